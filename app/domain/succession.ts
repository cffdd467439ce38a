import { isBlank } from "./content";
import { leaderOf, successorMustAssess } from "./debrief-presence";
import { isBeyondLimit } from "./due";
import { objectionsToBarRaiser } from "./independence";
import {
  actsAsLead,
  assignmentsOf,
  barRaiserOf,
  type CannotAct,
  type Id,
  isRequired,
  isStarted,
  type Loop,
  last,
  mainRoundOf,
  openVetoOf,
  outsideLeads,
  stateOf,
} from "./loop";
import { type Objection, when } from "./objections";
import { isActive, standingOf } from "./person";
import type { Instant } from "./time";
import { isVetoSuccessionCause, resolverOf } from "./veto";

export { successorMustAssess } from "./debrief-presence";
export { objectionsToAgreeReplacement, objectionsToReplace } from "./replacement";

const hasRecused = (loop: Loop, personId: Id): boolean => loop.recusals.some((r) => r.personId === personId);

/** Whether the Bar Raiser's feedback in a started round is overdue beyond the organisation's limit. */
const isOverdueHere = (loop: Loop, personId: Id, at: Instant): boolean =>
  assignmentsOf(loop).some(
    ({ round, assignment }) =>
      isStarted(round) &&
      assignment.personId === personId &&
      isRequired(assignment) &&
      isBeyondLimit(assignment, loop.policy, at),
  );

/** Whether a cause really holds for the present Bar Raiser; none is taken on a lead's word (P5). */
export const isCauseTrue = (loop: Loop, cause: CannotAct, at: Instant): boolean => {
  const person = loop.people[barRaiserOf(loop) ?? ""];
  if (!person) return false;
  const holds: Record<CannotAct, () => boolean> = {
    deactivated: () => !isActive(person),
    recused: () => hasRecused(loop, person.id),
    revoked: () => standingOf(person) === "revoked",
    independence: () => objectionsToBarRaiser(person, loop, at).length > 0,
    overdue: () => isOverdueHere(loop, person.id, at),
  };
  return holds[cause]();
};

const objectionsToSuccessor = (loop: Loop, successorId: Id, at: Instant): readonly Objection[] => {
  const successor = loop.people[successorId];
  const main = mainRoundOf(loop);
  // Before the reveal the successor writes as Bar Raiser, and nobody writes twice in one round (F6).
  const isPanelist =
    main?.revealedAt === null &&
    main.assignments.some((a) => a.personId === successorId && stateOf(a) !== "excused");
  return [
    ...when(!successor, "personUnknown", [successorId]),
    ...(successor ? objectionsToBarRaiser(successor, loop, at) : []),
    ...when(successorId === barRaiserOf(loop), "successorIsPresent", [successorId]),
    ...when(hasRecused(loop, successorId), "successorRecused", [successorId]),
    ...when(isPanelist, "successorOnPanel", [successorId]),
  ];
};

/**
 * P5: a lead without a part in the loop names a successor who meets P2, for a cause that is true, in writing. While a
 * veto is open only the causes of V3 count, so nobody is replaced for the veto they cast.
 */
export const objectionsToAppoint = (
  personId: Id,
  loop: Loop,
  successorId: Id,
  cause: CannotAct,
  reason: string,
  at: Instant,
): readonly Objection[] => {
  const open = openVetoOf(loop);
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(!actsAsLead(personId, loop), "notOutsideLead", outsideLeads(loop)),
    ...when(!loop.terms.hasBarRaiser || barRaiserOf(loop) === null, "nobodyToSucceed", [loop.recruiterId]),
    ...when(!isCauseTrue(loop, cause, at), "causeNotTrue", [barRaiserOf(loop)]),
    // To nobody else: whether a veto is open is not everybody's to know (S4, S6).
    ...when(actsAsLead(personId, loop) && open !== null && !isVetoSuccessionCause(cause), "causeBelowVeto", [
      open && resolverOf(loop, open),
    ]),
    ...when(successorId === personId, "successorIsSelf", [personId]),
    ...objectionsToSuccessor(loop, successorId, at),
    ...when(isBlank(reason), "reasonMissing", [personId]),
  ];
};

/** P5: the Bar Raiser steps back from this loop, in writing and once; a lead then names the successor. */
export const objectionsToRecuse = (personId: Id, loop: Loop, reason: string): readonly Objection[] => {
  const barRaiser = loop.terms.hasBarRaiser ? barRaiserOf(loop) : null;
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(personId !== barRaiser, "notTheBarRaiser", [barRaiser]),
    ...when(hasRecused(loop, personId), "alreadyRecused", [personId]),
    ...when(isBlank(reason), "reasonMissing", [personId]),
  ];
};

/** P5: who succeeded after the reveal writes one dated assessment, before leading. */
export const objectionsToAssess = (personId: Id, loop: Loop, text: string): readonly Objection[] => {
  const leader = leaderOf(loop);
  const hasAssessed = loop.assessments.some(
    (a) => a.authorId === personId && a.at > (last(loop.appointments)?.at ?? 0),
  );
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(!loop.terms.hasBarRaiser || personId !== leader, "notTheBarRaiser", [
      loop.terms.hasBarRaiser ? leader : null,
    ]),
    ...when(personId === leader && hasAssessed, "alreadyAssessed", [personId]),
    ...when(personId === leader && !hasAssessed && !successorMustAssess(loop), "notASuccessor", [personId]),
    ...when(isBlank(text), "assessmentTextMissing", [personId]),
  ];
};
