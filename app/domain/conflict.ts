import { isBlank } from "./content";
import {
  assignmentsOf,
  barRaiserOf,
  type Conflict,
  type Id,
  isRequired,
  type Loop,
  outsideLeads,
  stateOf,
} from "./loop";
import { type Objection, when } from "./objections";

/** Whether this person is the candidate themselves (S9). */
export const isCandidate = (loop: Loop, personId: Id): boolean => loop.candidate.personId === personId;

const conflictOf = (loop: Loop, personId: Id): Conflict | null =>
  loop.conflicts.find((c) => c.personId === personId) ?? null;

/** Whether a conflict of interest between this person and the candidate is declared (P3). */
export const hasConflict = (loop: Loop, personId: Id): boolean => conflictOf(loop, personId) !== null;

const hasSubmitted = (loop: Loop, personId: Id): boolean =>
  assignmentsOf(loop).some(
    ({ assignment: a }) => a.personId === personId && isRequired(a) && stateOf(a) === "submitted",
  );

/**
 * Objects to declaring a conflict for somebody else, unless the recruiter does it; to declaring it twice; and to
 * giving no reason.
 */
export const objectionsToDeclareConflict = (
  personId: Id,
  loop: Loop,
  conflictPersonId: Id,
  reason: string,
): readonly Objection[] => [
  ...when(personId !== conflictPersonId && personId !== loop.recruiterId, "notYours", [
    conflictPersonId,
    loop.recruiterId,
  ]),
  ...when(loop.ending !== null, "loopEnded"),
  ...when(isCandidate(loop, conflictPersonId), "isCandidate"),
  ...when(hasConflict(loop, conflictPersonId), "conflictKnown"),
  ...when(isBlank(reason), "reasonMissing"),
];

/** Who weighs feedback under a conflict: the Bar Raiser; where the level has none, who leads the debrief instead. */
const weigherOf = (loop: Loop): Id | null =>
  loop.terms.hasBarRaiser ? barRaiserOf(loop) : loop.hiringManagerId;

/** Objects to weighing by anybody but the Bar Raiser, of their own feedback, before submission, twice or wordless. */
export const objectionsToWeigh = (
  personId: Id,
  loop: Loop,
  conflictPersonId: Id,
  text: string,
): readonly Objection[] => {
  const conflict = conflictOf(loop, conflictPersonId);
  const weigher = weigherOf(loop);
  return [
    ...when(personId !== weigher, "notYours", [weigher]),
    ...when(loop.ending !== null, "loopEnded"),
    ...when(conflict === null, "noConflict", [conflictPersonId]),
    ...when(personId === conflictPersonId, "notOwnConflict", outsideLeads(loop)),
    ...when(!hasSubmitted(loop, conflictPersonId), "notSubmitted", [conflictPersonId]),
    ...when(conflict !== null && conflict.weighing !== null, "alreadyDone"),
    ...when(isBlank(text), "textMissing"),
  ];
};

/** Conflicts of people who have submitted, still without the Bar Raiser's written word (P3). Shadows don't count. */
export const unweighedConflicts = (loop: Loop): readonly Conflict[] =>
  loop.conflicts.filter((c) => c.weighing === null && hasSubmitted(loop, c.personId));
