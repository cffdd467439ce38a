import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { objectionsToUnassign } from "~/domain/panel";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { changeLoop } from "./loops.server";
import type { Tx } from "./transaction.server";

/** Takes a person off a round that has not started; afterwards it is an excusal (F8). */
export function unassign(
  viewer: Viewer,
  loopId: Id,
  assignmentId: Id,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "assignment.removed",
      rule: (loop) => objectionsToUnassign(viewer.id, loop, assignmentId),
      write: async (tx, loop) => {
        const gone = loop.rounds.flatMap((r) => r.assignments).find((a) => a.id === assignmentId);
        await removeAssignment(tx, assignmentId);
        return { ...(gone ? { subjectId: gone.personId } : {}), details: { assignment: assignmentId } };
      },
    },
    now,
  );
}

/** Deletes one assignment of a round that has not started. */
export async function removeAssignment(tx: Tx, assignmentId: Id): Promise<void> {
  await tx.assignmentAnswer.deleteMany({ where: { assignmentId } });
  await tx.plannedQuestion.deleteMany({ where: { assignmentId } });
  await tx.assignmentPrinciple.deleteMany({ where: { assignmentId } });
  await tx.assignment.delete({ where: { id: assignmentId } });
}
