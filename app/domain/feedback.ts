import { hasConflict } from "./conflict";
import { isBlank, objectionsToContent } from "./content";
import {
  type Assignment,
  assignmentsOf,
  excusalOf,
  type Id,
  isRequired,
  isRevealed,
  isStarted,
  type Loop,
  pendingIn,
  type Round,
  stateOf,
} from "./loop";
import { type Objection, when } from "./objections";

export { emptyContent, objectionsToContent, objectionsToVoteBar } from "./content";

/** Anchored: 1 concern, 2 mild concern, 3 mixed, 4 strength, 5 exceptional strength. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

export const VOTES = ["stronglyInclined", "inclined", "notInclined", "stronglyNotInclined"] as const;
export type Vote = (typeof VOTES)[number];

export const BARS = ["raises", "meets", "lowers"] as const;
export type Bar = (typeof BARS)[number];

/** One observed behaviour. */
export interface Evidence {
  readonly id: Id;
  readonly situation: string;
  readonly action: string;
  readonly result: string;
}

/** One principle's assessment. "Not assessed" is the null rating with its reason, never a number (F1). */
export interface PrincipleAssessment {
  readonly principleId: Id;
  readonly rating: Rating | null;
  readonly notAssessedReason: string | null;
  readonly evidence: readonly Evidence[];
}

/** What an interviewer writes. In a draft anything may be missing; `objectionsToContent` says what. */
export interface Content {
  readonly principles: readonly PrincipleAssessment[];
  readonly bar: Bar | null;
  readonly vote: Vote | null;
  readonly summary: string;
}

export const RATING_WORDS: Readonly<Record<Rating, string>> = {
  1: "Concern",
  2: "Mild concern",
  3: "Mixed",
  4: "Strength",
  5: "Exceptional strength",
};

/** What each rating is anchored to, so that two people mean the same by it (F1). */
export const RATING_ANCHORS: Readonly<Record<Rating, string>> = {
  1: "What they did worked against this principle, more than once or where it mattered most.",
  2: "What they did fell short of what this level asks for.",
  3: "Some of it is what this level asks for and some is not.",
  4: "What they did is clearly what this level asks for, and more.",
  5: "What they did would be an example to the people now at this level.",
};

export const VOTE_WORDS: Readonly<Record<Vote, string>> = {
  stronglyInclined: "Strongly inclined",
  inclined: "Inclined",
  notInclined: "Not inclined",
  stronglyNotInclined: "Strongly not inclined",
};

export const BAR_WORDS: Readonly<Record<Bar, string>> = {
  raises: "Raises",
  meets: "Meets",
  lowers: "Lowers",
};

/** An assignment by its id, with its round; null if this loop has none such. */
export const placeOf = (loop: Loop, assignmentId: Id): { round: Round; assignment: Assignment } | null =>
  assignmentsOf(loop).find(({ assignment }) => assignment.id === assignmentId) ?? null;

/**
 * Whether the round is to be revealed in this very transaction (S3): nobody required is pending and enough was
 * written (F8): in a main round by the Bar Raiser, where the loop has one, and an interviewer; else by anybody.
 */
export const isRevealDue = (round: Round, hasBarRaiser: boolean): boolean => {
  if (!isStarted(round) || isRevealed(round) || pendingIn(round).length > 0) return false;
  const written = round.assignments.filter((a) => isRequired(a) && stateOf(a) === "submitted");
  if (round.kind !== "main") return written.length > 0;
  const barRaiserWrote = !hasBarRaiser || written.some((a) => a.kind === "barRaiser");
  return barRaiserWrote && written.some((a) => a.kind === "interviewer");
};

const ownOnly = (personId: Id, assignment: Assignment): readonly Objection[] =>
  when(assignment.personId !== personId, "notYourFeedback", [assignment.personId]);

/**
 * Objects to submitting feedback that is not one's own (F6), before the round's start, after an excusal, after the
 * loop's end (S10), under a declared conflict (P3), twice (F5), or with something missing (F1, F2).
 */
export const objectionsToSubmit = (
  personId: Id,
  loop: Loop,
  assignmentId: Id,
  content: Content,
): readonly Objection[] => {
  const place = placeOf(loop, assignmentId);
  if (!place) return when(true, "changedMeanwhile");
  const { round, assignment } = place;
  const cannot = [
    ...ownOnly(personId, assignment),
    ...when(loop.ending !== null, "loopEnded"),
    ...when(!isStarted(round), "roundNotStarted", [loop.recruiterId, loop.hiringManagerId]),
    ...when(excusalOf(assignment) !== null, "excusedFromRound"),
    ...when(assignment.submittedAt !== null, "alreadySubmitted", [assignment.personId]),
    ...when(hasConflict(loop, personId), "conflictDeclared", [loop.recruiterId]),
  ];
  if (cannot.length > 0) return cannot;
  return objectionsToContent(content, assignment.principles, (id) => loop.principles[id]?.name ?? id);
};

/** Objects to withdrawing what is not one's own, not submitted or revealed (F3), and without a reason. */
export const objectionsToWithdraw = (
  personId: Id,
  loop: Loop,
  assignmentId: Id,
  reason: string,
): readonly Objection[] => {
  const place = placeOf(loop, assignmentId);
  if (!place) return when(true, "changedMeanwhile");
  const { round, assignment } = place;
  return [
    ...ownOnly(personId, assignment),
    ...when(loop.ending !== null, "loopEnded"),
    ...when(isRevealed(round), "roundIsRevealed"),
    ...when(assignment.submittedAt === null, "notSubmitted", [assignment.personId]),
    ...when(isBlank(reason), "reasonMissing"),
  ];
};

/** Objects to an addendum before the reveal, to somebody else's or unsubmitted feedback, or to practice (F3, F9). */
export const objectionsToAddendum = (
  personId: Id,
  loop: Loop,
  assignmentId: Id,
  text: string,
): readonly Objection[] => {
  const place = placeOf(loop, assignmentId);
  if (!place) return when(true, "changedMeanwhile");
  const { round, assignment } = place;
  const pending = pendingIn(round).map((a) => a.personId);
  return [
    ...ownOnly(personId, assignment),
    ...when(loop.ending !== null, "loopEnded"),
    ...when(!isRequired(assignment), "practiceHasNoAddendum"),
    ...when(!isRevealed(round), "roundStillSealed", pending),
    ...when(stateOf(assignment) !== "submitted", "notSubmitted", [assignment.personId]),
    ...when(isBlank(text), "textMissing"),
  ];
};
