import { spawn } from "node:child_process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askerFor } from "../../support/asker.ts";
import type { Copy } from "../../support/copy.ts";
import { WHO } from "../../support/debrief-world.ts";
import { bundle, startApp } from "../../support/running.ts";
import { DEEP, tell } from "../chance";
import { chainOf, LIMIT, LONG, STARTED, secondsSince } from "./long";

let chain: Copy;

beforeEach(async () => {
  chain = await chainOf(LONG);
}, LIMIT);
afterEach(() => chain.drop());

test("the page's verification goes on by itself, and once, while the server answers others", {
  timeout: LIMIT,
}, async () => {
  const app = await startApp({ copy: { ...chain, drop: async () => {} } });
  const ada = await askerFor(app.owner, WHO.ada);
  const began = performance.now();
  const presses = await Promise.all([1, 2].map(() => ada.post(app.url, "/audit", { intent: "verify" })));
  expect(presses.map(({ status, location }) => [status, location])).toEqual(Array(2).fill([302, "/audit"]));
  const seen = new Set<string>();
  let slowest = 0;
  await vi.waitUntil(
    async () => {
      const asked = performance.now();
      const { body } = await ada.get(app.url, "/audit");
      slowest = Math.max(slowest, performance.now() - asked);
      for (const [share] of body.matchAll(/[\d,]+<!-- --> of <!-- -->[\d,]+/g)) seen.add(share);
      return body.includes("asked for by <!-- -->Ada") || body.includes("asked for by Ada");
    },
    { timeout: LIMIT, interval: 500 },
  );
  tell(
    `Verified by the page: ${LONG} in ${secondsSince(began)} s, ${seen.size} states of progress; the slowest page took ${slowest.toFixed(0)} ms.`,
  );
  if (DEEP) expect(seen.size).toBeGreaterThan(2);
  const { rows } = await app.owner.query(
    "SELECT checked::int, flaw FROM audit_verification WHERE by_id IS NOT NULL",
  );
  expect(rows).toEqual([{ checked: STARTED, flaw: null }]);
  expect(app.log()).not.toContain('"level":50');
  await app.stop();
});

const WAITING = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'audit_entry'::regclass
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

test("the command can be interrupted, says so, and records nothing", async () => {
  const app = await startApp({ copy: { ...chain, drop: async () => {} } });
  // Whoever wants to read the record waits for this, so that the signal comes in the midst of it.
  await app.owner.query("BEGIN; LOCK TABLE audit_entry IN ACCESS EXCLUSIVE MODE");
  const env = { NODE_ENV: "production", DATABASE_URL: chain.url } as const;
  const command = spawn(process.execPath, [bundle(), "audit-verify"], { env: { ...process.env, ...env } });
  let output = "";
  command.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const ended = new Promise((resolve) => command.once("close", resolve));
  await vi.waitUntil(async () => (await app.owner.query(WAITING)).rowCount !== 0, { timeout: 30_000 });
  // Twice, as a terminal and npm send it.
  for (const signal of ["SIGINT", "SIGINT"] as const) command.kill(signal);
  await app.owner.query("COMMIT");
  expect(await ended).toBe(130);
  expect(output).toBe("Interrupted. Everything was whole until then; nothing is said of the rest.\n");
  expect((await app.owner.query("SELECT FROM audit_verification")).rowCount).toBe(0);
  await app.stop();
});
