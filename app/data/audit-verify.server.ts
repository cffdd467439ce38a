import { Chain, chainEntryOf, type Flaw } from "./audit-chain.server";
import { database } from "./database.server";

export interface Verification {
  readonly state: "whole" | "broken";
  /** Entries that were found whole before the first broken one. */
  readonly checked: number;
  /** The chain's end when this began: kept elsewhere, its hash shows later whether the whole chain was rewritten. */
  readonly end: { readonly number: number; readonly hash: string };
  readonly first: { readonly number: number; readonly flaw: Flaw } | null;
}

/** Who waits for a verification. */
export interface Watch {
  /** Hears how many of how many are done, after each batch. */
  readonly onProgress?: (checked: number, total: number) => void | Promise<void>;
  /** Ends the work after the batch at hand: it then throws the signal's reason. */
  readonly signal?: AbortSignal;
}

const BATCH = 1000;

/**
 * Recomputes every hash and follows every link up to the end that stood when it began, in batches, so that it needs
 * the same memory however long the chain is. Then asks whether the ends that earlier verifications found still stand.
 */
export async function verifyChain({ onProgress, signal }: Watch = {}): Promise<Verification> {
  const end = await readEnd();
  const chain = new Chain();
  const verdict = (flaw: Flaw | null, number = chain.number + 1): Verification => ({
    ...{
      state: flaw ? "broken" : "whole",
      checked: chain.number,
      end: { number: end.number, hash: end.hash },
    },
    first: flaw && { number, flaw },
  });
  while (chain.number < end.number) {
    signal?.throwIfAborted();
    const batch = await readBatch(chain.number, end.number);
    if (batch.length === 0) return verdict("missing");
    for (const row of batch) {
      const flaw = chain.follow(chainEntryOf(row));
      if (flaw) return verdict(flaw);
    }
    await onProgress?.(chain.number, end.number);
  }
  if (chain.hash !== end.hash) return verdict("unlinked", end.number);
  if (end.first < 1) return verdict("beforeStart", end.first);
  if (end.last > end.number) return verdict("afterEnd");
  const moved = await firstMovedEnd();
  return moved === null ? verdict(null) : verdict("rewritten", moved);
}

/** The chain's end, and the outermost entries: one statement, so that a writer meanwhile can't part them. */
async function readEnd() {
  const [end] = await database().$queryRaw<{ number: bigint; hash: string; first: bigint; last: bigint }[]>`
    SELECT h.number, h.hash, coalesce((SELECT min(e.number) FROM audit_entry e), 1) AS first,
      coalesce((SELECT max(e.number) FROM audit_entry e), 0) AS last FROM audit_head h`;
  if (!end) throw new Error("The audit chain has no end: its row is gone.");
  return { number: Number(end.number), hash: end.hash, first: Number(end.first), last: Number(end.last) };
}

const readBatch = (after: number, to: number) =>
  database().auditEntry.findMany({
    where: { number: { gt: after, lte: to } },
    orderBy: { number: "asc" },
    take: BATCH,
  });

/**
 * The first entry in whose place an earlier verification found another one; null if there is none. A tail that was cut
 * off together with the chain's end, or a chain that was rewritten throughout, follows from itself and shows only here.
 */
async function firstMovedEnd(): Promise<number | null> {
  const [moved] = await database().$queryRaw<{ number: bigint }[]>`
    SELECT v.head_number AS number FROM audit_verification v LEFT JOIN audit_entry e ON e.number = v.head_number
    WHERE v.flaw IS NULL AND v.head_number > 0 AND e.hash IS DISTINCT FROM v.head
    ORDER BY v.head_number LIMIT 1`;
  return moved ? Number(moved.number) : null;
}
