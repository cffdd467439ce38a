import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ACT_WORDS } from "~/components/audit/act-words";
import { hashOf } from "~/data/audit-chain.server";
import { verifyChain } from "~/data/audit-verify.server";
import { type FreshDatabase, openFreshDatabase } from "../support/database";
import { as, settle } from "../support/debrief-world";

let db: FreshDatabase;

const open = async () => {
  db = await openFreshDatabase();
};

const INSERT = "INSERT INTO audit_entry (at, act, details)";

/** Appends so many entries, as the application's role does. */
const append = async (count: number) => {
  const sql = `${INSERT} SELECT '2026-11-20T09:00:00Z'::timestamptz + n * interval '1 second', 'team.added', '{"n":' || n || '}'
    FROM generate_series(1, $1::int) n`;
  await db.prisma.$executeRawUnsafe(sql, count);
};

/** What nobody can do but who owns the tables: change the record behind its triggers. */
const tamper = async (...statements: readonly string[]) => {
  await db.owner.query("ALTER TABLE audit_entry DISABLE TRIGGER USER");
  for (const sql of statements) await db.owner.query(sql);
  await db.owner.query("ALTER TABLE audit_entry ENABLE TRIGGER USER");
};

describe("the chain (R1)", () => {
  beforeEach(open);
  afterEach(() => db.close());

  test("is whole as the database writes it, over many batches, with progress", async () => {
    const heard: number[] = [];
    expect(await verifyChain()).toMatchObject({ state: "whole", checked: 0, first: null });
    await append(2345);
    const found = await verifyChain({ onProgress: (checked) => void heard.push(checked) });
    expect(found).toMatchObject({ state: "whole", checked: 2345, first: null });
    expect(heard).toEqual([1000, 2000, 2345]);
    const { rows } = await db.owner.query<{ hash: string }>("SELECT hash FROM audit_head");
    expect(found.end.hash).toBe(rows[0]?.hash);
  });

  test("is hashed by the documented format, whatever is absent", async () => {
    await settle(db.owner);
    const lena = as("lena").id;
    const entry = { at: "2026-12-03T09:00:00.120Z", act: "veto.cast", details: '{"a":"é\\n"}' };
    await db.owner.query(
      "INSERT INTO audit_entry (at, act, details, actor_id, loop_id, subject_id) VALUES ($1, $2, $3, $4, $4, NULL)",
      [entry.at, entry.act, entry.details, lena],
    );
    const [stored] = await db.prisma.auditEntry.findMany();
    const expected = { ...entry, number: 1, actor: lena, loop: lena, subject: null };
    expect(stored?.hash).toBe(hashOf({ ...expected, previousHash: "0".repeat(64) }));
  });

  test("names the first edited entry, whichever field was edited", async () => {
    for (const edit of [
      "act = 'team.renamed'",
      "details = '{}'",
      "at = at + interval '1 ms'",
      "actor_id = gen_random_uuid()",
    ]) {
      await append(5);
      const { rows } = await db.owner.query<{ last: string }>("SELECT number::text AS last FROM audit_head");
      const number = Number(rows[0]?.last) - 2;
      await tamper(
        "CREATE TABLE kept AS TABLE audit_entry",
        `UPDATE audit_entry SET ${edit} WHERE number = ${number}`,
      );
      expect((await verifyChain()).first).toEqual({ number, flaw: "edited" });
      await tamper("DELETE FROM audit_entry", "INSERT INTO audit_entry TABLE kept", "DROP TABLE kept");
      expect((await verifyChain()).state).toBe("whole");
    }
  });

  test("names an entry that was edited and hashed anew", async () => {
    await append(5);
    await tamper(
      "UPDATE audit_entry SET act = 'team.renamed' WHERE number = 3",
      "UPDATE audit_entry SET hash = audit_hash(audit_entry) WHERE number = 3",
    );
    expect((await verifyChain()).first).toEqual({ number: 4, flaw: "unlinked" });
    await tamper(
      "UPDATE audit_entry SET previous_hash = (SELECT hash FROM audit_entry WHERE number = 3) WHERE number = 4",
      "UPDATE audit_entry SET hash = audit_hash(audit_entry) WHERE number = 4",
      "UPDATE audit_entry SET previous_hash = (SELECT hash FROM audit_entry WHERE number = 4) WHERE number = 5",
      "UPDATE audit_entry SET hash = audit_hash(audit_entry) WHERE number = 5",
    );
    expect((await verifyChain()).first).toEqual({ number: 5, flaw: "unlinked" });
  });

  test("names a deleted entry, a swapped one, and a cut tail", async () => {
    await append(10);
    await tamper("CREATE TABLE kept AS TABLE audit_entry", "DELETE FROM audit_entry WHERE number = 4");
    expect((await verifyChain()).first).toEqual({ number: 4, flaw: "missing" });
    const restore = ["DELETE FROM audit_entry", "INSERT INTO audit_entry TABLE kept"];
    await tamper(
      ...restore,
      "UPDATE audit_entry SET number = 99 WHERE number = 5",
      "UPDATE audit_entry SET number = 5 WHERE number = 6",
      "UPDATE audit_entry SET number = 6 WHERE number = 99",
    );
    expect((await verifyChain()).first).toEqual({ number: 5, flaw: "edited" });
    await tamper(...restore, "DELETE FROM audit_entry WHERE number > 8");
    expect((await verifyChain()).first).toEqual({ number: 9, flaw: "missing" });
    await tamper(
      ...restore,
      "INSERT INTO audit_entry SELECT 11, at, actor_id, act, loop_id, subject_id, details, previous_hash, hash FROM kept WHERE number = 10",
    );
    expect((await verifyChain()).first).toEqual({ number: 11, flaw: "afterEnd" });
  });

  test("has no gap and no fork under concurrent writers, some of whom fail", async () => {
    const clients = await Promise.all(Array.from({ length: 12 }, () => connected(db.config)));
    const write = async (client: pg.Client, writer: number) => {
      for (let i = 0; i < 15; i++) {
        await client.query("BEGIN");
        await client.query(`${INSERT} VALUES (now(), 'team.added', '{}')`);
        await client.query((writer + i) % 4 === 0 ? "ROLLBACK" : "COMMIT");
      }
    };
    const checks = Array.from({ length: 5 }, () => verifyChain());
    await Promise.all([...clients.map(write), ...checks]);
    for (const found of await Promise.all(checks)) expect(found.state).toBe("whole");
    await Promise.all(clients.map((client) => client.end()));
    const found = await verifyChain();
    expect(found.state).toBe("whole");
    expect(found.checked).toBe(12 * 15 - 45);
  });
});

const connected = async (config: pg.ClientConfig) => {
  const client = new pg.Client(config);
  await client.connect();
  return client;
};

describe("the application's role", () => {
  beforeAll(async () => {
    await open();
    await append(2);
  });
  afterAll(() => db.close());

  test.each([
    ["edits no entry", "UPDATE audit_entry SET act = 'x'", "42501"],
    ["deletes no entry", "DELETE FROM audit_entry", "42501"],
    ["empties no log", "TRUNCATE audit_entry", "42501"],
    [
      "chooses no number",
      "INSERT INTO audit_entry (number, at, act, details) VALUES (7, now(), 'x', '{}')",
      "42501",
    ],
    [
      "chooses no hash",
      "INSERT INTO audit_entry (at, act, details, hash) VALUES (now(), 'x', '{}', '00')",
      "42501",
    ],
    ["moves no end", "UPDATE audit_head SET number = 0", "42501"],
    ["switches off no trigger", "ALTER TABLE audit_entry DISABLE TRIGGER USER", "42501"],
    ["writes no details but an object", `${INSERT} VALUES (now(), 'x', '[]')`, "23514"],
  ])("%s", async (_, sql, code) => {
    const client = await connected(db.config);
    await expect(client.query(sql)).rejects.toMatchObject({ code });
    await client.end();
    expect(await verifyChain()).toMatchObject({ state: "whole", checked: 2 });
  });

  test("nor does the tables' owner, as long as the triggers stand", async () => {
    for (const sql of ["UPDATE audit_entry SET act = 'x'", "DELETE FROM audit_entry", "TRUNCATE audit_entry"])
      await expect(db.owner.query(sql)).rejects.toMatchObject({ code: "PB001" });
  });
});

test("every act that the program writes has words", () => {
  const folder = path.resolve("app/data");
  const written = readdirSync(folder)
    .map((name) => (name.endsWith(".ts") ? readFileSync(path.join(folder, name), "utf8") : ""))
    .flatMap((text) => [
      ...text.matchAll(/\bact: (?:[^,\n]*\? )?"([a-zA-Z]+\.[a-zA-Z]+)"(?: : "([a-zA-Z.]+)")?/g),
    ])
    .flatMap(([, first, second]) => [first, second])
    .filter((act) => act !== undefined);
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((act) => !Object.hasOwn(ACT_WORDS, act))).toEqual([]);
});
