import type { Page } from "@playwright/test";
import { type App, expect, startApp, test } from "../support/app.ts";
import { revealedLoop, settle, WHO } from "../support/debrief-world.ts";
import { press, unfold } from "./support/screens.ts";
import { pageOf, statusOf } from "./support/visits.ts";

let app: App;
let room: string;

test.beforeAll(async () => {
  app = await startApp();
  await settle(app.owner);
  room = `/loops/${(await revealedLoop(app.owner)).id}/debrief`;
});
test.afterAll(() => app.stop());

const isLive = (page: Page) => expect(page.getByText("Live: changes show by themselves")).toBeVisible();

test("a debrief moves before everybody's eyes, and nobody's writing is lost by it", async ({ browser }) => {
  const [ravi, bo, amara] = [
    await pageOf(browser, app, WHO.ravi),
    await pageOf(browser, app, WHO.bo),
    await pageOf(browser, app, WHO.amara),
  ];
  for (const page of [ravi, bo, amara]) {
    await page.goto(room);
    await isLive(page);
  }
  await test.step("opened by the Bar Raiser, it opens on every screen", async () => {
    await press(ravi, /^Open the debrief/, "The debrief is open.");
    for (const page of [bo, amara])
      await expect(page.getByRole("heading", { name: "Silent reading" })).toBeVisible();
  });
  await test.step("who is writing keeps the text while others come in and read", async () => {
    const form = await unfold(ravi, "Adjourn the debrief");
    await form.getByLabel("Why you adjourn").fill("The fire alarm");
    await press(bo, "Join the debrief", "You have joined.");
    await press(amara, "Join the debrief", "You have joined.");
    await expect(ravi.getByText(/^0 of \d here have read everything/)).toBeVisible();
    await press(bo, "I have read everything", /read/);
    await expect(ravi.getByText(/^1 of \d here have read everything/)).toBeVisible();
    await expect(form.getByLabel("Why you adjourn")).toHaveValue("The fire alarm");
    await expect(form.getByLabel("Why you adjourn")).toBeFocused();
  });
  await test.step("a screen that was cut off catches up", async () => {
    await bo.context().setOffline(true);
    await press(amara, "I have read everything", /read/);
    await bo.context().setOffline(false);
    await expect(bo.getByText(/^2 of 3 here have read everything/)).toBeVisible();
  });
  await test.step("adjourned, it is said aloud to who only listens", async () => {
    const form = await unfold(ravi, "Adjourn the debrief");
    await form.getByLabel("Why you adjourn").fill("The fire alarm");
    await press(ravi, "Adjourn", /is adjourned/);
    await expect(bo.getByRole("status").filter({ hasText: "Adjourned." })).toHaveCount(1);
  });
  await test.step("somebody without a part follows nothing of it (S8)", async () => {
    const petra = await pageOf(browser, app, WHO.petra);
    expect(await statusOf(petra, room.replace("/debrief", "/live"))).toBe(404);
  });
});

test("without script the page says nothing of being live, and shows the rest", async ({ browser }) => {
  const page = await pageOf(browser, app, WHO.bo);
  const plain = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const guest = await plain.newPage();
  await guest.goto(room);
  await expect(guest.getByRole("heading", { level: 1, name: "Debrief" })).toBeVisible();
  await expect(guest.getByText("Live:")).toHaveCount(0);
});
