import { beforeAll, describe, expect, test } from "vitest";
import { exportAudit } from "~/data/audit-export.server";
import { verifyLines } from "~/data/audit-file.server";
import { recordVerification } from "~/data/audit-verification.server";
import { verifyChain } from "~/data/audit-verify.server";
import { asNobody } from "~/data/transaction.server";
import type { FreshDatabase } from "../support/database";
import { as } from "../support/debrief-world";
import { openSettled } from "../support/settled";

// A chain of several batches, and everything that somebody behind the triggers may do to it.
const LAST = 2_500;
const MIDDLE = 1_250;

let db: FreshDatabase;
let lines: readonly string[];

beforeAll(async () => {
  db = await openSettled();
  await db.owner.query(
    `INSERT INTO audit_entry (at, act, details)
     SELECT '2026-11-20T09:00:00Z'::timestamptz + n * interval '1 second', 'team.added', '{"n":' || n || '}' FROM generate_series(1, $1::int) n`,
    [LAST],
  );
  const found = await verifyChain();
  await asNobody((tx) => recordVerification(tx, found, null, Date.now()));
  for (const table of ["audit_entry", "audit_verification"])
    await db.owner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const table of TABLES) await db.owner.query(`CREATE TABLE kept_${table} AS TABLE ${table}`);
  lines = await exported();
  return () => db.close();
});

const TABLES = ["audit_entry", "audit_head", "audit_verification"];
const READER = { taken: async () => {}, signal: new AbortController().signal };

async function exported(): Promise<readonly string[]> {
  const stream = await exportAudit(as("ada"), new URL("http://localhost/audit/export"), READER);
  return (await new Response(stream).text()).trimEnd().split("\n");
}

/** What a verification finds after these statements; everything is then put back. */
async function foundAfter(statements: readonly string[]) {
  for (const sql of statements) await db.owner.query(sql);
  const { first } = await verifyChain();
  for (const table of TABLES)
    await db.owner.query(`DELETE FROM ${table}; INSERT INTO ${table} TABLE kept_${table}`);
  return first && `${first.number} ${first.flaw}`;
}

const edit = (number: number) => `UPDATE audit_entry SET details = '{"n":0}' WHERE number = ${number}`;
const hashAnew = (number: number) =>
  `UPDATE audit_entry SET hash = audit_hash(audit_entry) WHERE number = ${number}`;
const remove = (where: string) => `DELETE FROM audit_entry WHERE ${where}`;
const moveEnd = `UPDATE audit_head SET number = ${LAST - 5}, hash = (SELECT hash FROM audit_entry WHERE number = ${LAST - 5})`;
const forget = "DELETE FROM audit_verification";
/** Every hash from an entry on written anew, and the chain's end with it. */
const rewriteFrom = (number: number) => `DO $$ DECLARE last text; BEGIN
  SELECT coalesce((SELECT hash FROM audit_entry WHERE number = ${number - 1}), repeat('0', 64)) INTO last;
  FOR n IN ${number}..${LAST} LOOP
    UPDATE audit_entry SET previous_hash = last WHERE number = n;
    UPDATE audit_entry SET hash = audit_hash(audit_entry) WHERE number = n RETURNING hash INTO last;
  END LOOP;
  UPDATE audit_head SET hash = last; END $$`;

const swap = (a: number, b: number) => [
  `UPDATE audit_entry SET number = 0 WHERE number = ${a}`,
  `UPDATE audit_entry SET number = ${a} WHERE number = ${b}`,
  `UPDATE audit_entry SET number = ${b} WHERE number = 0`,
];
const insertAt = (number: number) =>
  `INSERT INTO audit_entry SELECT ${number}, at, actor_id, act, loop_id, subject_id, details, previous_hash, hash FROM kept_audit_entry WHERE number = 9`;

describe("a verification of the database finds", () => {
  test.each<readonly [string, string | null, readonly string[]]>([
    ["nothing where nothing was done", null, []],
    ["a changed first entry", "1 edited", [edit(1)]],
    ["a changed entry in the middle", `${MIDDLE} edited`, [edit(MIDDLE)]],
    ["a changed last entry", `${LAST} edited`, [edit(LAST)]],
    ["a changed entry with a new hash", `${MIDDLE + 1} unlinked`, [edit(MIDDLE), hashAnew(MIDDLE)]],
    ["a changed last entry with a new hash", `${LAST} unlinked`, [edit(LAST), hashAnew(LAST)]],
    ["a removed first entry", "1 missing", [remove("number = 1")]],
    ["a removed entry in the middle", `${MIDDLE} missing`, [remove(`number = ${MIDDLE}`)]],
    ["a whole batch that was removed", "1001 missing", [remove("number BETWEEN 1001 AND 2000")]],
    ["a swapped pair", `${MIDDLE} edited`, swap(MIDDLE, MIDDLE + 1)],
    ["a pair swapped across batches", "1000 edited", swap(1000, 1001)],
    ["a removed tail, by the row of the end", `${LAST - 4} missing`, [remove(`number > ${LAST - 5}`)]],
    ["an emptied log, by the row of the end", "1 missing", [remove("true")]],
    ["an entry behind the end", `${LAST + 1} afterEnd`, [insertAt(LAST + 1)]],
    ["an entry before the start", "0 beforeStart", [insertAt(0)]],
    [
      "a removed tail whose end was moved, by an earlier verification",
      `${LAST} rewritten`,
      [remove(`number > ${LAST - 5}`), moveEnd],
    ],
    [
      "a chain that was rewritten throughout, by an earlier verification",
      `${LAST} rewritten`,
      [edit(MIDDLE), rewriteFrom(MIDDLE)],
    ],
  ])("%s", async (_, found, statements) => {
    expect(await foundAfter(statements)).toBe(found);
  });

  // Said in the README: whoever has the owner's rights and forgets nothing leaves a whole chain (A2).
  test.each([
    ["a removed tail", [remove(`number > ${LAST - 5}`), moveEnd]],
    ["a chain rewritten throughout", [edit(MIDDLE), rewriteFrom(MIDDLE)]],
  ])(
    "not %s, once the earlier verifications are taken away too: only an end kept elsewhere shows it",
    async (_, done) => {
      const kept = (await verifyChain()).end.hash;
      for (const sql of [...done, forget]) await db.owner.query(sql);
      const { first, end } = await verifyChain();
      expect(await foundAfter([])).toBeNull();
      expect(first).toBeNull();
      expect(end.hash).not.toBe(kept);
    },
  );
});

type Lines = readonly string[];
const without = (all: Lines, from: number, count = 1) => [...all.slice(0, from), ...all.slice(from + count)];
const swapped = (all: Lines, at: number) => [
  ...[...all.slice(0, at), all[at + 1] ?? "", all[at] ?? ""],
  ...all.slice(at + 2),
];
const withLine = (all: Lines, at: number, line: string) => [...all.slice(0, at), line, ...all.slice(at + 1)];
const changed = (all: Lines, at: number, change: object) =>
  withLine(all, at, JSON.stringify({ ...JSON.parse(all[at] ?? ""), ...change }));

async function* each(all: Lines): AsyncGenerator<string> {
  yield* all;
}

describe("a verification of an export finds", () => {
  test.each<readonly [string, string | null, (all: Lines) => Lines]>([
    ["nothing where nothing was done", null, (all) => all],
    ["a changed first entry", "1 edited", (all) => changed(all, 0, { act: "team.renamed" })],
    ["a changed entry in the middle", `${MIDDLE} edited`, (all) => changed(all, MIDDLE - 1, { actor: "x" })],
    ["a changed last entry", `${LAST} edited`, (all) => changed(all, LAST - 1, { details: "{}" })],
    ["an instant written otherwise", "3 edited", (all) => changed(all, 2, { at: "2026-11-20T09:00:03Z" })],
    ["a removed first entry", "1 missing", (all) => without(all, 0)],
    ["a removed entry in the middle", `${MIDDLE} missing`, (all) => without(all, MIDDLE - 1)],
    ["a swapped pair", `${MIDDLE} missing`, (all) => swapped(all, MIDDLE - 1)],
    ["an entry that stands twice", "6 missing", (all) => [...all.slice(0, 5), ...all.slice(4)]],
    ["a line that is no entry", "2 unreadable", (all) => withLine(all, 1, "{")],
    ["an empty line", "2 unreadable", (all) => withLine(all, 1, "")],
    ["a line that lacks a text", "2 unreadable", (all) => changed(all, 1, { details: undefined })],
    ["numbers that are texts", "1 unreadable", (all) => changed(all, 0, { number: "1" })],
    [
      "an export without numbers and links",
      "1 partial",
      (all) => changed(all, 0, { number: undefined, hash: undefined, previousHash: undefined }),
    ],
  ])("%s", async (_, found, tamper) => {
    const { first } = await verifyLines(each(tamper(lines)));
    expect(first && `${first.line} ${first.flaw}`).toBe(found);
  });

  test("no removed tail by itself: the end is another one, and that shows it", async () => {
    const [whole, cut] = [await verifyLines(each(lines)), await verifyLines(each(lines.slice(0, -5)))];
    expect(cut).toMatchObject({ first: null, checked: LAST - 5 });
    expect(cut.hash).not.toBe(whole.hash);
    expect(whole.hash).toBe((await verifyChain()).end.hash);
  });
});
