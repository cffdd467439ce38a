import type { Bar, Rating, Vote } from "./feedback";
import type { EndingKind, Id } from "./loop";
import { HOUR, type Instant } from "./time";
import type { AssignmentView, FeedbackView, LoopView, Name } from "./view";

/** How a loop came out for its candidate; null where it ended without a decision (S10). */
export type CameOut = "hired" | "notHired" | "offered";

const CAME_OUT: Readonly<Record<EndingKind, CameOut | null>> = {
  ...{ offerAccepted: "hired", noHire: "notHired", vetoUpheld: "notHired" },
  ...{ offerDeclined: "offered", offerRescinded: "offered", candidateWithdrew: null, roleClosed: null },
};

/** One's own part in one closed loop, beside how the loop came out. */
export interface OwnVerdict {
  readonly assignmentId: Id;
  readonly loop: { readonly id: Id; readonly candidate: Name; readonly role: string };
  readonly endedAt: Instant;
  readonly cameOut: CameOut;
  /** The vote of the version that stood at the reveal (D3). */
  readonly vote: Vote | null;
  readonly bar: Bar | null;
  readonly ratings: readonly { readonly principle: string; readonly rating: Rating | null }[];
  /** From the end of the slot to the submission, in hours; null without a slot. Never below 0. */
  readonly hours: number | null;
  readonly due: "onTime" | "late";
  /** How many pieces of evidence they recorded, and how many of these a veto or its lifting cites. */
  readonly pieces: number;
  readonly cited: number;
}

/** A person's own record, for that person alone: nobody is compared with anybody. */
export interface Calibration {
  readonly verdicts: readonly OwnVerdict[];
  /** The middle of the hours that they took to write; null without any. */
  readonly medianHours: number | null;
  readonly onTime: number;
  readonly pieces: number;
  readonly cited: number;
}

const citedIn = (view: LoopView, feedback: FeedbackView): number => {
  const cites = (view.conclusions?.vetoes ?? []).flatMap((v) => [...v.cites, ...(v.resolution?.cites ?? [])]);
  const pieces = feedback.content.principles.flatMap((p) => p.evidence);
  return pieces.filter((piece) => cites.some((cite) => cite.kind === "evidence" && cite.id === piece.id))
    .length;
};

const verdictOf = (
  view: LoopView,
  seat: AssignmentView,
  feedback: FeedbackView,
  cameOut: CameOut,
): OwnVerdict => ({
  assignmentId: seat.id,
  loop: { id: view.id, candidate: view.candidate, role: view.role.title },
  endedAt: view.ending?.at ?? 0,
  cameOut,
  vote: feedback.content.vote,
  bar: feedback.content.bar,
  ratings: feedback.content.principles.map(({ principleId, rating }) => ({
    principle: view.principles[principleId]?.name ?? "A principle",
    rating,
  })),
  hours: seat.slot && Math.max(0, (feedback.submittedAt - seat.slot.end) / HOUR),
  due: seat.late ? "late" : "onTime",
  pieces: feedback.content.principles.flatMap((p) => p.evidence).length,
  cited: citedIn(view, feedback),
});

/** One's own verdicts in a loop that has ended with a decision, as far as one reads how it ended; practice is none (F9). */
const verdictsIn = (personId: Id, view: LoopView): readonly OwnVerdict[] => {
  const cameOut = view.ending?.kind ? CAME_OUT[view.ending.kind] : null;
  if (cameOut === null || view.conclusions === null) return [];
  const seats = view.rounds
    .filter((round) => round.revealedAt !== null)
    .flatMap((round) => round.assignments)
    .filter((seat) => seat.person.id === personId && seat.kind !== "shadow");
  return seats.flatMap((seat) => {
    const own = view.feedback.find((f) => f.assignmentId === seat.id && f.withdrawal === null);
    return own ? [verdictOf(view, seat, own, cameOut)] : [];
  });
};

/** The middle value: of an even number the mean of the two in the middle; null of none. */
export const median = (values: readonly number[]): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** What a person sees of their own closed loops, latest first. The views have to be that person's own. */
export const calibrationOf = (personId: Id, views: readonly LoopView[]): Calibration => {
  const verdicts = views
    .flatMap((view) => verdictsIn(personId, view))
    .sort((a, b) => b.endedAt - a.endedAt || (a.assignmentId < b.assignmentId ? -1 : 1));
  const sum = (of: (verdict: OwnVerdict) => number) => verdicts.reduce((total, v) => total + of(v), 0);
  return {
    verdicts,
    medianHours: median(verdicts.flatMap(({ hours }) => hours ?? [])),
    onTime: verdicts.filter(({ due }) => due === "onTime").length,
    pieces: sum((v) => v.pieces),
    cited: sum((v) => v.cited),
  };
};
