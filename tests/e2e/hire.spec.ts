import type { Page } from "@playwright/test";
import { type App, expect, startApp, test } from "../support/app.ts";
import { assignmentsIn, type Eight, gatherEight } from "./support/eight.ts";
import {
  castVote,
  choose,
  panel,
  press,
  said,
  seat,
  sendByHand,
  submitFeedback,
  summaryIn,
} from "./support/screens.ts";
import { pageOf, statusOf } from "./support/visits.ts";

let app: App;
let eight: Eight;

test.beforeAll(async () => {
  app = await startApp();
  eight = await gatherEight(app.owner);
});
test.afterAll(() => app.stop());

const WRITERS = ["amara", "bo", "carmen", "dmitri", "hana", "ravi"] as const;
// Lowest level first; of one level interviewers before the hiring manager, the shorter tenure first (D2).
const SPEAKERS = ["amara", "carmen", "bo", "dmitri", "hana", "ravi"] as const;
const TAKES: Readonly<Record<(typeof WRITERS)[number], string>> = {
  ...{ amara: "Ownership", bo: "Dive Deep", carmen: "Earn Trust" },
  ...{ dmitri: "Dive Deep", hana: "Ownership", ravi: "Earn Trust" },
};
const wordsOf = (name: string) => `What ${name} saw, and nobody else.`;

test("eight people hire somebody, from the plan to the accepted offer", async ({ browser }) => {
  test.slow();
  const { people } = eight;
  const pages = new Map<string, Page>();
  for (const name of [...WRITERS, "rosa", "sol", "otto"] as const)
    pages.set(name, await pageOf(browser, app, people[name]));
  const page = (name: string): Page => pages.get(name) ?? expect.fail(`${name} has no browser`);
  const rosa = page("rosa");
  let loop = "";

  await test.step("Rosa begins the loop; it cannot start while its panel has gaps (P1)", async () => {
    await rosa.goto("/loops/new");
    await choose(rosa.getByLabel("Candidate"), "Noor Haddad");
    await rosa.getByLabel("Role").selectOption({ index: 1 });
    await rosa.getByRole("button", { name: "Begin the loop and plan its panel" }).click();
    await said(rosa, "The loop is open.");
    loop = new URL(rosa.url()).pathname.replace(/\/plan$/, "");
    await expect(rosa.getByText("Before the main round can start")).toBeVisible();
    await expect(rosa.getByRole("button", { name: "Start the main round" })).toHaveCount(0);
    await seat(rosa, { ...place(0), person: "Amara", part: "Interviewer", principles: ["Ownership"] });
    await expect(rosa.getByText("Nobody is planned for a required principle (")).toBeVisible();
  });

  await test.step("a Bar Raiser of the role's own team cannot be chosen, and the page says why (P2)", async () => {
    await seat(rosa, { ...place(1), person: "Bo", part: "Interviewer", principles: ["Dive Deep"] });
    await seat(rosa, { ...place(2), person: "Carmen", part: "Interviewer", principles: ["Earn Trust"] });
    await seat(rosa, { ...place(3), person: "Dmitri", part: "Interviewer", principles: ["Dive Deep"] });
    await seat(rosa, { ...place(4), person: "Hana", part: "Hiring manager", principles: ["Ownership"] });
    await seat(rosa, { ...place(5), person: "Sol", part: "Shadow", principles: ["Ownership"] });
    await rosa.getByText("Choose the Bar Raiser").click();
    await expect(rosa.getByRole("listitem").filter({ hasText: "Dmitri" })).toContainText("another team");
    await seat(rosa, { ...place(6), person: "Ravi", part: "Bar Raiser", principles: ["Earn Trust"] });
    await press(rosa, "Start the main round", "The round has started.");
    await expect(panel(rosa).getByRole("row")).toHaveCount(8);
  });

  await test.step("for whoever has no part in it, the loop does not exist (S8)", async () => {
    expect(await statusOf(page("otto"), loop)).toBe(404);
    await page("otto").goto("/loops");
    await expect(page("otto").getByText("Noor Haddad")).toHaveCount(0);
  });

  const seats = await assignmentsIn(app.owner, loop.split("/").at(-1) ?? "");
  const formOf = (name: keyof Eight["people"]) => `/interviews/${seats.get(people[name])}/feedback`;

  await test.step("feedback with gaps cannot be submitted, and keeps what was typed (F2)", async () => {
    const amara = page("amara");
    await amara.goto("/");
    await amara.getByRole("link", { name: "Write feedback on Noor Haddad" }).click();
    await expect(amara).toHaveURL(formOf("amara"));
    await summaryIn(amara).fill(wordsOf("amara"));
    await amara.getByRole("button", { name: /^Submit feedback/ }).click();
    await expect(amara.getByRole("alert")).toContainText("Choose a vote.");
    await expect(summaryIn(amara)).toHaveValue(wordsOf("amara"));
    await submitFeedback(amara, [TAKES.amara], wordsOf("amara"));
  });

  await test.step("while it is sealed nobody reads it: not by address, not on the loop, not who leads (S1)", async () => {
    expect(await statusOf(page("bo"), formOf("amara"))).toBe(404);
    for (const name of ["bo", "hana", "ravi", "rosa"]) {
      await page(name).goto(loop);
      await expect(page(name).getByText("Sealed", { exact: true }).first()).toBeVisible();
      expect(await page(name).content()).not.toContain(wordsOf("amara"));
    }
    expect((await sendByHand(page("ravi"), `${loop}/debrief`, { intent: "open" })).status).toBe(409);
  });

  await test.step("the last one's feedback opens all of it at once (S3)", async () => {
    await page("sol").goto(formOf("sol"));
    await submitFeedback(page("sol"), ["Ownership"], wordsOf("sol"));
    for (const name of WRITERS.slice(1)) {
      await page(name).goto(formOf(name));
      await submitFeedback(page(name), [TAKES[name]], wordsOf(name));
    }
    for (const name of ["rosa", "bo", "sol"]) {
      await page(name).goto(loop);
      await expect(page(name).getByText(wordsOf("amara"))).toBeVisible();
    }
    // Practice is its trainee's and the leads' (F9).
    await expect(page("sol").getByText(wordsOf("bo"))).toBeVisible();
    expect(await page("rosa").content()).not.toContain(wordsOf("sol"));
  });

  const room = `${loop}/debrief`;
  const hana = page("hana");
  const ravi = page("ravi");

  await test.step("the Bar Raiser opens the debrief, the hiring manager cannot (D1)", async () => {
    expect((await sendByHand(hana, room, { intent: "open" })).status).toBe(409);
    await ravi.goto(room);
    await press(ravi, /^Open the debrief/, "The debrief is open.");
    const early = await sendByHand(ravi, room, { intent: "advance", to: "revote" });
    expect(early.status).toBe(409);
    for (const name of SPEAKERS) {
      await page(name).goto(room);
      // Whoever opens it is there already.
      if (name !== "ravi") await press(page(name), "Join the debrief", "You have joined.");
      await press(page(name), "I have read everything", "It is noted");
    }
  });

  await test.step("a vote stays hidden until everyone present has cast (D3)", async () => {
    await ravi.goto(room);
    await press(ravi, /^Open the re-vote/, "The debrief went on.");
    for (const name of SPEAKERS.slice(0, -1)) {
      await page(name).goto(room);
      await castVote(page(name), ballotOf(name));
    }
    await page("bo").goto(room);
    await expect(page("bo").getByText("Cast, hidden until everyone present has")).toHaveCount(4);
    await expect(page("bo").getByText("Two stories disagree.")).toHaveCount(0);
    await ravi.goto(room);
    await castVote(ravi, ballotOf("ravi"));
    await page("bo").goto(room);
    await expect(page("bo").getByText("Two stories disagree.")).toBeVisible();
  });

  await test.step("turns go junior first, and nobody speaks out of turn (D2)", async () => {
    await press(ravi, /^Start the discussion/, "The debrief went on.");
    const early = await sendByHand(page("bo"), room, {
      ...{ intent: "nextTurn", expectedSpeakerId: people.amara },
    });
    expect(early.status).toBe(409);
    for (const name of SPEAKERS) {
      await page(name).goto(room);
      await expect(page(name).getByText("It is your turn to speak.")).toBeVisible();
      await press(page(name), /^Go on to|^End the last turn/, "The turn went on.");
    }
  });

  await test.step("an offer cannot be ready while a gate is not met (O1)", async () => {
    await rosa.goto(`${loop}/offer`);
    await expect(rosa.getByRole("button", { name: "Mark the offer ready" })).toHaveAttribute(
      ...(["aria-disabled", "true"] as const),
    );
    expect((await sendByHand(rosa, `${loop}/offer`, { intent: "ready" })).status).toBe(409);
  });

  await test.step("the hiring manager decides, the Bar Raiser concurs, each alone can (D4)", async () => {
    await ravi.goto(room);
    await press(ravi, "Open the final vote", "The debrief went on.");
    for (const name of SPEAKERS) {
      await page(name).goto(room);
      await castVote(page(name), {
        ...KEEPS,
        ...(name === "carmen" ? { reason: "It was cleared up." } : {}),
      });
    }
    await ravi.goto(room);
    await press(ravi, "Go on to the decision", "The debrief went on.");
    const decision = { intent: "decide", outcome: "hire", reason: "Mine to say." };
    expect((await sendByHand(ravi, room, decision)).status).toBe(409);
    await hana.goto(room);
    await hana.getByRole("radio", { name: /^Hire(?! at)/ }).check();
    await hana.getByLabel("Why", { exact: true }).fill("Every principle is carried by evidence.");
    await press(hana, "Record the decision", "The decision is recorded.");
    expect((await sendByHand(hana, room, { intent: "concur", text: "I concur." })).status).toBe(409);
    await ravi.goto(room);
    await ravi.getByLabel("Why this hire raises the bar").fill("Her evidence on trust carries it.");
    await press(ravi, "Concur with the decision", "Your concurrence is recorded.");
    await press(ravi, "Close the debrief", "The debrief is closed.");
  });

  await test.step("nobody but the Bar Raiser vetoes, nobody but the recruiter marks ready (V1, O2)", async () => {
    const { rows } = await app.owner.query(
      "SELECT e.id, r.principle_id FROM evidence e JOIN rating r ON r.id = e.rating_id LIMIT 1",
    );
    const veto = {
      ...{ intent: "cast", rationale: "Mine to block." },
      ...{ principles: rows[0].principle_id, cites: `evidence:${rows[0].id}` },
    };
    for (const name of ["hana", "rosa", "bo"])
      expect((await sendByHand(page(name), `${loop}/veto`, veto)).status, name).toBe(409);
    expect((await sendByHand(hana, `${loop}/offer`, { intent: "ready" })).status).toBe(409);
    await rosa.goto(`${loop}/offer`);
    await press(rosa, "Mark the offer ready", "The offer is marked ready.");
    await press(rosa, "Record the offer as extended", "The offer is recorded as extended.");
    // From the moment an offer is out no veto can be cast.
    expect((await sendByHand(ravi, `${loop}/veto`, veto)).status).toBe(409);
    await press(rosa, "Record that it was accepted", "The offer is recorded as accepted.");
  });

  await test.step("the loop has ended, and nothing in it changes any more (O4)", async () => {
    await page("amara").goto(loop);
    await expect(
      page("amara")
        .getByText(/offer was accepted/i)
        .first(),
    ).toBeVisible();
    expect((await sendByHand(rosa, `${loop}/offer`, { intent: "extended" })).status).toBe(409);
    expect((await sendByHand(ravi, room, { intent: "open" })).status).toBe(409);
    const deeds = await app.owner.query("SELECT deed FROM offer_step ORDER BY at");
    expect(deeds.rows.map((row) => row.deed)).toEqual(["ready", "extended", "accepted"]);
  });
});

const place = (hour: number) => ({ start: eight.slot(hour) });

const KEEPS = { vote: "Inclined", bar: "Raises the bar" };

const ballotOf = (name: string) =>
  name === "carmen"
    ? { vote: "Not inclined", bar: "Meets the bar", reason: "Two stories disagree." }
    : { vote: "Inclined", bar: "Raises the bar" };
