import { hasConflict } from "./conflict";
import { isBlank, objectionsToContent } from "./content";
import type { Content } from "./feedback";
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
