import { isBlank } from "./content";
import { type Gate, type GateResult, unmetGates } from "./gates";
import type { Id, Loop, OfferDeed } from "./loop";
import { type Objection, when } from "./objections";
import { type OfferState, offerStateOf } from "./offer-state";

export { hasBeenExtended, type OfferState, offerStateOf } from "./offer-state";

/** What a recruiter records. A drop is recorded by the mechanism alone (O3). */
export type RecruiterDeed = Exclude<OfferDeed, "dropped">;

/** The lifecycle (O4): records follow each other, and nothing is undone. */
const MOVES: Record<OfferState, readonly OfferDeed[]> = {
  none: ["ready"],
  ready: ["dropped", "extended"],
  dropped: ["ready"],
  extended: ["accepted", "declined", "rescinded"],
  accepted: [],
  declined: [],
  rescinded: [],
};

/** Whether this deed can follow from where the offer stands. */
export const canFollow = (state: OfferState, deed: OfferDeed): boolean => MOVES[state].includes(deed);

/** Why no offer can be marked ready now: the objections of every unmet gate (O1, O2). */
export const objectionsToOffer = (loop: Loop): readonly Objection[] =>
  unmetGates(loop).flatMap((g) => g.objections);

/** Whether an offer is ready: marked so, and all gates met at this moment (O1). */
export const isReady = (loop: Loop): boolean =>
  offerStateOf(loop) === "ready" && unmetGates(loop).length === 0;

const objectionsToStep = (loop: Loop, deed: RecruiterDeed): readonly Objection[] => {
  const state = offerStateOf(loop);
  if (canFollow(state, deed)) return [];
  if (state === deed) return when(true, "alreadyDone");
  const isBefore = state === "none" || state === "dropped";
  if (deed === "extended" && isBefore) return when(true, "offerNotReady", [loop.recruiterId]);
  if (isBefore || state === "ready") return when(true, "offerNotExtended", [loop.recruiterId]);
  return when(true, "offerStep", [loop.recruiterId]);
};

/**
 * O2, O4: the loop's recruiter alone. Ready and extended need every gate met at this very moment; accepted, declined
 * and rescinded come after extended; rescinding needs a reason.
 */
export const objectionsToOfferDeed = (
  personId: Id,
  loop: Loop,
  deed: RecruiterDeed,
  reason: string | null,
): readonly Objection[] => [
  ...when(loop.ending !== null, "loopEnded"),
  ...when(personId !== loop.recruiterId, "notTheRecruiter", [loop.recruiterId]),
  ...objectionsToStep(loop, deed),
  ...(deed === "ready" || deed === "extended" ? objectionsToOffer(loop) : []),
  ...when(deed === "rescinded" && isBlank(reason), "reasonMissing", [personId]),
];

/** O3: the gates for which a standing readiness has to drop in this transaction; empty if it stands, or none does. */
export const dropDue = (loop: Loop): readonly Gate[] =>
  offerStateOf(loop) === "ready" ? unmetGates(loop).map((g) => g.gate) : [];

/** O3: what changed after an offer went out, to be shown beside it; the offer itself stays. */
export const changedAfterExtension = (loop: Loop): readonly GateResult[] =>
  offerStateOf(loop) === "extended" || offerStateOf(loop) === "accepted" ? unmetGates(loop) : [];
