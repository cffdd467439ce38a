import { isCandidate } from "./conflict";
import { isBlank } from "./content";
import { isBeyondLimit } from "./due";
import {
  type Assignment,
  assignmentsOf,
  barRaiserOf,
  type Excusal,
  type ExcusalKind,
  excusalOf,
  type Id,
  isRevealed,
  isStarted,
  type Loop,
  outsideLeads,
  type Round,
} from "./loop";
import { type Objection, when } from "./objections";
import { placeOf } from "./submission";
import type { Instant } from "./time";

/** What one asks for; "succession" is no request: it comes with the appointment of a successor (P5). */
export type RequestedExcusal = Exclude<ExcusalKind, "succession">;
export const REQUESTED_EXCUSALS: readonly RequestedExcusal[] = ["removal", "decline", "noShow", "conflict"];

export interface ExcusalAnswer {
  readonly agreed: boolean;
  readonly reason: string;
}

/** Who may ask for it: a decline is one's own; a conflict one's own or the recruiter's; the rest is the planners'. */
const requestersOf = (loop: Loop, assignment: Assignment, kind: RequestedExcusal): readonly Id[] => {
  const requesters: Record<RequestedExcusal, readonly Id[]> = {
    decline: [assignment.personId],
    conflict: [assignment.personId, loop.recruiterId],
    removal: [loop.recruiterId, loop.hiringManagerId],
    noShow: [loop.recruiterId, loop.hiringManagerId],
  };
  return requesters[kind].filter((id) => !isCandidate(loop, id));
};

/** Main rounds need their Bar Raiser and hiring manager: those are succeeded or replaced, not excused (F8, P5). */
const objectionsToSeat = (loop: Loop, round: Round, personId: Id): readonly Objection[] => [
  ...when(
    round.kind === "main" && personId === barRaiserOf(loop),
    "barRaiserNotExcusable",
    outsideLeads(loop),
  ),
  ...when(
    round.kind === "main" && personId === loop.hiringManagerId,
    "hiringManagerNotExcusable",
    loop.admins,
  ),
];

const openRequest = (assignment: Assignment): Excusal | null =>
  assignment.excusals.find((e) => e.answer === null) ?? null;

/**
 * Objects to asking for an excusal by somebody whose word it is not, before the start (the plan simply changes), of
 * submitted feedback, after the reveal, of a seat that the main round needs, twice at once, or without a reason (F8).
 */
export const objectionsToRequestExcusal = (
  personId: Id,
  loop: Loop,
  assignmentId: Id,
  kind: RequestedExcusal,
  reason: string,
): readonly Objection[] => {
  const place = placeOf(loop, assignmentId);
  if (!place) return when(true, "changedMeanwhile");
  const { round, assignment } = place;
  const requesters = requestersOf(loop, assignment, kind);
  return [
    ...when(!requesters.includes(personId), "notYours", requesters),
    ...when(loop.ending !== null, "loopEnded"),
    ...when(!isStarted(round), "removalInstead"),
    ...when(assignment.submittedAt !== null, "submittedNotExcusable", [assignment.personId]),
    ...when(isRevealed(round) && assignment.submittedAt === null, "nothingToExcuse"),
    ...when(excusalOf(assignment) !== null, "alreadyExcused", [assignment.personId]),
    ...when(openRequest(assignment) !== null, "excusalOpen"),
    ...objectionsToSeat(loop, round, assignment.personId),
    ...when(isBlank(reason), "reasonMissing"),
  ];
};

/**
 * Who may answer: the Bar Raiser. Leads from outside may too once the feedback is overdue beyond the limit, where the
 * loop has no Bar Raiser, and where the Bar Raiser is the one to be excused (nobody answers their own).
 */
export const excusalAnswerers = (loop: Loop, assignment: Assignment, at: Instant): readonly Id[] => {
  const barRaiser = loop.terms.hasBarRaiser ? barRaiserOf(loop) : null;
  const stands = barRaiser !== null && barRaiser !== assignment.personId;
  const leadsMay = !stands || isBeyondLimit(assignment, loop.policy, at);
  return [...(stands ? [barRaiser] : []), ...(leadsMay ? outsideLeads(loop) : [])];
};

/**
 * Objects to an answer by anybody else, to one's own request, a second time, to an agreement over feedback that was
 * submitted meanwhile, and to a refusal without a reason (F8).
 */
export const objectionsToAnswerExcusal = (
  personId: Id,
  loop: Loop,
  excusalId: Id,
  answer: ExcusalAnswer,
  at: Instant,
): readonly Objection[] => {
  const place = assignmentsOf(loop).find(({ assignment: a }) => a.excusals.some((e) => e.id === excusalId));
  if (!place) return when(true, "changedMeanwhile");
  const { round, assignment } = place;
  const excusal = assignment.excusals.find((e) => e.id === excusalId);
  const answerers = excusalAnswerers(loop, assignment, at);
  const isOwn = personId === assignment.personId;
  return [
    ...when(isOwn, "notOwnExcusal", answerers),
    ...when(!isOwn && !answerers.includes(personId), "notYours", answerers),
    ...when(loop.ending !== null, "loopEnded"),
    ...when(excusal?.answer !== null || excusalOf(assignment) !== null, "alreadyDone"),
    ...when(answer.agreed && assignment.submittedAt !== null, "submittedNotExcusable", [assignment.personId]),
    ...(answer.agreed ? objectionsToSeat(loop, round, assignment.personId) : []),
    ...when(!answer.agreed && isBlank(answer.reason), "reasonMissing"),
  ];
};
