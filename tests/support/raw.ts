import pg from "pg";
import type { FreshDatabase } from "./database";
import { uuidOf } from "./rows";

/** A connection of the application's role: bound by its grants, by row-level security and by every trigger. */
export async function applicationClient(db: FreshDatabase): Promise<pg.Client> {
  const client = new pg.Client(db.config);
  client.on("error", () => {});
  await client.connect();
  return client;
}

/**
 * Tries statements in one transaction that names this viewer, to its very end, and takes everything back. Answers
 * the SQLSTATE and the constraint that refused, or "done".
 */
export async function attempt(
  client: pg.Client,
  statements: readonly string[],
  viewer = "",
): Promise<string> {
  return (await refusal(client, statements, viewer))?.code ?? "done";
}

/** The same, answering the whole error; null where nothing refused. */
export async function refusal(
  client: pg.Client,
  statements: readonly string[],
  viewer = "",
): Promise<pg.DatabaseError | null> {
  await client.query("BEGIN");
  try {
    await client.query("SELECT set_config('plumbline.viewer', $1, true)", [viewer && uuidOf(viewer)]);
    for (const statement of statements) await client.query(statement);
    await client.query("SET CONSTRAINTS ALL IMMEDIATE");
    return null;
  } catch (error) {
    return error as pg.DatabaseError;
  } finally {
    await client.query("ROLLBACK");
  }
}
