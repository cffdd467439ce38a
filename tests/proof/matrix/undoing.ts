import pg from "pg";
import type { Copy } from "../../support/copy";

/** A database as it stood at one moment: whether anything differs from it, and the way back. */
export interface Undoing {
  /** The tables that were written to since, besides those named. */
  changed(besides?: readonly string[]): Promise<readonly string[]>;
  /** Puts every table back. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

// The count of attempts is no record of the organisation: a refused try is counted on purpose.
const COUNTERS = ["throttle"];

const TABLES =
  "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%' ORDER BY 1";

/** Remembers every table of a database. Works as its superuser, whom no trigger and no policy binds. */
export async function rememberAll(copy: Copy): Promise<Undoing> {
  const client = new pg.Client(copy.superuser);
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(TABLES);
  const tables = rows.map((row) => row.tablename);
  await client.query("CREATE SCHEMA saved");
  for (const table of tables) await client.query(`CREATE TABLE saved.${table} AS TABLE public.${table}`);
  const before = await marksOf(client, tables);
  const differing = async () => {
    const now = await marksOf(client, tables);
    return tables.filter((table) => now[table] !== before[table]);
  };
  return {
    async changed(besides = []) {
      return (await differing()).filter((table) => !COUNTERS.includes(table) && !besides.includes(table));
    },
    async restore() {
      const back = await differing();
      if (back.length === 0) return;
      const steps = back.map(
        (table) => `DELETE FROM public.${table}; INSERT INTO public.${table} SELECT * FROM saved.${table};`,
      );
      await client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${steps.join(" ")} COMMIT`);
      Object.assign(before, await marksOf(client, back));
    },
    close: () => client.end(),
  };
}

// Each row is marked by who wrote it and where it lies: a row that was written anew, or is gone, changes the mark.
async function marksOf(client: pg.Client, tables: readonly string[]): Promise<Record<string, string>> {
  const one = (table: string) =>
    `('${table}', (SELECT count(*) || ':' || coalesce(sum(hashtextextended(xmin::text || ctid::text, 0)), 0) FROM public.${table}))`;
  const marks = `(VALUES ${tables.map(one).join(", ")}) AS marks (name, mark)`;
  const { rows } = await client.query(`SELECT jsonb_object_agg(name, mark) AS found FROM ${marks}`);
  return rows[0].found;
}
