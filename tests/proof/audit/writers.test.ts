import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { verifyChain } from "~/data/audit-verify.server";
import { type FreshDatabase, openFreshDatabase } from "../../support/database";
import { DEEP, tell } from "../chance";

// Three processes, each with several connections, append to one chain; one is killed in the midst of it (R1).
const WRITER = path.resolve("tests/proof/audit/writer.mjs");
const CONNECTIONS = 6;
const ENTRIES = DEEP ? 1_000 : 60;

let db: FreshDatabase;

beforeAll(async () => {
  db = await openFreshDatabase();
});
afterAll(() => db.close());

interface Writer {
  readonly process: ChildProcess;
  confirmed(): readonly string[];
  readonly ended: Promise<unknown>;
}

function start(name: string): Writer {
  const told = JSON.stringify({ config: db.config, name, connections: CONNECTIONS, entries: ENTRIES });
  const child = spawn(process.execPath, [WRITER, told], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  // A line that was cut off by the kill names no entry.
  const confirmed = () => output.split("\n").slice(0, -1);
  return { process: child, confirmed, ended: new Promise((resolve) => child.once("close", resolve)) };
}

test("writers in several processes leave no gap and no fork, though one of them is killed", async () => {
  const writers = ["a", "b", "c"].map(start);
  const victim = writers[2];
  await vi.waitUntil(() => (victim?.confirmed().length ?? 0) > ENTRIES, { timeout: 30_000, interval: 5 });
  victim?.process.kill("SIGKILL");
  // Whoever verifies meanwhile covers what there was at that moment.
  const meanwhile = await verifyChain();
  await Promise.all(writers.map(({ ended }) => ended));
  expect(meanwhile).toMatchObject({ state: "whole", checked: meanwhile.end.number });
  expect(meanwhile.checked).toBeGreaterThan(0);

  const found = await verifyChain();
  const { rows } = await db.owner.query<{ key: string }>(
    "SELECT details::jsonb ->> 'key' AS key FROM audit_entry ORDER BY number",
  );
  const confirmed = writers.flatMap((writer) => writer.confirmed());
  tell(
    `Writers: 3 processes with ${CONNECTIONS} connections each, ${confirmed.length} entries confirmed, ${rows.length} there.`,
  );
  expect(found).toMatchObject({ state: "whole", checked: rows.length });
  const there = new Set(rows.map(({ key }) => key));
  expect(there.size).toBe(rows.length);
  expect(confirmed.filter((key) => !there.has(key))).toEqual([]);
  // The killed one may have been confirmed what it could no longer tell, once a connection.
  expect(rows.length - confirmed.length).toBeLessThanOrEqual(CONNECTIONS);
  const kept = (name: string) => rows.filter(({ key }) => key.startsWith(name)).length;
  expect([kept("a"), kept("b")]).toEqual(Array(2).fill(CONNECTIONS * ENTRIES * 0.8));
});
