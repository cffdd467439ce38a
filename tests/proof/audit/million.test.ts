import { execFile } from "node:child_process";
import {
  closeSync,
  createReadStream,
  createWriteStream,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
} from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { askerFor } from "../../support/asker.ts";
import type { Copy } from "../../support/copy.ts";
import { WHO } from "../../support/debrief-world.ts";
import { bundle, startApp } from "../../support/running.ts";
import { DEEP, tell } from "../chance";
import { chainOf, inMB, LIMIT, LONG, PEAK, peakIn, SHORT, STARTED, secondsSince } from "./long";

/** How much more a process may hold for the long chain, in kB: what a collector leaves lying about, not entries. */
const MARGIN = 100_000;

const run = promisify(execFile);
let chains: { readonly long: Copy; readonly short: Copy };
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "plumbline-audit-"));
  chains = { long: await chainOf(LONG), short: await chainOf(SHORT) };
}, LIMIT);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await chains?.long.drop();
  await chains?.short.drop();
});

/** The product's own command, and the most memory that it held. */
async function verify(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const began = performance.now();
  const { stdout, stderr } = await run(process.execPath, [...PEAK, bundle(), "audit-verify", ...args], {
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  return { stdout, peak: peakIn(stderr), took: secondsSince(began) };
}

test(`${LONG} entries are verified in the memory that ${SHORT} take`, { timeout: LIMIT }, async () => {
  const short = await verify({ DATABASE_URL: chains.short.url });
  const long = await verify({ DATABASE_URL: chains.long.url });
  tell(
    `Verified by the command: ${SHORT} in ${short.took} s and ${inMB(short.peak)}, ${LONG} in ${long.took} s and ${inMB(long.peak)}.`,
  );
  expect(short.stdout).toContain(`The audit chain is whole: ${SHORT} entries.`);
  expect(long.stdout).toContain(`The audit chain is whole: ${LONG} entries.`);
  if (DEEP) expect(long.stdout).toMatch(/[\d,]+ of 1,000,000 entries checked \(\d+ %\)/);
  expect(long.peak - short.peak).toBeLessThan(MARGIN);
});

/** A server's export as somebody takes it who does nothing for a while after the first bytes. */
async function exportOf(copy: Copy, file: string, meanwhile: () => Promise<unknown>): Promise<number> {
  const app = await startApp({ copy: { ...copy, drop: async () => {} }, node: PEAK });
  const { headers } = await askerFor(app.owner, WHO.ada);
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(`${app.url}/audit/export`, { headers }, resolve).once("error", reject);
  });
  expect(response.statusCode).toBe(200);
  await meanwhile();
  await pipeline(response, createWriteStream(file));
  await app.stop();
  await vi.waitUntil(() => peakIn(app.log()) > 0, { timeout: 5_000 });
  return peakIn(app.log());
}

test("an export is taken at its reader's pace, and verified without any database", {
  timeout: LIMIT,
}, async () => {
  const [short, long] = [path.join(folder, "short.jsonl"), path.join(folder, "long.jsonl")];
  const began = performance.now();
  const little = await exportOf(chains.short, short, async () => {});
  // Long enough for everything to pile up in the server, if it did.
  const much = await exportOf(chains.long, long, () => verify({ DATABASE_URL: chains.long.url }));
  const size = (statSync(long).size / 1e6).toFixed(0);
  tell(
    `Exported: ${LONG} entries, ${size} MB, in ${secondsSince(began)} s; the server held ${inMB(much)}, for ${SHORT} ${inMB(little)}.`,
  );
  expect(much - little).toBeLessThan(MARGIN);

  const end = endOf(long);
  const nowhere = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nothing" };
  const few = await verify(nowhere, "--file", short);
  const all = await verify(nowhere, "--file", long, "--ends-in", end);
  tell(
    `Verified from the file: ${LONG} in ${all.took} s and ${inMB(all.peak)}; ${SHORT}: ${inMB(few.peak)}.`,
  );
  expect(all.stdout).toContain(`The exported chain is whole: ${STARTED} entries. It ends in ${end}.`);
  expect(all.peak - few.peak).toBeLessThan(MARGIN);
  expect(await byTheReadme(long)).toBe(`whole: ${STARTED} entries, ending in ${end}\n`);
});

/** The hash in which an export ends; only its tail is read, since the whole would be no string any more. */
function endOf(file: string): string {
  const size = statSync(file).size;
  const tail = Buffer.alloc(Math.min(size, 4096));
  const opened = openSync(file, "r");
  readSync(opened, tail, 0, tail.length, size - tail.length);
  closeSync(opened);
  return JSON.parse(tail.toString().trimEnd().split("\n").at(-1) ?? "").hash;
}

/** The program that the README gives to whoever has nothing but the file and Node. */
async function byTheReadme(file: string): Promise<string> {
  const program = /```js\n([\s\S]*?)```/.exec(readFileSync("README.md", "utf8"))?.[1];
  if (!program) throw new Error("The README lacks its program.");
  const running = run(process.execPath, ["--input-type=module", "-e", program], { cwd: folder });
  if (!running.child.stdin) throw new Error("The program cannot be given its file.");
  createReadStream(file).pipe(running.child.stdin);
  return (await running).stdout;
}
