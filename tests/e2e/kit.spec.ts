import type { Page } from "@playwright/test";
import { type App, expect, startApp, test } from "../support/app.ts";
import { type InterviewScene, interviewScene, type Seated } from "../support/interviews.ts";
import { signIn } from "../support/session.ts";
import { said } from "./support/screens.ts";
import { pageOf, statusOf } from "./support/visits.ts";

let app: App;
let scene: InterviewScene;

test.beforeAll(async () => {
  app = await startApp();
  scene = await interviewScene(app.owner, Date.now());
  for (const who of ["amara", "bo"] as const) await giveQuestion(who);
});
test.afterAll(() => app.stop());

async function giveQuestion(who: Seated): Promise<void> {
  await app.owner.query(
    `WITH q AS (INSERT INTO question (key, principle_id, created_at, changed_at) VALUES ($1, $2, now(), now()) RETURNING id),
      v AS (INSERT INTO question_version (question_id, version, text, probes, junior_strong, junior_weak, senior_strong, senior_weak, leader_strong, leader_weak, must_not_ask, at)
        SELECT id, 1, 'Which fault did nobody ask you to find?', ARRAY['Who noticed?'], 'a', 'b', 'Looks.', 'Waits.', 'c', 'd', 'Their health.', now() FROM q RETURNING question_id)
     INSERT INTO planned_question (assignment_id, loop_id, question_id, position) SELECT $3, $4, question_id, 1 FROM v`,
    [`fault-${who}`, scene.principles[0], scene.assignments[who], scene.loopId],
  );
}

const kit = (who: Seated) => `/interviews/${scene.assignments[who]}`;
const notes = (page: Page) => page.getByLabel("Notes on question 1");
const isSaved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible();

test("notes on a phone survive a lost network and become evidence; nobody else ever reads them (S1, F4)", async ({
  browser,
}) => {
  const page = await pageOf(browser, app, scene.people.amara);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(kit("amara"), { waitUntil: "networkidle" });
  await test.step("what is typed is saved by itself", async () => {
    await notes(page).fill("Traced it through four services.");
    await isSaved(page);
  });
  await test.step("without a network it is kept on this device, and saved when there is one again", async () => {
    await page.context().setOffline(true);
    await notes(page).fill("Traced it through four services. Nobody had asked.");
    await page.getByLabel("Other notes").focus();
    await expect(page.getByText("Not saved: no connection. It is kept on this device.")).toBeVisible();
    await page.context().setOffline(false);
    await isSaved(page);
    await page.reload();
    await expect(notes(page)).toHaveValue("Traced it through four services. Nobody had asked.");
  });
  await test.step("one click carries a note into the form", async () => {
    await page.getByRole("button", { name: "Use as evidence in the form" }).click();
    await said(page, "Your note is in the form now");
    const evidence = page.getByRole("region", { name: "Dive Deep" }).getByLabel("What the candidate did");
    await expect(evidence.first()).toHaveValue("Traced it through four services. Nobody had asked.");
  });
  await test.step("in the form, with what is being typed there, and once", async () => {
    await page.getByRole("textbox", { name: "Summary" }).fill("She finds causes.");
    await page.getByRole("button", { name: "Use as evidence" }).click();
    await isSaved(page);
    await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("She finds causes.");
    await expect(page.getByText("Evidence 3")).toHaveCount(0);
  });
  await test.step("a second tab's older text is answered with the newer, and both are there", async () => {
    await page.goto(kit("amara"), { waitUntil: "networkidle" });
    const second = await page.context().newPage();
    await second.goto(kit("amara"), { waitUntil: "networkidle" });
    await page.getByLabel("Other notes").fill("From the first tab.");
    await isSaved(page);
    await second.getByLabel("Other notes").fill("From the second tab.");
    await expect(second.getByRole("alert")).toContainText("Another tab or device saved a different text");
    await second.getByText("Read the text that was saved").click();
    await expect(second.getByText("From the first tab.")).toBeVisible();
    await second.getByRole("button", { name: "Keep the text in this form" }).click();
    await isSaved(second);
  });
  await test.step("nobody else opens them, also on the same machine", async () => {
    const lena = await pageOf(browser, app, scene.people.lena);
    expect(await statusOf(lena, kit("amara"))).toBe(404);
    await signIn(app, page.context(), scene.people.bo);
    await page.goto(kit("bo"), { waitUntil: "networkidle" });
    await expect(notes(page)).toHaveValue("");
    await expect(page.getByText("This device kept text")).toHaveCount(0);
  });
});

test("without script notes are saved by their button, and carried by theirs", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  await signIn(app, context, scene.people.bo);
  const page = await context.newPage();
  await page.goto(kit("bo"));
  await notes(page).fill("Asked the night shift.");
  await page.getByRole("button", { name: "Save the notes" }).click();
  await isSaved(page);
  await page.getByRole("button", { name: "Use as evidence in the form" }).click();
  await expect(page.getByLabel("What the candidate did").first()).toHaveValue("Asked the night shift.");
});
