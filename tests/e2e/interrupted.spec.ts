import type { Browser, Page } from "@playwright/test";
import { type App, expect, startApp, test } from "../support/app.ts";
import { copyTemplate } from "../support/copy.ts";
import { type InterviewScene, interviewScene, type Seated } from "../support/interviews.ts";
import { signIn } from "../support/session.ts";

let app: App;
let scene: InterviewScene;
let startAgain: () => Promise<void>;
let drop: () => Promise<void>;

test.beforeAll(async () => {
  const copy = await copyTemplate();
  drop = copy.drop;
  // The database outlives the server; and who has a page open finds the next one at the same address.
  const start = (PORT: string) => startApp({ copy: { ...copy, drop: async () => {} }, env: { PORT } });
  app = await start("0");
  startAgain = async () => {
    app = await start(new URL(app.url).port);
  };
  scene = await interviewScene(app.owner, Date.now());
});
test.afterAll(async () => {
  await app.stop();
  await drop();
});

async function formOf(browser: Browser, name: Seated): Promise<Page> {
  const context = await browser.newContext();
  await signIn(app, context, scene.people[name]);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${app.url}/interviews/${scene.assignments[name]}/feedback`, { waitUntil: "networkidle" });
  return page;
}

const summary = (page: Page) => page.getByRole("textbox", { name: "Summary" });
/** A quarter of a minute goes by at once: after so long the page tries again by itself. */
const later = (page: Page) => page.clock.fastForward(15_000);
const notSaved = (page: Page) => page.getByText(/Not saved: .* It is kept on this device/);
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d:\d\d/);

test("the server is gone while somebody writes: the draft says so, and saves itself when it is there again (F4)", async ({
  browser,
}) => {
  const page = await formOf(browser, "bo");
  await app.stop();
  await summary(page).fill("Typed while no server was there.");
  await expect(notSaved(page)).toBeVisible();
  await startAgain();
  await later(page);
  await expect(saved(page)).toBeVisible();
  await page.reload({ waitUntil: "networkidle" });
  await expect(summary(page)).toHaveValue("Typed while no server was there.");
});

test("the database keeps somebody waiting who writes: the draft says so, and saves itself when it answers (F4)", async ({
  browser,
}) => {
  const page = await formOf(browser, "ravi");
  await app.owner.query("BEGIN; LOCK TABLE draft");
  await summary(page).fill("Typed while nothing moved.");
  await expect(notSaved(page)).toBeVisible({ timeout: 20_000 });
  await app.owner.query("COMMIT");
  await later(page);
  await expect(saved(page)).toBeVisible();
  await page.reload({ waitUntil: "networkidle" });
  await expect(summary(page)).toHaveValue("Typed while nothing moved.");
});
