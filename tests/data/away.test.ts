import { afterAll, beforeAll, expect, test } from "vitest";
import { isAway } from "~/data/away.server";
import { named } from "../support/copy";
import { type FreshDatabase, freshDatabase } from "../support/database";

let db: FreshDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

const failure = (work: Promise<unknown>) => work.then(() => null).catch((error) => error);
const select = () => db.prisma.$queryRaw`SELECT 1`;

/** Ends every connection of the application's role, as a database does that goes down. */
const cut = () =>
  db.owner.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );

test("a connection that is cut off within a statement is the database's absence, not a bug", async () => {
  const slow = failure(db.prisma.$queryRaw`SELECT pg_sleep(20)`);
  await expect.poll(async () => (await cut()).rowCount).toBeGreaterThan(0);
  expect(isAway(await slow)).toBe(true);
});

test("nor is one that is cut off within a transaction", async () => {
  const lost = failure(
    db.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1`;
      await cut();
      await tx.$queryRaw`SELECT 1`;
    }),
  );
  expect(isAway(await lost)).toBe(true);
  await expect.poll(() => failure(select())).toBe(null);
});

test("nor is one that is cut off at a transaction's end", async () => {
  const lost = failure(
    db.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1`;
      await cut();
    }),
  );
  expect(isAway(await lost)).toBe(true);
});

test("a statement that takes too long is given up, and may be asked again", async () => {
  const slow = db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL statement_timeout = 50`;
    await tx.$queryRaw`SELECT pg_sleep(5)`;
  });
  expect(isAway(await failure(slow))).toBe(true);
});

test("a lock that somebody holds for long is given up, and the same may be asked again", async () => {
  await db.owner.query("BEGIN");
  await db.owner.query("LOCK TABLE level");
  const waiting = db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL lock_timeout = 50`;
    await tx.$queryRaw`SELECT label FROM level`;
  });
  const given = await failure(waiting);
  await db.owner.query("ROLLBACK");
  expect(isAway(given)).toBe(true);
  const { connect } = await import("~/data/database.server");
  const ordinary = connect(db.config);
  const limits = await ordinary.$queryRaw`SELECT current_setting('lock_timeout') AS lock`;
  expect(limits).toEqual([{ lock: "6s" }]);
  await ordinary.$disconnect();
});

test("a database that is not there is away", async () => {
  const { connect } = await import("~/data/database.server");
  const nobody = connect({ ...named("nowhere").application, host: "/nonexistent" });
  expect(isAway(await failure(nobody.$queryRaw`SELECT 1`))).toBe(true);
  await nobody.$disconnect();
});

test("a database that gives no connection in time is away, and what waited for one never begins", async () => {
  const { connect } = await import("~/data/database.server");
  const narrow = connect({ ...db.config, max: 1, connectionTimeoutMillis: 2_000 });
  await db.owner.query("SELECT pg_advisory_lock(7)");
  const held = failure(narrow.$executeRaw`SELECT pg_advisory_xact_lock(7)`);
  const waiting =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await db.owner.query(waiting)).rowCount).toBe(1);
  const waited = await failure(narrow.$executeRaw`INSERT INTO level (number, label) VALUES (9, 'L9')`);
  expect(isAway(waited)).toBe(true);
  await db.owner.query("SELECT pg_advisory_unlock(7)");
  expect(await held).toBe(null);
  expect(await narrow.$queryRaw`SELECT label FROM level WHERE number = 9`).toEqual([]);
  await narrow.$disconnect();
});

test("a wrong statement, a broken law and a bug of ours are not", async () => {
  const laws = [
    db.prisma.$queryRaw`SELECT nothing`,
    db.prisma.$executeRaw`DELETE FROM audit_entry`,
    db.prisma.$executeRaw`INSERT INTO level (number, label) VALUES (4, 'L4'), (4, 'L4')`,
  ];
  for (const law of laws) expect(isAway(await failure(law))).toBe(false);
  expect(isAway(new TypeError("x is not a function"))).toBe(false);
  expect(isAway(new Response(null, { status: 404 }))).toBe(false);
});
