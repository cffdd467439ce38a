import { expect, test } from "../support/app.ts";
import type { Copy } from "../support/copy.ts";
import { copyDemo } from "../support/demo.ts";
import { type App, startApp } from "../support/running.ts";
import { signIn } from "../support/session.ts";

// A lead takes Luca one step further; Luca looks at it, and others see what they may.
test.describe.configure({ mode: "default" });

let copy: Copy;
let app: App;

test.beforeAll(async () => {
  copy = await copyDemo();
  app = await startApp({ copy });
});
test.afterAll(() => app.stop());

const idOf = async (name: string): Promise<string> =>
  (await app.owner.query<{ id: string }>("SELECT id FROM person WHERE name = $1", [name])).rows[0]?.id ?? "";

test("without script a lead finds who is ready, is told what is missing, and records the step with its loop (P4)", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  await signIn(app, context, await idOf("Marguerite Ito"));
  const page = await context.newPage();
  await page.goto("/programme");
  const ready = page.getByRole("region", { name: "Ready for the next step" });
  await ready.getByRole("link", { name: "Luca Oduya-Ferrante" }).click();
  await expect(page.getByText("Ready: reverse shadow (2 of 2 done)")).toBeVisible();
  await page.getByText("Record a step towards being a Bar Raiser").click();
  const form = page.locator("form").filter({ hasText: "Reverse shadow" });
  await expect(form.getByRole("combobox", { name: "Step" })).toHaveValue("reverseShadow");
  await form.getByLabel("Day").fill(new Date().toISOString().slice(0, 10));
  await form.getByLabel("Note (optional)").fill("She let him lead the whole hour.");
  await form.getByRole("button", { name: /Record the step/ }).click();
  await expect(page.getByText("It isn't said where this practice took place.")).toBeVisible();
  await expect(form.getByLabel("Note (optional)")).toHaveValue("She let him lead the whole hour.");
  const loop = form.getByRole("option", { name: /Rafael .* \(as a shadow\)/ });
  await form
    .getByRole("combobox", { name: "Where it took place" })
    .selectOption((await loop.getAttribute("value")) ?? "");
  await form.getByRole("button", { name: /Record the step/ }).click();
  await expect(page.getByText("The step towards being a Bar Raiser is recorded.")).toBeVisible();
  await expect(page.getByText("Reverse shadow: 1 of 2 done")).toBeVisible();
  await context.close();
});

test("the trainee sees their practice beside the panel's; a colleague outside the loop sees steps alone (F9, S8)", async ({
  browser,
}) => {
  const luca = await idOf("Luca Oduya-Ferrante");
  const look = async (who: string) => {
    const context = await browser.newContext({ baseURL: app.url });
    await signIn(app, context, await idOf(who));
    const page = await context.newPage();
    await page.goto(`/people/${luca}/programme`);
    return page;
  };
  const own = await look("Luca Oduya-Ferrante");
  const beside = own.getByRole("table", { name: "Judgments about Emeka Solberg" });
  await expect(beside.getByRole("row").filter({ hasText: "Vote" })).toContainText("Strongly inclined");
  await expect(beside.getByRole("columnheader", { name: "Soledad Birk" })).toBeVisible();
  await expect(own.getByText("Record a step")).toHaveCount(0);
  const other = await look("Obi Hartmann");
  await expect(other.getByText("With Freya Adeyemi.")).toBeVisible();
  await expect(other.getByText("Emeka Solberg")).toHaveCount(0);
  await expect(other.getByText("Practice beside the panel")).toHaveCount(0);
  await own.context().close();
  await other.context().close();
});
