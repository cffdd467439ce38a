import { assignmentsOf, type Citation, type Id, isRequired, isRevealed, type Loop } from "./loop";
import { type Objection, when } from "./objections";
import type { Instant } from "./time";

/** One citable piece of revealed writing: who recorded it when, in a round created when. */
export interface Citable extends Citation {
  readonly authorId: Id;
  readonly at: Instant;
  readonly roundCreatedAt: Instant;
  readonly isStanding: boolean;
}

/** Everything in revealed rounds that can be cited; practice feedback never (F9). */
export const citableIn = (loop: Loop): readonly Citable[] => {
  const parts = assignmentsOf(loop).filter(
    ({ round, assignment }) => isRevealed(round) && isRequired(assignment),
  );
  return parts.flatMap(({ round, assignment }) => [
    ...loop.writing.feedback
      .filter((f) => f.assignmentId === assignment.id)
      .flatMap((f) =>
        f.content.principles
          .flatMap((p) => p.evidence)
          .map(
            (e): Citable => ({
              kind: "evidence",
              id: e.id,
              authorId: f.authorId,
              at: f.submittedAt,
              roundCreatedAt: round.createdAt,
              isStanding: f.withdrawal === null,
            }),
          ),
      ),
    ...loop.writing.addenda
      .filter((a) => a.assignmentId === assignment.id)
      .map(
        (a): Citable => ({
          kind: "addendum",
          id: a.id,
          authorId: a.authorId,
          at: a.at,
          roundCreatedAt: round.createdAt,
          isStanding: true,
        }),
      ),
  ]);
};

/** Whether an item is among the citations. */
export const isCited = (cites: readonly Citation[], item: Citable): boolean =>
  cites.some((c) => c.kind === item.kind && c.id === item.id);

/** Objects to citing nothing, and to anything that is not in revealed writing. */
export const objectionsToCites = (
  personId: Id,
  loop: Loop,
  cites: readonly Citation[],
): readonly Objection[] => {
  const known = citableIn(loop);
  const isUnknown = cites.some((c) => !known.some((k) => k.kind === c.kind && k.id === c.id));
  return [
    ...when(cites.length === 0, "citationMissing", [personId]),
    ...when(isUnknown, "citationUnknown", [personId]),
  ];
};
