import type { Id, PlanAnswer } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { objectionsToAnswerPlan } from "~/domain/panel";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { database } from "./database.server";
import { changeLoop } from "./loops.server";
import { notHere } from "./not-here.server";

/**
 * Accepts or declines an interview of one's own before its round starts. A decline takes nobody off the panel: it stands
 * against the start until the planners choose somebody else. Objects as `objectionsToAnswerPlan`. Throws 404.
 */
export async function answerPlan(
  viewer: Viewer,
  assignmentId: Id,
  { answer, reason }: Pick<PlanAnswer, "answer" | "reason">,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  const own = await database().assignment.findFirst({
    where: { id: assignmentId, personId: viewer.id },
    select: { loopId: true },
  });
  return changeLoop(
    viewer,
    own?.loopId ?? notHere(),
    {
      act: "assignment.answered",
      rule: (loop) => objectionsToAnswerPlan(viewer.id, loop, assignmentId, { answer, reason }),
      write: async (tx, _, at) => {
        await tx.assignmentAnswer.create({ data: { assignmentId, answer, reason: reason || null, at } });
        return { subjectId: viewer.id, details: { assignment: assignmentId, answer } };
      },
    },
    now,
  );
}
