import { type App, expect, startApp, test } from "../support/app.ts";
import { type InterviewScene, interviewScene } from "../support/interviews.ts";
import { cannot, choose, press, submitFeedback } from "./support/screens.ts";
import { pageOf } from "./support/visits.ts";

let app: App;
let scene: InterviewScene;

test.beforeAll(async () => {
  app = await startApp();
  scene = await interviewScene(app.owner, Date.now());
});
test.afterAll(() => app.stop());

const PRINCIPLES = ["Dive Deep", "Earn Trust"];

test("an excusal is refused with a reason, asked for again, agreed to, and opens the round (F8, S3)", async ({
  browser,
}) => {
  const here = `/loops/${scene.loopId}`;
  const excusals = `${here}/excusals`;
  const [rosa, bo, ravi, amara, hana] = [
    await pageOf(browser, app, scene.people.rosa),
    await pageOf(browser, app, scene.people.bo),
    await pageOf(browser, app, scene.people.ravi),
    await pageOf(browser, app, scene.people.amara),
    await pageOf(browser, app, scene.people.hana),
  ];
  const latestRequest = async (): Promise<string> =>
    (await app.owner.query("SELECT id FROM excusal ORDER BY at DESC LIMIT 1")).rows[0].id;

  await test.step("the recruiter asks for it, with a reason", async () => {
    await rosa.goto(here);
    await rosa.getByRole("link", { name: "Ask for an excusal" }).click();
    await choose(rosa.getByLabel("Who is to be excused"), "Bo Lindqvist");
    await rosa.getByRole("radio", { name: "Did not interview" }).check();
    await rosa.getByRole("button", { name: "Ask for the excusal" }).click();
    await expect(rosa.getByRole("alert")).toContainText("Write down the reason.");
    await rosa.getByLabel("Reason").fill("He missed the train.");
    await press(rosa, "Ask for the excusal", "The excusal is asked for.");
  });
  await test.step("only the Bar Raiser answers: not who asked, not who hires, not the one it is about", async () => {
    const agree = { intent: "answer", excusalId: await latestRequest(), answer: "agree", reason: "" };
    for (const page of [rosa, hana, bo])
      await cannot(page, excusals, agree, page === bo ? "notOwnExcusal" : "notYours");
  });
  await test.step("a refusal needs a reason, and leaves the feedback owed", async () => {
    await ravi.goto("/");
    await ravi.getByRole("link", { name: /^Answer whether Bo Lindqvist is excused/ }).click();
    await ravi.getByRole("radio", { name: /^Refuse/ }).check();
    await ravi.getByRole("button", { name: "Answer the request" }).click();
    await expect(ravi.getByRole("alert")).toBeVisible();
    await ravi.getByLabel("Reason").fill("He can hold it tomorrow.");
    await press(ravi, "Answer the request", "Your answer is recorded.");
    await bo.goto("/");
    await expect(bo.getByRole("link", { name: /^Write feedback on Noor Haddad/ })).toBeVisible();
  });
  await test.step("whoever has submitted cannot be excused", async () => {
    for (const [page, name] of [
      [amara, "amara"],
      [hana, "hana"],
      [ravi, "ravi"],
    ] as const) {
      await page.goto(`/interviews/${scene.assignments[name]}/feedback`);
      await submitFeedback(page, PRINCIPLES, `What ${name} saw.`);
    }
    const request = {
      ...{ intent: "request", kind: "noShow", reason: "Gone." },
      assignmentId: scene.assignments.amara,
    };
    await cannot(rosa, excusals, request, "submittedNotExcusable");
  });
  await test.step("he declines himself, the Bar Raiser agrees, and the round opens at once", async () => {
    await bo.goto(excusals);
    await choose(bo.getByLabel("Who is to be excused"), "Bo Lindqvist");
    await bo.getByRole("radio", { name: "Declined" }).check();
    await bo.getByLabel("Reason").fill("I know the candidate too well.");
    await press(bo, "Ask for the excusal", "The excusal is asked for.");
    await ravi.goto(excusals);
    await ravi.getByRole("radio", { name: /^Agree/ }).check();
    await press(ravi, "Answer the request", "Your answer is recorded.");
    await rosa.goto(here);
    await expect(rosa.getByText("What amara saw.")).toBeVisible();
    await expect(rosa.getByText("I know the candidate too well.").first()).toBeVisible();
  });
  await test.step("who was excused reads nothing of it and can no longer write (S6)", async () => {
    await bo.goto(here);
    await expect(bo.getByText("Not for you to read")).toBeVisible();
    expect(await bo.content()).not.toContain("What amara saw.");
    await bo.goto(`/interviews/${scene.assignments.bo}/feedback`);
    await expect(bo.getByRole("button", { name: /^Submit feedback/ })).toHaveCount(0);
  });
});
