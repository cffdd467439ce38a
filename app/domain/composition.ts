import { coverageOf } from "./coverage";
import {
  type Assignment,
  type AssignmentKind,
  barRaiserOf,
  excusalOf,
  type Id,
  type Loop,
  type Round,
} from "./loop";
import { type Objection, when } from "./objections";

/** The panel as it sits: everybody but the excused. */
export const sitting = (round: Round): readonly Assignment[] =>
  round.assignments.filter((a) => excusalOf(a) === null);

const peopleWho = (round: Round, test: (a: Assignment) => boolean): readonly Id[] =>
  sitting(round)
    .filter(test)
    .map((a) => a.personId);

/** P1 for any round: somebody interviews, everybody has a slot, each interviewer one to three principles. */
export const objectionsToShape = (round: Round): readonly Objection[] => {
  const slotless = peopleWho(round, (a) => a.slot === null);
  const backwards = peopleWho(round, (a) => a.slot !== null && a.slot.end <= a.slot.start);
  const interviewers = peopleWho(round, (a) => a.kind === "interviewer");
  const misfit = peopleWho(
    round,
    (a) => a.kind === "interviewer" && (a.principles.length < 1 || a.principles.length > 3),
  );
  return [
    ...when(interviewers.length === 0, "noInterviewer"),
    ...when(slotless.length > 0, "slotMissing", slotless),
    ...when(backwards.length > 0, "slotBackwards", backwards),
    ...when(misfit.length > 0, "principlesOneToThree", misfit),
  ];
};

/** P1 for the main round alone: hiring manager and Bar Raiser sit on it, and every required principle is planned. */
export const objectionsToMainRound = (loop: Loop, round: Round): readonly Objection[] => {
  if (round.kind !== "main") return [];
  const sits = (kind: AssignmentKind, id: Id | null) =>
    peopleWho(round, (a) => a.kind === kind).some((p) => p === id);
  // Before the start nobody is appointed: the Bar Raiser is who is planned as one.
  const barRaiser = barRaiserOf(loop) ?? peopleWho(round, (a) => a.kind === "barRaiser")[0] ?? null;
  const gaps = coverageOf(loop, round.id).gaps.map((id) => loop.principles[id]?.name ?? id);
  return [
    ...when(!sits("hiringManager", loop.hiringManagerId), "hiringManagerNotOnPanel", [loop.hiringManagerId]),
    ...when(loop.terms.hasBarRaiser && !sits("barRaiser", barRaiser), "barRaiserNotOnPanel"),
    ...when(gaps.length > 0, "principlesUnplanned", [], gaps),
  ];
};
