import type pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../support/database";
import * as facts from "../support/facts";
import { applicationClient, both, type Case, tryAs } from "../support/raw";
import { settle, unboundClient, uuidOf, writeLoop } from "../support/rows";

let db: FreshDatabase;
let app: pg.Client;

const started = facts.start(facts.aLoop());
const vetoed = facts.castVeto(facts.aRevealedLoop(facts.aLoop()));

beforeAll(async () => {
  db = await freshDatabase();
  const unbound = await unboundClient(db);
  await settle(unbound);
  for (const [scene, story] of Object.entries({ started, vetoed })) await writeLoop(unbound, story, scene);
  await unbound.end();
  app = await applicationClient(db);
  return async () => {
    await app.end();
    await db.close();
  };
});

const at = (scene: string, word: string) => `'${uuidOf(word, scene)}'`;
const person = (name: string) => `'${uuidOf(name)}'`;
const SOON = "'2027-01-01T00:00:00Z'";

describe("V3: who resolves a veto, and on what", () => {
  const NEW = "'33333333-3333-4333-8333-333333333333'";
  const as = (who: string) => `SELECT set_config('plumbline.viewer', ${person(who)}, true)`;
  const addendum = (who: string, when = SOON) => [
    as(who),
    `INSERT INTO addendum (id, feedback_id, text, at) VALUES (${NEW}, ${at("vetoed", `main-${who}-v1`)}, 'More.', ${when})`,
  ];
  const cite = (kind: string, source: string) =>
    `INSERT INTO citation (veto_id, part, kind, source_id) VALUES (${at("vetoed", "veto-1")}, 'lift', '${kind}', ${source})`;
  const old = `(SELECT id FROM evidence WHERE feedback_id = ${at("vetoed", "main-amara-v1")})`;
  const resolve = (kind: string, by = "ravi", viewer = by) => [
    as(viewer),
    `UPDATE veto SET resolution = '${kind}', resolved_by_id = ${person(by)}, resolved_at = ${SOON}, resolved_text = 'New.' WHERE id = ${at("vetoed", "veto-1")}`,
  ];
  const noHire = `INSERT INTO decision (loop_id, outcome, level_number, reason, by_id, at) VALUES (${at("vetoed", "loop")}, 'noHire', 5, 'It stands.', ${person("ravi")}, ${SOON})`;
  const ending = (kind: string) =>
    `UPDATE loop SET ended_at = ${SOON}, end_kind = '${kind}', ended_by_id = ${person("ravi")} WHERE id = ${at("vetoed", "loop")}`;
  const appoint = (cause: string) =>
    `INSERT INTO appointment (loop_id, person_id, held_independence, cause, reason, by_id, at) VALUES (${at("vetoed", "loop")}, ${person("petra")}, true, '${cause}', 'Said.', ${person("lena")}, ${SOON})`;
  const onNew = [...addendum("amara"), cite("addendum", NEW)];
  const cases: readonly Case[] = [
    ["lifted on an addendum of somebody else's since", "done", [...onNew, ...resolve("lifted")]],
    ["lifted on nothing", "PB012", resolve("lifted")],
    [
      "lifted on what was there before the cast",
      "PB012",
      [as("ravi"), cite("evidence", old), ...resolve("lifted")],
    ],
    [
      "lifted on an addendum of their own",
      "PB012",
      [...addendum("ravi"), cite("addendum", NEW), ...resolve("lifted")],
    ],
    ["lifted by the hiring manager", "PB012", [...onNew, ...resolve("lifted", "hana")]],
    [
      "lifted by the hiring manager in the Bar Raiser's name",
      "PB012",
      [...onNew, ...resolve("lifted", "ravi", "hana")],
    ],
    [
      "lifted by the successor of somebody recused",
      "done",
      [...onNew, appoint("recused"), ...resolve("lifted", "petra")],
    ],
    ["lifted by the recused", "PB012", [...onNew, appoint("recused"), ...resolve("lifted")]],
    [
      "lifted by a successor only because it was overdue",
      "PB012",
      [...onNew, appoint("overdue"), ...resolve("lifted", "petra")],
    ],
    ["upheld, with no hire and the loop's end", "done", [noHire, ending("vetoUpheld"), ...resolve("upheld")]],
    ["upheld while the loop goes on", "PB012", [noHire, ...resolve("upheld")]],
    ["upheld without a decision", "PB012", [ending("vetoUpheld"), ...resolve("upheld")]],
    ["upheld as the role closes", "PB012", [noHire, ending("roleClosed"), ...resolve("upheld")]],
  ];
  it.each(both(cases))("%s, by %s", async (_what, _who, role, c) => {
    expect(await tryAs(role, { application: app, owner: db.owner }, c)).toBe(c[1]);
  });
});

describe("F2: a rating stands on evidence", () => {
  const NEW = "'44444444-4444-4444-8444-444444444444'";
  const feedback = `INSERT INTO feedback (id, loop_id, round_id, assignment_id, author_id, version, vote, bar, summary, submitted_at)
    VALUES (${NEW}, ${at("started", "loop")}, ${at("started", "main")}, ${at("started", "main-bo")}, ${person("bo")}, 1, 'notInclined', 'meets', 'Seen.', now())`;
  const rating = (value: string, reason: string) =>
    `INSERT INTO rating (id, feedback_id, principle_id, rating, not_assessed_reason) VALUES (${NEW}, ${NEW}, ${person("thinkBig")}, ${value}, ${reason})`;
  const evidence = `INSERT INTO evidence (rating_id, feedback_id, position, situation, action, result) VALUES (${NEW}, ${NEW}, 1, 'a', 'b', 'c')`;
  const cases: readonly Case[] = [
    ["a rating with its evidence", "done", [feedback, rating("2", "NULL"), evidence], "bo"],
    ["a rating without evidence", "PB013", [feedback, rating("2", "NULL")], "bo"],
    ["not assessed, with the reason", "done", [feedback, rating("NULL", "'No time.'")], "bo"],
  ];
  it.each(both(cases))("%s, by %s", async (_what, _who, role, c) => {
    expect(await tryAs(role, { application: app, owner: db.owner }, c)).toBe(c[1]);
  });
});
