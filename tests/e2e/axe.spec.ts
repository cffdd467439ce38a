import type { Page } from "@playwright/test";
import { DAY } from "../../app/domain/time.ts";
import { DEEP } from "../proof/chance.ts";
import { type App, expect, startApp, test } from "../support/app.ts";
import { copyDemo } from "../support/demo.ts";
import { routesOfBuild } from "../support/manifest.ts";
import { signIn } from "../support/session.ts";
import { isAccessible } from "./support/accessible.ts";
import { visit } from "./support/visits.ts";

// Each page of the build at one of its addresses: at length for each persona who may open it, otherwise for some.
test.describe.configure({ mode: "parallel" });

const PERSONAS = {
  interviewer: "Ines Calder",
  "Bar Raiser": "Soledad Birk",
  recruiter: "Noor Whitlock",
  "hiring manager": "Priya Raman",
  lead: "Marguerite Ito",
  admin: "Viktor Sandoval",
  auditor: "Imani Prewitt",
} as const;

const READERS_EACH = DEEP ? Object.keys(PERSONAS).length : 3;

/** Where the ids in an address come from. */
const IDS: Readonly<Record<string, string>> = {
  loops: "SELECT id FROM loop ORDER BY id",
  interviews: "SELECT id FROM assignment ORDER BY id",
  people: "SELECT id FROM person ORDER BY id",
  candidates: "SELECT id FROM candidate ORDER BY id",
  roles: "SELECT id FROM role ORDER BY id",
  questions: "SELECT id FROM question ORDER BY version DESC, retired_at, key LIMIT 12",
};

/** What different people see of different loops: a dozen reports, beside the page before anybody is chosen. */
const SIGHTS = `SELECT '/audit/sight?person=' || p.id || '&loop=' || l.id AS id
  FROM person p CROSS JOIN loop l ORDER BY md5(p.id::text || l.id::text) LIMIT 12`;

// Judged by tests of their own below, or not there outside development.
const APART = ["/*", "/welcome", "/sign-in", "/invitation/:secret", "/reset/:secret", "/dev/components"];
const PATTERNS = routesOfBuild()
  .filter(({ pattern, hasPage }) => hasPage && !APART.includes(pattern))
  .map(({ pattern }) => pattern);

let app: App;
/** One browser for everybody, who sign in by turns: what it has loaded and compiled serves them all. */
let page: Page;

test.beforeAll(async ({ browser }) => {
  app = await startApp({ copy: await copyDemo() });
  page = await (await browser.newContext({ baseURL: app.url })).newPage();
});
test.afterAll(() => app.stop());

/** Signs the next persona in. Some read on a phone, some in the dark. */
async function become(name: string, turn: number): Promise<void> {
  await signIn(app, page.context(), await idOf(name));
  await page.emulateMedia({ colorScheme: turn % 2 === 0 ? "light" : "dark" });
  await page.setViewportSize({ width: turn % 3 === 0 ? 360 : 1280, height: 800 });
}

const column = async (sql: string, values: readonly unknown[] = []): Promise<readonly string[]> =>
  (await app.owner.query<{ id: string }>(sql, [...values])).rows.map(({ id }) => id);

const idOf = async (name: string): Promise<string> =>
  (await column("SELECT id FROM person WHERE name = $1", [name]))[0] ?? "nobody";

/** Every address of a pattern. */
async function addressesOf(pattern: string): Promise<readonly string[]> {
  if (pattern === "/audit/sight") return [...(await column(SIGHTS)), pattern];
  if (!pattern.includes(":")) return [pattern];
  const sql = IDS[pattern.split("/")[1] ?? ""];
  if (!sql) throw new Error(`Say in IDS where the ids in ${pattern} come from.`);
  return (await column(sql)).map((id) => pattern.replace(":id", id));
}

/** The first address from `start` on that answers whoever is signed in with a page. */
async function openTo(addresses: readonly string[], start: number): Promise<string | null> {
  for (const offset of addresses.keys()) {
    const address = addresses[(start + offset) % addresses.length] ?? "";
    const answer = await page.request.get(address, { maxRedirects: 0 });
    if (answer.status() === 200) return address;
    expect(answer.status(), address).toBe(404);
  }
  return null;
}

/** Goes there and judges the page, with what is folded away on it. */
async function look(address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>("main details")) part.open = true;
  });
  await isAccessible(page);
}

/** Every persona, with another one first for each page, so that a sample of readers meets all of them. */
const personasFrom = (first: number) => {
  const all = Object.entries(PERSONAS);
  return [...all.slice(first % all.length), ...all.slice(0, first % all.length)];
};

for (const [number, pattern] of PATTERNS.entries()) {
  test(`nobody is shut out of ${pattern}`, async () => {
    const addresses = await addressesOf(pattern);
    const readers: string[] = [];
    // Each persona begins elsewhere, so that a page is met at different stages.
    for (const [turn, [persona, name]] of personasFrom(number).entries()) {
      if (readers.length === READERS_EACH) break;
      await become(name, turn);
      const address = await openTo(addresses, turn * 3);
      if (address === null) continue;
      readers.push(persona);
      await look(address);
    }
    expect(readers, "who may open it").not.toEqual([]);
  });
}

test("nor from the pages before one is signed in", async ({ browser }) => {
  const [admin, lead, guest] = [
    await idOf("Viktor Sandoval"),
    await idOf("Marguerite Ito"),
    await idOf("Ines Calder"),
  ];
  for (const kind of ["invitation", "reset"]) {
    await app.owner.query(
      `INSERT INTO account_token (id, person_id, kind, created_by_id, created_at, agreed_by_id, agreed_at, expires_at)
       VALUES (encode(sha256($1), 'hex'), $2, $3, $4, now(), $5, now(), $6)`,
      [Buffer.from(kind), guest, kind, admin, lead, new Date(Date.now() + DAY)],
    );
  }
  for (const address of ["/sign-in", "/invitation/invitation", "/reset/reset", "/nowhere"]) {
    const guest = await visit(browser, `${app.url}${address}`);
    await isAccessible(guest);
    await guest.context().close();
  }
});

test("nor from an installation that nobody has claimed yet", async ({ browser }) => {
  const empty = await startApp();
  await isAccessible(await visit(browser, `${empty.url}/welcome`));
  await empty.stop();
});
