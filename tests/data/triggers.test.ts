import type pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import type { Loop } from "~/domain/loop";
import { type FreshDatabase, freshDatabase } from "../support/database";
import * as facts from "../support/facts";
import { applicationClient, attempt, both, type Case, tryAs } from "../support/raw";
import { settle, unboundClient, uuidOf, writeLoop } from "../support/rows";

let db: FreshDatabase;
let app: pg.Client;

const planned = facts.aLoop();
const started = facts.start(planned);
const but = (...absent: string[]) =>
  ["amara", "bo", "carmen", "dmitri", "hana", "ravi"].filter((who) => !absent.includes(who));
const submitted = (...who: string[]) => who.reduce((loop, name) => facts.submit(loop, name), started);
/** As though the transaction that should have revealed it had not. */
const unrevealed = (loop: Loop) => facts.withRound(loop, "main", { revealedAt: null });
const excused = facts.excuse(submitted("amara"), "dmitri");
const revealed = facts.aRevealedLoop(planned);
const reading = facts.join(facts.openDebrief(revealed));
const voting = facts.moveTo(reading, "revote");
const cast = (loop: Loop, ...who: string[]) =>
  who.reduce((so, name) => facts.castVote(so, name, "revote", "notInclined", "meets"), loop);
const decided = facts.holdDebrief(revealed);
const ready = facts.offerDeed(decided, "ready");
const extended = facts.offerDeed(ready, "extended");

/** The scenes, each a loop of its own; its rows have the ids that `at` gives. */
const SCENES: Readonly<Record<string, Loop>> = {
  ...{ planned, started, excused, revealed, decided, ready, extended, voting },
  candidate: { ...planned, candidate: { ...planned.candidate, personId: "otto" } },
  pending: submitted(...but("dmitri")),
  complete: unrevealed(revealed),
  noBarRaiser: unrevealed(facts.withAssignment(revealed, "main-ravi", facts.assignmentFor(planned, "ravi"))),
  ended: facts.end(submitted("amara")),
  endedRevealed: facts.end(revealed),
  endedComplete: facts.end(unrevealed(revealed)),
  practised: facts.submit(started, "sol"),
  half: cast(voting, "amara", "bo"),
  allCast: facts.moveTo(cast(voting, ...but()), "revote"),
  closed: decided,
  vetoed: facts.castVeto(revealed),
  lifted: facts.resolveVeto(facts.castVeto(decided), "lifted"),
  upheld: facts.resolveVeto(facts.castVeto(decided), "upheld"),
  vetoedReady: facts.castVeto(ready),
};

/** The literal of a row's id in a scene. */
const at = (scene: string, word: string) => `'${uuidOf(word, scene)}'`;
const person = (name: string) => `'${uuidOf(name)}'`;

beforeAll(async () => {
  db = await freshDatabase();
  const unbound = await unboundClient(db);
  await settle(unbound);
  for (const [scene, story] of Object.entries(SCENES)) {
    const hidden = story.debriefs.map((d) => (scene === "allCast" ? { ...d, revoteShownAt: null } : d));
    await writeLoop(unbound, { ...story, debriefs: hidden }, scene);
  }
  await unbound.end();
  app = await applicationClient(db);
  return async () => {
    await app.end();
    await db.close();
  };
});

const SOON = "'2027-01-01T00:00:00Z'";

const FROZEN: Readonly<Record<string, string>> = {
  ...{ feedback: "summary = 'x'", rating: "rating = 5", evidence: "result = 'x'", addendum: "text = 'x'" },
  ...{ withdrawal: "reason = 'x'", debrief_vote: "vote = 'notInclined'", citation: "kind = 'addendum'" },
  ...{
    offer_step: "reason = 'x'",
    decision: "reason = 'x'",
    concurrence: "text = 'x'",
    level_bar: "bar = 'meets'",
  },
  ...{
    appointment: "reason = 'x'",
    assessment: "text = 'x'",
    certification: "note = 'x'",
    interviewer_step: "note = 'x'",
    assignment_move: "reason = 'x'",
    audit_entry: "act = 'x'",
  },
};

describe("F3, V4, O4, R1: what is written stands", () => {
  const scene: Readonly<Record<string, string>> = {
    addendum: `INSERT INTO addendum (feedback_id, text, at) VALUES (${at("revealed", "main-amara-v1")}, 'More.', now())`,
    withdrawal: `INSERT INTO withdrawal (feedback_id, reason, at) VALUES (${at("pending", "main-amara-v1")}, 'A slip.', now())`,
    concurrence: `INSERT INTO concurrence (loop_id, decision_id, by_id, text, at) VALUES (${at("decided", "loop")}, ${at("decided", "decision-1")}, ${person("ravi")}, 'Yes.', now())`,
    level_bar: `INSERT INTO level_bar (decision_id, person_id, bar, at) VALUES (${at("decided", "decision-1")}, ${person("hana")}, 'raises', now())`,
    assessment: `INSERT INTO assessment (loop_id, author_id, text, at) VALUES (${at("revealed", "loop")}, ${person("petra")}, 'Read.', now())`,
    certification: `INSERT INTO certification (person_id, step, on_day, recorded_by_id, recorded_at) VALUES (${person("petra")}, 'certified', now(), ${person("lena")}, now())`,
    assignment_move: `INSERT INTO assignment_move (assignment_id, from_start, from_end, to_start, to_end, reason, by_id, at) VALUES (${at("revealed", "main-amara")}, now(), now() + interval '1 hour', now(), now() + interval '1 hour', 'A late train.', ${person("rosa")}, now())`,
    interviewer_step: `INSERT INTO interviewer_step (person_id, step, on_day, recorded_by_id, recorded_at) VALUES (${person("petra")}, 'trained', now(), ${person("lena")}, now())`,
    audit_entry: "INSERT INTO audit_entry (at, act, details) VALUES (now(), 'a.done', '{}')",
  };
  const prepared = (table: string) => (scene[table] ? [scene[table]] : []);

  it.each(Object.entries(FROZEN))(
    "%s: the owner neither changes nor deletes a row",
    async (table, change) => {
      const before = prepared(table);
      expect(await attempt(db.owner, before)).toBe("done");
      expect(await attempt(db.owner, [...before, `UPDATE ${table} SET ${change}`])).toBe("PB001");
      expect(await attempt(db.owner, [...before, `DELETE FROM ${table}`])).toBe("PB001");
    },
  );

  it.each(Object.entries(FROZEN))("%s: the application has no right to", async (table, change) => {
    expect(await attempt(app, [`UPDATE ${table} SET ${change}`])).toBe("42501");
    expect(await attempt(app, [`DELETE FROM ${table}`])).toBe("42501");
  });

  it.each(["audit_entry", "feedback", "veto"])("%s is not emptied either", async (table) => {
    expect(await attempt(db.owner, [`TRUNCATE ${table} CASCADE`])).toBe("PB001");
    expect(await attempt(app, [`TRUNCATE ${table} CASCADE`])).toBe("42501");
  });
});

describe("S3, S10, P6: a start, a reveal and an end are never undone", () => {
  const round = (scene: string, change: string) =>
    `UPDATE round SET ${change} WHERE id = ${at(scene, "main")}`;
  const loop = (scene: string, change: string) => `UPDATE loop SET ${change} WHERE id = ${at(scene, "loop")}`;
  const reveal = (scene: string) => round(scene, `revealed_at = ${SOON}`);
  const cases: readonly Case[] = [
    ["a complete round is revealed", "done", reveal("complete")],
    ["a reveal with somebody pending", "PB004", reveal("pending")],
    ["a reveal without the Bar Raiser's feedback", "PB004", reveal("noBarRaiser")],
    ["a reveal in which nobody wrote", "PB004", reveal("started")],
    [
      "a reveal together with the start",
      "PB004",
      round("planned", `started_at = now(), revealed_at = ${SOON}`),
    ],
    ["a reveal after the loop's end", "PB004", reveal("endedComplete")],
    ["a reveal taken back", "PB003", round("revealed", "revealed_at = NULL")],
    ["a reveal moved", "PB003", round("revealed", `revealed_at = ${SOON}`)],
    ["a start taken back", "PB003", round("started", "started_at = NULL")],
    ["a started round deleted", "PB003", `DELETE FROM round WHERE id = ${at("started", "main")}`],
    ["a loop's end taken back", "PB003", loop("ended", "ended_at = NULL, end_kind = NULL")],
    ["a loop's end told otherwise", "PB003", loop("ended", "end_kind = 'roleClosed'")],
    ["a loop's start moved", "PB003", loop("started", `started_at = ${SOON}`)],
    ["a loop's clock turned back", "PB003", loop("started", "changed_at = '2000-01-01'")],
  ];
  it.each(both(cases))("%s, by %s", async (_what, _who, role, c) => {
    expect(await tryAs(role, { application: app, owner: db.owner }, c)).toBe(c[1]);
  });
});

describe("what only a guarded step brings about is not there from the start", () => {
  const cases: readonly Case[] = [
    [
      "a round that begins revealed (S3)",
      "PB011",
      `INSERT INTO round (loop_id, number, kind, created_at, started_at, revealed_at) VALUES (${at("revealed", "loop")}, 2, 'followUp', now(), now(), now())`,
    ],
    [
      "an assignment that begins submitted (F3)",
      "PB011",
      `INSERT INTO assignment (loop_id, round_id, person_id, kind, submitted_at) VALUES (${at("started", "loop")}, ${at("started", "main")}, ${person("otto")}, 'interviewer', now())`,
    ],
    [
      "a debrief that begins with its votes shown (D3)",
      "PB011",
      `INSERT INTO debrief (loop_id, number, kind, opened_at, opened_by_id, held_independence, phase, phase_at, final_shown_at) VALUES (${at("revealed", "loop")}, 1, 'full', now(), ${person("ravi")}, true, 'finalVote', now(), now())`,
    ],
    [
      "a speaker who begins as having cast (D3)",
      "PB011",
      `INSERT INTO speaker (debrief_id, person_id, kind, level_number, tenure_from, place, revote_cast_at) VALUES (${at("voting", "debrief-1")}, ${person("otto")}, 'interviewer', 5, now(), 9, now())`,
    ],
  ];
  it.each(both(cases))("%s, by %s", async (_what, _who, role, c) => {
    expect(await tryAs(role, { application: app, owner: db.owner }, c)).toBe(c[1]);
  });
});

describe("P3, S5, F8: who comes onto a panel and who leaves it", () => {
  const assign = (scene: string, who: string, round = at(scene, "main")) =>
    `INSERT INTO assignment (loop_id, round_id, person_id, kind) VALUES (${at(scene, "loop")}, ${round}, ${person(who)}, 'interviewer')`;
  const leave = (scene: string) => [
    `DELETE FROM assignment_principle WHERE assignment_id = ${at(scene, "main-amara")}`,
    `DELETE FROM assignment WHERE id = ${at(scene, "main-amara")}`,
  ];
  const cases: readonly Case[] = [
    ["somebody is added while planning", "done", assign("planned", "otto")],
    ["somebody is added after the start", "done", assign("started", "otto")],
    ["the candidate on their own panel", "PB005", assign("candidate", "otto")],
    ["somebody added after the reveal", "PB005", assign("revealed", "otto")],
    ["a round of another loop", "PB005", assign("planned", "otto", at("started", "main"))],
    ["somebody leaves while planning", "done", leave("planned")],
    ["somebody taken off after the start", "PB005", leave("started")],
  ];
  it.each(both(cases))("%s, by %s", async (_what, _who, role, c) => {
    expect(await tryAs(role, { application: app, owner: db.owner }, c)).toBe(c[1]);
  });
});

interface Version {
  readonly author?: string;
  readonly practice?: string;
  readonly version?: number;
  readonly round?: string;
}
const submit = (
  scene: string,
  who: string,
  { author = who, practice = "false", version = 1, round }: Version = {},
) =>
  `INSERT INTO feedback (loop_id, round_id, assignment_id, author_id, practice, version, vote, bar, summary, submitted_at)
   VALUES (${at(scene, "loop")}, ${round ?? at(scene, "main")}, ${at(scene, `main-${who}`)}, ${person(author)}, ${practice}, ${version}, 'notInclined', 'meets', 'Seen.', ${SOON})`;

describe("F3, F5, F6, S10: submitting, withdrawing, adding", () => {
  const withdraw = (scene: string, version: string) =>
    `INSERT INTO withdrawal (feedback_id, reason, at) VALUES (${at(scene, version)}, 'A slip.', ${SOON})`;
  const add = (scene: string) =>
    `INSERT INTO addendum (feedback_id, text, at) VALUES (${at(scene, "main-amara-v1")}, 'More.', ${SOON})`;
  const cases: readonly Case[] = [
    ["a pending author submits", "done", submit("started", "amara"), "amara"],
    ["a shadow submits practice", "done", submit("started", "sol", { practice: "true" }), "sol"],
    [
      "a shadow submits practice after the reveal",
      "done",
      submit("revealed", "sol", { practice: "true" }),
      "sol",
    ],
    ["feedback for somebody else's interview", "PB006", submit("started", "amara", { author: "bo" }), "bo"],
    ["feedback before the start", "PB006", submit("planned", "amara"), "amara"],
    ["feedback twice", "PB006", submit("pending", "amara", { version: 2 }), "amara"],
    ["feedback after an excusal", "PB006", submit("excused", "dmitri"), "dmitri"],
    ["feedback after the loop's end", "PB006", submit("ended", "bo"), "bo"],
    ["a version that skips one", "PB006", submit("started", "amara", { version: 2 }), "amara"],
    [
      "an interviewer's feedback as practice",
      "PB006",
      submit("started", "amara", { practice: "true" }),
      "amara",
    ],
    ["a shadow's practice as feedback", "PB006", submit("started", "sol"), "sol"],
    [
      "feedback in another loop's round",
      "PB006",
      submit("started", "amara", { round: at("pending", "main") }),
      "amara",
    ],
    ["a withdrawal before the reveal", "done", withdraw("pending", "main-amara-v1"), "amara"],
    [
      "a withdrawal and the next version",
      "done",
      [withdraw("pending", "main-amara-v1"), submit("pending", "amara", { version: 2 })],
      "amara",
    ],
    ["a withdrawal after the reveal", "PB006", withdraw("revealed", "main-amara-v1"), "amara"],
    ["a withdrawal after the loop's end", "PB006", withdraw("ended", "main-amara-v1"), "amara"],
    ["an addendum after the reveal", "done", add("revealed"), "amara"],
    ["an addendum before the reveal", "PB006", add("pending"), "amara"],
  ];
  it.each(both(cases))("%s, by %s", async (_what, _who, role, c) => {
    expect(await tryAs(role, { application: app, owner: db.owner }, c)).toBe(c[1]);
  });

  it("the state follows the writing in the same transaction", async () => {
    await db.owner.query("BEGIN");
    const state = async () => {
      const sql = `SELECT submitted_at IS NOT NULL AS submitted, withdrawn_at IS NOT NULL AS withdrawn FROM assignment WHERE id = ${at("started", "main-amara")}`;
      return (await db.owner.query(sql)).rows[0];
    };
    await db.owner.query(submit("started", "amara"));
    expect(await state()).toEqual({ submitted: true, withdrawn: false });
    await db.owner.query(
      `INSERT INTO withdrawal (feedback_id, reason, at) SELECT id, 'A slip.', ${SOON} FROM feedback WHERE assignment_id = ${at("started", "main-amara")}`,
    );
    expect(await state()).toEqual({ submitted: false, withdrawn: true });
    await db.owner.query("ROLLBACK");
  });
});

describe("F8: excusals", () => {
  const ask = (scene: string, who: string, agreed = "NULL, NULL, NULL") =>
    `INSERT INTO excusal (assignment_id, kind, reason, by_id, at, agreed, answered_by_id, answered_at) VALUES (${at(scene, `main-${who}`)}, 'noShow', 'Ill.', ${person("rosa")}, now(), ${agreed})`;
  const yes = `true, ${person("ravi")}, now()`;
  const answerAll = (scene: string, who: string) =>
    `UPDATE excusal SET agreed = true, answered_by_id = ${person("ravi")}, answered_at = now() WHERE assignment_id = ${at(scene, `main-${who}`)}`;
  const cases: readonly Case[] = [
    ["asking and agreeing", "done", [ask("started", "dmitri"), answerAll("started", "dmitri")]],
    [
      "agreeing to one of submitted feedback",
      "PB007",
      [ask("pending", "amara"), answerAll("pending", "amara")],
    ],
    ["one that begins agreed, of submitted feedback", "PB007", ask("pending", "amara", yes)],
    ["an answer given twice", "PB007", answerAll("excused", "dmitri")],
  ];
  it.each(both(cases))("%s, by %s", async (_what, _who, role, c) => {
    expect(await tryAs(role, { application: app, owner: db.owner }, c)).toBe(c[1]);
  });

  it("its words are changed by nobody, nor is it deleted", async () => {
    const open = ask("started", "dmitri");
    const id = at("started", "main-dmitri");
    const edit = `UPDATE excusal SET reason = 'Other.' WHERE assignment_id = ${id}`;
    const remove = `DELETE FROM excusal WHERE assignment_id = ${id}`;
    expect(await attempt(db.owner, [open, edit])).toBe("PB007");
    expect(await attempt(db.owner, [open, remove])).toBe("PB007");
    expect(await attempt(app, [open, edit])).toBe("42501");
    expect(await attempt(app, [open, remove])).toBe("42501");
  });
});

describe("D3: votes of a debrief", () => {
  const vote = (scene: string, who: string, stage = "revote") =>
    `INSERT INTO debrief_vote (debrief_id, person_id, stage, vote, bar, at) VALUES (${at(scene, "debrief-1")}, ${person(who)}, '${stage}', 'notInclined', 'meets', ${SOON})`;
  const debrief = (scene: string, change: string) =>
    `UPDATE debrief SET ${change} WHERE id = ${at(scene, "debrief-1")}`;
  const speaker = (change: string) =>
    `UPDATE speaker SET ${change} WHERE debrief_id = ${at("voting", "debrief-1")} AND person_id = ${person("amara")}`;
  const shown = `revote_shown_at = ${SOON}`;
  const adjourned = `INSERT INTO adjournment (debrief_id, reason, by_id, at) VALUES (${at("voting", "debrief-1")}, 'Late.', ${person("ravi")}, ${SOON})`;
  const cases: readonly Case[] = [
    ["a vote of somebody present", "done", vote("voting", "amara"), "amara"],
    ["a vote out of its phase", "PB008", vote("voting", "amara", "final"), "amara"],
    [
      "a vote of somebody who left",
      "PB008",
      [speaker(`left_at = ${SOON}`), vote("voting", "amara")],
      "amara",
    ],
    [
      "a vote of somebody who never joined",
      "PB008",
      [speaker("joined_at = NULL"), vote("voting", "amara")],
      "amara",
    ],
    [
      "a vote after an adjournment, without joining anew",
      "PB008",
      [adjourned, vote("voting", "amara")],
      "amara",
    ],
    ["a shadow's vote", "PB008", vote("voting", "sol"), "sol"],
    ["a vote once the debrief is closed", "PB008", vote("closed", "amara"), "amara"],
    ["a second vote", "23505", vote("half", "amara"), "amara"],
    ["votes shown while somebody present has not cast", "PB008", debrief("half", shown)],
    ["votes shown once all have cast", "done", debrief("allCast", shown)],
    [
      "shown votes hidden again",
      "PB008",
      [debrief("allCast", shown), debrief("allCast", "revote_shown_at = NULL")],
    ],
    ["final votes shown before they are cast", "PB008", debrief("half", `final_shown_at = ${SOON}`)],
    ["a closed debrief opened again", "PB008", debrief("closed", "phase = 'decision', closed_at = NULL")],
  ];
  it.each(both(cases))("%s, by %s", async (_what, _who, role, c) => {
    expect(await tryAs(role, { application: app, owner: db.owner }, c)).toBe(c[1]);
  });

  it("a debrief is not deleted", async () => {
    expect(await attempt(db.owner, [`DELETE FROM debrief WHERE id = ${at("closed", "debrief-1")}`])).toMatch(
      /PB008/,
    );
    expect(await attempt(app, [`DELETE FROM debrief WHERE id = ${at("closed", "debrief-1")}`])).toBe("42501");
  });
});

describe("V1 to V4, O2, O4: veto and offer", () => {
  const veto = (scene: string, who = "ravi") =>
    `INSERT INTO veto (loop_id, by_id, at, rationale, principles) VALUES (${at(scene, "loop")}, ${person(who)}, ${SOON}, 'Two accounts differ.', ARRAY[${at(scene, "x")}]::uuid[])`;
  const step = (scene: string, deed: string, when = SOON) =>
    `INSERT INTO offer_step (loop_id, deed, by_id, at) VALUES (${at(scene, "loop")}, '${deed}', ${deed === "dropped" ? "NULL" : person("rosa")}, ${when})`;
  const resolve = (scene: string, kind: string) =>
    `UPDATE veto SET resolution = '${kind}', resolved_by_id = ${person("ravi")}, resolved_at = ${SOON}, resolved_text = 'New.' WHERE id = ${at(scene, "veto-1")}`;
  const cite = (scene: string, part: string) =>
    `INSERT INTO citation (veto_id, part, kind, source_id) VALUES (${at(scene, "veto-1")}, '${part}', 'evidence', ${at(scene, "e")})`;
  const LATER = "'2027-01-02T00:00:00Z'";
  const cases: readonly Case[] = [
    ["ready without a veto", "done", step("decided", "ready")],
    ["ready after a lifted veto", "done", step("lifted", "ready")],
    ["ready with an open veto", "PB009", step("vetoed", "ready")],
    ["ready with an upheld veto", "PB009", step("upheld", "ready")],
    ["extended with an open veto", "PB009", step("vetoedReady", "extended")],
    ["ready twice", "PB009", step("ready", "ready")],
    ["accepted before it was extended", "PB009", step("ready", "accepted")],
    ["rescinded before it was extended", "PB009", step("ready", "rescinded")],
    ["dropped once extended", "PB009", step("extended", "dropped")],
    [
      "extended, accepted and rescinded in turn",
      "done",
      [step("extended", "accepted"), step("extended", "rescinded", LATER)],
    ],
    [
      "declined after it was accepted",
      "PB009",
      [step("extended", "accepted"), step("extended", "declined", LATER)],
    ],
    ["a step before the last one in time", "PB009", step("ready", "extended", "'2000-01-01'")],
    ["the Bar Raiser's veto", "done", veto("revealed")],
    ["the hiring manager's veto", "PB009", veto("revealed", "hana")],
    ["a veto before the reveal", "PB009", veto("pending")],
    ["a veto in a loop that has ended", "PB009", veto("endedRevealed")],
    ["a veto once the offer is extended", "PB009", veto("extended")],
    ["a veto that leaves an offer ready", "PB009", veto("ready")],
    ["a veto that drops readiness in its own transaction", "done", [veto("ready"), step("ready", "dropped")]],
    ["a second open veto", "23505", veto("vetoed")],
    ["a veto resolved twice", "PB002", resolve("lifted", "upheld")],
    ["a cast's citation added later", "PB002", cite("vetoed", "cast")],
    ["a lift's citation added later", "PB002", cite("lifted", "lift")],
  ];
  it.each(both(cases))("%s, by %s", async (_what, _who, role, c) => {
    expect(await tryAs(role, { application: app, owner: db.owner }, c)).toBe(c[1]);
  });

  it("a cast veto is neither edited nor deleted", async () => {
    const id = at("vetoed", "veto-1");
    for (const change of [
      "rationale = 'x'",
      `principles = ARRAY[${id}]::uuid[]`,
      `by_id = ${person("petra")}`,
    ]) {
      expect(await attempt(db.owner, [`UPDATE veto SET ${change} WHERE id = ${id}`])).toBe("PB002");
      expect(await attempt(app, [`UPDATE veto SET ${change} WHERE id = ${id}`])).toBe("42501");
    }
    expect(await attempt(db.owner, [`DELETE FROM veto WHERE id = ${id}`])).toMatch(/PB002/);
    expect(await attempt(app, [`DELETE FROM veto WHERE id = ${id}`])).toBe("42501");
  });
});

describe("P4: the last lead stays", () => {
  const strip = (who: string) => `DELETE FROM capability WHERE person_id = ${person(who)} AND name = 'lead'`;
  const close = (who: string) => `UPDATE person SET deactivated_at = now() WHERE id = ${person(who)}`;
  const cases: readonly Case[] = [
    ["one of two leads loses it", "done", strip("lena")],
    ["both lose it", "PB010", [strip("lena"), strip("luis")]],
    ["both are deactivated", "PB010", [close("lena"), close("luis")]],
    ["one is deactivated, the other loses it", "PB010", [close("lena"), strip("luis")]],
    ["somebody else is deactivated", "done", close("ada")],
  ];
  it.each(both(cases))("%s, by %s", async (_what, _who, role, c) => {
    expect(await tryAs(role, { application: app, owner: db.owner }, c)).toBe(c[1]);
  });
});

describe("R1: the chain", () => {
  const entry = "INSERT INTO audit_entry (at, act, details) VALUES (now(), 'a.done', '{}')";
  const cases: readonly Case[] = [
    ["an entry is appended", "done", entry],
    ["two in one transaction", "done", [entry, entry]],
  ];
  it.each(both(cases))("%s, by %s", async (_what, _who, role, c) => {
    expect(await tryAs(role, { application: app, owner: db.owner }, c)).toBe(c[1]);
  });

  it("the application chooses neither number nor hash, and cannot reach the head", async () => {
    const forged =
      "INSERT INTO audit_entry (number, at, act, details, previous_hash, hash) VALUES (9, now(), 'a', '{}', '0', '0')";
    expect(await attempt(app, [forged])).toBe("42501");
    expect(await attempt(app, ["UPDATE audit_head SET number = 0"])).toBe("42501");
    expect(await attempt(app, ["DELETE FROM audit_head"])).toBe("42501");
  });

  it("numbers without a gap, each entry over the hash of the one before", async () => {
    await db.owner.query("BEGIN");
    await db.owner.query(`${entry}; ${entry}; ${entry}`);
    const { rows } = await db.owner.query(
      "SELECT number::int, previous_hash, hash, audit_hash(e) AS computed FROM audit_entry e ORDER BY number",
    );
    await db.owner.query("ROLLBACK");
    expect(rows.map((r) => r.number)).toEqual([1, 2, 3]);
    expect(rows.map((r) => r.previous_hash)).toEqual(["0".repeat(64), rows[0].hash, rows[1].hash]);
    expect(rows.map((r) => r.hash)).toEqual(rows.map((r) => r.computed));
  });
});
