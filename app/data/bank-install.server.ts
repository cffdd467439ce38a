import type { Id } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import { appendAudit } from "./audit.server";
import { BUILT_IN } from "./bank/built-in";
import { columnsOf } from "./question-rows";
import { asNobody, type Tx } from "./transaction.server";

/**
 * Gives an organisation the built-in questions and anchors that it never had, for principles that still bear the
 * name they began with. What it has is left alone, whatever became of it: a question by its key, anchors by their
 * principle. Run twice it does nothing.
 */
export async function installBank(tx: Tx, now: Instant): Promise<void> {
  const principles = await tx.principle.findMany({ select: { id: true, name: true } });
  const idOf = new Map(principles.map((principle) => [principle.name, principle.id]));
  const parts = BUILT_IN.flatMap((part) => {
    const principleId = idOf.get(part.principle);
    return principleId ? [{ ...part, principleId }] : [];
  });
  const at = new Date(now);
  const questions = await installQuestions(tx, parts, at);
  const anchors = await installAnchors(tx, parts, at);
  if (questions + anchors === 0) return;
  await appendAudit(tx, { act: "bank.installed", actorId: null, details: { questions, anchors } }, now);
}

/** The same at the program's start, for an organisation that was founded before the program had a bank, or all of it. */
export function completeBank(now: Instant): Promise<void> {
  return asNobody(async (tx) => {
    // Of several processes that start at once, one installs.
    const founded = await tx.$queryRaw<unknown[]>`SELECT id FROM organisation FOR UPDATE`;
    if (founded.length > 0) await installBank(tx, now);
  });
}

type Part = (typeof BUILT_IN)[number] & { readonly principleId: Id };

async function installQuestions(tx: Tx, parts: readonly Part[], at: Date): Promise<number> {
  const wanted = parts.flatMap(({ principleId, questions }) => questions.map((q) => ({ ...q, principleId })));
  const held = await tx.question.findMany({
    where: { key: { in: wanted.map((q) => q.id) } },
    select: { key: true },
  });
  const keys = new Set(held.map((row) => row.key));
  const missing = wanted.filter((q) => !keys.has(q.id));
  if (missing.length === 0) return 0;
  const rows = await tx.question.createManyAndReturn({
    data: missing.map(({ id, principleId }) => ({ key: id, principleId, createdAt: at, changedAt: at })),
    select: { id: true, key: true },
  });
  const idOf = new Map(rows.map((row) => [row.key, row.id]));
  await tx.questionVersion.createMany({
    data: missing.map((q) => ({ questionId: idOf.get(q.id) ?? "", version: 1, at, ...columnsOf(q) })),
  });
  return missing.length;
}

async function installAnchors(tx: Tx, parts: readonly Part[], at: Date): Promise<number> {
  const held = await tx.anchors.findMany({ distinct: ["principleId"], select: { principleId: true } });
  const missing = parts.filter((part) => held.every((row) => row.principleId !== part.principleId));
  await tx.anchors.createMany({
    data: missing.map(({ principleId, anchors }) => {
      const [concern = "", mildConcern = "", mixed = "", strength = "", exceptionalStrength = ""] = anchors;
      return {
        ...{ principleId, version: 1, at },
        ...{ concern, mildConcern, mixed, strength, exceptionalStrength },
      };
    }),
  });
  return missing.length;
}
