import type { Page } from "@playwright/test";
import { type App, expect, startApp, test } from "../support/app.ts";
import { assignmentsIn, type Eight, gatherEight } from "./support/eight.ts";
import {
  cannot,
  castVote,
  choose,
  panel,
  press,
  said,
  seat,
  submitFeedback,
  summaryIn,
} from "./support/screens.ts";
import { pageOf, statusOf } from "./support/visits.ts";

let app: App;
let eight: Eight;
/** Everybody's page, in a browser of their own, from the first step to the last. */
const pages = new Map<Name, Page>();
let loop = "";
let room = "";
let seats = new Map<string, string>();

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ browser }) => {
  app = await startApp();
  eight = await gatherEight(app.owner);
  for (const name of [...WRITERS, "rosa", "sol", "otto"] as const)
    pages.set(name, await pageOf(browser, app, eight.people[name]));
});
test.afterAll(() => app.stop());

type Name = keyof Eight["people"];

const page = (name: Name): Page => {
  const open = pages.get(name);
  if (!open) throw new Error(`${name} has no browser`);
  return open;
};
const formOf = (name: Name) => `/interviews/${seats.get(eight.people[name])}/feedback`;

const WRITERS = ["amara", "bo", "carmen", "dmitri", "hana", "ravi"] as const;
// Lowest level first; of one level interviewers before the hiring manager, the shorter tenure first (D2).
const SPEAKERS = ["amara", "carmen", "bo", "dmitri", "hana", "ravi"] as const;
const TAKES: Readonly<Record<(typeof WRITERS)[number], string>> = {
  ...{ amara: "Ownership", bo: "Dive Deep", carmen: "Earn Trust" },
  ...{ dmitri: "Dive Deep", hana: "Ownership", ravi: "Earn Trust" },
};
const wordsOf = (name: string) => `What ${name} saw, and nobody else.`;

const place = (hour: number) => ({ start: eight.slot(hour) });

const KEEPS = { vote: "Inclined", bar: "Raises the bar" };

const ballotOf = (name: Name) =>
  name === "carmen"
    ? { vote: "Not inclined", bar: "Meets the bar", reason: "Two stories disagree." }
    : { vote: "Inclined", bar: "Raises the bar" };

test("Rosa begins the loop; it cannot start while its panel has gaps (P1)", async () => {
  const rosa = page("rosa");
  await rosa.goto("/loops/new");
  await choose(rosa.getByLabel("Candidate"), "Noor Haddad");
  await rosa.getByLabel("Role").selectOption({ index: 1 });
  await rosa.getByRole("button", { name: "Begin the loop and plan its panel" }).click();
  await said(rosa, "The loop is open.");
  loop = new URL(rosa.url()).pathname.replace(/\/plan$/, "");
  room = `${loop}/debrief`;
  await expect(rosa.getByText("Before the main round can start")).toBeVisible();
  await expect(rosa.getByRole("button", { name: "Start the main round" })).toHaveCount(0);
  await seat(rosa, { ...place(0), person: "Amara", part: "Interviewer", principles: ["Ownership"] });
  await expect(rosa.getByText("Nobody is planned for a required principle (")).toBeVisible();
});

test("a Bar Raiser of the role's own team cannot be chosen, and the page says why (P2)", async () => {
  const rosa = page("rosa");
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
  seats = await assignmentsIn(app.owner, loop.split("/").at(-1) ?? "");
});

test("for whoever has no part in it, the loop does not exist (S8)", async () => {
  expect(await statusOf(page("otto"), loop)).toBe(404);
  await page("otto").goto("/loops");
  await expect(page("otto").getByText("Noor Haddad")).toHaveCount(0);
});

test("feedback with gaps cannot be submitted, and keeps what was typed (F2)", async () => {
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

test("while it is sealed nobody reads it: not by address, not on the loop, not who leads (S1)", async () => {
  expect(await statusOf(page("bo"), formOf("amara"))).toBe(404);
  for (const name of ["bo", "hana", "ravi", "rosa"] as const) {
    await page(name).goto(loop);
    await expect(page(name).getByText("Sealed", { exact: true }).first()).toBeVisible();
    expect(await page(name).content()).not.toContain(wordsOf("amara"));
  }
  await cannot(page("ravi"), room, { intent: "open" }, "roundsSealed");
});

test("the last one's feedback opens all of it at once (S3)", async () => {
  await page("sol").goto(formOf("sol"));
  await submitFeedback(page("sol"), ["Ownership"], wordsOf("sol"));
  for (const name of WRITERS.slice(1)) {
    await page(name).goto(formOf(name));
    await submitFeedback(page(name), [TAKES[name]], wordsOf(name));
  }
  for (const name of ["rosa", "bo", "sol"] as const) {
    await page(name).goto(loop);
    await expect(page(name).getByText(wordsOf("amara"))).toBeVisible();
  }
  // Practice is its trainee's and the leads' (F9).
  await expect(page("sol").getByText(wordsOf("bo"))).toBeVisible();
  expect(await page("rosa").content()).not.toContain(wordsOf("sol"));
});

test("the Bar Raiser opens the debrief, the hiring manager cannot (D1)", async () => {
  const hana = page("hana");
  const ravi = page("ravi");
  await cannot(hana, room, { intent: "open" }, "notLeader");
  await ravi.goto(room);
  await press(ravi, /^Open the debrief/, "The debrief is open.");
  await cannot(ravi, room, { intent: "advance", to: "revote" }, "quorumMissing");
  for (const name of SPEAKERS) {
    await page(name).goto(room);
    // Whoever opens it is there already.
    if (name !== "ravi") await press(page(name), "Join the debrief", "You have joined.");
    await press(page(name), "I have read everything", "It is noted");
  }
});

test("a vote stays hidden until everyone present has cast (D3)", async () => {
  const ravi = page("ravi");
  await ravi.goto(room);
  await press(ravi, /^Open the re-vote/, "Silent reading is over. The re-vote is open.");
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

test("turns go junior first, and nobody speaks out of turn (D2)", async () => {
  const ravi = page("ravi");
  await press(ravi, /^Start the discussion/, "The discussion is open.");
  await cannot(page("bo"), room, { intent: "nextTurn", expectedSpeakerId: eight.people.amara }, "notLeader");
  for (const name of SPEAKERS) {
    await page(name).goto(room);
    await expect(page(name).getByText("It is your turn to speak.")).toBeVisible();
    await press(page(name), /^Go on to|^End the last turn/, /speaks now\.$|Everyone was heard\.$/);
  }
});

test("an offer cannot be ready while a gate is not met (O1)", async () => {
  const rosa = page("rosa");
  await rosa.goto(`${loop}/offer`);
  await expect(rosa.getByRole("button", { name: "Mark the offer ready" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await cannot(rosa, `${loop}/offer`, { intent: "ready" }, "gateDecisionMissing");
});

test("the hiring manager decides, the Bar Raiser concurs, each alone can (D4)", async () => {
  const hana = page("hana");
  const ravi = page("ravi");
  await ravi.goto(room);
  await press(ravi, "Open the final vote", "Everyone was heard. The final vote is open.");
  for (const name of SPEAKERS) {
    await page(name).goto(room);
    await castVote(page(name), {
      ...KEEPS,
      ...(name === "carmen" ? { reason: "It was cleared up." } : {}),
    });
  }
  await ravi.goto(room);
  await press(ravi, "Go on to the decision", /decides now\.$/);
  const decision = { intent: "decide", outcome: "hire", reason: "Mine to say." };
  await cannot(ravi, room, decision, "notHiringManager");
  await hana.goto(room);
  await hana.getByRole("radio", { name: /^Hire(?! at)/ }).check();
  await hana.getByLabel("Why", { exact: true }).fill("Every principle is carried by evidence.");
  await press(hana, "Record the decision", "The decision is recorded.");
  await cannot(hana, room, { intent: "concur", text: "I concur." }, "notTheBarRaiser");
  await ravi.goto(room);
  await ravi.getByLabel("Why this hire raises the bar").fill("Her evidence on trust carries it.");
  await press(ravi, "Concur with the decision", "Your concurrence is recorded.");
  await press(ravi, "Close the debrief", "The debrief is closed.");
});

test("nobody but the Bar Raiser vetoes, nobody but the recruiter marks ready (V1, O2)", async () => {
  const rosa = page("rosa");
  const hana = page("hana");
  const ravi = page("ravi");
  const { rows } = await app.owner.query(
    "SELECT e.id, r.principle_id FROM evidence e JOIN rating r ON r.id = e.rating_id LIMIT 1",
  );
  const veto = {
    ...{ intent: "cast", rationale: "Mine to block." },
    ...{ principles: rows[0].principle_id, cites: `evidence:${rows[0].id}` },
  };
  for (const name of ["hana", "rosa", "bo"] as const)
    await cannot(page(name), `${loop}/veto`, veto, "notTheBarRaiser");
  await cannot(hana, `${loop}/offer`, { intent: "ready" }, "notTheRecruiter");
  await rosa.goto(`${loop}/offer`);
  await press(rosa, "Mark the offer ready", "The offer is marked ready.");
  await press(rosa, "Record the offer as extended", "The offer is recorded as extended.");
  // From the moment an offer is out no veto can be cast.
  await cannot(ravi, `${loop}/veto`, veto, "vetoAfterOffer");
  await press(rosa, "Record that it was accepted", "The offer is recorded as accepted.");
});

test("the loop has ended, and nothing in it changes any more (O4)", async () => {
  const rosa = page("rosa");
  const ravi = page("ravi");
  await page("amara").goto(loop);
  await expect(
    page("amara")
      .getByText(/offer was accepted/i)
      .first(),
  ).toBeVisible();
  await cannot(rosa, `${loop}/offer`, { intent: "extended" }, "loopEnded");
  await cannot(ravi, room, { intent: "open" }, "loopEnded");
  const deeds = await app.owner.query("SELECT deed FROM offer_step ORDER BY at");
  expect(deeds.rows.map((row) => row.deed)).toEqual(["ready", "extended", "accepted"]);
});
