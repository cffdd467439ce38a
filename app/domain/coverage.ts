import {
  type Assignment,
  type AssignmentKind,
  excusalOf,
  type Id,
  isRequired,
  isStarted,
  type Loop,
  type Round,
} from "./loop";

/** Who is planned to probe what: the grid of principles × people, and the holes in it. */
export interface Coverage {
  readonly people: readonly {
    readonly assignmentId: Id;
    readonly roundId: Id;
    readonly personId: Id;
    readonly kind: AssignmentKind;
    readonly principles: readonly Id[];
  }[];
  readonly principles: readonly {
    readonly id: Id;
    readonly name: string;
    readonly need: "required" | "extra";
    readonly plannedBy: readonly Id[];
  }[];
  /** Required principles that nobody is planned for. */
  readonly gaps: readonly Id[];
}

/** Excused people write nothing and shadows never count (F8, F9): neither plans a principle. */
const plans = (a: Assignment): boolean => isRequired(a) && excusalOf(a) === null;

/** With a round: the started rounds together with it, as P1 asks. Without: every round, planned ones too. */
const roundsCounted = (loop: Loop, roundId?: Id): readonly Round[] =>
  roundId === undefined ? loop.rounds : loop.rounds.filter((r) => isStarted(r) || r.id === roundId);

/** The coverage of a loop, or of its started rounds together with one that is about to start (P1). */
export const coverageOf = (loop: Loop, roundId?: Id): Coverage => {
  const people = roundsCounted(loop, roundId).flatMap((round) =>
    round.assignments.filter(plans).map((a) => ({
      assignmentId: a.id,
      roundId: round.id,
      personId: a.personId,
      kind: a.kind,
      principles: a.principles,
    })),
  );
  const required = loop.terms.requiredPrinciples;
  const plannedBy = (id: Id) => [
    ...new Set(people.filter((p) => p.principles.includes(id)).map((p) => p.personId)),
  ];
  const ids = [...new Set([...required, ...people.flatMap((p) => p.principles)])];
  return {
    people,
    principles: ids.map((id) => ({
      id,
      name: loop.principles[id]?.name ?? id,
      need: required.includes(id) ? "required" : "extra",
      plannedBy: plannedBy(id),
    })),
    gaps: required.filter((id) => plannedBy(id).length === 0),
  };
};
