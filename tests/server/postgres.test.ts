import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EmbeddedServer, startEmbedded } from "../../app/server/postgres.ts";
import { withClient } from "../../app/server/roles.ts";

let folder: string;
let servers: EmbeddedServer[];

// One folder for all: setting a database up is the slow part.
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "launcher-"));
});
beforeEach(() => {
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(base = folder): Promise<EmbeddedServer> {
  const server = await startEmbedded(base);
  servers.push(server);
  return server;
}

const lockFile = (base = folder) => path.join(base, "pgdata", "postmaster.pid");
const pidOf = (base = folder) => Number(readFileSync(lockFile(base), "utf8").split("\n")[0]);
const ask = (server: EmbeddedServer, sql: string) =>
  withClient({ ...server.superuser, database: "postgres" }, async (client) => (await client.query(sql)).rows);

describe("the embedded server", () => {
  test("starts on a socket alone, keeps what was written, and is gone after its stop", async () => {
    const first = await start();
    await ask(first, "CREATE TABLE fruit AS SELECT 'fig' AS name");
    expect(await ask(first, "SHOW listen_addresses")).toEqual([{ listen_addresses: "" }]);
    await first.stop();
    expect(existsSync(lockFile())).toBe(false);
    expect(await ask(await start(), "SELECT name FROM fruit")).toEqual([{ name: "fig" }]);
  });

  test("two starts at once share one server", async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(await ask(one, "SELECT 1 AS x")).toEqual(await ask(two, "SELECT 1 AS x"));
  });

  test("comes back after it was killed", async () => {
    const server = await start();
    const before = pidOf();
    process.kill(before, "SIGKILL");
    await expect
      .poll(() => ask(server, "SELECT 1 AS x").catch(() => []), { timeout: 20_000 })
      .toHaveLength(1);
    expect(pidOf()).not.toBe(before);
  });

  test("a lock file whose process id is somebody else's does not stop it", async () => {
    await (await start()).stop();
    writeFileSync(lockFile(), `${process.pid}\n${path.join(folder, "pgdata")}\n`);
    expect(await ask(await start(), "SELECT 1 AS x")).toHaveLength(1);
  });

  test("serves from a path that is too long for a socket", async () => {
    const deep = path.join(folder, "x".repeat(100));
    mkdirSync(deep);
    const server = await start(deep);
    expect(server.superuser.host).not.toContain("xxx");
    expect(await ask(server, "SELECT 1 AS x")).toHaveLength(1);
    rmSync(server.superuser.host, { recursive: true, force: true });
  });

  test("its log has no statement and no row", async () => {
    const server = await start();
    await ask(server, "CREATE TABLE bird (name text UNIQUE)");
    for (const _ of [1, 2]) await ask(server, "INSERT INTO bird VALUES ('plumage')").catch(() => {});
    expect(readFileSync(path.join(folder, "postgres.log"), "utf8")).not.toContain("plumage");
  });
});
