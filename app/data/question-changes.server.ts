import { randomUUID } from "node:crypto";
import { keyFor, type QuestionWords } from "~/domain/bank";
import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import {
  objectionsToAddQuestion,
  objectionsToEditQuestion,
  objectionsToStep,
  type QuestionStep,
} from "~/domain/question";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { changedFields } from "./changed-fields.server";
import type { Created } from "./creation.server";
import { notHere } from "./not-here.server";
import { columnsOf, wordsOf } from "./question-rows";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

/** Adds a question to a principle, with a key of its own. Objects as `objectionsToAddQuestion` does. */
export async function addQuestion(
  viewer: Viewer,
  { principleId, words }: { readonly principleId: Id; readonly words: QuestionWords },
  now: Instant,
): Promise<Created> {
  const id = randomUUID();
  const objections = await changeRecord(
    viewer,
    {
      act: "question.added",
      facts: async (tx) => {
        const principle = await tx.principle.findUnique({ where: { id: principleId } });
        const standing = principle === null ? "unknown" : principle.retiredAt === null ? "there" : "retired";
        return {
          ...({
            actor: await readActor(viewer, tx),
            principle: standing,
            name: principle?.name ?? "",
          } as const),
          twinId: await twinOf(tx, principleId, words.text, null),
        };
      },
      rule: objectionsToAddQuestion,
      write: async (tx, { name }, at) => {
        await insertQuestion(tx, { id, key: keyFor(name, id), principleId, words, byId: viewer.id }, at);
        return { subjectId: id };
      },
    },
    now,
  );
  return objections.length > 0 ? { objections } : { objections, id };
}

/** A new question and its first version. */
export async function insertQuestion(
  tx: Tx,
  question: {
    readonly id: Id;
    readonly key: string;
    readonly principleId: Id;
    readonly words: QuestionWords;
    readonly byId: Id;
  },
  at: Date,
): Promise<void> {
  const { id, key, principleId, words, byId } = question;
  await tx.question.create({ data: { id, key, principleId, createdAt: at, changedAt: at } });
  await insertVersion(tx, { questionId: id, version: 1, words, byId }, at);
}

/** The next version of a question. */
export async function insertVersion(
  tx: Tx,
  edit: {
    readonly questionId: Id;
    readonly version: number;
    readonly words: QuestionWords;
    readonly byId: Id;
  },
  at: Date,
): Promise<void> {
  const { words, ...rest } = edit;
  await tx.questionVersion.create({ data: { ...rest, ...columnsOf(words), at } });
}

/**
 * Writes the next version of a question; the earlier ones stay. `seen` is the version that the writer had before
 * them. Objects as `objectionsToEditQuestion` does. Throws 404.
 */
export function editQuestion(
  viewer: Viewer,
  id: Id,
  { words, seen }: { readonly words: QuestionWords; readonly seen: number },
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "question.changed",
      facts: async (tx) => {
        const { principleId, version } = (await tx.question.findUnique({ where: { id } })) ?? notHere();
        const questionId_version = { questionId: id, version };
        const row = await tx.questionVersion.findUniqueOrThrow({ where: { questionId_version } });
        return {
          ...{
            actor: await readActor(viewer, tx),
            before: wordsOf(row),
            after: words,
            standing: version,
            seen,
          },
          twinId: await twinOf(tx, principleId, words.text, id),
        };
      },
      rule: objectionsToEditQuestion,
      write: async (tx, { before, standing }, at) => {
        const version = standing + 1;
        await insertVersion(tx, { questionId: id, version, words, byId: viewer.id }, at);
        const fields = changedFields(columnsOf(before), columnsOf(words));
        return { subjectId: id, details: { version, fields } };
      },
    },
    now,
  );
}

/** Retires a question, or brings it back. Where it is used it stays readable. Objects as `objectionsToStep` does. Throws 404. */
export function stepQuestion(
  viewer: Viewer,
  id: Id,
  step: QuestionStep,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: `question.${step}`,
      facts: async (tx) => ({
        actor: await readActor(viewer, tx),
        before: (await tx.question.findUnique({ where: { id } })) ?? notHere(),
      }),
      rule: ({ actor, before }) => objectionsToStep(actor, before.retiredAt?.getTime() ?? null, step),
      write: async (tx, _, at) => {
        await tx.questionStep.create({ data: { questionId: id, step, byId: viewer.id, at } });
        return { subjectId: id };
      },
    },
    now,
  );
}

async function twinOf(tx: Tx, principleId: Id, text: string, besides: Id | null): Promise<Id | null> {
  const twin = await tx.question.findFirst({
    where: { principleId, text, ...(besides === null ? {} : { id: { not: besides } }) },
    select: { id: true },
  });
  return twin?.id ?? null;
}
