import { beforeAll, describe, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../support/database";

let db: FreshDatabase;

beforeAll(async () => {
  db = await freshDatabase();
  return () => db.close();
});

// Every right of the application beyond reading, each decided by hand: another one has to be decided here first.
// Whole-table rights are named by table, the others by column.

const INSERTS = [
  ...["account", "account_token", "addendum", "adjournment", "anchors", "appointment", "assessment"],
  ...[
    "assignment",
    "assignment_answer",
    "assignment_move",
    "assignment_principle",
    "audit_verification",
    "audit_verifying",
  ],
  ...["candidate", "capability", "certification", "citation", "concurrence", "conflict"],
  ...[
    "debrief",
    "debrief_vote",
    "decision",
    "draft",
    "evidence",
    "excusal",
    "feedback",
    "focus_topic",
    "interviewer_step",
    "level",
    "level_bar",
  ],
  ...[
    "loop",
    "loop_principle",
    "offer_step",
    "organisation",
    "person",
    "pin",
    "planned_question",
    "principle",
    "question",
    "question_step",
    "question_version",
    "rating",
    "reading",
  ],
  ...[
    "recusal",
    "replacement",
    "role",
    "role_principle",
    "round",
    "session",
    "speaker",
    "team",
    "term_change",
  ],
  ...["throttle", "veto", "weighing", "withdrawal", "writing_list"],
];
const UPDATES = [
  ...["account", "account_token", "audit_verifying", "candidate", "draft", "level", "organisation"],
  ...["person", "principle"],
  ...["role", "session", "team", "throttle"],
];
const DELETES = [
  ...[
    "account_token",
    "assignment",
    "assignment_answer",
    "assignment_principle",
    "audit_verifying",
    "capability",
    "draft",
  ],
  ...["loop_principle", "planned_question"],
  ...["role_principle", "round", "session", "throttle"],
];
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  "INSERT audit_entry": ["act", "actor_id", "at", "details", "loop_id", "subject_id"],
  "UPDATE assignment": ["due_at", "had_read", "slot_end", "slot_start", "slot_zone"],
  "UPDATE debrief": [
    ...["closed_at", "closed_by_id", "final_shown_at", "phase", "phase_at", "revote_shown_at"],
  ],
  "UPDATE excusal": ["agreed", "answer", "answered_at", "answered_by_id"],
  "UPDATE loop": [
    ...[
      "changed_at",
      "cool_off_at",
      "cool_off_by_id",
      "cool_off_reason",
      "end_kind",
      "end_reason",
      "ended_at",
    ],
    ...["ended_by_id", "has_bar_raiser", "hiring_manager_id", "level_number", "recruiter_id", "started_at"],
    "team_id",
  ],
  "UPDATE pin": ["unpinned_at", "unpinned_by_id"],
  "UPDATE replacement": ["agreed_at", "agreed_by_id"],
  "UPDATE round": ["focus", "revealed_at", "started_at"],
  "UPDATE speaker": [
    ...["joined_at", "left_at", "left_reason", "read_at", "turn_ended_at", "turn_started_at"],
  ],
  "UPDATE veto": ["resolution", "resolved_at", "resolved_by_id", "resolved_text"],
};
const FUNCTIONS = [
  ...["audit_hash", "gate_facts", "is_excused", "is_submitting", "offer_deed", "reads_round", "reads_votes"],
  ...["viewer_id", "viewer_is_lead"],
];
const SEALED = ["addendum", "debrief_vote", "draft", "evidence", "feedback", "rating", "withdrawal"];

const column = async (sql: string): Promise<readonly string[]> =>
  (await db.owner.query({ text: sql, rowMode: "array" })).rows.map((row) => row[0]);
const tablesWith = (privilege: string) =>
  column(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
    AND has_table_privilege('plumbline_app', oid, '${privilege}') ORDER BY relname`);

describe("what the application may do in the database", () => {
  it("reads every table; the seal is row-level security's", async () => {
    const all = await column(
      "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname",
    );
    expect(await tablesWith("SELECT")).toEqual(all);
  });

  it.each([
    ["INSERT", INSERTS],
    ["UPDATE", UPDATES],
    ["DELETE", DELETES],
    ["TRUNCATE", []],
    ["REFERENCES", []],
    ["TRIGGER", []],
  ])("%s on whole tables", async (privilege, tables) => {
    expect(await tablesWith(privilege)).toEqual(tables);
  });

  it("single columns", async () => {
    const { rows } = await db.owner.query(
      `SELECT p.privilege || ' ' || c.relname AS right, array_agg(a.attname::text ORDER BY a.attname) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
         CROSS JOIN unnest(ARRAY['INSERT', 'UPDATE', 'REFERENCES']) AS p(privilege)
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
         AND NOT has_table_privilege('plumbline_app', c.oid, p.privilege)
         AND has_column_privilege('plumbline_app', c.oid, a.attnum, p.privilege)
       GROUP BY 1`,
    );
    expect(Object.fromEntries(rows.map((row) => [row.right, row.columns]))).toEqual(COLUMNS);
  });

  it("functions", async () => {
    const callable = await column(
      `SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND has_function_privilege('plumbline_app', oid, 'EXECUTE') ORDER BY proname`,
    );
    expect(callable).toEqual(FUNCTIONS);
  });

  it("is neither superuser nor owner, and makes no objects", async () => {
    const { rows } = await db.owner.query(
      `SELECT rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, has_schema_privilege('plumbline_app', 'public', 'CREATE') AS creates,
         pg_has_role('plumbline_app', current_user, 'MEMBER') AS owns FROM pg_roles WHERE rolname = 'plumbline_app'`,
    );
    const no = { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false };
    expect(rows).toEqual([{ ...no, creates: false, owns: false }]);
  });

  it("meets row-level security on exactly the tables that hold sealed writing (S1)", async () => {
    expect(
      await column(
        "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relrowsecurity ORDER BY relname",
      ),
    ).toEqual(SEALED);
  });

  it("every function that works with its owner's rights keeps to a fixed search path", async () => {
    expect(
      await column(
        `SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef
         AND proconfig IS DISTINCT FROM ARRAY['search_path=public, pg_temp']`,
      ),
    ).toEqual([]);
  });
});
