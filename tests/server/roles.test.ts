import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicationConfig } from "../../app/server/database.ts";
import { assertBound, prepareForeign, withClient } from "../../app/server/roles.ts";
import { type FreshDatabase, freshDatabase } from "../support/database.ts";

let db: FreshDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

describe("the application's role", () => {
  test("is neither superuser nor owner, with a login of its own and through the owner's", async () => {
    await assertBound(db.config);
    await prepareForeign({ connectionString: db.url });
    await assertBound(applicationConfig(db.url));
  });

  test("the owner and a superuser are refused as application", async () => {
    await expect(assertBound({ ...db.config, user: "plumbline" })).rejects.toThrow('work as "plumbline"');
    await expect(assertBound({ ...db.config, user: "postgres" })).rejects.toThrow('work as "postgres"');
  });

  test("cannot make or alter tables", async () => {
    const attempt = (sql: string) => withClient(db.config, (client) => client.query(sql));
    await expect(attempt("CREATE TABLE mine (x int)")).rejects.toThrow("permission denied");
    await expect(attempt("ALTER TABLE organisation ADD COLUMN x int")).rejects.toThrow("must be owner");
  });

  test("a login that may not create it is told what to ask for", async () => {
    await withClient({ ...db.config, user: "postgres" }, (c) => c.query(`CREATE ROLE ${db.name} LOGIN`));
    const login = { ...db.config, user: db.name };
    await expect(prepareForeign(login)).rejects.toThrow(`GRANT plumbline_app TO ${db.name};`);
    await withClient({ ...db.config, user: "postgres" }, (c) => c.query(`DROP ROLE ${db.name}`));
  });

  test("a malformed address is explained", () => {
    expect(() => applicationConfig("nonsense")).toThrow("DATABASE_URL needs the form");
  });
});
