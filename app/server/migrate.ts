import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";

/** Where the migrations lie, seen from the project's folder. */
export const MIGRATIONS = path.join("prisma", "migrations");

type Applied = {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
};
type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

// The key Prisma's own engine locks, so that it and we never migrate at once.
const LOCK = 72707369;
const LEDGER = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/**
 * Applies the migrations in `folder` that `client`'s database lacks, each in its own transaction, and returns
 * their names. Keeps Prisma's own ledger. Throws if a migration fails or failed earlier, was edited after it was
 * applied, or if the database is newer than this program. A starter that comes second waits, then finds nothing to do.
 */
export async function migrate(client: pg.Client, folder: string = MIGRATIONS): Promise<string[]> {
  const migrations = readMigrations(folder);
  await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
  try {
    await client.query("SET client_min_messages = warning");
    await client.query(LEDGER);
    const pending = pendingOf(migrations, await readLedger(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [LOCK]).catch(() => {});
  }
}

/** The migrations in `folder`, in the order in which they apply. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

async function readLedger(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query(
    "SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL",
  );
  return rows;
}

function pendingOf(migrations: readonly Migration[], ledger: readonly Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { migration_name: name, checksum, finished_at } of ledger) {
    const migration = known.get(name);
    if (!migration) throw new Error(`The database is newer than this program: it has the migration ${name}.`);
    if (!finished_at) throw new Error(`The migration ${name} failed earlier. Resolve it before you start.`);
    if (migration.checksum !== checksum)
      throw new Error(`The migration ${name} was edited after it was applied.`);
  }
  const done = new Set(ledger.map((applied) => applied.migration_name));
  return migrations.filter((migration) => !done.has(migration.name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
