import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { changePassword, dismissWarning, provePassword, readAccount } from "~/data/account.server";
import { agreeToReset, askReset, invite, LINK_LIFE } from "~/data/account-links.server";
import { demoPeople, objectionsToDemoSignIn } from "~/data/demo-people.server";
import { objectionsToFirstRun } from "~/data/first-run.server";
import { openAccount, readLink, resetPassword } from "~/data/link-use.server";
import { ABSOLUTE, IDLE } from "~/data/lucia.server";
import { foundOrganisation } from "~/data/organisation.server";
import { closeSession, openSession, requireViewer, viewerOf } from "~/data/session.server";
import type { Capability, Viewer } from "~/domain/viewer";
import { type FreshDatabase, openFreshDatabase } from "../support/database";

const AT = Date.UTC(2026, 10, 30, 9);
const PASSWORD = "correct horse battery";
const FOUNDING = {
  organisation: "Acme",
  team: "Core",
  name: "Ada",
  email: "ada@example.com",
  password: PASSWORD,
  level: 6,
  timeZone: "Europe/Berlin",
  barRaiser: "certified",
} as const;

let db: FreshDatabase;

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: AT }));
afterEach(() => vi.useRealTimers());

const open = async () => {
  db = await openFreshDatabase();
};
const close = () => db.close();

const as = (id: string, ...capabilities: readonly Capability[]) =>
  ({ id, capabilities }) as unknown as Viewer;

const request = (cookie?: string, url = "http://localhost/loops?q=a") =>
  new Request(url, cookie ? { headers: { Cookie: cookie.split(";")[0] ?? "" } } : {});

async function found(): Promise<Viewer> {
  const { personId } = await foundOrganisation(FOUNDING, AT);
  if (!personId) throw new Error("The organisation was not founded.");
  return as(personId, "admin", "lead");
}

let count = 0;
async function person(...capabilities: readonly Capability[]): Promise<Viewer> {
  count += 1;
  const { id } = await db.prisma.person.create({
    data: {
      name: `P${count}`,
      email: `p${count}@example.com`,
      levelNumber: 5,
      startDate: new Date(AT),
      createdAt: new Date(AT),
    },
  });
  for (const name of capabilities) {
    await db.prisma.capability.create({ data: { personId: id, name, grantedAt: new Date(AT) } });
  }
  return as(id, ...capabilities);
}

async function invited(admin: Viewer, ...capabilities: readonly Capability[]): Promise<Viewer> {
  const viewer = await person(...capabilities);
  const { secret } = await invite(admin, viewer.id, AT);
  expect(await openAccount(secret ?? "", PASSWORD, AT)).toEqual({ personId: viewer.id });
  return viewer;
}

const acts = async () =>
  (await db.prisma.auditEntry.findMany({ orderBy: { number: "asc" } })).map((entry) => entry.act);
const codes = (answer: { readonly objections: readonly { readonly code: string }[] }) =>
  answer.objections.map((o) => o.code);
const emailOf = async (viewer: Viewer) =>
  (await db.prisma.person.findUniqueOrThrow({ where: { id: viewer.id } })).email;

describe("the first run", () => {
  beforeEach(open);
  afterEach(close);

  it("founds the organisation, its first admin and lead, and says so in the audit log", async () => {
    const ada = await found();
    expect(await acts()).toEqual([
      "organisation.created",
      "person.created",
      "capability.granted",
      "capability.granted",
      "certification.recorded",
      "bank.installed",
    ]);
    expect(await db.prisma.principle.count()).toBe(14);
    expect(await db.prisma.question.count()).toBe(112);
    expect(await db.prisma.certification.findFirst()).toMatchObject({ personId: ada.id, founding: true });
  });

  it("leads to the first run, then to the sign-in page and back", async () => {
    await expect(requireViewer(request())).rejects.toMatchObject({ status: 302 });
    await found();
    const thrown: Response = await requireViewer(request()).catch((answer) => answer);
    expect(thrown.headers.get("Location")).toBe("/sign-in?then=%2Floops%3Fq%3Da");
  });

  it("has one winner of two at once; the other is told", async () => {
    const both = await Promise.all([
      foundOrganisation(FOUNDING, AT),
      foundOrganisation({ ...FOUNDING, email: "eve@example.com" }, AT),
    ]);
    expect(both.filter((one) => one.personId !== undefined)).toHaveLength(1);
    expect(both.flatMap(codes)).toEqual(["alreadySetUp"]);
    expect(await db.prisma.person.count()).toBe(1);
  });

  it("asks for the console's code beyond loopback, with so many tries (A1)", async () => {
    const door = { listensBeyondLoopback: true, firstRunCode: "ABCDE-23456", remoteAddress: "192.0.2.1" };
    expect(codes(await objectionsToFirstRun(door, "", AT))).toEqual(["wrongCode"]);
    expect(codes(await objectionsToFirstRun({ ...door, firstRunCode: null }, "", AT))).toEqual(["wrongCode"]);
    expect(codes(await objectionsToFirstRun(door, "abcde 23456", AT))).toEqual([]);
    for (let i = 0; i < 17; i += 1) await objectionsToFirstRun(door, "no", AT);
    const last = await objectionsToFirstRun(door, "abcde 23456", AT);
    expect(codes(last)).toEqual(["tooManyAttempts"]);
    expect(last.again).toBeGreaterThan(AT);
  });
});

describe("an account", () => {
  let ada: Viewer;

  beforeAll(async () => {
    await open();
    ada = await found();
  });
  beforeEach(() => db.prisma.throttle.deleteMany());
  afterAll(close);

  describe("a session", () => {
    it("keeps only a digest of the cookie's token", async () => {
      const cookie = await openSession(request(), ada.id);
      expect(cookie).toMatch(
        /^plumbline_session=[\w-]{43}; HttpOnly; Max-Age=604800; Path=\/; SameSite=Lax$/,
      );
      const row = await db.prisma.session.findFirst({ where: { personId: ada.id } });
      expect(cookie).not.toContain(row?.id);
      expect(await viewerOf(request(cookie))).toEqual({ id: ada.id, capabilities: ["admin", "lead"] });
    });

    it("is of this host alone and Secure over https", async () => {
      const cookie = await openSession(request(undefined, "https://plumbline.example/"), ada.id);
      expect(cookie).toMatch(/^__Host-plumbline_session=.*; Secure$/);
    });

    it("slides while it is used, ends when idle, and ends for good after seven days", async () => {
      const idle = await openSession(request(), ada.id);
      const used = await openSession(request(), ada.id);
      for (let now = AT; now < AT + ABSOLUTE; now += IDLE - 60_000) {
        vi.setSystemTime(now);
        expect(await viewerOf(request(used))).not.toBeNull();
      }
      vi.setSystemTime(AT + IDLE);
      expect(await viewerOf(request(idle))).toBeNull();
      vi.setSystemTime(AT + ABSOLUTE);
      expect(await viewerOf(request(used))).toBeNull();
    });

    it("is fresh at each sign-in, and the one that the browser brought ends", async () => {
      const planted = await openSession(request(), ada.id);
      const fresh = await openSession(request(planted), ada.id);
      expect(fresh).not.toBe(planted);
      expect(await viewerOf(request(planted))).toBeNull();
      expect(await viewerOf(request(fresh))).not.toBeNull();
      expect(await closeSession(request(fresh))).toContain("Max-Age=0");
      expect(await viewerOf(request(fresh))).toBeNull();
    });

    it("ends at once for a deactivated person", async () => {
      const bo = await invited(ada);
      const cookie = await openSession(request(), bo.id);
      await db.prisma.person.update({ where: { id: bo.id }, data: { deactivatedAt: new Date(AT) } });
      expect(await viewerOf(request(cookie))).toBeNull();
    });
  });

  describe("a password", () => {
    it("gets one answer for an unknown address, a wrong password and a deactivated person", async () => {
      const bo = await invited(ada);
      const address = await emailOf(bo);
      expect(await provePassword(address, PASSWORD, "192.0.2.1", AT)).toEqual({
        personId: bo.id,
        warned: false,
      });
      await db.prisma.person.update({ where: { id: bo.id }, data: { deactivatedAt: new Date(AT) } });
      const answers = [
        await provePassword("nobody@example.com", PASSWORD, "192.0.2.1", AT),
        await provePassword("ada@example.com", "not this one at all", "192.0.2.1", AT),
        await provePassword(address, PASSWORD, "192.0.2.1", AT),
      ];
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(JSON.stringify(answers[0])).toContain("wrongCredentials");
    });

    it("can be tried ten times a quarter of an hour, in parallel too; then also the right one waits", async () => {
      const tries = Array.from({ length: 14 }, (_, i) =>
        provePassword("ada@example.com", "wrong", `192.0.2.${i}`, AT),
      );
      const all = (await Promise.all(tries)).map((answer) =>
        "objections" in answer ? codes(answer)[0] : "in",
      );
      expect(all.filter((code) => code === "wrongCredentials")).toHaveLength(10);
      const right = await provePassword("ada@example.com", PASSWORD, "192.0.2.99", AT);
      expect(right).toMatchObject({ again: expect.any(Number) });
      vi.setSystemTime(AT + 16 * 60_000);
      expect(await provePassword("ada@example.com", PASSWORD, "192.0.2.99", Date.now())).toHaveProperty(
        "personId",
      );
    });

    it("is counted per address too", async () => {
      const tries = Array.from({ length: 62 }, (_, i) =>
        provePassword(`n${i}@example.com`, "wrong", "192.0.2.7", AT),
      );
      const again = (await Promise.all(tries)).filter((answer) => "again" in answer && answer.again);
      expect(again).toHaveLength(2);
    });

    it("changes against the current one, and signs out everywhere", async () => {
      const bo = await invited(ada);
      const cookie = await openSession(request(), bo.id);
      expect(codes(await changePassword(bo, "wrong", "another long password", AT))).toEqual([
        "wrongPassword",
      ]);
      expect(await viewerOf(request(cookie))).not.toBeNull();
      expect(codes(await changePassword(bo, PASSWORD, "another long password", AT))).toEqual([]);
      expect(await viewerOf(request(cookie))).toBeNull();
      expect(await provePassword(await emailOf(bo), "another long password", "192.0.2.1", AT)).toHaveProperty(
        "personId",
      );
      expect((await acts()).at(-1)).toBe("account.passwordChanged");
    });
  });

  describe("an invitation", () => {
    it("works once, for seven days, and only its digest is kept", async () => {
      const bo = await person();
      const { secret = "" } = await invite(ada, bo.id, AT);
      expect(JSON.stringify(await db.prisma.accountToken.findMany())).not.toContain(secret);
      expect(await readLink("invitation", secret, AT + LINK_LIFE - 1)).toMatchObject({
        name: expect.any(String),
      });
      expect(await readLink("invitation", secret, AT + LINK_LIFE)).toBeNull();
      expect(await readLink("reset", secret, AT)).toBeNull();
      const both = await Promise.all([openAccount(secret, PASSWORD, AT), openAccount(secret, PASSWORD, AT)]);
      expect(both.filter((use) => "personId" in use)).toHaveLength(1);
      expect(await readLink("invitation", secret, AT)).toBeNull();
      expect((await acts()).slice(-2)).toEqual(["account.invited", "account.opened"]);
    });

    it("is replaced by the next, and refused by rule", async () => {
      const bo = await person();
      const first = await invite(ada, bo.id, AT);
      await invite(ada, bo.id, AT);
      expect(await readLink("invitation", first.secret ?? "", AT)).toBeNull();
      expect(codes(await invite(bo, ada.id, AT))).toEqual(["adminOnly", "accountInUse"]);
      expect(codes(await invite(ada, ada.id, AT))).toEqual(["linkForOneself", "accountInUse"]);
    });
  });

  describe("a reset link (A1)", () => {
    it("works only after a second person, who is neither its maker nor its person", async () => {
      const bo = await invited(ada, "admin");
      const carmen = await invited(ada, "lead");
      const { secret = "" } = await askReset(ada, bo.id, AT);
      const useless = await resetPassword(secret, "another long password", AT);
      expect(useless).toHaveProperty("objections");
      expect(await readLink("reset", secret, AT)).toBeNull();
      const agreeing = async (viewer: Viewer) => codes({ objections: await agreeToReset(viewer, bo.id, AT) });
      expect(await agreeing(ada)).toEqual(["secondPersonNeeded"]);
      expect(await agreeing(bo)).toEqual(["linkForOneself"]);
      expect(await agreeing(await person())).toEqual(["agreersOnly"]);
      expect(await agreeing(carmen)).toEqual([]);
      expect(await agreeing(carmen)).toEqual(["alreadyDone"]);
      expect(await resetPassword(secret, "another long password", AT)).toEqual({ personId: bo.id });
    });

    it("ends the account's sessions, stamps it, warns its person and is audited", async () => {
      const bo = await invited(ada);
      const lead = await invited(ada, "lead");
      const cookie = await openSession(request(), bo.id);
      const { secret = "" } = await askReset(ada, bo.id, AT);
      await agreeToReset(lead, bo.id, AT);
      await resetPassword(secret, "another long password", AT);
      expect(await viewerOf(request(cookie))).toBeNull();
      const proof = await provePassword(await emailOf(bo), "another long password", "192.0.2.1", AT);
      expect(proof).toEqual({ personId: bo.id, warned: true });
      expect(await readAccount(bo, "", AT)).toMatchObject({
        resetAt: AT,
        warning: expect.stringContaining("reset link"),
      });
      await dismissWarning(bo, AT);
      expect(await readAccount(bo, "", AT)).toMatchObject({ resetAt: AT, warning: null });
      expect((await acts()).slice(-4)).toEqual([
        "account.resetAsked",
        "account.resetAgreed",
        "account.resetUsed",
        "account.warningRead",
      ]);
    });

    it("believes the database, not an old session, about who is an admin", async () => {
      const bo = await invited(ada);
      const stale = as((await person()).id, "admin");
      expect(codes(await askReset(stale, bo.id, AT))).toEqual(["adminOnly"]);
    });
  });

  describe("a demo", () => {
    it("is entered without a password; anything else is not", async () => {
      expect(await demoPeople()).toEqual([]);
      expect(codes({ objections: await objectionsToDemoSignIn(ada.id) })).toEqual(["notDemo"]);
      await db.prisma.organisation.update({ where: { id: 1 }, data: { demo: true } });
      expect(await demoPeople()).toContainEqual({
        id: ada.id,
        name: "Ada",
        does: "Bar Raiser, Bar Raiser lead, Admin · L6, Staff, Core",
      });

      expect(await objectionsToDemoSignIn(ada.id)).toEqual([]);
    });
  });
});
