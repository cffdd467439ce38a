import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { OWNER, withClient } from "../../app/server/roles.ts";
import { type Copy, copyTemplate, named, onServer } from "./copy.ts";
import { bundle } from "./running.ts";

const DEMO = "demo_template";

/** A database with the demo organisation. It is loaded once a run, by whoever asks first, and copied for each. */
export async function copyDemo(): Promise<Copy> {
  const lock = { ...named("postgres").superuser };
  await withClient(lock, async (client) => {
    // Held by this connection, and so let go when it closes, however that comes about.
    await client.query("SELECT pg_advisory_lock(hashtext($1))", [DEMO]);
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [DEMO]);
    if (rowCount === 0) await load();
  });
  return copyTemplate(DEMO);
}

/** Loaded under another name first, so that a load that broke is never taken for the demo. */
async function load(): Promise<void> {
  const { name, url } = await copyTemplate();
  const env = { NODE_ENV: "production", DATABASE_URL: url } as const;
  await promisify(execFile)(process.execPath, [bundle(), "demo"], { env: { ...process.env, ...env } });
  await onServer(`ALTER DATABASE ${name} RENAME TO ${DEMO}`);
  await onServer(`ALTER DATABASE ${DEMO} OWNER TO ${OWNER}`);
}
