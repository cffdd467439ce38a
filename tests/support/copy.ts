import { randomBytes } from "node:crypto";
import type pg from "pg";
import { APPLICATION, OWNER, withClient } from "../../app/server/roles.ts";
import { SERVER, TEMPLATE } from "./server.ts";

/** A migrated, empty database of one's own. */
export type Copy = {
  readonly name: string;
  readonly owner: pg.ClientConfig;
  readonly application: pg.ClientConfig;
  /** As DATABASE_URL would name it: with the owner's login. */
  readonly url: string;
  drop(): Promise<void>;
};

/** Copies the run's template database. */
export async function copyTemplate(): Promise<Copy> {
  const address: { host: string; port: number } = JSON.parse(process.env[SERVER] ?? "null");
  if (!address)
    throw new Error("No database server runs for these tests: their configuration lacks its global setup.");
  const name = `t_${randomBytes(8).toString("hex")}`;
  const superuser = { ...address, user: "postgres", database: "postgres" };
  const query = (sql: string) => withClient(superuser, (client) => client.query(sql));
  await query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} OWNER ${OWNER}`);
  return {
    name,
    owner: { ...address, user: OWNER, database: name },
    application: { ...address, user: APPLICATION, database: name },
    url: `postgresql://${OWNER}@localhost:${address.port}/${name}?host=${encodeURIComponent(address.host)}`,
    async drop() {
      await query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
