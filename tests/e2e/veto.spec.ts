import type { Page } from "@playwright/test";
import { type App, expect, startApp, test } from "../support/app.ts";
import { OWNERSHIP, type RevealedLoop, settle, WHO } from "../support/debrief-world.ts";
import { offerableLoop } from "../support/offer-world.ts";
import { assignmentsIn } from "./support/eight.ts";
import { cannot, press, said, seat, submitFeedback, unfold } from "./support/screens.ts";
import { pageOf } from "./support/visits.ts";

let app: App;
let loop: RevealedLoop;
let here: string;

test.beforeAll(async () => {
  app = await startApp();
  await settle(app.owner);
});
test.beforeEach(async () => {
  loop = await offerableLoop(app.owner);
  here = `/loops/${loop.id}`;
});
test.afterAll(() => app.stop());

const RATIONALE = "Two accounts of the same project contradict each other.";

/** A veto as it is sent, citing what somebody wrote before it. */
const vetoOf = (who: keyof typeof WHO) => ({
  ...{ intent: "cast", rationale: RATIONALE, principles: OWNERSHIP },
  ...{ cites: `evidence:${loop.evidence[WHO[who]]}` },
});

async function castVeto(ravi: Page): Promise<void> {
  await ravi.goto(`${here}/veto`);
  await ravi.getByLabel("Why you block this hire").fill(RATIONALE);
  await ravi.getByRole("group", { name: "The principles it rests on" }).getByRole("checkbox").first().check();
  await ravi.getByRole("group", { name: "The evidence it cites" }).getByRole("checkbox").first().check();
  await press(ravi, /^Cast the veto/, "The veto is cast.");
}

test("a veto takes a ready offer back, and upheld it ends the loop (V1 to V4)", async ({ browser }) => {
  const [rosa, hana, ravi] = [
    await pageOf(browser, app, WHO.rosa),
    await pageOf(browser, app, WHO.hana),
    await pageOf(browser, app, WHO.ravi),
  ];
  await test.step("every gate is met, and the recruiter marks the offer ready", async () => {
    await rosa.goto(`${here}/offer`);
    await press(rosa, "Mark the offer ready", "The offer is marked ready.");
  });
  await test.step("a veto that is being written is its writer's alone (S1)", async () => {
    await ravi.goto(`${here}/veto`);
    await ravi.getByLabel("Why you block this hire").fill("Not yet sure of it.");
    await ravi.getByRole("button", { name: "Keep as a draft" }).click();
    await expect(ravi.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible();
    await hana.goto(`${here}/veto`);
    await expect(hana.getByText("No veto has been cast")).toBeVisible();
    expect(await hana.content()).not.toContain("Not yet sure of it.");
  });
  await test.step("without evidence it is not cast, and keeps what was written", async () => {
    await ravi.getByRole("button", { name: /^Cast the veto/ }).click();
    await expect(ravi.getByRole("alert")).toContainText("Cite at least one piece of evidence.");
    await expect(ravi.getByLabel("Why you block this hire")).toHaveValue("Not yet sure of it.");
  });
  await test.step("cast, it drops the readiness in the same moment (V2)", async () => {
    await castVeto(ravi);
    await rosa.goto(`${here}/offer`);
    await expect(rosa.getByText(/^By itself, because a gate was no longer met/)).toBeVisible();
    await cannot(rosa, `${here}/offer`, { intent: "ready" }, "gateVetoOpen");
    await cannot(rosa, `${here}/offer`, { intent: "extended" }, "offerNotReady");
  });
  await test.step("neither hiring manager nor recruiter resolves it, and no loop's end closes it (V3, V4)", async () => {
    for (const page of [hana, rosa])
      await cannot(page, `${here}/veto`, { intent: "uphold", text: "Enough." }, "notTheResolver");
    await hana.goto(`${here}/veto`);
    await expect(hana.getByText("Ravi alone can lift or uphold it.")).toBeVisible();
    await expect(hana.getByRole("button", { name: /^Uphold/ })).toHaveCount(0);
  });
  await test.step("upheld, it records no hire and ends the loop", async () => {
    await ravi.goto(`${here}/veto`);
    await ravi.getByLabel("Why the veto stands").fill("Nothing new came to light.");
    await press(ravi, /^Uphold the veto/, "The veto is upheld.");
    await hana.goto(here);
    await expect(hana.getByText("The veto was upheld").first()).toBeVisible();
    await cannot(ravi, `${here}/debrief`, { intent: "open" }, "loopEnded");
  });
});

test("a veto is lifted on what somebody else found afterwards, and lifting revives nothing (V3, V4)", async ({
  browser,
}) => {
  const [rosa, hana, ravi, ada] = [
    await pageOf(browser, app, WHO.rosa),
    await pageOf(browser, app, WHO.hana),
    await pageOf(browser, app, WHO.ravi),
    await pageOf(browser, app, WHO.ada),
  ];
  await test.step("on what was known at the cast it cannot be lifted", async () => {
    await castVeto(ravi);
    await expect(ravi.getByText("Nothing new to lift it on yet")).toBeVisible();
    const lift = { ...vetoOf("amara"), intent: "lift", text: "I read it once more." };
    await cannot(ravi, `${here}/veto`, lift, "liftCitationOwnOrOld");
  });
  await test.step("the recruiter plans a follow-up round on the principle in question (S5)", async () => {
    await rosa.goto(`${here}/plan`);
    const form = await unfold(rosa, "Add a follow-up round");
    await form.getByLabel("Ownership").check();
    await form.getByRole("button", { name: "Add the follow-up round" }).click();
    await said(rosa, "A follow-up round is added.");
    const start = new Date(Date.now() - 3_600_000).toISOString().slice(0, 16);
    await seat(rosa, { person: "Ada", part: "Interviewer", start, principles: ["Ownership"] });
    await press(rosa, /^Start the follow-up/, "The round has started.");
  });
  await test.step("who writes in it reads nothing of the earlier round before (S4)", async () => {
    await ada.goto(here);
    await expect(ada.getByText("Write yours first")).toBeVisible();
    expect(await ada.content()).not.toContain("Finds the cause before the fix.");
    const seats = await assignmentsIn(app.owner, loop.id);
    await ada.goto(`/interviews/${seats.get(WHO.ada)}/feedback`);
    await submitFeedback(ada, ["Ownership"], "Both accounts are of two projects.");
    await ada.goto(here);
    await expect(ada.getByText("Finds the cause before the fix.").first()).toBeVisible();
  });
  await test.step("the Bar Raiser alone lifts it, on the new evidence", async () => {
    const { rows } = await app.owner.query(
      "SELECT e.id FROM evidence e JOIN feedback f ON f.id = e.feedback_id WHERE f.loop_id = $1 ORDER BY f.submitted_at DESC LIMIT 1",
      [loop.id],
    );
    const lift = { intent: "lift", text: "Cleared up.", cites: `evidence:${rows[0].id}` };
    for (const page of [hana, rosa]) await cannot(page, `${here}/veto`, lift, "notTheResolver");
    await ravi.goto(`${here}/veto`);
    await ravi.getByLabel("What has changed since the cast").fill("There were two projects, not one.");
    const cites = ravi.getByRole("group", { name: "The new evidence that changed it" });
    await expect(cites.getByRole("checkbox")).toHaveCount(1);
    await cites.getByRole("checkbox").check();
    await press(ravi, "Lift the veto", "The veto is lifted.");
  });
  await test.step("debrief and concurrence are owed anew before the offer can be ready", async () => {
    await rosa.goto(`${here}/offer`);
    const gates = rosa.getByRole("region", { name: "Gates" });
    for (const gate of ["Debrief", "Concurrence"]) {
      await expect(gates.getByRole("listitem").filter({ hasText: gate }).first()).toContainText("Not met");
    }
    await cannot(rosa, `${here}/offer`, { intent: "ready" }, "gateDebriefAgain");
    await ravi.goto(`${here}/debrief`);
    await press(ravi, /^Open the debrief/, "The debrief is open.");
  });
});

const rationale = (page: Page) => page.getByLabel("Why you block this hire");

test("with script: a veto saves itself while it is written, and two tabs meet with both texts (F4)", async ({
  browser,
}) => {
  const first = await pageOf(browser, app, WHO.ravi);
  await first.goto(`${here}/veto`, { waitUntil: "networkidle" });
  const second = await first.context().newPage();
  await second.goto(first.url(), { waitUntil: "networkidle" });
  await rationale(first).fill("From the first tab.");
  await expect(first.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible();
  await rationale(second).fill("From the second tab.");
  await expect(second.getByRole("alert")).toContainText("Another tab or device saved a different text");
  await expect(second.getByRole("button", { name: /^Cast the veto/ })).toHaveCount(0);
  await second.getByRole("button", { name: "Keep the text in this form" }).click();
  await expect(second.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible();
  await first.reload({ waitUntil: "networkidle" });
  await expect(rationale(first)).toHaveValue("From the second tab.");
});

test("without script: casting an older text asks which to keep, and loses neither (F4)", async ({
  browser,
}) => {
  const ravi = await pageOf(browser, app, WHO.ravi, { javaScriptEnabled: false });
  const second = await ravi.context().newPage();
  await ravi.goto(`${here}/veto`);
  await second.goto(`${here}/veto`);
  await rationale(ravi).fill("From the first tab.");
  await ravi.getByRole("button", { name: "Keep as a draft" }).click();
  await expect(ravi.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible();
  await rationale(second).fill(RATIONALE);
  await second
    .getByRole("group", { name: "The principles it rests on" })
    .getByRole("checkbox")
    .first()
    .check();
  await second.getByRole("group", { name: "The evidence it cites" }).getByRole("checkbox").first().check();
  await second.getByRole("button", { name: /^Cast the veto/ }).click();
  await expect(second.getByRole("alert")).toContainText("Another tab or device saved a different text");
  await second.getByText("Read the text that was saved").click();
  await expect(second.getByText("From the first tab.")).toBeVisible();
  await second.getByRole("button", { name: "Keep the text in this form" }).click();
  await expect(second.getByText(/^Saved \d\d:\d\d:\d\d/)).toBeVisible();
  await second.getByRole("button", { name: /^Cast the veto/ }).click();
  await expect(second.getByText("The veto is cast.")).toBeVisible();
});
