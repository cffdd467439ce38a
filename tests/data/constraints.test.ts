import type pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../support/database";
import { insert, unboundClient, uuidOf } from "../support/rows";

type Row = Readonly<Record<string, unknown>>;

let db: FreshDatabase;
let client: pg.Client;

beforeAll(async () => {
  db = await freshDatabase();
  client = await unboundClient(db);
  return async () => {
    await client.end();
    await db.close();
  };
});

const AT = new Date("2026-11-20T09:00:00Z");
const LATER = new Date("2026-11-20T10:00:00Z");
const [A, B, C, D] = [uuidOf("a"), uuidOf("b"), uuidOf("c"), uuidOf("d")];
const answered = { agreed: true, answered_by_id: A, answered_at: AT };
const resolved = { resolution: "lifted", resolved_by_id: A, resolved_at: AT, resolved_text: "New word." };

/** One row of each table that every constraint accepts. */
const VALID: Readonly<Record<string, Row>> = {
  organisation: { name: "Ardent", created_at: AT },
  team: { name: "Search", created_at: AT },
  person: { name: "Amara", email: "amara@ardent.example", level_number: 5, start_date: AT, created_at: AT },
  principle: { name: "Ownership", description: "", position: 1, created_at: AT },
  question: { key: "ownership-a", principle_id: A, created_at: AT, changed_at: AT },
  question_version: {
    ...{ question_id: A, version: 1, text: "Why?", probes: ["And then?"], must_not_ask: "Age.", at: AT },
    ...{ junior_strong: "a", junior_weak: "b", senior_strong: "c", senior_weak: "d" },
    ...{ leader_strong: "e", leader_weak: "f" },
  },
  question_step: { question_id: A, step: "retired", by_id: A, at: AT },
  anchors: {
    ...{ principle_id: A, version: 1, concern: "a", mild_concern: "b", mixed: "c", strength: "d" },
    ...{ exceptional_strength: "e", at: AT },
  },
  pin: { role_id: A, question_id: A, pinned_by_id: A, pinned_at: AT },
  writing_list: { version: 1, content: {}, by_id: A, at: AT },
  capability: { person_id: A, name: "lead", granted_at: AT },
  certification: { person_id: A, step: "certified", on_day: AT, recorded_by_id: A, recorded_at: AT },
  interviewer_step: { person_id: A, step: "trained", on_day: AT, recorded_by_id: A, recorded_at: AT },
  account_token: { id: "t", person_id: A, kind: "reset", created_by_id: A, created_at: AT, expires_at: AT },
  loop: {
    ...{ candidate_id: A, role_id: A, hiring_manager_id: A, recruiter_id: A, created_by_id: A },
    ...{ created_at: AT, changed_at: AT, started_at: AT, level_number: 5, team_id: A },
  },
  round: { loop_id: A, number: 1, kind: "main", created_at: AT, started_at: AT, revealed_at: AT },
  assignment: {
    ...{ loop_id: A, round_id: A, person_id: A, kind: "interviewer", slot_zone: "UTC" },
    ...{ slot_start: AT, slot_end: new Date(AT.getTime() + 3_600_000) },
  },
  planned_question: { assignment_id: A, loop_id: A, question_id: A, position: 1 },
  assignment_move: {
    ...{ assignment_id: A, reason: "A late train.", by_id: A, at: AT },
    ...{ from_start: AT, from_end: LATER, to_start: AT, to_end: LATER },
  },
  assignment_answer: { assignment_id: A, answer: "declined", reason: "Away.", at: AT },
  focus_topic: { loop_id: A, round_id: A, by_id: A, principle_id: A, at: AT },
  excusal: { assignment_id: A, kind: "noShow", reason: "Ill.", by_id: A, at: AT },
  appointment: { loop_id: A, person_id: A, by_id: A, at: AT, held_independence: true, cause: "recused" },
  replacement: { loop_id: A, seat: "recruiter", from_id: A, to_id: B, reason: "Left.", by_id: A, at: AT },
  debrief: {
    ...{ loop_id: A, number: 1, kind: "full", opened_at: AT, opened_by_id: A, held_independence: true },
    ...{ phase: "reading", phase_at: AT },
  },
  speaker: { debrief_id: A, person_id: A, kind: "interviewer", level_number: 5, tenure_from: AT, place: 1 },
  decision: { loop_id: A, outcome: "hire", level_number: 5, reason: "Clear.", by_id: A, at: AT },
  level_bar: { decision_id: A, person_id: A, bar: "raises", at: AT },
  veto: { loop_id: A, by_id: A, at: AT, rationale: "Two accounts differ.", principles: [A] },
  citation: { veto_id: A, part: "cast", kind: "evidence", source_id: A },
  offer_step: { loop_id: A, deed: "ready", by_id: A, at: AT },
  draft: { owner_id: A, kind: "feedback", subject_id: A, content: {}, revision: 1, saved_at: AT },
  feedback: {
    ...{ loop_id: A, round_id: A, assignment_id: A, author_id: A, version: 1, submitted_at: AT },
    ...{ vote: "inclined", bar: "raises", summary: "Finds the cause." },
  },
  rating: { feedback_id: A, principle_id: A, rating: 4 },
  withdrawal: { feedback_id: A, reason: "A slip.", at: AT },
  addendum: { feedback_id: A, text: "One more.", at: AT },
  debrief_vote: { debrief_id: A, person_id: A, stage: "final", vote: "inclined", bar: "raises", at: AT },
  audit_verification: { at: AT, head_number: 2, head: "1", checked: 2 },
  audit_verifying: { run_id: A, by_id: A, at: AT, beat_at: AT, checked: 1, total: 2 },
  audit_entry: { number: 1, at: AT, act: "a.done", details: "{}", previous_hash: "0", hash: "1" },
};

/** What is refused, whoever writes it: a change to the valid row, each a violation of a CHECK. */
const BROKEN: Readonly<Record<string, readonly Row[]>> = {
  organisation: [
    ...[
      { id: 2 },
      { feedback_hours: 0 },
      { feedback_hours: 337 },
      { overdue_hours: 0 },
      { overdue_hours: 721 },
    ],
    ...[{ cool_off_days: -1 }, { cool_off_days: 1096 }, { currency_days: 29 }, { currency_days: 1096 }],
    ...[{ senior_from: 7 }, { leader_from: 5 }, { shadow_steps: 0 }, { shadow_steps: 21 }],
    ...[{ reverse_shadow_steps: 0 }, { reverse_shadow_steps: 21 }],
  ],
  person: [{ email: "Amara@ardent.example" }, { name: "  " }, { id: A, manager_id: A }],
  question: [{ key: "Ownership" }, { key: "a--b" }, { key: "" }, { key: "a".repeat(81) }],
  question_version: [
    ...[{ version: 0 }, { text: " " }, { must_not_ask: " " }, { probes: null }, { probes: ["a", null] }],
    ...["junior", "senior", "leader"].flatMap((band) => [
      { [`${band}_strong`]: " " },
      { [`${band}_weak`]: " " },
    ]),
  ],
  question_step: [{ step: "deleted" }],
  anchors: [
    ...[{ version: 0 }, { concern: " " }, { mild_concern: " " }, { mixed: " " }, { strength: " " }],
    { exceptional_strength: " " },
  ],
  pin: [{ unpinned_at: AT }, { unpinned_by_id: A }],
  writing_list: [{ version: 0 }, { content: "[]" }],
  capability: [{ name: "superuser" }],
  certification: [{ step: "expert" }],
  interviewer_step: [{ step: "certified" }],
  account_token: [{ kind: "magic" }],
  loop: [
    ...[{ ended_at: AT }, { end_kind: "noHire" }, { ended_at: AT, end_kind: "boredom" }],
    ...[{ level_number: null }, { team_id: null }],
  ],
  round: [{ kind: "party" }, { started_at: null }],
  assignment: [
    ...[
      { kind: "observer" },
      { slot_end: AT },
      { slot_zone: null },
      { slot_start: null },
      { slot_end: null },
    ],
    { had_read: null },
  ],
  planned_question: [{ position: 0 }],
  assignment_move: [{ reason: " " }, { from_end: AT }, { to_end: AT }],
  assignment_answer: [{ answer: "perhaps" }, { reason: " " }, { reason: null }],
  excusal: [
    ...[
      { kind: "bored" },
      { reason: " " },
      { ...answered, answered_at: null },
      { ...answered, agreed: null },
    ],
    ...[
      { ...answered, agreed: false },
      { ...answered, agreed: false, answer: " " },
    ],
    { ...answered, answered_by_id: null },
  ],
  appointment: [{ cause: "tired" }],
  replacement: [{ seat: "barRaiser" }, { agreed_at: AT }, { agreed_by_id: A }],
  debrief: [{ kind: "quick" }, { phase: "lunch" }, { phase: "closed" }, { closed_at: AT }],
  speaker: [{ kind: "shadow" }],
  decision: [{ outcome: "perhaps" }, { reason: " " }],
  level_bar: [{ bar: "unsure" }],
  veto: [
    ...[
      { rationale: " " },
      { principles: [] },
      { principles: null },
      { ...resolved, resolution: "forgotten" },
    ],
    ...[
      { ...resolved, resolution: null },
      { ...resolved, resolved_at: null },
      { ...resolved, resolved_text: " " },
    ],
    ...[
      { ...resolved, resolved_by_id: null },
      { ...resolved, resolved_text: null },
    ],
  ],
  citation: [{ part: "hint" }, { kind: "rumour" }],
  offer_step: [{ deed: "promised" }, { by_id: null }, { deed: "dropped" }],
  draft: [{ kind: "diary" }],
  feedback: [{ vote: "neutral" }, { bar: "meets" }, { bar: "unsure", vote: "notInclined" }, { summary: " " }],
  rating: [
    ...[{ rating: 0 }, { rating: 6 }, { rating: null }, { not_assessed_reason: "No time." }],
    { rating: null, not_assessed_reason: " " },
  ],
  withdrawal: [{ reason: " " }],
  addendum: [{ text: " " }],
  debrief_vote: [
    ...[{ stage: "first" }, { vote: "neutral" }, { bar: "lowers" }, { bar: "unsure", vote: "notInclined" }],
  ],
  audit_verification: [
    ...[{ checked: 1 }, { flaw: "edited" }, { broken_number: 1 }],
    { flaw: "spoiled", broken_number: 2 },
  ],
  audit_verifying: [{ id: 2 }, { checked: 3 }],
  audit_entry: [{ details: "[]" }],
};

/** A second row beside the valid one, each a violation of a unique key. */
const DOUBLE: Readonly<Record<string, readonly (readonly [first: Row, second: Row])[]>> = {
  team: [[{}, {}]],
  person: [[{}, {}]],
  principle: [[{}, {}]],
  question: [[{}, {}]],
  pin: [[{}, { pinned_by_id: B }]],
  loop: [[{}, {}]],
  round: [
    [{ id: A }, { id: B, number: 2 }],
    [{ id: A }, { id: B, kind: "screen" }],
  ],
  assignment: [[{}, { kind: "shadow" }]],
  planned_question: [[{}, { assignment_id: B }]],
  focus_topic: [
    [{}, { by_id: B }],
    [{ question_id: B }, { question_id: B, by_id: B }],
  ],
  excusal: [
    [{}, {}],
    [answered, answered],
  ],
  debrief: [
    [{}, { number: 2 }],
    [{ phase: "closed", closed_at: AT }, {}],
  ],
  speaker: [[{}, { person_id: B }]],
  veto: [[{}, { by_id: B }]],
  feedback: [[{}, { summary: "Again." }]],
  rating: [[{}, { rating: 2 }]],
  withdrawal: [[{}, { reason: "Twice." }]],
  debrief_vote: [[{}, { vote: "notInclined" }]],
};

/** What stands beside each other, so that a unique key is no stricter than its law. */
const TOGETHER: Readonly<Record<string, readonly (readonly [Row, Row])[]>> = {
  pin: [[{ unpinned_at: AT, unpinned_by_id: A }, {}]],
  planned_question: [[{}, { loop_id: B, assignment_id: B }]],
  focus_topic: [
    [{}, { question_id: B }],
    [{}, { round_id: B }],
  ],
  loop: [[{ ended_at: AT, end_kind: "noHire" }, {}]],
  round: [[{ id: C }, { id: D, number: 2, kind: "followUp" }]],
  excusal: [[{ ...answered, agreed: false, answer: "We need it." }, {}]],
  debrief: [[{ phase: "closed", closed_at: AT }, { number: 2 }]],
  veto: [[resolved, {}]],
  speaker: [[{ place: null }, { place: null, person_id: B }]],
};

/** Inserts rows one after the other and takes them back; the refusing constraint, or "none". */
async function refusing(table: string, ...changes: readonly Row[]): Promise<string> {
  await client.query("BEGIN");
  try {
    for (const change of changes) await insert(client, table, [{ ...VALID[table], ...change }]);
    return "none";
  } catch (error) {
    const { code, constraint } = error as pg.DatabaseError;
    return `${code} ${constraint}`;
  } finally {
    await client.query("ROLLBACK");
  }
}

const named = (list: Readonly<Record<string, readonly unknown[]>>) =>
  Object.entries(list).flatMap(([table, items]) => items.map((item, i) => [table, i + 1, item] as const));
const constraints = async (sql: string) => (await client.query(sql)).rows.map((r) => r.name);

describe("checks: only the vocabulary's values", () => {
  it.each(Object.keys(VALID))("%s takes a valid row", async (table) => {
    expect(await refusing(table, {})).toBe("none");
  });

  it.each(named(BROKEN))("%s refuses change %i", async (table, _, change) => {
    expect(await refusing(table, change as Row)).toMatch(/^23514 /);
  });

  it("has a refused row above for each check in the database", async () => {
    const refused = new Set<string>();
    for (const [table, _, change] of named(BROKEN))
      refused.add((await refusing(table, change as Row)).slice("23514 ".length));
    const all = await constraints(
      "SELECT conname AS name FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND conname <> 'audit_head_id_check'",
    );
    expect(all.filter((name) => !refused.has(name))).toEqual([]);
  });
});

describe("unique keys: one at a time", () => {
  it.each(named(DOUBLE))("%s refuses pair %i", async (table, _, pair) => {
    const [first, second] = pair as readonly [Row, Row];
    expect(await refusing(table, first, second)).toMatch(/^23505 /);
  });

  it.each(named(TOGETHER))("%s takes pair %i", async (table, _, pair) => {
    const [first, second] = pair as readonly [Row, Row];
    expect(await refusing(table, first, second)).toBe("none");
  });

  it("has a refused pair above for each unique key that a law or a schema adds", async () => {
    const refused = new Set<string>();
    for (const [table, _, pair] of named(DOUBLE)) {
      const [first, second] = pair as readonly [Row, Row];
      refused.add((await refusing(table, first, second)).slice("23505 ".length));
    }
    const all = await constraints(
      `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
       WHERE i.indisunique AND NOT i.indisprimary AND c.relnamespace = 'public'::regnamespace`,
    );
    expect(all.filter((name) => !refused.has(name))).toEqual([]);
  });
});
