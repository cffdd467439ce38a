import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { FLAW_WORDS } from "../../components/audit/flaw-words.ts";
import { type FileFlaw, type FileVerification, verifyLines } from "../../data/audit-file.server.ts";
import { recordVerification } from "../../data/audit-verification.server.ts";
import { type Verification, verifyChain } from "../../data/audit-verify.server.ts";
import { asNobody } from "../../data/transaction.server.ts";
import { say } from "../log.ts";
import { openEverything } from "../process.ts";
import { reportProgress } from "../progress.ts";
import { readSettings } from "../settings.ts";

const USAGE = "Say which file: npm run audit:verify -- --file <export> [--ends-in <hash>]";
const INTERRUPTED = 130;

const FILE_WORDS: Readonly<Record<FileFlaw, string>> = {
  ...FLAW_WORDS,
  missing: "is not the entry that comes next: one is missing, or the export was of a part of the log",
  unreadable: "is no entry of an audit log",
  partial: "has no number and no hash: it was exported for somebody for whom entries are left out",
};

/**
 * `npm run audit:verify`: checks the whole audit chain (R1) and keeps what it found; with `--file`, an export instead,
 * without any database. 0: whole. 1: broken, and where, or not asked well. 130: interrupted, nothing found until then.
 */
export async function run(): Promise<number> {
  const { file, "ends-in": end } = parseArgs({
    ...{ args: process.argv.slice(3), allowPositionals: true, strict: false },
    options: { file: { type: "string" }, "ends-in": { type: "string" } },
  }).values;
  if (file === undefined && end === undefined) return verifyDatabase();
  if (typeof file === "string" && typeof end !== "boolean") return verifyFile(file, end);
  say(USAGE);
  return 1;
}

async function verifyDatabase(): Promise<number> {
  const open = await openEverything(readSettings());
  const progress = reportProgress();
  const signal = interruption();
  const began = Date.now();
  try {
    const found = await verifyChain({ signal, onProgress: progress.tell });
    progress.end();
    await asNobody((tx) => recordVerification(tx, found, null, began));
    return sayOf(found);
  } catch (error) {
    if (!signal.aborted) throw error;
    progress.end();
    say("Interrupted. Everything was whole until then; nothing is said of the rest.");
    return INTERRUPTED;
  } finally {
    await open.close();
  }
}

// Ctrl-C comes twice, from the terminal and from npm.
function interruption(): AbortSignal {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => stop.abort());
  return stop.signal;
}

function sayOf({ checked, end, first }: Verification): number {
  if (first) {
    say(`The audit chain is broken: entry ${first.number} ${FLAW_WORDS[first.flaw]}.`);
    return 1;
  }
  say(`The audit chain is whole: ${checked} entries. It ends in ${end.hash}.`);
  say("Keep that hash somewhere else: it shows later whether the whole chain was rewritten.");
  return 0;
}

async function verifyFile(file: string, end: string | undefined): Promise<number> {
  const progress = reportProgress();
  const input = createReadStream(file);
  // Otherwise a file that isn't there would end the process before its lines are asked for.
  await new Promise((resolve, reject) => input.once("open", resolve).once("error", reject));
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const found = await verifyLines(lines, progress.tell);
  progress.end();
  return sayOfFile(found, end);
}

function sayOfFile({ checked, hash, first }: FileVerification, end: string | undefined): number {
  if (first) {
    say(`The exported chain is broken: line ${first.line} ${FILE_WORDS[first.flaw]}.`);
    return 1;
  }
  if (end !== undefined && end.toLowerCase() !== hash) {
    say(`The exported chain follows from itself, but ends in ${hash}: it was cut off, or is another chain.`);
    return 1;
  }
  say(`The exported chain is whole: ${checked} entries. It ends in ${hash}.`);
  if (end === undefined)
    say("Whether its end was cut off shows if you name the hash that you kept: --ends-in <hash>");
  return 0;
}
