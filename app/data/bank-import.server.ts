import { createHash, randomUUID } from "node:crypto";
import { keyFor, objectionsToKeepBank } from "~/domain/bank";
import type { BankFile } from "~/domain/bank-file";
import {
  type Bank,
  countDeeds,
  type ImportEntry,
  objectionsToImport,
  planImport,
} from "~/domain/bank-import";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { appendAudit } from "./audit.server";
import { readBank } from "./bank-export.server";
import { changedFields } from "./changed-fields.server";
import { notHere } from "./not-here.server";
import { insertQuestion, insertVersion } from "./question-changes.server";
import { columnsOf } from "./question-rows";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

/** What importing a file would do, as its page shows it. */
export interface ImportPreview {
  readonly places: BankFile["places"];
  readonly entries: readonly Omit<ImportEntry, "question" | "standing">[];
  readonly counts: ReturnType<typeof countDeeds>;
  /** Which preview this is: of another file, or another bank, it is another one. */
  readonly seen: string;
}

/** What importing this file would do now; nothing is written. Throws 404 for those who don't keep the bank. */
export async function previewImport(viewer: Viewer, file: BankFile): Promise<ImportPreview> {
  if (objectionsToKeepBank(viewer).length > 0) notHere();
  const entries = planImport(file, await readBank(viewer));
  return {
    places: file.places,
    entries: entries.map(({ at, key, text, deeds, refusals }) => ({ at, key, text, deeds, refusals })),
    ...{ counts: countDeeds(entries), seen: digestOf(entries) },
  };
}

/**
 * Does what the preview showed, all of it or nothing, each question with an audit entry of its own. Objects as
 * `objectionsToImport` does.
 */
export function importBank(
  viewer: Viewer,
  { file, seen }: { readonly file: BankFile; readonly seen: string },
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "bank.imported",
      facts: async (tx) => {
        const bank = await readBank(viewer, tx);
        const entries = planImport(file, bank);
        const preview = digestOf(entries) === seen ? "current" : "stale";
        return { actor: await readActor(viewer, tx), bank, entries, preview } as const;
      },
      rule: objectionsToImport,
      write: async (tx, { entries, bank }, at) => {
        for (const entry of entries) await perform(tx, viewer, { entry, bank }, at);
        return { details: { ...countDeeds(entries) } };
      },
    },
    now,
  );
}

type Work = { readonly entry: ImportEntry; readonly bank: Bank };

async function perform(tx: Tx, viewer: Viewer, { entry, bank }: Work, at: Date): Promise<void> {
  const { question, standing, deeds } = entry;
  if (!question || deeds.length === 0) return;
  const { words } = question;
  const id = standing?.id ?? randomUUID();
  const told = (act: string, details = {}) =>
    appendAudit(tx, { act, actorId: viewer.id, subjectId: id, details }, at.getTime());
  for (const deed of deeds) {
    if (deed === "add") {
      const key = question.id || keyFor(question.principle, id);
      const principleId = bank.principles.find(({ name }) => name === question.principle)?.id ?? "";
      await insertQuestion(tx, { id, key, principleId, words, byId: viewer.id }, at);
      await told("question.added");
    } else if (deed === "change") {
      const version = (standing?.version ?? 0) + 1;
      await insertVersion(tx, { questionId: id, version, words, byId: viewer.id }, at);
      const fields = standing ? changedFields(columnsOf(standing.words), columnsOf(words)) : [];
      await told("question.changed", { version, fields });
    } else {
      const step = deed === "retire" ? "retired" : "restored";
      await tx.questionStep.create({ data: { questionId: id, step, byId: viewer.id, at } });
      await told(`question.${step}`);
    }
  }
}

const digestOf = (entries: readonly ImportEntry[]): string =>
  createHash("sha256").update(JSON.stringify(entries)).digest("hex");
