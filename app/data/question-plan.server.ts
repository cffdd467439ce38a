import { type Askable, objectionsToQuestions, questionsTaken } from "~/domain/asking";
import type { Id, Loop } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { placeOf } from "~/domain/submission";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { loadPlanned, readAskable } from "./asking.server";
import { sayIn } from "./loops.server";
import { notHere } from "./not-here.server";
import { asViewer, type Tx } from "./transaction.server";

/** A question that somebody asks or could ask, and why not. */
export interface AskChoice {
  readonly id: Id;
  readonly text: string;
  readonly standing: "chosen" | "free" | "taken";
  readonly pin: Askable["pin"];
}

/** What the page on which a planner settles somebody's questions shows. */
export interface QuestionPlan {
  readonly loop: { readonly id: Id; readonly candidate: string };
  readonly person: string;
  readonly principles: readonly { readonly name: string; readonly questions: readonly AskChoice[] }[];
  readonly objections: readonly SaidObjection[];
}

/** What one interviewer is to ask, with what else the bank has for their principles. Throws 404 for all but planners. */
export function readQuestionPlan(viewer: Viewer, assignmentId: Id, now: Instant): Promise<QuestionPlan> {
  return asViewer(viewer.id, async (tx) => {
    const loop = await loadPlanned(viewer, tx, assignmentId);
    const assignment = placeOf(loop, assignmentId)?.assignment ?? notHere();
    const bank = await readAskable(viewer, tx, loop.role.id, assignment.principles);
    const objections = objectionsToQuestions(viewer.id, loop, assignmentId, assignment.questions, bank, now);
    const choices = await choicesOf(tx, loop, assignment, bank);
    return {
      loop: { id: loop.id, candidate: loop.candidate.name },
      person: loop.people[assignment.personId]?.name ?? "somebody",
      principles: assignment.principles.map((id) => ({
        name: loop.principles[id]?.name ?? "A principle",
        questions: choices.filter((c) => c.principleId === id),
      })),
      objections: sayIn(loop, objections),
    };
  });
}

type Asking = { readonly id: Id; readonly questions: readonly Id[] };

async function choicesOf(tx: Tx, loop: Loop, { id, questions }: Asking, bank: readonly Askable[]) {
  const taken = questionsTaken(loop, [id]);
  const texts = await tx.question.findMany({
    where: { id: { in: bank.map((q) => q.id) } },
    select: { id: true, text: true },
    orderBy: { key: "asc" },
  });
  return texts.flatMap(({ id, text }) => {
    const known = bank.find((q) => q.id === id);
    const standing = questions.includes(id) ? "chosen" : taken.includes(id) ? "taken" : "free";
    if (!known || (known.state === "retired" && standing === "free")) return [];
    return [{ id, text, standing, pin: known.pin, principleId: known.principleId } as const];
  });
}
