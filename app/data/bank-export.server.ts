import type { Bank } from "~/domain/bank-import";
import type { Viewer } from "~/domain/viewer";
import { csvOf, jsonOf } from "./bank-text";
import { database } from "./database.server";
import { wordsOf } from "./question-rows";
import type { Tx } from "./transaction.server";

/** The whole bank in the principles' order, each question as its latest version has it, retired ones too. */
export async function readBank(_viewer: Viewer, tx: Tx = database()): Promise<Bank> {
  const principles = await tx.principle.findMany({ orderBy: [{ position: "asc" }, { name: "asc" }] });
  const questions = await tx.question.findMany({
    include: { principle: true, versions: { orderBy: { version: "desc" }, take: 1 } },
    orderBy: [{ principle: { position: "asc" } }, { key: "asc" }],
  });
  return {
    principles: principles.map(({ id, name, retiredAt }) => ({ id, name, state: stateOf(retiredAt) })),
    questions: questions.flatMap(({ id, key, principle, retiredAt, versions: [latest] }) =>
      latest
        ? [
            {
              ...{ id, key, principle: principle.name, state: stateOf(retiredAt) },
              ...{ version: latest.version, words: wordsOf(latest) },
            },
          ]
        : [],
    ),
  };
}

const stateOf = (retiredAt: Date | null) => (retiredAt === null ? "in use" : "retired");

/** The bank as a table for spreadsheets. */
export async function exportCsv(viewer: Viewer): Promise<string> {
  return csvOf((await readBank(viewer)).questions);
}

/** The same as JSON. */
export async function exportJson(viewer: Viewer): Promise<string> {
  return jsonOf((await readBank(viewer)).questions);
}
