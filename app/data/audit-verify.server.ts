import { createHash } from "node:crypto";
import type { Viewer } from "~/domain/viewer";
import { mustReadAudit } from "./audit-scope.server";
import { database } from "./database.server";

/** An entry of the chain as it stands in the database (R1). */
export interface ChainEntry {
  readonly number: bigint;
  readonly at: Date;
  readonly actorId: string | null;
  readonly act: string;
  readonly loopId: string | null;
  readonly subjectId: string | null;
  readonly details: string;
  readonly previousHash: string;
  readonly hash: string;
}

/** What can be wrong: an entry was changed, follows another than it says, is gone, or stands behind the chain's end. */
export type Flaw = "edited" | "unlinked" | "missing" | "afterEnd";

export interface Verification {
  readonly state: "whole" | "broken";
  /** Entries that were found whole before the first broken one. */
  readonly checked: number;
  /** The chain's end: kept elsewhere, it shows later whether the whole chain was rewritten. */
  readonly head: string;
  readonly first: { readonly number: number; readonly flaw: Flaw } | null;
}

const ORIGIN = "0".repeat(64);
const BATCH = 1000;

/**
 * The hash of an entry: sha256 over number, instant, actor, act, loop, subject, details and previous hash, joined by
 * line feeds, an absent value being an empty line. The migration's audit_hash is its source.
 */
export const hashOf = (e: ChainEntry): string =>
  createHash("sha256")
    .update(
      [
        ...[String(e.number), e.at.toISOString(), e.actorId ?? "", e.act],
        ...[e.loopId ?? "", e.subjectId ?? "", e.details, e.previousHash],
      ].join("\n"),
    )
    .digest("hex");

const flawOf = (entry: ChainEntry, expected: bigint, previous: string): Flaw | null => {
  if (entry.number !== expected) return "missing";
  if (hashOf(entry) !== entry.hash) return "edited";
  return entry.previousHash === previous ? null : "unlinked";
};

/** Verifies the whole chain, for those who may read the audit log. Throws 404 for others. */
export async function verifyAudit(viewer: Viewer): Promise<Verification> {
  mustReadAudit(viewer);
  return verifyChain();
}

/**
 * Recomputes every hash and follows every link up to the end that stood when it began, in batches, so that it needs
 * the same memory however long the chain is. `onProgress` hears how many of how many are done.
 */
export async function verifyChain(
  onProgress: (checked: number, total: number) => void = () => {},
): Promise<Verification> {
  const end = await readEnd();
  let [expected, previous] = [1n, ORIGIN];
  const broken = (flaw: Flaw, number = expected) => verdict(end.hash, Number(expected) - 1, { flaw, number });
  while (expected <= end.number) {
    const batch = await readBatch(expected, end.number);
    if (batch.length === 0) return broken("missing");
    for (const entry of batch) {
      const flaw = flawOf(entry, expected, previous);
      if (flaw) return broken(flaw);
      [expected, previous] = [expected + 1n, entry.hash];
    }
    onProgress(Number(expected) - 1, Number(end.number));
  }
  if (previous !== end.hash) return broken("unlinked", end.number);
  return end.last > end.number ? broken("afterEnd") : verdict(end.hash, Number(end.number), null);
}

const verdict = (
  head: string,
  checked: number,
  first: { readonly flaw: Flaw; readonly number: bigint } | null,
): Verification => ({
  state: first ? "broken" : "whole",
  checked,
  head,
  first: first && { flaw: first.flaw, number: Number(first.number) },
});

/** Where the chain ends, and the last entry there is: one statement, so that a writer meanwhile can't part the two. */
async function readEnd() {
  const [end] = await database().$queryRaw<{ number: bigint; hash: string; last: bigint }[]>`
    SELECT h.number, h.hash, coalesce((SELECT max(e.number) FROM audit_entry e), 0) AS last FROM audit_head h`;
  if (!end) throw new Error("The audit chain has no end: its row is gone.");
  return end;
}

const readBatch = (from: bigint, to: bigint): Promise<ChainEntry[]> =>
  database().auditEntry.findMany({
    where: { number: { gte: from, lte: to } },
    orderBy: { number: "asc" },
    take: BATCH,
  });
