import type pg from "pg";
import { EXISTENCE } from "./existence";
import type { Persona } from "./personas";
import type { Sealed } from "./sealed";
import { CONCLUSIONS, RECORDS } from "./sealed-conclusions";
import { DRAFTS, WRITING } from "./sealed-writing";
import { SIGHT } from "./sight";
import { asked } from "./sql";
import type { Stores } from "./worlds";

/** Every kind of thing that is hidden from somebody. What exists at all comes last. */
export const KINDS: readonly Sealed[] = [...WRITING, ...DRAFTS, ...CONCLUSIONS, ...RECORDS, ...EXISTENCE];

/** How many rows of each kind differ between the worlds, by the kind's name. */
export type Changed = Readonly<Record<string, number>>;

/** Makes the second world equal to the first again, and then different in all that this person may not see. */
export async function changeFor(persona: Persona, stores: Stores): Promise<Changed> {
  const who = stores.idOf(persona);
  const second = stores.second.superuser;
  await makeEqual(stores.first.superuser, second);
  return inReplica(second, async () => {
    for (const sql of SIGHT) await second.query(named(sql, who));
    const changed: Record<string, number> = {};
    for (const { name, sql } of KINDS) {
      changed[name] = 0;
      for (const statement of sql) changed[name] += (await second.query(named(statement, who))).rowCount ?? 0;
    }
    return changed;
  });
}

// Ids are made of hexadecimal digits and hyphens alone.
const named = (sql: string, who: string): string => sql.replaceAll(":who", `'${who}'::uuid`);

const TABLES = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_prisma%' ORDER BY 1`;

/** Copies every row of the first world over those of the second. */
export async function makeEqual(first: pg.Client, second: pg.Client): Promise<void> {
  const tables = await asked<{ name: string }>(first, TABLES);
  await inReplica(second, async () => {
    for (const { name } of tables) {
      const [rows] = await asked<{ all: string }>(
        first,
        `SELECT coalesce(json_agg(t), '[]')::text AS all FROM "${name}" t`,
      );
      await second.query(`DELETE FROM "${name}"`);
      await second.query(`INSERT INTO "${name}" SELECT * FROM json_populate_recordset(NULL::"${name}", $1)`, [
        rows?.all,
      ]);
    }
  });
}

/** With triggers and foreign keys asleep, in one transaction. */
async function inReplica<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica");
  const answer = await work();
  await client.query("COMMIT");
  return answer;
}
