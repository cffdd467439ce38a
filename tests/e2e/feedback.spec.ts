import type { Browser, Page } from "@playwright/test";
import { type App, expect, startApp, test } from "../support/app.ts";
import { type InterviewScene, interviewScene, type Seated } from "../support/interviews.ts";
import { signIn } from "../support/session.ts";

let app: App;
let scene: InterviewScene;

// One installation for all: each story is another person's.
test.beforeAll(async () => {
  app = await startApp();
  scene = await interviewScene(app.owner, Date.now());
});
test.afterAll(() => app.stop());

type Script = "script" | "noScript";

async function open(browser: Browser, name: Seated, script: Script = "script"): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: script === "script" });
  await signIn(app, context, scene.people[name]);
  const page = await context.newPage();
  await page.goto(`${app.url}/interviews/${scene.assignments[name]}/feedback`, { waitUntil: "networkidle" });
  return page;
}

const summary = (page: Page) => page.getByRole("textbox", { name: "Summary" });
const principle = (page: Page, name: string) => page.getByRole("region", { name });

async function fill(page: Page, words: string): Promise<void> {
  for (const name of ["Dive Deep", "Earn Trust"]) {
    const part = principle(page, name);
    await part.getByLabel("4 Strength").check();
    await part.getByLabel("Situation").first().fill("The ledger was off.");
    await part.getByLabel("What the candidate did").first().fill("Traced it and wrote the failing test.");
    await part.getByLabel("Result").first().fill("Closed in two days.");
  }
  await page.getByRole("radio", { name: /^Raises/ }).check();
  await page.getByRole("radio", { name: "Inclined", exact: true }).check();
  await summary(page).fill(words);
}

const submitButton = (page: Page) => page.getByRole("button", { name: /^Submit feedback/ });

test("without script: every button keeps what was typed, objections lead to their fields, and it submits", async ({
  browser,
}) => {
  const page = await open(browser, "amara", "noScript");
  await summary(page).fill("Typed before anything else.");
  await principle(page, "Earn Trust")
    .getByRole("radio", { name: /^Not assessed/ })
    .check();
  await principle(page, "Dive Deep").getByRole("button", { name: "Add another" }).click();
  await expect(principle(page, "Dive Deep").getByText("Evidence 3")).toBeVisible();
  await expect(summary(page)).toHaveValue("Typed before anything else.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Earn Trust: Say why a principle was not assessed.");
  await expect(page.getByRole("alert")).toContainText("Choose a vote.");
  await expect(summary(page)).toHaveValue("Typed before anything else.");
  await fill(page, "She finds causes.");
  await submitButton(page).click();
  await expect(page.getByText("Your feedback is submitted.")).toBeVisible();
  await expect(page.getByText("She finds causes.")).toBeVisible();
  await page.getByLabel("Why you withdraw it").fill("A name was wrong.");
  await page.getByRole("button", { name: /^Withdraw my feedback/ }).click();
  await expect(summary(page)).toHaveValue("She finds causes.");
});

test("without script: an older tab's text is not lost and its writer chooses (F4)", async ({ browser }) => {
  const first = await open(browser, "bo", "noScript");
  const second = await first.context().newPage();
  await second.goto(first.url());
  await summary(first).fill("From the first tab.");
  await first.getByRole("button", { name: "Save draft" }).click();
  await summary(second).fill("From the second tab.");
  await second.getByRole("button", { name: "Save draft" }).click();
  await expect(second.getByRole("alert")).toContainText("Another tab or device saved a different text");
  await second.getByText("Read the text that was saved").click();
  await expect(second.getByText("From the first tab.")).toBeVisible();
  await expect(summary(second)).toHaveValue("From the second tab.");
  await second.getByRole("button", { name: "Keep the text in this form" }).click();
  await first.reload();
  await first.goto(first.url());
  await expect(summary(first)).toHaveValue("From the second tab.");
});

test("with script: saves by itself, says when, and what is missing shrinks", async ({ browser }) => {
  const page = await open(browser, "hana");
  await expect(page.getByText("Still missing: 5")).toBeVisible();
  await summary(page).fill("Saved without a button.");
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible();
  await expect(page.getByText("Still missing: 4")).toBeVisible();
  await page.reload({ waitUntil: "networkidle" });
  await expect(summary(page)).toHaveValue("Saved without a button.");
  await fill(page, "All of it.");
  await expect(page.getByText("Nothing is missing. You can submit.")).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByText("Your feedback is submitted.")).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
});

test("with script: text written offline or signed out is kept here and offered again, to its account alone (F4)", async ({
  browser,
}) => {
  const page = await open(browser, "ravi");
  await app.owner.query("DELETE FROM session WHERE person_id = $1", [scene.people.ravi]);
  await summary(page).fill("Written after the session ended.");
  await expect(page.getByText(/you are signed out/)).toBeVisible();
  await signIn(app, page.context(), scene.people.bo);
  await page.goto(`${app.url}/interviews/${scene.assignments.bo}/feedback`, { waitUntil: "networkidle" });
  await expect(page.getByText("This device kept text")).toHaveCount(0);
  await signIn(app, page.context(), scene.people.ravi);
  await page.goto(`${app.url}/interviews/${scene.assignments.ravi}/feedback`, { waitUntil: "networkidle" });
  await expect(page.getByText("This device kept text")).toBeVisible();
  await expect(summary(page)).toHaveValue("");
  await page.getByRole("button", { name: "Use the text of this device" }).click();
  await expect(summary(page)).toHaveValue("Written after the session ended.");
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible();
});

test("with script: two tabs meet with both texts, and the chosen one is saved (F4)", async ({ browser }) => {
  const first = await open(browser, "sol");
  const second = await first.context().newPage();
  await second.goto(first.url(), { waitUntil: "networkidle" });
  await summary(first).fill("From the first tab.");
  await expect(first.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible();
  await summary(second).fill("From the second tab.");
  await expect(second.getByRole("alert")).toContainText("Another tab or device saved a different text");
  await expect(summary(second)).toHaveValue("From the second tab.");
  await second.getByRole("button", { name: "Take the saved text instead" }).click();
  await expect(summary(second)).toHaveValue("From the first tab.");
  await summary(second).fill("From the second tab, after all.");
  await expect(second.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible();
  await first.reload({ waitUntil: "networkidle" });
  await expect(summary(first)).toHaveValue("From the second tab, after all.");
});

test("a colleague meets nothing at my address, nor at my draft's (S1, S8)", async ({ browser }) => {
  const page = await open(browser, "bo");
  for (const part of ["", "/feedback", "/draft"]) {
    const answer = await page.goto(`${app.url}/interviews/${scene.assignments.amara}${part}`);
    expect(answer?.status()).toBe(404);
  }
});

test("what should not be written is marked for its writer alone, and stops nothing (M4)", async ({
  browser,
}) => {
  const page = await open(browser, "ravi");
  await fill(page, "She is pregnant, and still the strongest of all.");
  const hints = page.getByRole("group").filter({ hasText: "To look at again: 1" });
  await hints.locator("summary").click();
  await expect(hints.locator("mark")).toHaveText("pregnant");
  await expect(hints.getByText("Only you see this.")).toBeVisible();
  await hints.getByRole("button", { name: "Show it in the form" }).click();
  await expect(summary(page)).toBeFocused();
  await submitButton(page).click();
  await expect(page.getByText("Your feedback is submitted.")).toBeVisible();
  // Nothing of it is on record, and the page on which the lists are kept is not there for a writer.
  const { rows } = await app.owner.query("SELECT count(*)::int AS kept FROM writing_list");
  expect(rows[0].kept).toBe(0);
  expect((await page.request.get(`${app.url}/settings/writing`)).status()).toBe(404);
});
