import { unweighedConflicts } from "./conflict";
import { isBlank } from "./content";
import { leaderOf, objectionsToLead, presentIn } from "./debrief-presence";
import { allCast, isShown, votesMissing } from "./debrief-votes";
import { latestDecision } from "./decision";
import { objectionsToBarRaiser } from "./independence";
import {
  assignmentsOf,
  barRaiserOf,
  type Debrief,
  type EndingKind,
  type Id,
  isRequired,
  isSealed,
  isStarted,
  type Loop,
  last,
  mainRoundOf,
  openDebriefOf,
  type Phase,
  pendingIn,
  startedRounds,
  stateOf,
} from "./loop";
import { type Objection, when } from "./objections";
import { currentSpeaker, nextSpeaker, turnsLeft } from "./speakers";
import type { Instant } from "./time";

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
export { isOwedVote } from "./debrief-votes";

export type DebriefAct = "advance" | "adjourn" | "reopen" | "close";

const ADJOURN = { adjourn: "adjourned" } as const;

/** The lifecycle (D1). A missing cell is an impossible step; a further debrief has no re-vote. */
const MOVES: Record<Debrief["kind"], Record<Phase, Partial<Record<DebriefAct, Phase>>>> = {
  full: {
    reading: { advance: "revote", ...ADJOURN },
    revote: { advance: "discussion", ...ADJOURN },
    discussion: { advance: "finalVote", ...ADJOURN },
    finalVote: { advance: "decision", ...ADJOURN },
    decision: { close: "closed", ...ADJOURN },
    adjourned: { reopen: "reading" },
    closed: {},
  },
  further: {
    reading: { advance: "discussion", ...ADJOURN },
    revote: {},
    discussion: { advance: "finalVote", ...ADJOURN },
    finalVote: { advance: "decision", ...ADJOURN },
    decision: { close: "closed", ...ADJOURN },
    adjourned: { reopen: "reading" },
    closed: {},
  },
};

/** The phase that an act leads to, or null where the lifecycle has no such step. */
export const stepDebrief = (debrief: Debrief, act: DebriefAct): Phase | null =>
  MOVES[debrief.kind][debrief.phase][act] ?? null;

/** The first debrief is full; one after a closed one is further, and shorter (D1). */
export const debriefKindFor = (loop: Loop): Debrief["kind"] =>
  loop.debriefs.length === 0 ? "full" : "further";

/** The latest reveal of any round; 0 before the first. */
export const latestRevealOf = (loop: Loop): Instant =>
  Math.max(0, ...loop.rounds.map((r) => r.revealedAt ?? 0));

/** Whether anything happened since the last closed debrief that another one could weigh. */
const isSomethingNew = (loop: Loop): boolean => {
  const before = last(loop.debriefs);
  if (!before) return true;
  const since = [
    latestRevealOf(loop),
    ...loop.appointments.map((a) => a.at),
    ...loop.replacements.map((r) => r.agreedAt ?? 0),
    ...loop.termChanges.map((c) => c.at),
  ];
  const holders = [loop.hiringManagerId, ...(loop.terms.hasBarRaiser ? [barRaiserOf(loop)] : [])];
  // Without their final bar answers no offer could ever get ready, so a missing one is worth another meeting.
  const isBarMissing = holders.some((id) => !loop.gateFacts.finalBars.some((b) => b.personId === id));
  return isBarMissing || since.some((at) => at > before.openedAt);
};

const objectionsToMeet = (personId: Id, loop: Loop, at: Instant): readonly Objection[] => {
  const sealed = startedRounds(loop).filter(isSealed);
  const main = mainRoundOf(loop);
  const barRaiser = loop.terms.hasBarRaiser ? loop.people[barRaiserOf(loop) ?? ""] : undefined;
  return [
    ...objectionsToLead(personId, loop),
    ...when(!main || !isStarted(main), "mainNotRevealed", [loop.recruiterId, loop.hiringManagerId]),
    ...when(
      sealed.length > 0,
      "roundsSealed",
      sealed.flatMap(pendingIn).map((a) => a.personId),
    ),
    ...(barRaiser ? objectionsToBarRaiser(barRaiser, loop, at) : []),
    ...when(unweighedConflicts(loop).length > 0, "conflictUnweighed", [leaderOf(loop)]),
  ];
};

/**
 * D1: by the leader, once every started round (the main round among them) is revealed, if there is something new to
 * weigh. P2 is checked again, conflicts declared late must be weighed (P3), a late successor must have assessed (P5).
 */
export const objectionsToOpenDebrief = (personId: Id, loop: Loop, at: Instant): readonly Objection[] => [
  ...objectionsToMeet(personId, loop, at),
  ...when(openDebriefOf(loop) !== null, "debriefAlreadyOpen", [leaderOf(loop)]),
  ...when(openDebriefOf(loop) === null && !isSomethingNew(loop), "nothingNew", [
    loop.recruiterId,
    loop.hiringManagerId,
  ]),
];

/** D3: an adjourned debrief goes back to silent reading, under the same conditions as an opening. */
export const objectionsToReopen = (personId: Id, loop: Loop, at: Instant): readonly Objection[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return when(true, "noDebriefOpen", [leaderOf(loop)]);
  return [
    ...objectionsToMeet(personId, loop, at),
    ...when(stepDebrief(debrief, "reopen") === null, "notAdjourned"),
  ];
};

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
): { readonly isMissing: boolean; readonly people: readonly Id[] } => {
  const present = new Set(presentIn(debrief).map((s) => s.personId));
  const needed = [loop.hiringManagerId, ...(loop.terms.hasBarRaiser ? [barRaiserOf(loop)] : [])];
  const interviewers = assignmentsOf(loop)
    .filter(({ assignment }) => isRequired(assignment) && stateOf(assignment) === "submitted")
    .map(({ assignment }) => assignment.personId)
    .filter((id) => !needed.includes(id));
  const absent = needed.filter((id) => id === null || !present.has(id));
  const isInterviewerMissing = !interviewers.some((id) => present.has(id));
  return {
    isMissing: absent.length > 0 || isInterviewerMissing,
    people: [...absent.filter((id) => id !== null), ...(isInterviewerMissing ? new Set(interviewers) : [])],
  };
};

const objectionsToLeave = (loop: Loop, debrief: Debrief): readonly Objection[] => {
  const stage = debrief.phase === "revote" ? "revote" : debrief.phase === "finalVote" ? "final" : null;
  const quorum = quorumMissing(loop, debrief);
  const left = turnsLeft(debrief).map((s) => s.personId);
  return [
    ...when(debrief.phase === "reading" && quorum.isMissing, "quorumMissing", quorum.people),
    ...when(
      stage !== null && !isShown(debrief, stage) && !allCast(debrief, stage),
      "votesMissing",
      stage === null ? [] : votesMissing(debrief, stage),
    ),
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

/**
 * The turn moves on: the current speaker's ends, the next one's starts. By the leader, or by the current speaker.
 * `expectedSpeakerId` is whom the form showed as current, so a doubled or stale click skips nobody.
 */
export const objectionsToNextTurn = (
  personId: Id,
  loop: Loop,
  expectedSpeakerId: Id | null,
): readonly Objection[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return when(true, "noDebriefOpen", [leaderOf(loop)]);
  const current = currentSpeaker(debrief)?.personId ?? null;
  return [
    ...(personId === current ? when(loop.ending !== null, "loopEnded") : objectionsToLead(personId, loop)),
    ...when(debrief.phase !== "discussion", "discussionNotOpen", [leaderOf(loop)]),
    ...when(current !== expectedSpeakerId, "changedMeanwhile", [personId]),
    ...when(current === null && nextSpeaker(debrief) === null, "turnsDone", [leaderOf(loop)]),
  ];
};

/** What moving the turn on does: whose turn ends and whose starts. */
export const turnAfter = (debrief: Debrief): { readonly ends: Id | null; readonly starts: Id | null } => ({
  ends: currentSpeaker(debrief)?.personId ?? null,
  starts: nextSpeaker(debrief)?.personId ?? null,
});

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
