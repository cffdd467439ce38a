import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashPassword } from "../../../app/data/password.server.ts";
import { failed } from "../../support/failed";
import { type InterviewScene, interviewScene } from "../../support/interviews";
import { type App, startApp } from "../../support/running";
import type { Fields } from "../matrix/door";
import { type Answered, cookieOf, expire, isIn, linkFor, openSession, submit } from "./visitor";

const PASSWORD = "seven slow trams cross the river";
const NEXT = "eight quick trams wait at the bridge";
const MADE_UP = "a".repeat(43);

let app: App;
let scene: InterviewScene;
let hash: string;

beforeAll(async () => {
  app = await startApp();
  scene = await interviewScene(app.owner, Date.now());
  await app.owner.query("UPDATE organisation SET demo = true");
  hash = await hashPassword(PASSWORD);
});
afterAll(() => app?.stop());

beforeEach(async () => {
  await app.owner.query("DELETE FROM session; DELETE FROM account_token; DELETE FROM account");
  for (const name of ["amara", "hana"] as const)
    await app.owner.query(
      "INSERT INTO account (person_id, password_hash, created_at) VALUES ($1, $2, now())",
      [scene.people[name], hash],
    );
});

type Way = {
  readonly path: () => string | Promise<string>;
  readonly fields: () => Fields;
  /** Whose session it is that the browser brings. */
  readonly as: keyof InterviewScene["people"];
  /** Whether one is signed in afterwards. */
  readonly leaves: "in" | "out";
  /** Whether the person's sessions in other browsers end as well. */
  readonly elsewhere: "stay" | "end";
};

const link = (kind: "invitation" | "reset", name: keyof InterviewScene["people"]) => () =>
  linkFor(app.owner, kind, {
    ...{ personId: scene.people[name], by: scene.people.lena, agreedBy: scene.people.rosa },
  });

/** Every way in, out and anew. */
const WAYS: Readonly<Record<string, Way>> = {
  "a password": {
    ...{ as: "amara", leaves: "in", elsewhere: "stay", path: () => "/sign-in" },
    fields: () => ({ intent: "password", email: "amara@northwind.example", password: PASSWORD }),
  },
  "a click in the demo": {
    ...{ as: "bo", leaves: "in", elsewhere: "stay", path: () => "/sign-in" },
    fields: () => ({ intent: "demo", personId: scene.people.bo }),
  },
  "an invitation": {
    ...{ as: "bo", leaves: "in", elsewhere: "stay", path: link("invitation", "bo") },
    fields: () => ({ next: NEXT }),
  },
  "a changed password": {
    ...{ as: "amara", leaves: "in", elsewhere: "end", path: () => "/account" },
    fields: () => ({ intent: "password", current: PASSWORD, next: NEXT }),
  },
  "a reset link": {
    ...{ as: "hana", leaves: "out", elsewhere: "end", path: link("reset", "hana") },
    fields: () => ({ next: NEXT }),
  },
  "signing out": {
    ...{ as: "amara", leaves: "out", elsewhere: "stay", path: () => "/sign-out" },
    fields: () => ({}),
  },
  "signing out everywhere": {
    ...{ as: "amara", leaves: "out", elsewhere: "end", path: () => "/account" },
    fields: () => ({ intent: "everywhere" }),
  },
};

const NAMES = Object.keys(WAYS);
const goes = async (way: Way, token: string): Promise<Answered> =>
  submit(app.url, await way.path(), way.fields(), [cookieOf(token)]);
const wayOf = (name: string): Way => WAYS[name] ?? failed(`There is no way by ${name}.`);
const isInWith = (token: string) => isIn(app.url, [cookieOf(token)]);

describe("a session that was there before", () => {
  test.each(NAMES)("is over after %s, and what follows is another", async (name) => {
    const way = wayOf(name);
    const [brought, elsewhere] = [
      await openSession(app.owner, scene.people[way.as]),
      await openSession(app.owner, scene.people[way.as]),
    ];
    expect(await isInWith(brought)).toBe(true);
    const { token } = await goes(way, brought);
    expect(await isInWith(brought)).toBe(false);
    expect(await isInWith(elsewhere)).toBe(way.elsewhere === "stay");
    expect(token === null ? "out" : "in").toBe(way.leaves);
    expect(token).not.toBe(brought);
    if (token !== null) expect(await isInWith(token)).toBe(true);
  });

  test.each(NAMES.filter((name) => name !== "a changed password" && WAYS[name]?.leaves === "in"))(
    "is not made of an id that somebody planted, by %s",
    async (name) => {
      const { token } = await goes(wayOf(name), MADE_UP);
      expect(token).not.toBeNull();
      expect(token).not.toBe(MADE_UP);
      expect(await isInWith(MADE_UP)).toBe(false);
    },
  );

  test.each([
    ["an admin ends them", "/people/:id/account", { intent: "end" }],
    ["the person is deactivated", "/people/:id", { intent: "deactivate" }],
  ])("is over when %s", async (_, path, fields) => {
    const token = await openSession(app.owner, scene.people.amara);
    const admin = await openSession(app.owner, scene.people.lena);
    const { status } = await submit(app.url, path.replace(":id", scene.people.amara), fields, [
      cookieOf(admin),
    ]);
    expect(status).toBe(302);
    expect(await isInWith(token)).toBe(false);
    await app.owner.query("UPDATE person SET deactivated_at = NULL");
  });

  test.each(["expires_at", "ends_at"] as const)("is over when its time has come: %s", async (end) => {
    const token = await openSession(app.owner, scene.people.amara);
    await expire(app.owner, token, end);
    expect(await isInWith(token)).toBe(false);
  });

  test("cannot be used by what the database keeps of it", async () => {
    await openSession(app.owner, scene.people.amara);
    const { rows } = await app.owner.query("SELECT id FROM session");
    expect(await isInWith(rows[0].id)).toBe(false);
  });
});
