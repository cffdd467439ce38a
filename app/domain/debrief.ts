import { isBlank } from "./content";
import { stepDebrief } from "./debrief-moves";
import { leaderOf, objectionsToLead, presentIn } from "./debrief-presence";
import { allCast, isShown, votesMissing } from "./debrief-votes";
import { barHolders, latestDecision } from "./decision";
import {
  assignmentsOf,
  type Debrief,
  type EndingKind,
  type Id,
  isRequired,
  type Loop,
  openDebriefOf,
  type Phase,
  stateOf,
} from "./loop";
import { type Objection, when } from "./objections";
import { turnsLeft } from "./speakers";

export { type DebriefAct, stepDebrief } from "./debrief-moves";
export {
  debriefKindFor,
  latestRevealOf,
  objectionsToOpenDebrief,
  objectionsToReopen,
} from "./debrief-opening";
export {
  isPresent,
  leaderOf,
  objectionsToJoin,
  objectionsToLead,
  objectionsToMarkLeft,
  objectionsToMarkRead,
  presentIn,
  speakerOf,
  successorMustAssess,
} from "./debrief-presence";
export { objectionsToNextTurn, turnAfter } from "./debrief-turns";
export { isOwedVote } from "./debrief-votes";

/** The leader sends everybody home, with a reason that is shown for good. */
export const objectionsToAdjourn = (personId: Id, loop: Loop, reason: string): readonly Objection[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return when(true, "noDebriefOpen", [leaderOf(loop)]);
  return [
    ...objectionsToLead(personId, loop),
    ...when(stepDebrief(debrief, "adjourn") === null, "debriefAdjourned", [leaderOf(loop)]),
    ...when(isBlank(reason), "reasonMissing", [personId]),
  ];
};

/** Whom the meeting still needs before it may go beyond reading (D3): those who are not present. */
const quorumMissing = (
  loop: Loop,
  debrief: Debrief,
): { readonly isMissing: boolean; readonly people: readonly (Id | null)[] } => {
  const present = new Set<Id | null>(presentIn(debrief).map((s) => s.personId));
  const needed = barHolders(loop);
  const interviewers = assignmentsOf(loop)
    .filter(({ assignment }) => isRequired(assignment) && stateOf(assignment) === "submitted")
    .map(({ assignment }) => assignment.personId)
    .filter((id) => !needed.includes(id));
  const absent = needed.filter((id) => !present.has(id));
  const isInterviewerMissing = !interviewers.some((id) => present.has(id));
  return {
    isMissing: absent.length > 0 || isInterviewerMissing,
    people: [...absent, ...(isInterviewerMissing ? new Set(interviewers) : [])],
  };
};

const objectionsToLeave = (loop: Loop, debrief: Debrief): readonly Objection[] => {
  const stage = debrief.phase === "revote" ? "revote" : debrief.phase === "finalVote" ? "final" : null;
  const quorum = quorumMissing(loop, debrief);
  const left = turnsLeft(debrief).map((s) => s.personId);
  return [
    ...when(debrief.phase === "reading" && quorum.isMissing, "quorumMissing", quorum.people),
    ...(stage === null
      ? []
      : when(
          !isShown(debrief, stage) && !allCast(debrief, stage),
          "votesMissing",
          votesMissing(debrief, stage),
        )),
    ...when(debrief.phase === "discussion" && left.length > 0, "turnsLeft", left),
  ];
};

/** The leader moves on to the next phase: with the quorum of D3, once everyone present has cast, after every turn. */
export const objectionsToAdvance = (personId: Id, loop: Loop, to: Phase): readonly Objection[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return when(true, "noDebriefOpen", [leaderOf(loop)]);
  const isDone = debrief.phase === to;
  return [
    ...objectionsToLead(personId, loop),
    ...when(isDone, "alreadyDone"),
    ...when(debrief.phase === "adjourned" && !isDone, "debriefAdjourned", [leaderOf(loop)]),
    ...when(!isDone && stepDebrief(debrief, "advance") !== to, "debriefStep", [leaderOf(loop)]),
    ...objectionsToLeave(loop, debrief),
  ];
};

/** D4: the leader closes once a decision was recorded here. A silent Bar Raiser doesn't stop it: the gate stays unmet. */
export const objectionsToClose = (personId: Id, loop: Loop): readonly Objection[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return when(true, "noDebriefOpen", [leaderOf(loop)]);
  return [
    ...objectionsToLead(personId, loop),
    ...when(stepDebrief(debrief, "close") === null, "debriefStep", [leaderOf(loop)]),
    ...when(latestDecision(loop)?.debriefId !== debrief.id, "decisionMissingHere", [loop.hiringManagerId]),
  ];
};

/** How closing this debrief ends the loop: a no hire does, everything else leaves it open. */
export const endingAtClose = (loop: Loop): EndingKind | null =>
  latestDecision(loop)?.outcome === "noHire" ? "noHire" : null;
