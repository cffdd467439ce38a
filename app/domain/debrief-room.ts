import { isPresent, leaderOf, speakerOf } from "./debrief-presence";
import { firstVoteOf, isOwedVote, previousVote, type StandingVote, votesMissing } from "./debrief-votes";
import { type Debrief, type Id, type Loop, last, openDebriefOf, type Speaker, type Stage } from "./loop";
import { currentSpeaker, nextSpeaker } from "./speakers";
import type { Day, Instant } from "./time";

export type Presence = "excused" | "absent" | "present" | "left";
export type Turn = "none" | "waiting" | "next" | "current" | "heard";

/** One speaker as the room shows them: states and instants, nothing under the seal. */
export interface Seated {
  readonly personId: Id;
  readonly kind: Speaker["kind"];
  readonly level: number;
  readonly tenureFrom: Day;
  /** Counted from 1; null for the excused. The same for every viewer (D2). */
  readonly order: number | null;
  readonly presence: Presence;
  readonly readAt: Instant | null;
  readonly leftAt: Instant | null;
  readonly leftReason: string | null;
  readonly turn: Turn;
  readonly turnStartedAt: Instant | null;
  readonly turnEndedAt: Instant | null;
  readonly revoteCastAt: Instant | null;
  readonly finalCastAt: Instant | null;
  /** The vote that stood at the reveal (D3). */
  readonly first: StandingVote | null;
}

/** One debrief as those who read the loop's conclusions see it. */
export interface Room {
  readonly debrief: Pick<
    Debrief,
    | ("id" | "number" | "kind" | "phase" | "phaseAt" | "openedAt" | "closedAt")
    | ("revoteShownAt" | "finalShownAt" | "adjournments")
  >;
  readonly leaderId: Id | null;
  readonly speakers: readonly Seated[];
  readonly currentId: Id | null;
  readonly nextId: Id | null;
  /** Whose vote everybody waits for now. */
  readonly awaited: readonly Id[];
}

const STAGES: Partial<Record<Debrief["phase"], Stage>> = { revote: "revote", finalVote: "final" };

/** The vote that a debrief is in, if it is in one. */
export const stageOf = (debrief: Pick<Debrief, "phase">): Stage | null => STAGES[debrief.phase] ?? null;

const presenceOf = (debrief: Debrief, speaker: Speaker): Presence => {
  if (speaker.place === null) return "excused";
  if (debrief.closedAt === null) {
    if (isPresent(debrief, speaker)) return "present";
    const isBack = (speaker.joinedAt ?? 0) > (speaker.leftAt ?? 0);
    return speaker.leftAt !== null && !isBack ? "left" : "absent";
  }
  if (speaker.joinedAt === null) return "absent";
  return (speaker.leftAt ?? 0) > speaker.joinedAt ? "left" : "present";
};

const turnOf = (debrief: Debrief, speaker: Speaker): Turn => {
  if (speaker.place === null) return "none";
  if (speaker.turnEndedAt !== null) return "heard";
  if (currentSpeaker(debrief)?.personId === speaker.personId) return "current";
  const isNext = debrief.phase === "discussion" && nextSpeaker(debrief)?.personId === speaker.personId;
  return isNext ? "next" : "waiting";
};

const seat = (loop: Loop, debrief: Debrief, speaker: Speaker, order: number | null): Seated => ({
  personId: speaker.personId,
  kind: speaker.kind,
  level: speaker.level,
  tenureFrom: speaker.tenureFrom,
  order,
  presence: presenceOf(debrief, speaker),
  readAt: (speaker.readAt ?? 0) >= (speaker.joinedAt ?? 0) ? speaker.readAt : null,
  leftAt: speaker.leftAt,
  leftReason: speaker.leftReason,
  turn: turnOf(debrief, speaker),
  turnStartedAt: speaker.turnStartedAt,
  turnEndedAt: speaker.turnEndedAt,
  revoteCastAt: speaker.revoteCastAt,
  finalCastAt: speaker.finalCastAt,
  first: firstVoteOf(loop, speaker.personId),
});

const seats = (loop: Loop, debrief: Debrief): readonly Seated[] => {
  const speaking = debrief.speakers.filter((s) => s.place !== null);
  const ordered = [...speaking].sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const excused = debrief.speakers.filter((s) => s.place === null);
  return [
    ...ordered.map((s, index) => seat(loop, debrief, s, index + 1)),
    ...excused.map((s) => seat(loop, debrief, s, null)),
  ];
};

/** The open debrief, or else the latest; null before the first. */
export const debriefAtHand = (loop: Pick<Loop, "debriefs">): Debrief | null =>
  loop.debriefs.find((d) => d.closedAt === null) ?? last(loop.debriefs);

/** The room of one debrief. Only for those who read the loop's conclusions: it holds first votes. */
export const roomOf = (loop: Loop, debrief: Debrief): Room => {
  const stage = stageOf(debrief);
  const { id, number, kind, phase, phaseAt, openedAt, closedAt } = debrief;
  const { revoteShownAt, finalShownAt, adjournments } = debrief;
  return {
    debrief: {
      id,
      number,
      kind,
      phase,
      phaseAt,
      openedAt,
      closedAt,
      revoteShownAt,
      finalShownAt,
      adjournments,
    },
    leaderId: leaderOf(loop),
    speakers: seats(loop, debrief),
    currentId: phase === "discussion" ? (currentSpeaker(debrief)?.personId ?? null) : null,
    nextId: phase === "discussion" ? (nextSpeaker(debrief)?.personId ?? null) : null,
    awaited: stage ? votesMissing(debrief, stage) : [],
  };
};

/** The vote that this person owes now, and the one that it is measured against; null if none is waited for. */
export const voteOwedBy = (
  personId: Id,
  loop: Loop,
): { readonly stage: Stage; readonly previous: StandingVote | null } | null => {
  const debrief = openDebriefOf(loop);
  const stage = debrief && stageOf(debrief);
  if (!debrief || !stage || loop.ending !== null || !isOwedVote(debrief, personId, stage)) return null;
  return { stage, previous: previousVote(loop, debrief, personId, stage) };
};

/** Whether this person has a place in the open debrief. */
export const hasPlace = (personId: Id, loop: Loop): boolean => {
  const debrief = openDebriefOf(loop);
  const speaker = debrief && speakerOf(debrief, personId);
  return speaker !== null && speaker.place !== null;
};
