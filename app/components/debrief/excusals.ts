import type { Id } from "~/domain/loop";
import type { ExcusalView, LoopView } from "~/domain/view";

/** A person's agreed excusals in this loop. */
export const excusalsOf = (view: LoopView, personId: Id): readonly ExcusalView[] =>
  view.rounds
    .flatMap((round) => round.assignments)
    .filter((assignment) => assignment.person.id === personId)
    .flatMap((assignment) => assignment.excusals)
    .filter((excusal) => excusal.answer?.agreed === true);
