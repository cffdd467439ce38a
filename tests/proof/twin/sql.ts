import type pg from "pg";

/** The rows that a statement answers. */
export async function asked<Row extends pg.QueryResultRow>(
  client: pg.Client,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  return (await client.query<Row>(sql, [...values])).rows;
}
