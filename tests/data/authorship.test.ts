import type pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../support/database";
import * as facts from "../support/facts";
import { applicationClient, attempt } from "../support/raw";
import { settle, unboundClient, uuidOf, writeLoop } from "../support/rows";

let db: FreshDatabase;
let app: pg.Client;

const pending = facts.submit(facts.submit(facts.start(facts.aLoop()), "amara"), "bo");
const revealed = facts.aRevealedLoop(facts.aLoop());
const voting = facts.moveTo(facts.join(facts.openDebrief(revealed)), "revote");

beforeAll(async () => {
  db = await freshDatabase();
  const unbound = await unboundClient(db);
  await settle(unbound);
  for (const [scene, story] of Object.entries({ pending, revealed, voting }))
    await writeLoop(unbound, story, scene);
  const draft = `INSERT INTO draft (owner_id, kind, subject_id, content, revision, saved_at)
    VALUES (${person("amara")}, 'feedback', ${at("pending", "main-amara")}, '{}', 1, now())`;
  await unbound.query(draft);
  await unbound.end();
  app = await applicationClient(db);
  return async () => {
    await app.end();
    await db.close();
  };
});

const at = (scene: string, word: string) => `'${uuidOf(word, scene)}'`;
const person = (name: string) => `'${uuidOf(name)}'`;
const ratingOf = (scene: string, feedback: string) => `'${uuidOf("rating", uuidOf(feedback, scene))}'`;

const NEW = "'11111111-1111-4111-8111-111111111111'";
const feedback = (who: string) =>
  `INSERT INTO feedback (id, loop_id, round_id, assignment_id, author_id, version, vote, bar, summary, submitted_at)
   VALUES (${NEW}, ${at("pending", "loop")}, ${at("pending", "main")}, ${at("pending", `main-${who}`)}, ${person(who)}, 1, 'notInclined', 'meets', 'Seen.', now())`;
const rating = (of: string, principle = "thinkBig") =>
  `INSERT INTO rating (id, feedback_id, principle_id, rating) VALUES (${NEW}, ${of}, ${person(principle)}, 2)`;
const evidence = (of: string, under: string) =>
  `INSERT INTO evidence (rating_id, feedback_id, position, situation, action, result) VALUES (${under}, ${of}, 9, 'a', 'b', 'c')`;
const withdrawal = (of: string) =>
  `INSERT INTO withdrawal (feedback_id, reason, at) VALUES (${of}, 'A slip.', now())`;
const addendum = (of: string) =>
  `INSERT INTO addendum (feedback_id, text, at) VALUES (${of}, 'More.', now())`;
const vote = (who: string) =>
  `INSERT INTO debrief_vote (debrief_id, person_id, stage, vote, bar, at) VALUES (${at("voting", "debrief-1")}, ${person(who)}, 'revote', 'notInclined', 'meets', now())`;
const draft = (who: string) =>
  `INSERT INTO draft (owner_id, kind, subject_id, content, revision, saved_at) VALUES (${person(who)}, 'feedback', ${at("pending", "main-carmen")}, '{}', 1, now())`;

const amaras = at("pending", "main-amara-v1");
const revealedAmaras = at("revealed", "main-amara-v1");

describe("F6: nobody writes under another's name", () => {
  it.each([
    ["feedback", feedback("carmen"), "bo"],
    ["feedback, without naming anybody", feedback("carmen"), ""],
    ["a withdrawal of somebody's feedback", withdrawal(amaras), "bo"],
    ["a withdrawal, by a lead", withdrawal(amaras), "lena"],
    ["an addendum to somebody's feedback that they read", addendum(revealedAmaras), "bo"],
    ["a rating in somebody's feedback that they read", rating(revealedAmaras), "bo"],
    ["somebody's vote", vote("amara"), "bo"],
    ["somebody's draft", draft("carmen"), "bo"],
    ["a draft, without naming anybody", draft("carmen"), ""],
  ])("%s", async (_, statement, viewer) => {
    expect(await attempt(app, [statement], viewer)).toBe("42501");
  });

  it("whoever's it is may", async () => {
    const whole = [feedback("carmen"), rating(NEW), evidence(NEW, NEW)];
    expect(await attempt(app, whole, "carmen")).toBe("done");
    expect(await attempt(app, [withdrawal(amaras)], "amara")).toBe("done");
    expect(await attempt(app, [addendum(revealedAmaras)], "amara")).toBe("done");
    expect(await attempt(app, [vote("amara")], "amara")).toBe("done");
    expect(await attempt(app, [draft("carmen")], "carmen")).toBe("done");
  });

  it("somebody else's draft is neither changed nor deleted, and cannot be handed on", async () => {
    const touched = async (sql: string, viewer: string) => {
      await app.query("BEGIN");
      await app.query("SELECT set_config('plumbline.viewer', $1, true)", [uuidOf(viewer)]);
      const { rowCount } = await app.query(sql);
      await app.query("ROLLBACK");
      return rowCount;
    };
    expect(await touched("UPDATE draft SET revision = 2", "bo")).toBe(0);
    expect(await touched("DELETE FROM draft", "lena")).toBe(0);
    expect(await touched("UPDATE draft SET revision = 2", "amara")).toBe(1);
    const handed = `UPDATE draft SET owner_id = ${person("bo")}`;
    expect(await attempt(app, [handed], "amara")).toBe("42501");
  });
});

describe("F3: submitted feedback is frozen for its author too", () => {
  it.each([
    ["a rating added afterwards", rating(amaras)],
    ["a rating added after the reveal", rating(revealedAmaras)],
    ["evidence added afterwards", evidence(amaras, ratingOf("pending", "main-amara-v1"))],
    ["evidence added after the reveal", evidence(revealedAmaras, ratingOf("revealed", "main-amara-v1"))],
  ])("%s", async (_, statement) => {
    expect(await attempt(app, [statement], "amara")).toBe("42501");
  });

  it("evidence under somebody else's rating, while submitting one's own", async () => {
    const foreign = evidence(NEW, ratingOf("pending", "main-amara-v1"));
    expect(await attempt(app, [feedback("carmen"), foreign], "carmen")).toBe("42501");
  });
});
