import type { Page } from "@playwright/test";
import { type App, expect, startApp, test } from "../support/app.ts";
import { enterWith, visit } from "./support/visits.ts";

const FOUNDER = { email: "greta@ardent.example", password: "copper lantern over quiet water" };
const INVITED = { email: "tomas@ardent.example", password: "seven slow trams cross the river" };

let app: App;

test.afterEach(() => app.stop());

async function found(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Organisation" }).fill("Ardent");
  await page.getByLabel("Your name").fill("Greta Oyelaran");
  await page.getByLabel("Your e-mail address").fill(FOUNDER.email);
  await page.getByLabel("Password").fill(FOUNDER.password);
  await page.getByLabel("Yes, I am certified").check();
  await page.getByRole("button", { name: "Create the organisation" }).click();
}

async function addPerson(page: Page): Promise<void> {
  await page.goto(`${app.url}/people/new`);
  await page.getByLabel("Name", { exact: true }).fill("Tomás Riva");
  await page.getByLabel("E-mail").fill(INVITED.email);
  await page.getByLabel("Level").selectOption({ index: 2 });
  await page.getByLabel("Start date").fill("2024-03-01");
  await page.getByLabel("Team").selectOption({ label: "First team" });
  await page.getByRole("button", { name: "Add the person" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tomás Riva");
}

async function invite(page: Page): Promise<string> {
  await page.goto(`${new URL(page.url()).origin}${new URL(page.url()).pathname}/account`);
  await page.getByRole("button", { name: "Make an invitation link" }).click();
  return page.getByRole("textbox", { name: "Link" }).inputValue();
}

test("an organisation is created once, invites a person, and that person signs in (A1)", async ({
  browser,
}) => {
  app = await startApp();
  const founder = await visit(browser, app.url);
  await expect(founder).toHaveURL(`${app.url}/welcome`);
  await found(founder);
  await expect(founder.getByText("Plumbline at Ardent")).toBeVisible();
  await addPerson(founder);
  const link = await invite(founder);

  const guest = await visit(browser, link);
  await guest.getByLabel("Password").fill("too short");
  await guest.getByRole("button", { name: "Open my account" }).click();
  await expect(guest.getByRole("alert")).toContainText("12");
  await guest.getByLabel("Password").fill(INVITED.password);
  await guest.getByRole("button", { name: "Open my account" }).click();
  await expect(guest).toHaveURL(`${app.url}/`);

  await test.step("the link works once, and neither page asks a second time", async () => {
    const second = await visit(browser, app.url);
    expect((await second.goto(link))?.status()).toBe(404);
    expect((await second.goto(`${app.url}/welcome`))?.status()).toBe(404);
  });
  await test.step("whoever was invited is no admin", async () => {
    expect((await guest.goto(`${app.url}/people/new`))?.status()).toBe(404);
  });
  await test.step("signed out, a page asks to sign in and leads back", async () => {
    await guest.goto(`${app.url}/account`);
    await guest.getByLabel("Your account: Tomás Riva").click();
    await guest.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(guest.getByText("You are signed out.")).toBeVisible();
    await guest.goto(`${app.url}/account`);
    await enterWith(guest, { ...INVITED, password: FOUNDER.password });
    await expect(guest.getByRole("alert")).toBeVisible();
    await enterWith(guest, INVITED);
    await expect(guest).toHaveURL(`${app.url}/account`);
  });
});

test("beyond this machine nobody founds without the console's code (A1)", async ({ browser }) => {
  app = await startApp({ env: { HOST: "0.0.0.0" } });
  const address = app.url.replace("0.0.0.0", "127.0.0.1");
  const page = await visit(browser, `${address}/welcome`);
  await page.getByLabel("One-time code").last().fill("AAAAA-AAAAA");
  await found(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Organisation" })).toHaveValue("Ardent");
  const code = /asks for this code: ([A-Z2-9]{5}-[A-Z2-9]{5})/.exec(app.log())?.[1] ?? "none";
  await page.getByLabel("One-time code").last().fill(code);
  await page.getByLabel("Password").fill(FOUNDER.password);
  await page.getByRole("button", { name: "Create the organisation" }).click();
  await expect(page).toHaveURL(`${address}/`);
});
