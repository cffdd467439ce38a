import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import type { DebriefForm } from "~/forms/debrief";
import { adjournDebrief, advanceDebrief, closeDebrief, openDebrief, reopenDebrief } from "./debrief.server";
import { joinDebrief, markLeft, markRead, nextTurn } from "./debrief-presence.server";
import { castDebriefVote } from "./debrief-votes.server";
import { concur, decide, recordLevelBar } from "./decision.server";

type Sent<Intent extends DebriefForm["intent"]> = Extract<DebriefForm, { readonly intent: Intent }>;
type Verb<Form> = (viewer: Viewer, loopId: Id, sent: Form, now: Instant) => Promise<readonly SaidObjection[]>;
type Doing = { readonly [Intent in DebriefForm["intent"]]: Verb<Sent<Intent>> };

const DOING: Doing = {
  open: (viewer, loopId, _, now) => openDebrief(viewer, loopId, now),
  join: (viewer, loopId, _, now) => joinDebrief(viewer, loopId, now),
  markRead: (viewer, loopId, _, now) => markRead(viewer, loopId, now),
  reopen: (viewer, loopId, _, now) => reopenDebrief(viewer, loopId, now),
  close: (viewer, loopId, _, now) => closeDebrief(viewer, loopId, now),
  advance: (viewer, loopId, sent, now) => advanceDebrief(viewer, loopId, sent.to, now),
  nextTurn: (viewer, loopId, sent, now) => nextTurn(viewer, loopId, sent.expectedSpeakerId, now),
  markLeft: (viewer, loopId, sent, now) => markLeft(viewer, loopId, sent, now),
  adjourn: (viewer, loopId, sent, now) => adjournDebrief(viewer, loopId, sent.reason, now),
  vote: (viewer, loopId, sent, now) => castDebriefVote(viewer, loopId, sent, now),
  decide: (viewer, loopId, sent, now) => decide(viewer, loopId, sent, now),
  levelBar: (viewer, loopId, sent, now) => recordLevelBar(viewer, loopId, sent.bar, now),
  concur: (viewer, loopId, sent, now) => concur(viewer, loopId, sent.text, now),
};

/** Does what a debrief's form asks for; answers the objections in words, none means done. Throws 404. */
export function doInDebrief(
  viewer: Viewer,
  loopId: Id,
  sent: DebriefForm,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  // Each entry takes its own form; the intent, by which it is found, says which one this is.
  const doing = DOING[sent.intent] as Verb<DebriefForm>;
  return doing(viewer, loopId, sent, now);
}
