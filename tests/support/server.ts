import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isAlive } from "../../app/server/cluster.ts";
import { migrate } from "../../app/server/migrate.ts";
import { startEmbedded } from "../../app/server/postgres.ts";
import { OWNER, prepareEmbedded, withClient } from "../../app/server/roles.ts";

/** Where the processes of a test run find its database server: set for them by the run's own process. */
export const SERVER = "PLUMBLINE_TEST_SERVER";
export const TEMPLATE = "template";

const PREFIX = "plumbline-test-";
// Nothing in a test outlives the machine's next power cut.
const SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300"];

/** Starts one database server for a whole test run, with a migrated template; returns what ends it. */
export default async function setup(): Promise<() => Promise<void>> {
  removeOrphans();
  const folder = mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  const server = await startEmbedded(folder, { settings: SETTINGS });
  await prepareEmbedded(server.superuser, TEMPLATE);
  const { host, port } = server.superuser;
  await withClient({ host, port, user: OWNER, database: TEMPLATE }, (client) => migrate(client));
  process.env[SERVER] = JSON.stringify({ host, port });
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

// A run that was killed leaves its server behind.
function removeOrphans(): void {
  for (const name of readdirSync(os.tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const folder = path.join(os.tmpdir(), name);
    endServerIn(path.join(folder, "pgdata"));
    rmSync(folder, { recursive: true, force: true });
  }
}

function endServerIn(data: string): void {
  try {
    const pid = Number(readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    if (readlinkSync(`/proc/${pid}/cwd`) === data) process.kill(pid, "SIGQUIT");
  } catch {
    // No server is left in it.
  }
}
