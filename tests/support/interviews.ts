import type pg from "pg";
import type { Content } from "~/domain/feedback";
import { HOUR } from "~/domain/time";
import type { Capability, Viewer } from "~/domain/viewer";

export const SEATS = ["amara", "bo", "hana", "ravi", "sol"] as const;
export type Seated = (typeof SEATS)[number];
type Name = Seated | "rosa" | "lena" | "otto";

/** A loop whose main round has started and waits for everybody's feedback. Slots ended an hour before `now`. */
export interface InterviewScene {
  readonly loopId: string;
  readonly roundId: string;
  readonly principles: readonly [string, string];
  readonly people: Readonly<Record<Name, string>>;
  readonly assignments: Readonly<Record<Seated, string>>;
  viewer(name: Name): Viewer;
}

const PEOPLE: readonly (readonly [Name, string, readonly Capability[]])[] = [
  ["amara", "Amara Okafor", []],
  ["bo", "Bo Lindqvist", []],
  ["hana", "Hana Sato-Bergström", []],
  ["ravi", "Ravi Menon", []],
  ["sol", "Sol Castellanos", []],
  ["rosa", "Rosa Iannucci", ["recruiter"]],
  ["lena", "Lena Voss", ["lead", "admin"]],
  ["otto", "Otto Brandt", []],
];

const KINDS: Readonly<Record<Seated, string>> = {
  amara: "interviewer",
  bo: "interviewer",
  hana: "hiringManager",
  ravi: "barRaiser",
  sol: "shadow",
};

/** Writes the scene as the tables' owner. */
export async function interviewScene(owner: pg.Client, now: number): Promise<InterviewScene> {
  const id = async (sql: string, ...values: readonly unknown[]): Promise<string> =>
    (await owner.query(`${sql} RETURNING id`, [...values])).rows[0].id;
  const run = (sql: string, ...values: readonly unknown[]) => owner.query(sql, [...values]);
  const at = new Date(now - 48 * HOUR);
  await run("INSERT INTO organisation (name, created_at) VALUES ('Northwind', $1)", at);
  await run("INSERT INTO level (number, label) VALUES (5, 'L5, Senior')");
  const teamId = await id("INSERT INTO team (name, created_at) VALUES ('Payments', $1)", at);
  const people = {} as Record<Name, string>;
  for (const [key, name, capabilities] of PEOPLE) {
    people[key] = await id(
      "INSERT INTO person (name, email, level_number, team_id, start_date, time_zone, created_at) VALUES ($1, $2, 5, $3, '2024-01-01', 'Europe/Berlin', $4)",
      ...[name, `${key}@northwind.example`, teamId, at],
    );
    for (const held of capabilities)
      await run(
        "INSERT INTO capability (person_id, name, granted_at) VALUES ($1, $2, $3)",
        people[key],
        held,
        at,
      );
  }
  const principle = (name: string, position: number) =>
    id(
      "INSERT INTO principle (name, description, position, created_at) VALUES ($1, $2, $3, $4)",
      name,
      `What ${name} means here.`,
      position,
      at,
    );
  const principles = [await principle("Dive Deep", 1), await principle("Earn Trust", 2)] as const;
  const loop = await loopOf(id, run, { people, teamId, principles, now });
  return {
    ...{ ...loop, principles, people },
    viewer: (name) =>
      ({
        id: people[name],
        capabilities: PEOPLE.find(([key]) => key === name)?.[2] ?? [],
      }) as unknown as Viewer,
  };
}

type Run = (sql: string, ...values: readonly unknown[]) => Promise<unknown>;
type Insert = (sql: string, ...values: readonly unknown[]) => Promise<string>;
interface Cast {
  readonly people: Readonly<Record<Name, string>>;
  readonly teamId: string;
  readonly principles: readonly string[];
  readonly now: number;
}

async function loopOf(id: Insert, run: Run, { people, teamId, principles, now }: Cast) {
  const at = new Date(now - 48 * HOUR);
  const started = new Date(now - 24 * HOUR);
  const [start, end, due] = [-2, -1, 23].map((hours) => new Date(now + hours * HOUR));
  const roleId = await id(
    "INSERT INTO role (title, level_number, team_id, hiring_manager_id, recruiter_id, created_at) VALUES ('Senior Engineer', 5, $1, $2, $3, $4)",
    ...[teamId, people.hana, people.rosa, at],
  );
  const candidateId = await id(
    "INSERT INTO candidate (name, email, created_by_id, created_at) VALUES ('Noor Haddad', 'noor@elsewhere.example', $1, $2)",
    ...[people.rosa, at],
  );
  const loopId = await id(
    "INSERT INTO loop (candidate_id, role_id, hiring_manager_id, recruiter_id, created_by_id, created_at, changed_at, started_at, level_number, team_id) VALUES ($1, $2, $3, $4, $4, $5, $6, $6, 5, $7)",
    ...[candidateId, roleId, people.hana, people.rosa, at, started, teamId],
  );
  await run(
    "INSERT INTO appointment (loop_id, person_id, by_id, at, held_independence) VALUES ($1, $2, $3, $4, true)",
    loopId,
    people.ravi,
    people.rosa,
    started,
  );
  const roundId = await id(
    "INSERT INTO round (loop_id, number, kind, created_at, started_at) VALUES ($1, 1, 'main', $2, $3)",
    ...[loopId, at, started],
  );
  const assignments = {} as Record<Seated, string>;
  for (const seat of SEATS) {
    assignments[seat] = await id(
      "INSERT INTO assignment (loop_id, round_id, person_id, kind, slot_start, slot_end, slot_zone, due_at) VALUES ($1, $2, $3, $4, $5, $6, 'Europe/Berlin', $7)",
      ...[loopId, roundId, people[seat], KINDS[seat], start, end, due],
    );
    for (const principleId of principles)
      await run(
        "INSERT INTO assignment_principle (assignment_id, principle_id) VALUES ($1, $2)",
        assignments[seat],
        principleId,
      );
  }
  return { loopId, roundId, assignments };
}

/** Feedback with nothing missing; `summary` tells one text from another. */
export const wholeContent = (principles: readonly string[], summary: string): Content => ({
  principles: principles.map((principleId) => ({
    principleId,
    rating: 4,
    notAssessedReason: null,
    evidence: [
      {
        id: "",
        situation: "The ledger was off by a cent every night.",
        action: "She traced the rounding through four services and wrote the failing test first.",
        result: "Closed in two days; the check still runs.",
      },
    ],
  })),
  bar: "raises",
  vote: "inclined",
  summary,
});
