import { objectionsToMainRound, objectionsToShape, sitting } from "./composition";
import { isCandidate } from "./conflict";
import { isBlank } from "./content";
import { objectionsToBarRaiser, objectionsToPanelist } from "./independence";
import {
  type AssignmentKind,
  barRaiserOf,
  type Id,
  isRevealed,
  isStarted,
  type Loop,
  mainRoundOf,
  outsideLeads,
  type PlanAnswer,
  type Round,
  type RoundKind,
} from "./loop";
import { type Objection, when } from "./objections";
import type { Instant } from "./time";

/** Whether this person plans the loop: its recruiter, its hiring manager, or an admin; never the candidate (S9). */
export const mayPlan = (personId: Id, loop: Loop): boolean =>
  !isCandidate(loop, personId) && [loop.recruiterId, loop.hiringManagerId, ...loop.admins].includes(personId);

/** Objects to planning by anybody else, and once the loop has ended. */
export const objectionsToPlan = (personId: Id, loop: Loop): readonly Objection[] => [
  ...when(!mayPlan(personId, loop), "notYours", [loop.recruiterId, loop.hiringManagerId]),
  ...when(loop.ending !== null, "loopEnded"),
];

/** Objects to a second main round, and to a follow-up before the main round is revealed. */
export const objectionsToAddRound = (personId: Id, loop: Loop, kind: RoundKind): readonly Objection[] => {
  const main = mainRoundOf(loop);
  return [
    ...objectionsToPlan(personId, loop),
    ...when(kind === "main" && main !== null, "mainRoundExists"),
    ...when(kind === "followUp" && !(main && isRevealed(main)), "followUpNeedsReveal"),
  ];
};

/** A round to be added; a follow-up names the principles in question, chosen from the list and never in free text (S4). */
export interface RoundInput {
  readonly kind: RoundKind;
  readonly focus: readonly Id[];
}

/** The same for this very round: a follow-up asks about principles that the organisation has, one at least (P1). */
export const objectionsToRound = (
  personId: Id,
  loop: Loop,
  { kind, focus }: RoundInput,
): readonly Objection[] => [
  ...objectionsToAddRound(personId, loop, kind),
  ...when(kind === "followUp" && focus.length === 0, "focusMissing"),
  ...when(
    focus.some((id) => !loop.principles[id]),
    "choiceGone",
  ),
];

const seatObjections = (
  loop: Loop,
  round: Round,
  personId: Id,
  kind: AssignmentKind,
): readonly Objection[] => {
  const taken = sitting(round).find((a) => a.kind === kind)?.personId ?? null;
  if (kind === "hiringManager") {
    return [
      ...when(personId !== loop.hiringManagerId, "notTheHiringManager", [loop.hiringManagerId]),
      ...when(taken !== null && taken !== personId, "seatTaken", [taken]),
    ];
  }
  if (kind !== "barRaiser") return [];
  return [
    ...when(!loop.terms.hasBarRaiser, "levelWithoutBarRaiser"),
    ...when(
      loop.startedAt !== null && barRaiserOf(loop) !== personId,
      "barRaiserBySuccession",
      outsideLeads(loop),
    ),
    ...when(taken !== null && taken !== personId, "seatTaken", [taken]),
  ];
};

/**
 * What stands against putting this person on a round's panel in this part (P2, P3): deactivated, the candidate, under
 * a conflict, on it already, the part taken or somebody else's; after the reveal a new round is needed (S5).
 * `loop.people` has to know the person.
 */
export const objectionsToAssign = (
  loop: Loop,
  roundId: Id,
  personId: Id,
  kind: AssignmentKind,
  at: Instant,
): readonly Objection[] => {
  const round = loop.rounds.find((r) => r.id === roundId);
  const person = loop.people[personId];
  if (!round) return when(true, "changedMeanwhile");
  if (!person) return when(true, "personUnknown");
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(isRevealed(round), "newRoundNeeded", [loop.recruiterId, loop.hiringManagerId]),
    ...when(
      round.assignments.some((a) => a.personId === personId),
      "twiceInRound",
      [personId],
    ),
    ...seatObjections(loop, round, personId, kind),
    ...(kind === "barRaiser" ? objectionsToBarRaiser(person, loop, at) : objectionsToPanelist(person, loop)),
  ];
};

/** Objects to taking somebody off a round that has started: from then on it is an excusal (F8). */
export const objectionsToUnassign = (personId: Id, loop: Loop, assignmentId: Id): readonly Objection[] => {
  const round = loop.rounds.find((r) => r.assignments.some((a) => a.id === assignmentId));
  if (!round) return when(true, "changedMeanwhile");
  return [...objectionsToPlan(personId, loop), ...when(isStarted(round), "excusalInstead")];
};

/** Who has said before the start that they will not interview. */
const declinedIn = (round: Round): readonly Id[] =>
  sitting(round)
    .filter((a) => a.answer?.answer === "declined")
    .map((a) => a.personId);

/**
 * Objects to answering for somebody else, once the round has started (from then on it is an excusal, F8), after the loop's
 * end, and to a decline without a reason.
 */
export const objectionsToAnswerPlan = (
  personId: Id,
  loop: Loop,
  assignmentId: Id,
  { answer, reason }: Pick<PlanAnswer, "answer" | "reason">,
): readonly Objection[] => {
  const round = loop.rounds.find((r) => r.assignments.some((a) => a.id === assignmentId));
  const assignment = round?.assignments.find((a) => a.id === assignmentId);
  if (!round || assignment?.personId !== personId) return when(true, "changedMeanwhile");
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(isStarted(round), "excusalInstead"),
    ...when(answer === "declined" && isBlank(reason), "declineWithoutReason", [personId]),
  ];
};

const objectionsToPeople = (loop: Loop, round: Round, at: Instant): readonly Objection[] =>
  sitting(round).flatMap((a) => {
    const person = loop.people[a.personId];
    if (!person) return when(true, "personUnknown", [a.personId]);
    return a.kind === "barRaiser"
      ? objectionsToBarRaiser(person, loop, at)
      : objectionsToPanelist(person, loop);
  });

/**
 * Everything that stands against starting a round (P1–P3, P7), asked live while planning and again at the start. The
 * instant is the one of the start: certification is looked at as it is then.
 */
export const objectionsToStart = (
  personId: Id,
  loop: Loop,
  roundId: Id,
  at: Instant,
): readonly Objection[] => {
  const round = loop.rounds.find((r) => r.id === roundId);
  if (!round) return when(true, "changedMeanwhile");
  const settled = [...objectionsToPlan(personId, loop), ...when(isStarted(round), "roundStarted")];
  if (settled.length > 0) return settled;
  return [
    ...when(loop.earlier !== null && loop.coolOff === null, "coolOffUnagreed", outsideLeads(loop)),
    ...objectionsToShape(round),
    ...objectionsToMainRound(loop, round),
    ...objectionsToPeople(loop, round, at),
    ...when(declinedIn(round).length > 0, "hasDeclined", declinedIn(round)),
  ];
};
