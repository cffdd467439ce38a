import { parseArgs } from "node:util";
import {
  CAUTIONS,
  partsOf,
  SIGHT_WORDS,
  standingWords,
  THING_WORDS,
} from "../../components/audit/sight-words.ts";
import { findSight, type SightOfLoop, type SightRow } from "../../data/sight-report.server.ts";
import { asNobody } from "../../data/transaction.server.ts";
import { isId } from "../../domain/id.ts";
import { say } from "../log.ts";
import { openEverything } from "../process.ts";
import { readSettings } from "../settings.ts";

const USAGE = "Say whose sight of which loop: npm run audit:sight -- --person <e-mail> --loop <id>";

/** `npm run audit:sight`: what a person can see of a loop, and why. 0: reported. 1: not asked well, or not there. */
export async function run(): Promise<number> {
  const { person, loop } = parseArgs({
    ...{ args: process.argv.slice(3), allowPositionals: true, strict: false },
    options: { person: { type: "string" }, loop: { type: "string" } },
  }).values;
  if (typeof person !== "string" || typeof loop !== "string" || !isId(loop.toLowerCase())) {
    say(USAGE);
    return 1;
  }
  const open = await openEverything(readSettings());
  try {
    const report = await asNobody((tx) => findSight(tx, person, loop.toLowerCase()));
    if (report) print(report);
    else say("There is no such person, or no such loop.");
    return report ? 0 : 1;
  } finally {
    await open.close();
  }
}

function print(report: SightOfLoop): void {
  const { person, loop } = report;
  const standing = standingWords(report.seats, person.capabilities);
  say(`What ${person.name} can see of the loop of ${loop.candidate} for ${loop.role}`);
  say(`Part in it: ${standing.seats}. Capabilities: ${standing.capabilities}.`);
  if (person.account === "deactivated") say(CAUTIONS.deactivated);
  for (const { title, rows } of partsOf(report)) printRows(title, rows);
}

function printRows(title: string, rows: readonly SightRow[]): void {
  say(`\n${title}`);
  for (const row of rows) {
    say(`  ${SIGHT_WORDS[row.sight].padEnd(11)}${row.law.padEnd(4)}${labelOf(row)}`);
    say(`${" ".repeat(17)}${[row.why, ...openingOf(row)].join(" ")}`);
  }
}

const labelOf = (row: SightRow): string =>
  row.author ? `${row.author}: ${THING_WORDS[row.what]}` : THING_WORDS[row.what];

const openingOf = (row: SightRow): readonly string[] => [
  ...(row.opens ? [`What opens it: ${row.opens}`] : []),
  ...(row.waitingFor.length > 0 ? [`Waiting for ${row.waitingFor.join(", ")}.`] : []),
];
