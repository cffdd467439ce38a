import type { Browser, Page } from "@playwright/test";
import type pg from "pg";
import { withClient } from "../../app/server/roles.ts";
import { type App, expect, startApp, test } from "../support/app.ts";
import { copyTemplate } from "../support/copy.ts";
import { type InterviewScene, interviewScene, type Seated } from "../support/interviews.ts";
import { signIn } from "../support/session.ts";
import { pageOf } from "./support/visits.ts";

let app: App;
let scene: InterviewScene;
let superuser: pg.ClientConfig;
let name: string;

test.beforeEach(async () => {
  const copy = await copyTemplate();
  ({ superuser, name } = copy);
  app = await startApp({ copy });
  scene = await interviewScene(app.owner, Date.now());
});
test.afterEach(() => app.stop());

/** Lets the product reach its database no more, or again. The owner's own connection stays. */
async function connections(limit: 0 | -1): Promise<void> {
  const { pid } = (await app.owner.query("SELECT pg_backend_pid() AS pid")).rows[0];
  await withClient({ ...superuser, database: "postgres" }, async (client) => {
    await client.query(`ALTER DATABASE ${name} CONNECTION LIMIT ${limit}`);
    const others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> $2";
    if (limit === 0) await client.query(others, [name, pid]);
  });
}

test("a form that is sent while the database is away keeps what was typed, and goes through when it is back", async ({
  browser,
}) => {
  const rosa = await pageOf(browser, app, scene.people.rosa);
  await rosa.goto(`/loops/${scene.loopId}/end`, { waitUntil: "networkidle" });
  await rosa.getByLabel("The candidate withdrew").check();
  await rosa.getByLabel("Reason").fill("Took another offer, and told us by telephone.");
  const button = rosa.getByRole("button", { name: /^End the loop/ });
  await connections(0);
  await button.click();
  await expect(rosa.getByRole("alert")).toContainText("this was not saved");
  await expect(rosa.getByLabel("Reason")).toHaveValue("Took another offer, and told us by telephone.");
  await expect(async () => {
    const answer = await rosa.request.get("/loops");
    expect(answer.status()).toBe(503);
    expect(await answer.text()).toContain("reach its database");
  }).toPass();
  await connections(-1);
  await expect(async () => {
    await button.click();
    await expect(rosa).toHaveURL(/done=/, { timeout: 2_000 });
  }).toPass();
  expect((await app.owner.query("SELECT end_kind FROM loop")).rows).toEqual([
    { end_kind: "candidateWithdrew" },
  ]);
});

async function feedbackOf(browser: Browser, name: Seated, script: "script" | "noScript"): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: script === "script" });
  await signIn(app, context, scene.people[name]);
  const page = await context.newPage();
  await page.goto(`${app.url}/interviews/${scene.assignments[name]}/feedback`, { waitUntil: "networkidle" });
  return page;
}

const summary = (page: Page) => page.getByRole("textbox", { name: "Summary" });

test("without script: what was typed comes back on a page of its own, and is sent again from there (F4)", async ({
  browser,
}) => {
  const page = await feedbackOf(browser, "bo", "noScript");
  await summary(page).fill("They were calm, and precise to the day.");
  await connections(0);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("can't reach its database");
  await expect(summary(page)).toHaveValue("They were calm, and precise to the day.");
  await connections(-1);
  await expect(async () => {
    await page.getByRole("button", { name: "Send it again" }).click();
    await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(summary(page)).toHaveValue("They were calm, and precise to the day.");
});

test("with script: the draft says that it is not saved, and saves itself when the database is back (F4)", async ({
  browser,
}) => {
  const page = await feedbackOf(browser, "ravi", "script");
  await connections(0);
  await summary(page).fill("Typed while nobody listened.");
  await expect(page.getByText(/Not saved: .* It is kept on this device/)).toBeVisible();
  await connections(-1);
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible({ timeout: 20_000 });
  await page.reload({ waitUntil: "networkidle" });
  await expect(summary(page)).toHaveValue("Typed while nobody listened.");
});

test("with script: text typed while the database was away survives a reload in between (F4)", async ({
  browser,
}) => {
  const page = await feedbackOf(browser, "sol", "script");
  await connections(0);
  await summary(page).fill("Typed, and then the page was gone.");
  await expect(page.getByText(/Not saved: .* It is kept on this device/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("can't reach its database");
  await connections(-1);
  await expect(async () => {
    await page.reload({ waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Use the text of this device" }).click({ timeout: 2_000 });
  }).toPass();
  await expect(summary(page)).toHaveValue("Typed, and then the page was gone.");
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible();
});
