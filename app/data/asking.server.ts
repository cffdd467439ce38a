import {
  type Askable,
  type Asker,
  chooseQuestions,
  objectionsToQuestions,
  questionsTaken,
} from "~/domain/asking";
import type { Id, Loop } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { mayPlan } from "~/domain/panel";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { changeLoop, loadLoop } from "./loops.server";
import { notHere } from "./not-here.server";
import { asViewer, type Tx } from "./transaction.server";

/** The bank's questions about these principles, as planning a loop of this role has to know them. */
export async function readAskable(
  _viewer: Viewer,
  tx: Tx,
  roleId: Id,
  principles: readonly Id[],
): Promise<readonly Askable[]> {
  const rows = await tx.question.findMany({
    where: { principleId: { in: [...principles] } },
    select: {
      ...{ id: true, principleId: true, retiredAt: true },
      pins: { where: { roleId, unpinnedAt: null }, select: { id: true } },
    },
    orderBy: { key: "asc" },
  });
  return rows.map(({ id, principleId, retiredAt, pins }) => ({
    ...{ id, principleId },
    state: retiredAt === null ? "inUse" : "retired",
    pin: pins.length > 0 ? "pinned" : "none",
  }));
}

/** Gives each of these people questions for their principles, as `chooseQuestions` does; a part of the act that gave them those. */
export async function giveQuestions(
  viewer: Viewer,
  tx: Tx,
  loop: Loop,
  askers: readonly Asker[],
): Promise<void> {
  const bank = await readAskable(viewer, tx, loop.role.id, [...new Set(askers.flatMap((a) => a.principles))]);
  const ids = askers.map((a) => a.assignmentId);
  const chosen = chooseQuestions(loop.id, askers, bank, questionsTaken(loop, ids));
  await replaceQuestions(tx, loop.id, chosen);
}

async function replaceQuestions(
  tx: Tx,
  loopId: Id,
  chosen: Readonly<Record<Id, readonly Id[]>>,
): Promise<void> {
  // All are taken away first: one may go from somebody to somebody else.
  await tx.plannedQuestion.deleteMany({ where: { assignmentId: { in: Object.keys(chosen) } } });
  const data = Object.entries(chosen).flatMap(([assignmentId, questions]) =>
    questions.map((questionId, index) => ({ assignmentId, loopId, questionId, position: index + 1 })),
  );
  await tx.plannedQuestion.createMany({ data });
}

/** Settles by hand what somebody is to ask, in this order. Objects as `objectionsToQuestions` does. Throws 404. */
export async function settleQuestions(
  viewer: Viewer,
  assignmentId: Id,
  questions: readonly Id[],
  now: Instant,
): Promise<readonly SaidObjection[]> {
  const { loopId, bank } = await asViewer(viewer.id, async (tx) => {
    const loop = await loadPlanned(viewer, tx, assignmentId);
    return {
      loopId: loop.id,
      bank: await readAskable(viewer, tx, loop.role.id, Object.keys(loop.principles)),
    };
  });
  const wanted = [...new Set(questions)];
  return changeLoop(
    viewer,
    loopId,
    {
      act: "questions.settled",
      rule: (loop, at) => objectionsToQuestions(viewer.id, loop, assignmentId, wanted, bank, at),
      write: async (tx, loop) => {
        await replaceQuestions(tx, loop.id, { [assignmentId]: wanted });
        return { details: { assignment: assignmentId, questions: wanted } };
      },
    },
    now,
  );
}

/** The loop of an interview, for those who plan it: nobody else is told what is asked in it. Throws 404. */
export async function loadPlanned(viewer: Viewer, tx: Tx, assignmentId: Id): Promise<Loop> {
  const found = await tx.assignment.findUnique({ where: { id: assignmentId }, select: { loopId: true } });
  const loop = await loadLoop(tx, viewer, found?.loopId ?? notHere());
  return mayPlan(viewer.id, loop) ? loop : notHere();
}
