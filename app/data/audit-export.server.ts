import type { Viewer } from "~/domain/viewer";
import { type ChainEntry, chainEntryOf } from "./audit-chain.server";
import { readQuery } from "./audit-log.server";
import { database } from "./database.server";

/** Whoever takes what is sent, at their own pace. */
export interface Taker {
  /** Resolves when they have taken what was sent so far, or are gone. */
  readonly taken: () => Promise<void>;
  /** Aborted when they are gone. */
  readonly signal: AbortSignal;
}

const BATCH = 1000;

/**
 * The entries that a URL asks for, oldest first, one JSON object a line: number, at, actor, act, loop, subject,
 * details (the text that was hashed), previousHash, hash. Where entries are left out for this reader, number,
 * previousHash and hash are left out with them (S9). Read in batches, the next when the last was taken, so that it needs
 * the same memory however long the log and however slow its reader. Throws 404.
 */
export async function exportAudit(
  viewer: Viewer,
  url: URL,
  { taken, signal }: Taker,
): Promise<ReadableStream<Uint8Array>> {
  const { where, isWhole } = await readQuery(viewer, url);
  const encoder = new TextEncoder();
  let after = 0n;
  return new ReadableStream({
    async pull(controller) {
      await taken();
      if (signal.aborted) return controller.close();
      const batch = await database().auditEntry.findMany({
        where: { AND: [where, { number: { gt: after } }] },
        orderBy: { number: "asc" },
        take: BATCH,
      });
      const lines = batch.map((row) => `${JSON.stringify(lineOf(chainEntryOf(row), isWhole))}\n`);
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
      after = batch.at(-1)?.number ?? after;
      if (batch.length < BATCH) controller.close();
    },
  });
}

function lineOf(entry: ChainEntry, isWhole: boolean) {
  const { number, previousHash, hash, ...said } = entry;
  return isWhole ? { number, ...said, previousHash, hash } : said;
}
