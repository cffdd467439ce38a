import { randomUUID } from "node:crypto";
import type { Id } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { mustReadAudit } from "./audit-scope.server";
import { type Verification, verifyChain } from "./audit-verify.server";
import { database } from "./database.server";
import { asNobody, type Tx } from "./transaction.server";

/** A verification that somebody asked for on the page and that is theirs alone to carry out. */
export interface Run {
  readonly id: Id;
  readonly by: Id;
  readonly at: Instant;
}

// Between two signs of life lies at most a second and the longest that a statement may take.
const BEAT = 1_000;

/**
 * Takes the one place for a verification; null where one is under way. One without a sign of life for half a minute is
 * not: its process is gone, and its place is taken over. Throws 404 for who may read no audit log.
 */
export async function takeVerification(viewer: Viewer, now: Instant): Promise<Run | null> {
  mustReadAudit(viewer);
  const run = { id: randomUUID(), by: viewer.id, at: now };
  const taken = await database().$executeRaw`
    INSERT INTO audit_verifying AS v (run_id, by_id, at, beat_at)
    VALUES (${run.id}::uuid, ${run.by}::uuid, ${new Date(now)}, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET run_id = excluded.run_id, by_id = excluded.by_id, at = excluded.at,
      beat_at = excluded.beat_at, checked = 0, total = 0
    WHERE v.beat_at < clock_timestamp() - interval '30 seconds'`;
  return taken === 1 ? run : null;
}

/**
 * Carries a verification out and records what it found, unless its place was taken over meanwhile. Leaves its place
 * also where it fails or is stopped. Throws the signal's reason if that ends it.
 */
export async function carryOutVerification(viewer: Viewer, run: Run, stop: AbortSignal): Promise<void> {
  mustReadAudit(viewer);
  const lost = new AbortController();
  const signal = AbortSignal.any([stop, lost.signal]);
  try {
    const found = await verifyChain({ signal, onProgress: reporterOf(run, lost) });
    await asNobody(async (tx) => {
      if (await leave(tx, run)) await recordVerification(tx, found, run.by, run.at);
    });
  } catch (error) {
    if (lost.signal.aborted) return;
    // Where even this fails, the missing sign of life says the same in half a minute.
    await asNobody((tx) => leave(tx, run)).catch(() => {});
    throw error;
  }
}

/** Records what a verification found; `by` is null for the command. It is no entry of the chain: it changes nothing. */
export async function recordVerification(
  tx: Tx,
  { checked, end, first }: Verification,
  by: Id | null,
  now: Instant,
): Promise<void> {
  await tx.auditVerification.create({
    data: {
      ...{ at: new Date(now), byId: by, headNumber: end.number, head: end.hash, checked },
      ...{ flaw: first?.flaw ?? null, brokenNumber: first?.number ?? null },
    },
  });
}

function reporterOf(run: Run, lost: AbortController) {
  let last = performance.now();
  return async (checked: number, total: number) => {
    if (performance.now() - last < BEAT) return;
    last = performance.now();
    const held = await database().$executeRaw`
      UPDATE audit_verifying SET beat_at = clock_timestamp(), checked = ${checked}, total = ${total}
      WHERE run_id = ${run.id}::uuid`;
    if (held === 0) lost.abort();
  };
}

const leave = async (tx: Tx, run: Run): Promise<boolean> =>
  (await tx.auditVerifying.deleteMany({ where: { runId: run.id } })).count === 1;
