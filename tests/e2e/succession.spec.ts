import { type App, expect, startApp, test } from "../support/app.ts";
import { type RevealedLoop, revealedLoop, settle, WHO } from "../support/debrief-world.ts";
import { cannot, choose, press } from "./support/screens.ts";
import { pageOf, statusOf } from "./support/visits.ts";

let app: App;
let loop: RevealedLoop;

test.beforeAll(async () => {
  app = await startApp();
  await settle(app.owner);
  loop = await revealedLoop(app.owner);
});
test.afterAll(() => app.stop());

test("a Bar Raiser steps back after the reveal, a lead names a successor, who assesses and then leads (P5)", async ({
  browser,
}) => {
  const here = `/loops/${loop.id}`;
  const seats = `${here}/succession`;
  const [ravi, rosa, lena, petra] = [
    await pageOf(browser, app, WHO.ravi),
    await pageOf(browser, app, WHO.rosa),
    await pageOf(browser, app, WHO.lena),
    await pageOf(browser, app, WHO.petra),
  ];
  const naming = {
    intent: "appoint",
    personId: WHO.petra,
    cause: "recused",
    reason: "Ravi has recused himself.",
  };

  await test.step("while the Bar Raiser can act, nobody is named in their place", async () => {
    await lena.goto(seats);
    await expect(lena.getByText(/^The Bar Raiser can act/)).toBeVisible();
    await cannot(lena, seats, naming, "causeNotTrue");
    expect(await statusOf(petra, here)).toBe(404);
  });
  await test.step("the Bar Raiser recuses himself in writing", async () => {
    await ravi.goto(seats);
    await ravi.getByRole("button", { name: "Recuse yourself" }).click();
    await expect(ravi.getByRole("alert")).toContainText("Write down the reason.");
    await ravi.getByLabel("Why you step back").fill("I have worked with the candidate's brother.");
    await press(ravi, "Recuse yourself", "You have recused yourself.");
  });
  await test.step("a lead outside the loop names the successor, for a true cause; the recruiter cannot", async () => {
    await cannot(rosa, seats, naming, "notOutsideLead");
    await cannot(lena, seats, { ...naming, cause: "deactivated" }, "causeNotTrue");
    await lena.goto(seats);
    await lena.getByRole("radio", { name: "They recused themselves" }).check();
    await choose(lena.getByLabel("Successor", { exact: true }), "Petra");
    await lena.getByLabel("Reason").first().fill("Petra knows the role's team and is on another.");
    await press(lena, "Name the successor", "The successor is named.");
  });
  await test.step("the successor assesses what was written before leading", async () => {
    await cannot(petra, `${here}/debrief`, { intent: "open" }, "assessmentMissing");
    await petra.goto(here);
    await petra.getByRole("link", { name: "Write your assessment as successor" }).click();
    await petra
      .getByLabel("Your assessment of the revealed feedback")
      .fill("The evidence on ownership holds.");
    await press(petra, "Record your assessment", "Your assessment is recorded.");
    await petra.goto(`${here}/debrief`);
    await press(petra, /^Open the debrief/, "The debrief is open.");
  });
  await test.step("the predecessor leads and vetoes no more; his feedback and the change stay for good", async () => {
    await cannot(ravi, `${here}/debrief`, { intent: "adjourn", reason: "Later." }, "notLeader");
    await rosa.goto(here);
    await expect(rosa.getByText(/^Petra became Bar Raiser/)).toBeVisible();
    await expect(rosa.getByText("Petra knows the role's team").first()).toBeVisible();
    await expect(rosa.getByText("The evidence on ownership holds.")).toBeVisible();
  });
});
