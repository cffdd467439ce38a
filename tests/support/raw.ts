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

/** Statements as one of the database's roles tries them, and what it answers: the SQLSTATE that refused, or "done". */
export type Case = readonly [
  what: string,
  answer: string,
  statements: string | readonly string[],
  viewer?: string,
];

const ROLES = { application: "the application", owner: "the tables' owner" } as const;
type Role = keyof typeof ROLES;

/** Both roles are answered so: the owner's rights reach further, its own laws bind it alike. */
export const both = (cases: readonly Case[]) =>
  cases.flatMap((c) =>
    (["application", "owner"] as const).map((role) => [c[0], ROLES[role], role, c] as const),
  );

/** What the database answers to a case that this role tries. */
export const tryAs = (
  role: Role,
  clients: Readonly<Record<Role, pg.Client>>,
  [, , statements, viewer]: Case,
): Promise<string> =>
  attempt(clients[role], typeof statements === "string" ? [statements] : statements, viewer);
