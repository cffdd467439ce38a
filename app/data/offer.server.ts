import type { EndingKind, Id, Loop } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { canFollow, offerStateOf, type RecruiterDeed } from "~/domain/offer";
import { offerObjectionsToldTo } from "~/domain/offer-deed";
import { showOffer } from "~/domain/offer-view";
import type { Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import { changeLoop, readLoopState, sayIn } from "./loops.server";

const ENDINGS: Partial<Record<RecruiterDeed, EndingKind>> = {
  accepted: "offerAccepted",
  declined: "offerDeclined",
  rescinded: "offerRescinded",
};

const isDone = (viewer: Viewer, loop: Loop, deed: RecruiterDeed): boolean =>
  offerStateOf(loop) === deed && loop.offer.at(-1)?.byId === viewer.id;

/**
 * The recruiter records a deed of the offer. Ready and extended are judged by every gate under the loop's lock (O2);
 * accepted, declined and rescinded end the loop in the same transaction (O4). Sent twice it is done once. Throws 404.
 */
export function recordOfferDeed(
  viewer: Viewer,
  loopId: Id,
  deed: RecruiterDeed,
  reason: string | null,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: `offer.${deed}`,
      done: (loop) => isDone(viewer, loop, deed),
      rule: (loop) => offerObjectionsToldTo(viewer, loop, deed, reason),
      write: async (tx, _loop, at) => {
        await tx.offerStep.create({ data: { loopId, deed, byId: viewer.id, at, reason } });
        const endKind = ENDINGS[deed];
        if (!endKind) return {};
        const ending = { endedAt: at, endKind, endReason: reason, endedById: viewer.id };
        await tx.loop.update({ where: { id: loopId }, data: ending });
        return { details: { ending: endKind } };
      },
    },
    now,
  );
}

const STEPS = ["ready", "extended", "accepted", "declined", "rescinded"] as const;

/** The loop's offer as its reader sees it: where it stands, the gates, and what this person may do. Throws 404. */
export async function readOffer(viewer: Viewer, loopId: Id) {
  const { view, more } = await readLoopState(viewer, loopId, (loop) => {
    const open = loop.ending || viewer.id !== loop.recruiterId ? [] : STEPS;
    return {
      deeds: open
        .filter((deed) => canFollow(offerStateOf(loop), deed))
        .map((deed) => ({
          deed,
          // What is typed into the form is judged when it is sent.
          objections: sayIn(loop, offerObjectionsToldTo(viewer, loop, deed, "…")),
        })),
      link: linkOf(viewer, loop),
    };
  });
  return { ...showOffer(view), ...more };
}

/** Whether the candidate is linked to a person, which a hire proposes; for those who could link them (S9). */
const linkOf = (viewer: Viewer, loop: Loop): "none" | "proposed" | "linked" => {
  const isKeeper = can(viewer, "recruiter") || can(viewer, "admin");
  if (loop.ending?.kind !== "offerAccepted" || !isKeeper) return "none";
  return loop.candidate.personId === null ? "proposed" : "linked";
};
