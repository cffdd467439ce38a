import { randomBytes } from "node:crypto";
import type pg from "pg";
import { APPLICATION, OWNER, withClient } from "../../app/server/roles.ts";
import { SERVER, TEMPLATE } from "./server.ts";

/** A migrated, empty database of one's own. */
export type Copy = {
  readonly name: string;
  readonly owner: pg.ClientConfig;
  readonly application: pg.ClientConfig;
  /** Row-level security and triggers don't bind this one: only for telling two worlds apart. */
  readonly superuser: pg.ClientConfig;
  /** As DATABASE_URL would name it: with the owner's login. */
  readonly url: string;
  drop(): Promise<void>;
};

/** Copies the run's template database, or another one that nobody is connected to. */
export async function copyTemplate(template = TEMPLATE): Promise<Copy> {
  const name = `t_${randomBytes(8).toString("hex")}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${OWNER}`);
  return named(name);
}

/**
 * A copy of a database that is filled once a run, by whoever asks first, and copied for each. It is filled under
 * another name, so that a filling that broke is never taken for the whole.
 */
export async function copyOnce(
  name: string,
  from: () => Promise<Copy>,
  fill: (copy: Copy) => Promise<void>,
): Promise<Copy> {
  await withClient(named("postgres").superuser, async (client) => {
    // Held by this connection, and so let go when it closes, however that comes about.
    await client.query("SELECT pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
    if (rowCount !== 0) return;
    const copy = await from();
    await fill(copy);
    await onServer(`ALTER DATABASE ${copy.name} RENAME TO ${name}`);
  });
  return copyTemplate(name);
}

/** A database of the run's server, as those who connect to it need it. */
export function named(name: string): Copy {
  const address = addressOfServer();
  return {
    name,
    owner: { ...address, user: OWNER, database: name },
    application: { ...address, user: APPLICATION, database: name },
    superuser: { ...address, user: "postgres", database: name },
    url: `postgresql://${OWNER}@localhost:${address.port}/${name}?host=${encodeURIComponent(address.host)}`,
    async drop() {
      await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** Asks the run's server something that concerns no single database. */
const onServer = <Row extends pg.QueryResultRow>(sql: string): Promise<pg.QueryResult<Row>> =>
  withClient({ ...addressOfServer(), user: "postgres", database: "postgres" }, (client) =>
    client.query<Row>(sql),
  );

function addressOfServer(): { readonly host: string; readonly port: number } {
  const address: { host: string; port: number } = JSON.parse(process.env[SERVER] ?? "null");
  if (!address)
    throw new Error("No database server runs for these tests: their configuration lacks its global setup.");
  return address;
}
