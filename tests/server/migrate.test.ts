import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "../../app/server/migrate.ts";
import { withClient } from "../../app/server/roles.ts";
import { type FreshDatabase, freshDatabase } from "../support/database.ts";

let db: FreshDatabase;
let folder: string;
let owner: pg.ClientConfig;

beforeEach(async () => {
  db = await freshDatabase();
  owner = { ...db.config, user: "plumbline" };
  await db.owner.query("DROP TABLE _prisma_migrations");
  folder = mkdtempSync(path.join(os.tmpdir(), "migrations-"));
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await db.close();
});

function write(name: string, sql: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, "migration.sql"), sql);
}

const run = () => withClient(owner, (client) => migrate(client, folder));

describe("migrate", () => {
  test("applies in the order of names, once", async () => {
    write("2_second", "INSERT INTO fruit VALUES ('fig')");
    write("1_first", "CREATE TABLE fruit (name text)");
    expect(await run()).toEqual(["1_first", "2_second"]);
    expect(await run()).toEqual([]);
    expect((await db.owner.query("SELECT * FROM fruit")).rowCount).toBe(1);
  });

  test("two starters at once apply each migration once", async () => {
    write("1_first", "CREATE TABLE fruit (name text); SELECT pg_sleep(0.2)");
    const answers = await Promise.all([run(), run()]);
    expect(answers.flat()).toEqual(["1_first"]);
  });

  test("leaves nothing of a migration that fails", async () => {
    write("1_first", "CREATE TABLE fruit (name text); SELECT 1/0");
    await expect(run()).rejects.toThrow("The migration 1_first failed");
    expect((await db.owner.query("SELECT to_regclass('fruit') AS found")).rows[0].found).toBeNull();
    write("1_first", "CREATE TABLE fruit (name text)");
    expect(await run()).toEqual(["1_first"]);
  });

  test("refuses an edited migration and a newer database", async () => {
    write("1_first", "CREATE TABLE fruit (name text)");
    await run();
    write("1_first", "CREATE TABLE fruit (name text, colour text)");
    await expect(run()).rejects.toThrow("was edited after it was applied");
    rmSync(path.join(folder, "1_first"), { recursive: true });
    await expect(run()).rejects.toThrow("newer than this program");
  });
});
