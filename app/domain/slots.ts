import { isBlank } from "./content";
import { isOverdue } from "./due";
import { type Assignment, type Id, isRevealed, isStarted, type Loop, type Round, type Slot } from "./loop";
import { type Objection, when } from "./objections";
import { objectionsToPlan } from "./panel";
import { placeOf } from "./submission";
import type { Instant } from "./time";

/** What the planners settle for one assignment besides who and which part. */
export interface Placement {
  readonly slot: Slot | null;
  readonly principles: readonly Id[];
}

/** Objects to principles that the organisation doesn't have, and in a follow-up to such as aren't in question (P1). */
export const objectionsToPrinciples = (
  loop: Loop,
  round: Pick<Round, "focus">,
  principles: readonly Id[],
): readonly Objection[] => [
  ...when(
    principles.some((id) => !loop.principles[id]),
    "choiceGone",
  ),
  ...when(round.focus.length > 0 && principles.some((id) => !round.focus.includes(id)), "focusOnly"),
];

/** Objects to a slot that ends before it starts, and to principles as `objectionsToPrinciples` does. */
export const objectionsToPlacement = (
  loop: Loop,
  round: Pick<Round, "focus">,
  { slot, principles }: Placement,
): readonly Objection[] => [
  ...when(slot !== null && slot.end <= slot.start, "slotBackwards"),
  ...objectionsToPrinciples(loop, round, principles),
];

const sameIds = (a: readonly Id[], b: readonly Id[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** A change of a placement, with the reason for moving an interview of a round that has started; blank is none. */
export interface Change extends Placement {
  readonly reason: string;
}

/** Whether this would be another time for an interview that has one. */
export const isMove = ({ slot }: Assignment, next: Placement): boolean =>
  slot !== null && next.slot !== null && (slot.start !== next.slot.start || slot.end !== next.slot.end);

const objectionsOnceStarted = (assignment: Assignment, next: Change, at: Instant): readonly Objection[] => [
  ...when(assignment.submittedAt !== null, "slotIsOver", [assignment.personId]),
  ...when(isOverdue(assignment, at), "tooLateToMove", [assignment.personId]),
  ...when(next.slot === null, "slotMissing", [assignment.personId]),
  ...when(isMove(assignment, next) && isBlank(next.reason), "moveWithoutReason"),
  ...when(!sameIds(assignment.principles, next.principles), "principlesFixed", [assignment.personId]),
];

/**
 * Objects to a change by anybody but the planners. Before the start anything may change. Afterwards an interview may
 * be moved for a reason, and its due time with it (F7), until feedback is in or overdue: so no move hides a lateness.
 */
export const objectionsToChangePlacement = (
  personId: Id,
  loop: Loop,
  assignmentId: Id,
  next: Change,
  at: Instant,
): readonly Objection[] => {
  const place = placeOf(loop, assignmentId);
  if (!place) return when(true, "changedMeanwhile");
  return [
    ...objectionsToPlan(personId, loop),
    ...when(isRevealed(place.round), "slotIsOver", [place.assignment.personId]),
    ...(isStarted(place.round) ? objectionsOnceStarted(place.assignment, next, at) : []),
    ...objectionsToPlacement(loop, place.round, next),
  ];
};
