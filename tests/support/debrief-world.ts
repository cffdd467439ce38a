import type pg from "pg";
import type { Id } from "~/domain/loop";
import type { Capability, Viewer } from "~/domain/viewer";

const uuid = (n: number): Id => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** Two interviewers, the hiring manager, the Bar Raiser; around them recruiter, leads, a second Bar Raiser, an admin. */
export const WHO = {
  amara: uuid(1),
  bo: uuid(2),
  hana: uuid(3),
  ravi: uuid(4),
  rosa: uuid(5),
  lena: uuid(6),
  luis: uuid(7),
  petra: uuid(8),
  ada: uuid(9),
} as const;
export type Who = keyof typeof WHO;

const LEVELS: Record<Who, number> = {
  ...{ amara: 4, bo: 5, hana: 6, ravi: 7, rosa: 5, lena: 8, luis: 8, petra: 7, ada: 5 },
};
const CAPABILITIES: Partial<Record<Who, Capability>> = {
  ...{ rosa: "recruiter", lena: "lead", luis: "lead", ada: "admin" },
};
const PANEL = [
  ...([
    ["amara", "interviewer"],
    ["bo", "interviewer"],
    ["hana", "hiringManager"],
  ] as const),
  ["ravi", "barRaiser"] as const,
];

export const OWNERSHIP = uuid(500);
const HOME = uuid(900);
const AWAY = uuid(901);
const ROLE = uuid(600);

/** The person as a session would prove them. */
export const as = (who: Who): Viewer =>
  ({ id: WHO[who], capabilities: CAPABILITIES[who] ? [CAPABILITIES[who]] : [] }) as unknown as Viewer;

type Query = (sql: string, values?: readonly unknown[]) => Promise<unknown>;
const on =
  (owner: pg.Client): Query =>
  (sql, values = []) =>
    owner.query(sql, [...values]);

/** The organisation with its people, one principle and one role, as rows. Once for each database. */
export async function settle(owner: pg.Client): Promise<void> {
  const q = on(owner);
  await q("INSERT INTO organisation (name, created_at) VALUES ('Northwind', now())");
  await q("INSERT INTO level (number, label) SELECT n, 'L' || n FROM generate_series(4, 8) n");
  await q("INSERT INTO team (id, name, created_at) VALUES ($1, 'Payments', now()), ($2, 'Search', now())", [
    HOME,
    AWAY,
  ]);
  for (const [who, id] of Object.entries(WHO) as [Who, Id][]) {
    const team = who === "ravi" || who === "petra" ? AWAY : HOME;
    const name = who.charAt(0).toUpperCase() + who.slice(1);
    await q(
      "INSERT INTO person (id, name, email, level_number, start_date, team_id, created_at) VALUES ($1, $2, $3, $4, '2020-01-01', $5, now())",
      [id, name, `${who}@northwind.example`, LEVELS[who], team],
    );
    if (CAPABILITIES[who]) {
      await q("INSERT INTO capability (person_id, name, granted_at) VALUES ($1, $2, now())", [
        id,
        CAPABILITIES[who],
      ]);
    }
  }
  for (const who of ["ravi", "petra"] as const) {
    await q(
      "INSERT INTO certification (person_id, step, on_day, recorded_by_id, recorded_at) VALUES ($1, 'certified', current_date - 30, $2, now() - interval '30 days')",
      [WHO[who], WHO.lena],
    );
  }
  await q(
    "INSERT INTO principle (id, name, description, position, created_at) VALUES ($1, 'Ownership', '', 1, now())",
    [OWNERSHIP],
  );
  await q(
    "INSERT INTO role (id, title, level_number, team_id, hiring_manager_id, recruiter_id, created_at) VALUES ($1, 'Engineer', 5, $2, $3, $4, now())",
    [ROLE, HOME, WHO.hana, WHO.rosa],
  );
}

/** A loop of its own, and the first piece of evidence of each author. */
export interface RevealedLoop {
  readonly id: Id;
  readonly evidence: Readonly<Record<Id, Id>>;
}

async function inserted(owner: pg.Client, sql: string, values: readonly unknown[]): Promise<Id> {
  const { rows } = await owner.query<{ id: Id }>(`${sql} RETURNING id`, [...values]);
  return rows[0]?.id ?? "";
}

/** What a veto in this loop can rest on: words of one's own, the principle, and what Amara recorded (V1). */
export const groundsIn = ({ evidence }: RevealedLoop) => ({
  rationale: "Two accounts of one project contradict each other.",
  principles: [OWNERSHIP],
  cites: [{ kind: "evidence" as const, id: evidence[WHO.amara] ?? "" }],
});

/** A new candidate's loop whose main round is revealed an hour ago: everybody inclined, everybody "raises". */
export async function revealedLoop(owner: pg.Client): Promise<RevealedLoop> {
  const id = await startedLoop(owner);
  return { id, evidence: await addRevealedRound(owner, id, "main", PANEL) };
}

/** A loop whose main round is sealed, since the feedback of these is pending. */
export interface SealedLoop {
  readonly id: Id;
  readonly assignments: Readonly<Record<Id, Id>>;
}

/** A new candidate's loop whose main round waits for these people; the others have submitted. */
export async function sealedLoop(owner: pg.Client, pending: readonly Who[]): Promise<SealedLoop> {
  const id = await startedLoop(owner);
  const round = await startedRound(owner, id, "main");
  const assignments: Record<Id, Id> = {};
  for (const [who, seat] of PANEL) {
    const assignment = await assigned(owner, id, round, who, seat);
    assignments[WHO[who]] = assignment;
    if (!pending.includes(who)) await submitted(owner, assignment);
  }
  return { id, assignments };
}

async function startedLoop(owner: pg.Client): Promise<Id> {
  const q = on(owner);
  const candidate = await inserted(
    owner,
    "INSERT INTO candidate (name, email, created_by_id, created_at) VALUES ('Noor Haddad', 'noor@example.org', $1, now())",
    [WHO.rosa],
  );
  const id = await inserted(
    owner,
    `INSERT INTO loop (candidate_id, role_id, hiring_manager_id, recruiter_id, created_by_id, created_at, changed_at, started_at, level_number, team_id)
     VALUES ($1, $2, $3, $4, $4, now() - interval '3 days', now() - interval '1 hour', now() - interval '2 days', 5, $5)`,
    [candidate, ROLE, WHO.hana, WHO.rosa, HOME],
  );
  await q("INSERT INTO loop_principle (loop_id, principle_id) VALUES ($1, $2)", [id, OWNERSHIP]);
  await q(
    "INSERT INTO appointment (loop_id, person_id, by_id, at, held_independence) VALUES ($1, $2, $3, now() - interval '2 days', true)",
    [id, WHO.ravi, WHO.rosa],
  );
  return id;
}

const startedRound = (owner: pg.Client, loopId: Id, kind: "main" | "followUp"): Promise<Id> =>
  inserted(
    owner,
    `INSERT INTO round (loop_id, number, kind, created_at, started_at, focus)
     VALUES ($1, (SELECT 1 + count(*) FROM round WHERE loop_id = $1), $2, clock_timestamp() - $3::interval, clock_timestamp() - $3::interval, '{}')`,
    [loopId, kind, kind === "main" ? "2 days" : "0 seconds"],
  );

/** Adds a round in which each of these has submitted, and reveals it; answers each author's evidence. */
export async function addRevealedRound(
  owner: pg.Client,
  loopId: Id,
  kind: "main" | "followUp",
  panel: readonly (readonly [Who, string])[],
): Promise<Readonly<Record<Id, Id>>> {
  const round = await startedRound(owner, loopId, kind);
  const evidence: Record<Id, Id> = {};
  for (const [who, seat] of panel) {
    const assignment = await assigned(owner, loopId, round, who, seat);
    evidence[WHO[who]] = await submitted(owner, assignment);
  }
  const at = kind === "main" ? "now() - interval '1 hour'" : "clock_timestamp()";
  await owner.query(`UPDATE round SET revealed_at = ${at} WHERE id = $1`, [round]);
  await owner.query(
    "UPDATE loop SET changed_at = greatest(changed_at, (SELECT revealed_at FROM round WHERE id = $2)) WHERE id = $1",
    [loopId, round],
  );
  return evidence;
}

async function assigned(owner: pg.Client, loopId: Id, round: Id, who: Who, seat: string): Promise<Id> {
  const assignment = await inserted(
    owner,
    "INSERT INTO assignment (loop_id, round_id, person_id, kind, due_at, had_read) VALUES ($1, $2, $3, $4, now() + interval '1 day', (SELECT coalesce(array_agg(id), '{}') FROM round WHERE loop_id = $1 AND id <> $2))",
    [loopId, round, WHO[who], seat],
  );
  await owner.query("INSERT INTO assignment_principle (assignment_id, principle_id) VALUES ($1, $2)", [
    assignment,
    OWNERSHIP,
  ]);
  return assignment;
}

/** Writes whole feedback for an assignment, and answers its piece of evidence. */
async function submitted(owner: pg.Client, assignment: Id): Promise<Id> {
  const feedback = await inserted(
    owner,
    `INSERT INTO feedback (loop_id, round_id, assignment_id, author_id, version, vote, bar, summary, submitted_at)
     SELECT a.loop_id, a.round_id, a.id, a.person_id, 1, 'inclined', 'raises', 'Finds the cause before the fix.', r.started_at
     FROM assignment a JOIN round r ON r.id = a.round_id WHERE a.id = $1`,
    [assignment],
  );
  return inserted(
    owner,
    `WITH rated AS (INSERT INTO rating (feedback_id, principle_id, rating) VALUES ($1, $2, 4) RETURNING id)
     INSERT INTO evidence (rating_id, feedback_id, position, situation, action, result)
     SELECT id, $1, 1, 'A payment run failed.', 'Wrote a replay.', 'All salaries arrived.' FROM rated`,
    [feedback, OWNERSHIP],
  );
}
