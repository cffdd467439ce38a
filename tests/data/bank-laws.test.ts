import type pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../support/database";
import { applicationClient, attempt, both, type Case, tryAs } from "../support/raw";
import { settle, unboundClient, uuidOf } from "../support/rows";

// What the database itself says of the question bank, to the application and to the tables' owner.

let clients: { readonly application: pg.Client; readonly owner: pg.Client };

beforeAll(async () => {
  const db: FreshDatabase = await freshDatabase();
  const unbound = await unboundClient(db);
  await settle(unbound);
  await unbound.end();
  const application = await applicationClient(db);
  clients = { application, owner: db.owner };
  return async () => {
    await application.end();
    await db.close();
  };
});

const Q = `'${uuidOf("question")}'`;
const ADA = `'${uuidOf("ada")}'`;
const OWNERSHIP = "(SELECT id FROM principle ORDER BY position LIMIT 1)";
const ROLE = "(SELECT id FROM role LIMIT 1)";

const question = `INSERT INTO question (id, key, principle_id, created_at, changed_at) VALUES (${Q}, 'a-b', ${OWNERSHIP}, now(), now())`;
const version = (number: number) =>
  `INSERT INTO question_version (question_id, version, text, probes, junior_strong, junior_weak, senior_strong, senior_weak, leader_strong, leader_weak, must_not_ask, at)
   VALUES (${Q}, ${number}, 'Text ${number}', '{}', 'a', 'b', 'c', 'd', 'e', 'f', 'g', now())`;
const step = (name: string) =>
  `INSERT INTO question_step (question_id, step, by_id, at) VALUES (${Q}, '${name}', ${ADA}, now())`;
const anchors = (number: number) =>
  `INSERT INTO anchors (principle_id, version, concern, mild_concern, mixed, strength, exceptional_strength, at) VALUES (${OWNERSHIP}, ${number}, 'a', 'b', 'c', 'd', 'e', now())`;
const pin = `INSERT INTO pin (role_id, question_id, pinned_by_id, pinned_at) VALUES (${ROLE}, ${Q}, ${ADA}, now())`;
const unpin = `UPDATE pin SET unpinned_at = now(), unpinned_by_id = ${ADA}`;
const there = [question, version(1)];

const CASES: readonly Case[] = [
  ["a question with its first version", "done", there],
  ["a question without words", "PB014", question],
  ["a first version that calls itself the second", "PB014", [question, version(2)]],
  ["the next version", "done", [...there, version(2)]],
  ["a version left out", "PB014", [...there, version(3)]],
  ["the same version again", "23505", [...there, version(1)]],
  [
    "retiring, bringing back and retiring",
    "done",
    [...there, step("retired"), step("restored"), step("retired")],
  ],
  ["retiring what is retired", "PB014", [...there, step("retired"), step("retired")]],
  ["bringing back what was never retired", "PB014", [...there, step("restored")]],
  ["anchors, and the next", "done", [anchors(1), anchors(2)]],
  ["anchors with a version left out", "PB014", [anchors(1), anchors(3)]],
  ["a pin, taken off, and pinned again", "done", [...there, pin, unpin, pin]],
  ["a second pin beside the first", "23505", [...there, pin, pin]],
  ["taking off a pin twice", "PB014", [...there, pin, unpin, unpin]],
];

/** What the application has no right to try, and the owner's own laws refuse. */
const FROZEN: readonly (readonly [string, readonly string[], string])[] = [
  ["the words of a version", there, "UPDATE question_version SET text = 'x'"],
  ["the version of a question", there, "DELETE FROM question_version"],
  ["a question", there, "DELETE FROM question"],
  ["a question's key", there, "UPDATE question SET key = 'c-d'"],
  ["a step", [...there, step("retired")], "DELETE FROM question_step"],
  ["who retired", [...there, step("retired")], "UPDATE question_step SET by_id = question_id"],
  ["anchors", [anchors(1)], "UPDATE anchors SET mixed = 'x'"],
  ["the anchors' version", [anchors(1)], "DELETE FROM anchors"],
  ["a pin", [...there, pin], "DELETE FROM pin"],
];

describe("the question bank loses no history", () => {
  it.each(both(CASES))("%s, by %s", async (_, _role, role, each) => {
    expect(await tryAs(role, clients, each)).toBe(each[1]);
  });

  it.each(FROZEN)("%s stands", async (_, before, change) => {
    expect(await attempt(clients.application, [...before, change])).toBe("42501");
    expect(await attempt(clients.owner, [...before, change])).toMatch(/^PB0(01|14)$/);
  });

  it("a question says what its latest version says, whatever it began with", async () => {
    const lie = question
      .replace("changed_at)", "changed_at, text, version, retired_at)")
      .replace("now(), now())", "now(), now(), 'A lie', 7, now())");
    const { owner } = clients;
    await owner.query("BEGIN");
    for (const sql of [lie, version(1), version(2)]) await owner.query(sql);
    const { rows } = await owner.query("SELECT version, text, retired_at FROM question");
    await owner.query("ROLLBACK");
    expect(rows).toEqual([{ version: 2, text: "Text 2", retired_at: null }]);
  });
});
