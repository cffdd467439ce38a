import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { type App, expect, startApp, test } from "../support/app.ts";
import { copyDemo } from "../support/demo.ts";
import { signIn } from "../support/session.ts";

// A lead keeps the question bank, a recruiter pins from it, and an interviewer reads it and cannot change it.
test.describe.configure({ mode: "parallel" });

let app: App;
test.beforeAll(async () => {
  app = await startApp({ copy: await copyDemo() });
});
test.afterAll(() => app.stop());

/** A page of this person's; without script, as every form has to work, unless it is asked for. */
async function pageOf(browser: Browser, name: string, script = "without script"): Promise<Page> {
  const javaScriptEnabled = script === "with script";
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled });
  const { rows } = await app.owner.query("SELECT id FROM person WHERE name = $1", [name]);
  await signIn(app, context, rows[0].id);
  return context.newPage();
}

const LEAD = "Marguerite Ito";
const RECRUITER = "Noor Whitlock";
const INTERVIEWER = "Ines Calder";

async function find(page: Page, words: string): Promise<void> {
  await page.goto("/questions");
  await page.getByLabel("Question or id").fill(words);
  await page.getByLabel("State").selectOption("All");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("rowheader").getByRole("link").first().click();
}

test("a lead edits and retires a question; its history stays, and an interviewer cannot change it", async ({
  browser,
}) => {
  const lead = await pageOf(browser, LEAD);
  await find(lead, "frugality-gave-back");
  await lead.getByRole("link", { name: "Edit" }).click();
  const question = lead.getByLabel("Question", { exact: true });
  const before = await question.inputValue();
  await question.fill("");
  await lead.getByLabel("Weak evidence, leader").fill("Counts heads.");
  await lead.getByRole("button", { name: "Save the new version" }).click();
  await expect(lead.getByRole("alert")).toContainText("Enter the question");
  await expect(lead.getByLabel("Weak evidence, leader")).toHaveValue("Counts heads.");
  await question.fill("What did you hand back that you could have kept?");
  await lead.getByRole("button", { name: "Save the new version" }).click();
  await expect(lead.getByRole("status")).toContainText("The new version is saved");
  await expect(lead.getByText("Version 2, by Marguerite Ito")).toBeVisible();
  await lead.getByText("Version 1, which came with Plumbline").click();
  await expect(lead.getByText(before)).toBeVisible();
  await lead.getByRole("button", { name: "Retire the question" }).click();
  await expect(lead.getByText("It is not offered for new interviews")).toBeVisible();

  const interviewer = await pageOf(browser, INTERVIEWER);
  await interviewer.goto(lead.url());
  await expect(interviewer.getByText("What did you hand back that you could have kept?")).toBeVisible();
  await expect(interviewer.getByRole("link", { name: "Edit" })).toHaveCount(0);
  await expect(interviewer.getByRole("button", { name: "Bring it back" })).toHaveCount(0);
  const { pathname } = new URL(lead.url());
  const headers = { origin: app.url };
  expect((await interviewer.goto(`${pathname}/edit`))?.status()).toBe(404);
  const answer = await interviewer.request.post(`${pathname}?index`, {
    form: { intent: "restore" },
    headers,
  });
  expect(answer.status()).toBe(409);
  expect(await answer.text()).toContain("This is for admins and Bar Raiser leads to change.");
});

for (const script of ["without script", "with script"])
  test(`a lead exports, corrects a line that is refused, and imports, ${script}; the same file does nothing again`, async ({
    browser,
  }) => {
    const lead = await pageOf(browser, LEAD, script);
    const id = `own-listening-${script.replace(" ", "-")}`;
    const csv = await (await lead.request.get("/questions.csv")).text();
    const [head = "", ...rows] = csv.slice(1).split("\r\n");
    const row = rows.find((line) => line.startsWith("earn-trust-listened,")) ?? "";
    const added = row
      .replace("earn-trust-listened", id)
      .replace(/Describe a [^,"]*/, `Whom did you hear out ${script}`);
    const upload = async (lines: readonly string[]) => {
      const buffer = Buffer.from(lines.join("\r\n"));
      await lead.goto("/questions/import");
      await lead.getByLabel("File").setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer });
      await lead.getByRole("button", { name: "Show what it would do" }).click();
    };

    await upload([head, added, row.replace("Earn Trust", "Trustworthiness")]);
    await expect(lead.getByRole("table", { name: "To be imported" })).toContainText(id);
    await expect(lead.getByRole("table", { name: "Refused" })).toContainText(
      "no principle called “Trustworthiness”",
    );
    await lead.getByText("The text that you sent").click();
    const text = lead.getByLabel("Or its text");
    await text.fill((await text.inputValue()).replace("Trustworthiness", "Earn Trust"));
    await lead.getByRole("button", { name: "Import: add 1" }).click();
    await expect(lead.getByText("This is not what the preview showed")).toBeVisible();
    await lead.getByRole("button", { name: "Import: add 1" }).click();
    await expect(lead.getByRole("status")).toContainText("The file is imported");

    const again = (await (await lead.request.get("/questions.csv")).text()).split("\r\n");
    expect(again.some((line) => line.startsWith(`${id},Earn Trust,in use,1,`))).toBe(true);
    await upload(again);
    await expect(lead.getByText(/^Nothing to import; \d+ as they stand already$/)).toBeVisible();
    await expect(lead.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  });

test("what is no text, or no table, is said beside the field", async ({ browser }) => {
  const lead = await pageOf(browser, LEAD);
  const image = readFileSync("public/readme/offers.png");
  for (const [buffer, says] of [
    [image, "This file is not text in UTF-8"],
    [Buffer.from("hello"), "The first line has to name the columns"],
  ] as const) {
    await lead.goto("/questions/import");
    await lead.getByLabel("File").setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer });
    await lead.getByRole("button", { name: "Show what it would do" }).click();
    await expect(lead.getByRole("alert")).toContainText(says);
  }
});

test("a recruiter pins a question to a role and takes it off again; an interviewer cannot", async ({
  browser,
}) => {
  const recruiter = await pageOf(browser, RECRUITER);
  await recruiter.goto("/roles");
  await recruiter.getByRole("link", { name: "Product manager, returns" }).click();
  const label = "When did you tell a group that its plan was too timid?";
  await recruiter.getByLabel("Question to pin").selectOption(label);
  await recruiter.getByRole("button", { name: "Pin the question" }).click();
  const pinned = recruiter.getByRole("table", { name: "Pinned questions" });
  await expect(pinned).toContainText(label);
  const interviewer = await pageOf(browser, INTERVIEWER);
  await interviewer.goto(recruiter.url());
  await expect(interviewer.getByRole("table", { name: "Pinned questions" })).toContainText(label);
  await expect(interviewer.getByRole("button", { name: /Unpin/ })).toHaveCount(0);
  await recruiter.getByRole("button", { name: `Unpin “${label}”` }).click();
  await expect(pinned).not.toContainText(label);
});

test("what a lead says that a rating means is what the interviewer rates by", async ({ browser }) => {
  const { rows } = await app.owner.query<{ id: string; person: string; principle: string }>(
    `SELECT a.id, p.name AS person, pr.name AS principle FROM assignment a JOIN person p ON p.id = a.person_id
       JOIN assignment_principle ap ON ap.assignment_id = a.id JOIN principle pr ON pr.id = ap.principle_id
       JOIN round r ON r.id = a.round_id JOIN loop l ON l.id = a.loop_id
     WHERE a.submitted_at IS NULL AND NOT is_excused(a.id) AND r.started_at IS NOT NULL AND l.ended_at IS NULL
     ORDER BY a.id, pr.name LIMIT 1`,
  );
  const [duty] = rows;
  if (!duty) throw new Error("Nobody in the demo owes feedback.");
  const lead = await pageOf(browser, LEAD);
  await lead.goto("/principles");
  await lead.getByRole("link", { name: `Edit the anchors of ${duty.principle}` }).click();
  await lead.getByLabel("3 Mixed").fill("You heard them look once and stop.");
  await lead.getByRole("button", { name: "Save the anchors" }).click();
  await expect(lead.getByRole("status")).toContainText("The anchors are changed");

  const interviewer = await pageOf(browser, duty.person);
  await interviewer.goto(`/interviews/${duty.id}/feedback`);
  await expect(interviewer.getByText("You heard them look once and stop.")).toBeVisible();
});
