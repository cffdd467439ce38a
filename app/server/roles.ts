import pg from "pg";

/** The role that owns the tables and runs the migrations, where the server is ours. */
export const OWNER = "plumbline";
/** The role the application works as: neither superuser nor owner, so row-level security and grants bind it (S1, R1). */
export const APPLICATION = "plumbline_app";

const ALREADY_THERE = new Set(["42710", "42P04", "23505"]);
const TEMPLATE_BUSY = "55006";

/** On the embedded server: both roles and the database, each made only if missing. Safe when two processes start at once. */
export async function prepareEmbedded(superuser: pg.ClientConfig, database: string): Promise<void> {
  await withClient({ ...superuser, database: "postgres" }, async (client) => {
    await ifMissing(client, `CREATE ROLE ${OWNER} LOGIN`);
    await ifMissing(client, `CREATE ROLE ${APPLICATION} LOGIN`);
    await client.query(`GRANT ${APPLICATION} TO ${OWNER}`);
    await ifMissing(client, `CREATE DATABASE ${client.escapeIdentifier(database)} OWNER ${OWNER}`);
  });
}

/**
 * On a server that somebody else runs: the login given owns the tables; the application role is made if missing.
 * Throws with the SQL for an administrator if the login may not.
 */
export async function prepareForeign(owner: pg.ClientConfig): Promise<void> {
  await withClient(owner, async (client) => {
    if (await mayBecomeApplication(client)) return;
    try {
      await ifMissing(client, `CREATE ROLE ${APPLICATION} NOLOGIN`);
      await client.query(`GRANT ${APPLICATION} TO CURRENT_USER`);
    } catch (error) {
      if ((error as pg.DatabaseError).code !== "42501") throw error;
      throw new Error(await administratorsPart(client));
    }
  });
}

/** Throws unless connections with this configuration work as a role that the database's own rules bind. */
export async function assertBound(application: pg.ClientConfig): Promise<void> {
  await withClient(application, async (client) => {
    const { rows } = await client.query(
      `SELECT rolname, rolsuper OR rolbypassrls AS unbound,
         EXISTS (SELECT FROM pg_class WHERE relowner = pg_roles.oid AND relkind IN ('r', 'p')) AS owner
       FROM pg_roles WHERE rolname = current_user`,
    );
    const role: { rolname: string; unbound: boolean; owner: boolean } = rows[0];
    if (role.rolname === APPLICATION && !role.unbound && !role.owner) return;
    throw new Error(
      `The application would work as "${role.rolname}"; it needs the role ${APPLICATION} without SUPERUSER, ` +
        "BYPASSRLS or tables of its own. A pooler that drops the startup option `role` has the same effect.",
    );
  });
}

async function mayBecomeApplication(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT pg_has_role(oid, 'MEMBER') AS member FROM pg_roles WHERE rolname = $1",
    [APPLICATION],
  );
  return rows[0]?.member === true;
}

async function administratorsPart(client: pg.Client): Promise<string> {
  const { rows } = await client.query("SELECT quote_ident(current_user) AS login");
  return (
    `The login of DATABASE_URL may not create the role ${APPLICATION}. Ask an administrator to run:\n` +
    `  CREATE ROLE ${APPLICATION} NOLOGIN;\n  GRANT ${APPLICATION} TO ${rows[0].login};`
  );
}

// CREATE ROLE and CREATE DATABASE have no IF NOT EXISTS, and a check before would race.
async function ifMissing(client: pg.Client, statement: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await client.query(statement);
      return;
    } catch (error) {
      const code = (error as pg.DatabaseError).code ?? "";
      if (ALREADY_THERE.has(code)) return;
      if (code !== TEMPLATE_BUSY || attempt > 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Runs `work` on a connection of its own and closes it. */
export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config);
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
