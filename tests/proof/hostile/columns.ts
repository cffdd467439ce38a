import type pg from "pg";

/** A column that holds texts, one or a list of them or as JSON: "candidate.notes". */
export type Column = string;

/** Every column of the database that could hold what somebody typed. */
export async function textColumns(client: pg.Client): Promise<readonly Column[]> {
  const { rows } = await client.query<{ name: Column }>(
    `SELECT c.table_name || '.' || c.column_name AS name FROM information_schema.columns c
     JOIN pg_tables t ON t.schemaname = c.table_schema AND t.tablename = c.table_name
     WHERE c.table_schema = 'public' AND c.table_name NOT LIKE '\\_%' AND c.table_name <> 'throttle'
       AND (c.data_type IN ('text', 'character varying', 'json', 'jsonb') OR c.udt_name = '_text')
     ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Those of the columns in which some text has the mark. Asks as superuser: the seal binds the owner as well. */
export async function marked(client: pg.Client, columns: readonly Column[]): Promise<readonly Column[]> {
  if (columns.length === 0) return [];
  const has = (name: Column) => {
    const [table, column] = name.split(".");
    return `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${table} WHERE ${column}::text LIKE '%plq%')`;
  };
  const { rows } = await client.query<{ name: Column }>(columns.map(has).join(" UNION ALL "));
  return rows.map(({ name }) => name);
}

/**
 * Puts a text into every row of these columns, after a number that says which column it was. Works as superuser: no
 * trigger is asked, but what the columns themselves demand holds.
 */
export async function overwrite(
  client: pg.Client,
  columns: readonly Column[],
  textFor: (field: string) => string,
): Promise<void> {
  const lists = await listColumns(client);
  await client.query("SET session_replication_role = replica");
  for (const [index, name] of columns.entries()) {
    const [table = "", column = ""] = name.split(".");
    const text = `${textFor(column)} plq~${index}~`;
    if (JSONS.includes(name)) await overwriteJson(client, table, text);
    else {
      // Where a row lies: what is unique stays so.
      const value = `$1 || replace(ctid::text, ',', '-')`;
      const set = lists.has(name) ? `ARRAY[${value}]` : value;
      await client.query(`UPDATE ${table} SET ${column} = ${set} WHERE ${column} IS NOT NULL`, [text]);
    }
  }
}

const JSONS: readonly Column[] = ["draft.content", "writing_list.content"];

async function listColumns(client: pg.Client): Promise<ReadonlySet<Column>> {
  const { rows } = await client.query<{ name: Column }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND udt_name = '_text'`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function overwriteJson(client: pg.Client, table: string, text: string): Promise<void> {
  const { rows } = await client.query<{ place: string; content: unknown }>(
    `SELECT ctid::text AS place, content FROM ${table}`,
  );
  for (const { place, content } of rows) {
    // In these every text with a blank in it was typed; the rest are ids and words of the form.
    const typed = JSON.stringify(content, (_, value) =>
      / /.test(value) && typeof value === "string" ? text : value,
    );
    await client.query(`UPDATE ${table} SET content = $1 WHERE ctid = $2::tid`, [typed, place]);
  }
}
