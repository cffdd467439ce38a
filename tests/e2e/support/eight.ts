import type pg from "pg";
import { HOUR } from "../../../app/domain/time.ts";
import { settle, WHO } from "../../support/debrief-world.ts";

/** The eight of the story, and a lead, an admin and somebody without any part. */
export type Eight = {
  readonly people: Readonly<Record<Name, string>>;
  /** Dates relative to now, as the plan's form takes them, in UTC. */
  slot(hour: number): string;
};

const NEWCOMERS = [
  ["carmen", 5, "2024-09-01"],
  ["dmitri", 6, "2019-04-01"],
  ["sol", 4, "2025-11-01"],
  ["otto", 5, "2021-01-01"],
] as const;

type Name = "amara" | "bo" | "carmen" | "dmitri" | "hana" | "ravi" | "rosa" | "sol" | "otto" | "ada" | "lena";

const REQUIRED = ["Dive Deep", "Earn Trust"];

/** An organisation with a role and a candidate, where no loop has begun. Everybody goes by the first name. */
export async function gatherEight(owner: pg.Client): Promise<Eight> {
  await settle(owner);
  const people: Record<string, string> = { ...WHO };
  const one = async (sql: string, values: readonly unknown[]): Promise<string> =>
    (await owner.query(`${sql} RETURNING id`, [...values])).rows[0].id;
  for (const [name, level, since] of NEWCOMERS) {
    people[name] = await one(
      "INSERT INTO person (name, email, level_number, start_date, team_id, created_at) VALUES ($1, $2, $3, $4, (SELECT id FROM team WHERE name = 'Payments'), now())",
      [name.charAt(0).toUpperCase() + name.slice(1), `${name}@northwind.example`, level, since],
    );
  }
  // Certified, and on the role's own team: so never this loop's Bar Raiser (P2).
  await owner.query(
    "INSERT INTO certification (person_id, step, on_day, recorded_by_id, recorded_at) VALUES ($1, 'certified', current_date - 30, $2, now())",
    [people.dmitri, people.lena],
  );
  for (const [index, name] of REQUIRED.entries()) {
    await one("INSERT INTO principle (name, description, position, created_at) VALUES ($1, '', $2, now())", [
      name,
      index + 2,
    ]);
  }
  await owner.query(
    "INSERT INTO role_principle (role_id, principle_id) SELECT r.id, p.id FROM role r, principle p",
  );
  await owner.query(
    "INSERT INTO candidate (name, email, created_by_id, created_at) VALUES ('Noor Haddad', 'noor@elsewhere.example', $1, now())",
    [people.rosa],
  );
  const morning = Date.now() - 12 * HOUR;
  return {
    people: people as Record<Name, string>,
    slot: (hour) => new Date(morning + hour * HOUR).toISOString().slice(0, 16),
  };
}

/** Each panel member's assignment in a loop's latest round, by person. */
export async function assignmentsIn(owner: pg.Client, loopId: string): Promise<Map<string, string>> {
  const { rows } = await owner.query<{ id: string; person: string }>(
    "SELECT a.id, a.person_id AS person FROM assignment a JOIN round r ON r.id = a.round_id WHERE a.loop_id = $1 ORDER BY r.number",
    [loopId],
  );
  return new Map(rows.map((row) => [row.person, row.id]));
}
