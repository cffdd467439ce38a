import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type App, expect, startApp, test } from "../support/app.ts";
import { pageOf, visit } from "./support/visits.ts";

let app: App;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  app = await startApp();
  const guest = await visit(browser, `${app.url}/welcome`);
  await isAccessible(guest);
  await guest.getByRole("button", { name: "Explore the demo organisation" }).click();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Sign in", { timeout: 150_000 });
  await isAccessible(guest);
  await guest.context().close();
});
test.afterAll(() => app.stop());

// Who looks at which pages besides their own work and loops.
const PERSONAS: Readonly<Record<string, { readonly name: string; readonly also: readonly string[] }>> = {
  interviewer: { name: "Ines Calder", also: ["/account", "/roles", "/people"] },
  "Bar Raiser": { name: "Soledad Birk", also: ["/bar-raiser", "/principles"] },
  recruiter: {
    name: "Noor Whitlock",
    also: ["/offers", "/candidates", "/candidates/new", "/loops/new", "/roles/new"],
  },
  "hiring manager": { name: "Priya Raman", also: ["/offers", "/candidates"] },
  lead: { name: "Marguerite Ito", also: ["/bar-raiser", "/programme", "/settings", "/offers"] },
  admin: { name: "Viktor Sandoval", also: ["/settings", "/teams", "/people/new", "/principles", "/audit"] },
  auditor: { name: "Imani Prewitt", also: ["/audit", "/offers"] },
};

const PARTS = [
  "",
  "/plan",
  "/debrief",
  "/packet",
  "/veto",
  "/offer",
  "/excusals",
  "/succession",
  "/end",
  "/history",
];

/** No violation of WCAG 2.2 AA, nor of axe's best practices, on the page as it stands. */
async function isAccessible(page: Page): Promise<void> {
  // No page here has frames; "legacy" spares a second tab for each analysis.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect.soft(found, new URL(page.url()).pathname).toEqual([]);
}

/** Goes there and judges the page, with what is folded away on it. A page that isn't theirs is judged elsewhere. */
async function look(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  if (answer?.status() === 404) return;
  expect(answer?.status(), path).toBe(200);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>("main details")) part.open = true;
  });
  await isAccessible(page);
}

const idsOf = async (sql: string, values: readonly unknown[]): Promise<readonly string[]> =>
  (await app.owner.query<{ id: string }>(sql, [...values])).rows.map((row) => row.id);

/** Each part of a loop once, on another loop each time, so that the parts are met at different stages. */
async function partsOf(page: Page, turn: number): Promise<readonly string[]> {
  await page.goto("/loops");
  const links = await page.locator("main a[href^='/loops/']").all();
  const found = await Promise.all(links.map((link) => link.getAttribute("href")));
  const loops = [...new Set(found)].filter((path) => path && /^.loops.[0-9a-f-]{36}$/.test(path));
  expect(loops.length).toBeGreaterThan(0);
  return PARTS.map((part, index) => `${loops[(index + turn) % loops.length]}${part}`);
}

/** An interview of theirs whose feedback is awaited, and one whose feedback is in. */
async function interviewsOf(personId: string): Promise<readonly string[]> {
  const ids = await idsOf(
    "SELECT DISTINCT ON (submitted_at IS NULL) id FROM assignment WHERE person_id = $1 ORDER BY submitted_at IS NULL, id",
    [personId],
  );
  return ids.flatMap((id) => [`/interviews/${id}`, `/interviews/${id}/feedback`]);
}

for (const [turn, [persona, { name, also }]] of Object.entries(PERSONAS).entries()) {
  test(`no page is closed to anybody who reads differently: ${persona}`, async ({ browser }) => {
    test.slow();
    const [personId = "none"] = await idsOf("SELECT id FROM person WHERE name = $1", [name]);
    const page = await pageOf(browser, app, personId);
    await page.emulateMedia({ colorScheme: turn % 2 === 0 ? "light" : "dark" });
    if (turn % 3 === 0) await page.setViewportSize({ width: 360, height: 800 });
    const paths = ["/", "/loops", ...also, ...(await partsOf(page, turn)), ...(await interviewsOf(personId))];
    for (const path of paths) await look(page, path);
    await page.context().close();
  });
}

test("a page that is not there says so to everybody", async ({ browser }) => {
  const page = await visit(browser, `${app.url}/nowhere`);
  await isAccessible(page);
});
