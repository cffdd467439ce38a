import type { Browser, Page } from "@playwright/test";
import { type App, expect, startApp, test } from "../support/app.ts";
import { copyDemo } from "../support/demo.ts";
import { signIn } from "../support/session.ts";
import { cannot, said } from "./support/screens.ts";
import { statusOf } from "./support/visits.ts";

let app: App;
let loopId: string;

test.beforeAll(async () => {
  app = await startApp({ copy: await copyDemo() });
  const { rows } = await app.owner.query(
    "SELECT l.id FROM loop l JOIN candidate c ON c.id = l.candidate_id WHERE c.name = 'Leila Northcott' AND l.ended_at IS NULL",
  );
  loopId = rows[0].id;
});
test.afterAll(() => app.stop());

async function as(browser: Browser, name: string, script: "script" | "noScript" = "script"): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: script === "script" });
  const { rows } = await app.owner.query("SELECT id FROM person WHERE name = $1", [name]);
  await signIn(app, context, rows[0].id);
  const page = await context.newPage();
  await page.goto(`/loops/${loopId}/plan`);
  return page;
}

/** Everybody's box for one principle: whom of those alike it is suggested to differs from one installation to the next. */
const boxes = (page: Page) => page.locator(".give").getByRole("checkbox", { name: "Deliver Results" });
const effect = (page: Page) => page.getByRole("status").filter({ hasText: "What this comes to" });

test("principles are given out as suggested or by hand, and questions come with them (P1)", async ({
  browser,
}) => {
  await test.step("without script a button shows what the ticks come to, and saves nothing", async () => {
    const page = await as(browser, "Noor Whitlock", "noScript");
    await expect(effect(page)).toContainText("Every principle is probed.");
    for (const box of await boxes(page).all()) await box.uncheck();
    await page.getByRole("button", { name: "Show the effect of what is ticked" }).click();
    await expect(effect(page)).toContainText("Nobody probes Deliver Results.");
    for (const box of await boxes(page).all()) await expect(box).not.toBeChecked();
    expect(await gaps()).toContain("Deliver Results");
  });
  const noor = await as(browser, "Noor Whitlock");
  await test.step("with script each tick says at once what it comes to", async () => {
    for (const box of await boxes(noor).all()) await box.uncheck();
    await expect(effect(noor)).toContainText("Nobody probes Deliver Results.");
    await boxes(noor).first().check();
    await expect(effect(noor)).toContainText("One person alone probes Deliver Results.");
  });
  await test.step("given out, everybody has questions of their own", async () => {
    await noor.getByRole("button", { name: "Give the principles out like this" }).click();
    await said(noor, "The principles are given out");
    expect(await gaps()).toEqual([]);
    const { rows } = await app.owner.query(
      "SELECT count(*)::int AS all, count(DISTINCT question_id)::int AS different FROM planned_question WHERE loop_id = $1",
      [loopId],
    );
    expect(rows[0].all).toBeGreaterThan(12);
    expect(rows[0].different).toBe(rows[0].all);
  });
  await test.step("who interviews gives out nothing, and doesn't see what colleagues ask", async () => {
    const ines = await as(browser, "Ines Calder");
    const { rows } = await app.owner.query("SELECT id FROM round WHERE loop_id = $1", [loopId]);
    await cannot(ines, `/loops/${loopId}/plan`, { intent: "distribute", roundId: rows[0].id }, "notYours");
    const other = await app.owner.query(
      "SELECT a.id FROM assignment a JOIN person p ON p.id = a.person_id WHERE a.loop_id = $1 AND p.name = 'Bashir Nouri'",
      [loopId],
    );
    expect(await statusOf(ines, `/interviews/${other.rows[0].id}/questions`)).toBe(404);
  });
});

/** The required principles that nobody is planned for. */
async function gaps(): Promise<readonly string[]> {
  const { rows } = await app.owner.query(
    `SELECT p.name FROM loop l JOIN role_principle rp ON rp.role_id = l.role_id JOIN principle p ON p.id = rp.principle_id
     WHERE l.id = $1 AND NOT EXISTS (SELECT FROM assignment a JOIN assignment_principle ap ON ap.assignment_id = a.id
       WHERE a.loop_id = l.id AND ap.principle_id = p.id)`,
    [loopId],
  );
  return rows.map(({ name }) => name);
}
