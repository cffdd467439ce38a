import { createHash } from "node:crypto";
import type { Prisma } from "../../prisma/generated/client/client.ts";

/** An entry of the chain as it is hashed and as an export writes it (R1). What is absent is null. */
export interface ChainEntry {
  readonly number: number;
  /** In UTC with milliseconds: 2026-12-03T09:00:00.000Z. */
  readonly at: string;
  readonly actor: string | null;
  readonly act: string;
  readonly loop: string | null;
  readonly subject: string | null;
  /** The JSON text as it is stored. */
  readonly details: string;
  readonly previousHash: string;
  readonly hash: string;
}

/**
 * What can be wrong with an entry: it was changed, follows another than it says, is gone, stands behind the chain's
 * end or before its start, or is not the one that an earlier verification found in its place.
 */
export type Flaw = "edited" | "unlinked" | "missing" | "afterEnd" | "beforeStart" | "rewritten";

/** What the first entry follows. */
export const ORIGIN = "0".repeat(64);

/** An entry as the database keeps it. */
export const chainEntryOf = (row: Prisma.AuditEntryGetPayload<object>): ChainEntry => ({
  ...{ number: Number(row.number), at: row.at.toISOString(), actor: row.actorId, act: row.act },
  ...{ loop: row.loopId, subject: row.subjectId, details: row.details },
  ...{ previousHash: row.previousHash, hash: row.hash },
});

/**
 * The hash of an entry: sha256 over number, instant, actor, act, loop, subject, details and previous hash, joined by
 * line feeds, an absent value being an empty line. The migration's audit_hash is its source.
 */
export const hashOf = (e: Omit<ChainEntry, "hash">): string =>
  createHash("sha256")
    .update(
      [
        ...[String(e.number), e.at, e.actor ?? "", e.act],
        ...[e.loop ?? "", e.subject ?? "", e.details, e.previousHash],
      ].join("\n"),
    )
    .digest("hex");

/** Follows a chain from its first entry, one after the other; of all that went by it keeps the last number and hash. */
export class Chain {
  #number = 0;
  #hash = ORIGIN;

  /** The last entry that belonged; 0 before the first. */
  get number(): number {
    return this.#number;
  }

  get hash(): string {
    return this.#hash;
  }

  /** Null if this entry comes next. Otherwise what is wrong at the place that comes next, and the chain stays there. */
  follow(entry: ChainEntry): Flaw | null {
    if (entry.number !== this.#number + 1) return "missing";
    if (hashOf(entry) !== entry.hash) return "edited";
    if (entry.previousHash !== this.#hash) return "unlinked";
    [this.#number, this.#hash] = [entry.number, entry.hash];
    return null;
  }
}
