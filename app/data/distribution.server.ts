import { objectionsToDistribute } from "~/domain/distributing";
import { assignmentsOf, type Id, type Loop } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Distribution } from "~/domain/suggestion";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { giveQuestions } from "./asking.server";
import { changeLoop } from "./loops.server";
import type { Tx } from "./transaction.server";

/**
 * Gives the principles of a round that has not started out anew, and to each person the questions about theirs, as one act.
 * Whoever is not named in it takes none. Objects as `objectionsToDistribute` does. Throws 404.
 */
export function distribute(
  viewer: Viewer,
  loopId: Id,
  roundId: Id,
  chosen: Distribution,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "principles.distributed",
      rule: (loop) => objectionsToDistribute(viewer.id, loop, roundId, chosen),
      write: async (tx, loop) => {
        const seats = loop.rounds.find((r) => r.id === roundId)?.assignments ?? [];
        const all = seats.filter((a) => a.kind !== "shadow").map((a) => [a.id, chosen[a.id] ?? []]);
        await giveOut(viewer, tx, loop, Object.fromEntries(all));
        return { subjectId: roundId, details: { ...chosen } };
      },
    },
    now,
  );
}

/** Writes who takes which principles, and gives out the questions about them: a part of the act that decided it. */
export async function giveOut(viewer: Viewer, tx: Tx, loop: Loop, chosen: Distribution): Promise<void> {
  for (const [id, principles] of Object.entries(chosen)) await replacePrinciples(tx, id, principles);
  const askers = assignmentsOf(loop).flatMap(({ assignment: { id, kind, questions } }) => {
    const principles = chosen[id];
    return principles && kind !== "shadow" ? [{ assignmentId: id, principles, questions }] : [];
  });
  await giveQuestions(viewer, tx, loop, askers);
}

async function replacePrinciples(tx: Tx, assignmentId: Id, principles: readonly Id[]): Promise<void> {
  await tx.assignmentPrinciple.deleteMany({ where: { assignmentId } });
  const rows = [...new Set(principles)].map((principleId) => ({ assignmentId, principleId }));
  await tx.assignmentPrinciple.createMany({ data: rows });
}
