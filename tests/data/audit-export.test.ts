import { beforeAll, expect, test, vi } from "vitest";
import { exportAudit } from "~/data/audit-export.server";
import type { FreshDatabase } from "../support/database";
import { as } from "../support/debrief-world";
import { openSettled } from "../support/settled";

let db: FreshDatabase;

beforeAll(async () => {
  db = await openSettled();
  await db.owner.query(
    "INSERT INTO audit_entry (at, act, details) SELECT now(), 'team.added', '{}' FROM generate_series(1, 2500)",
  );
  return () => db.close();
});

/** Somebody who says of each part when they have taken it. */
function slowReader() {
  const waiting: (() => void)[] = [];
  const gone = new AbortController();
  return {
    gone,
    taker: { taken: () => new Promise<void>((resolve) => waiting.push(resolve)), signal: gone.signal },
    async take() {
      await vi.waitUntil(() => waiting.length === 1);
      waiting.pop()?.();
    },
    isWaitedFor: () => vi.waitUntil(() => waiting.length === 1),
  };
}

const URL_OF_ALL = new URL("http://localhost/audit/export");
const linesIn = (part: Uint8Array | undefined) => new TextDecoder().decode(part).split("\n").length - 1;

test("an export is read no faster than its reader takes it", async () => {
  const reads = vi.spyOn(db.prisma.auditEntry, "findMany");
  const { taker, take, isWaitedFor } = slowReader();
  const reader = (await exportAudit(as("ada"), URL_OF_ALL, taker)).getReader();
  for (const [index, size] of [1000, 1000, 500].entries()) {
    const part = reader.read();
    await isWaitedFor();
    expect(reads).toHaveBeenCalledTimes(index);
    await take();
    expect(linesIn((await part).value)).toBe(size);
  }
  expect((await reader.read()).done).toBe(true);
  reads.mockRestore();
});

test("an export ends where its reader is gone", async () => {
  const reads = vi.spyOn(db.prisma.auditEntry, "findMany");
  const { taker, take, gone } = slowReader();
  const reader = (await exportAudit(as("ada"), URL_OF_ALL, taker)).getReader();
  await take();
  expect(linesIn((await reader.read()).value)).toBe(1000);
  gone.abort();
  await take();
  expect((await reader.read()).done).toBe(true);
  expect(reads).toHaveBeenCalledTimes(1);
  reads.mockRestore();
});
