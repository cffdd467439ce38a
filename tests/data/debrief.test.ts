import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  adjournDebrief,
  advanceDebrief,
  closeDebrief,
  openDebrief,
  reopenDebrief,
} from "~/data/debrief.server";
import { joinDebrief, markLeft, markRead, nextTurn } from "~/data/debrief-presence.server";
import { castDebriefVote } from "~/data/debrief-votes.server";
import { concur, decide, recordLevelBar } from "~/data/decision.server";
import { readLoop } from "~/data/loops.server";
import type { Bar, Vote } from "~/domain/feedback";
import type { Debrief, Phase, Stage } from "~/domain/loop";
import { currentSpeaker } from "~/domain/speakers";
import type { FreshDatabase } from "../support/database";
import { as, type RevealedLoop, revealedLoop, WHO, type Who } from "../support/debrief-world";
import { openSettled } from "../support/settled";

let db: FreshDatabase;
let loop: RevealedLoop;
const EVERYBODY = ["amara", "bo", "hana", "ravi"] as const;

beforeAll(async () => {
  db = await openSettled();
  return () => db.close();
});
beforeEach(async () => {
  loop = await revealedLoop(db.owner);
});

const codes = async (objections: Promise<readonly { readonly code: string }[]>) =>
  (await objections).map((o) => o.code);
const done = async (objections: Promise<readonly { readonly code: string }[]>) =>
  expect(await codes(objections)).toEqual([]);

const seenBy = async (who: Who) => (await readLoop(as(who), loop.id, () => null, Date.now())).view;
const debriefNow = async (): Promise<Debrief> => {
  const debrief = (await seenBy("ravi")).conclusions?.debriefs.at(-1);
  if (!debrief) throw new Error("No debrief.");
  return debrief;
};
const advance = (to: Phase) => advanceDebrief(as("ravi"), loop.id, to, Date.now());
const vote = (
  who: Who,
  stage: Stage,
  cast: Vote = "inclined",
  bar: Bar = "raises",
  changeReason: string | null = null,
) => castDebriefVote(as(who), loop.id, { stage, vote: cast, bar, changeReason }, Date.now());

async function gather(people: readonly Who[] = EVERYBODY) {
  await done(openDebrief(as("ravi"), loop.id, Date.now()));
  for (const who of people) await done(joinDebrief(as(who), loop.id, Date.now()));
}

async function hearEverybody() {
  await done(advance("discussion"));
  for (;;) {
    const current = currentSpeaker(await debriefNow());
    if (!current) return;
    await done(nextTurn(as("ravi"), loop.id, current.personId, Date.now()));
  }
}

async function toDecision(people: readonly Who[] = EVERYBODY) {
  await gather(people);
  await done(advance("revote"));
  for (const who of people) await done(vote(who, "revote"));
  await hearEverybody();
  await done(advance("finalVote"));
  for (const who of people) await done(vote(who, "final"));
  await done(advance("decision"));
}

describe("opening", () => {
  test("fixes each speaker's level, tenure and place, lowest level first (D2, P6)", async () => {
    await gather();
    await db.owner.query("UPDATE person SET level_number = 8 WHERE id = $1", [WHO.amara]);
    const debrief = await debriefNow();
    await db.owner.query("UPDATE person SET level_number = 4 WHERE id = $1", [WHO.amara]);
    expect(debrief).toMatchObject({ number: 1, kind: "full", phase: "reading", heldIndependence: true });
    expect(debrief.speakers.map((s) => [s.personId, s.level])).toEqual([
      [WHO.amara, 4],
      [WHO.bo, 5],
      [WHO.hana, 6],
      [WHO.ravi, 7],
    ]);
  });

  test("belongs to the Bar Raiser, and happens once, also in parallel", async () => {
    expect(await codes(openDebrief(as("hana"), loop.id, Date.now()))).toEqual(["notLeader"]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => codes(openDebrief(as("ravi"), loop.id, Date.now()))),
    );
    expect(answers.filter((a) => a.length === 0)).toHaveLength(1);
    expect(answers.filter((a) => a[0] === "debriefAlreadyOpen")).toHaveLength(7);
  });

  test("is not there for a stranger: 404 (S8)", async () => {
    await expect(openDebrief(as("petra"), loop.id, Date.now())).rejects.toMatchObject({ status: 404 });
  });
});

describe("votes", () => {
  test("stay hidden until everyone present has cast, then show to all at once (D3)", async () => {
    await gather();
    await done(advance("revote"));
    await done(vote("amara", "revote", "notInclined", "meets", "The second account convinced me."));
    await done(vote("bo", "revote"));
    await done(vote("hana", "revote"));
    expect((await seenBy("bo")).conclusions?.votes.map((v) => v.personId)).toEqual([WHO.bo]);
    expect((await seenBy("rosa")).conclusions?.votes).toEqual([]);
    expect(await codes(advance("discussion"))).toEqual(["votesMissing"]);
    await done(vote("ravi", "revote"));
    expect((await seenBy("rosa")).conclusions?.votes).toHaveLength(4);
    const { rows } = await db.owner.query(
      "SELECT details FROM audit_entry WHERE loop_id = $1 AND act LIKE 'debrief.%Cast'",
      [loop.id],
    );
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toMatch(/nclined|meets|raises/);
  });

  test("a change needs a reason, inclined needs raises, and a cast vote stands (D3, F2)", async () => {
    await gather();
    await done(advance("revote"));
    expect(await codes(vote("amara", "revote", "notInclined", "meets"))).toEqual(["changeReasonMissing"]);
    expect(await codes(vote("amara", "revote", "inclined", "meets"))).toHaveLength(1);
    await done(vote("amara", "revote"));
    await done(vote("amara", "revote"));
    expect(await codes(vote("amara", "revote", "stronglyInclined", "raises", "x"))).toContain("alreadyCast");
    expect(await codes(vote("rosa", "revote"))).toContain("notASpeaker");
  });

  test("all cast in parallel show once, and none is lost", async () => {
    await gather();
    await done(advance("revote"));
    await Promise.all(EVERYBODY.flatMap((who) => [done(vote(who, "revote")), done(vote(who, "revote"))]));
    expect((await debriefNow()).revoteShownAt).not.toBeNull();
    expect((await seenBy("amara")).conclusions?.votes).toHaveLength(4);
  });

  test("marking the last one waited for as left shows the votes (D3)", async () => {
    await gather();
    await done(advance("revote"));
    for (const who of ["amara", "hana", "ravi"] as const) await done(vote(who, "revote"));
    expect(await codes(markLeft(as("ravi"), loop.id, { personId: WHO.bo, reason: " " }, Date.now()))).toEqual(
      ["reasonMissing"],
    );
    await done(markLeft(as("ravi"), loop.id, { personId: WHO.bo, reason: "Lost the line." }, Date.now()));
    expect((await debriefNow()).revoteShownAt).not.toBeNull();
    expect(await codes(vote("bo", "revote"))).toContain("voteShown");
  });

  test("who joins after an adjournment, when all had cast, finds the votes shown", async () => {
    await gather();
    await done(advance("revote"));
    for (const who of ["amara", "hana", "ravi"] as const) await done(vote(who, "revote"));
    await done(adjournDebrief(as("ravi"), loop.id, "Fire alarm.", Date.now()));
    await done(reopenDebrief(as("ravi"), loop.id, Date.now()));
    for (const who of ["amara", "hana"] as const) await done(joinDebrief(as(who), loop.id, Date.now()));
    await done(advance("revote"));
    expect((await debriefNow()).revoteShownAt).not.toBeNull();
    await done(advance("discussion"));
  });
});

describe("turns", () => {
  test("a doubled or stale click skips nobody (D2)", async () => {
    await gather();
    await done(advance("revote"));
    for (const who of EVERYBODY) await done(vote(who, "revote"));
    await done(advance("discussion"));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => codes(nextTurn(as("ravi"), loop.id, WHO.amara, Date.now()))),
    );
    expect(answers.filter((a) => a.length === 0)).toHaveLength(1);
    expect(currentSpeaker(await debriefNow())?.personId).toBe(WHO.bo);
    expect(await codes(nextTurn(as("hana"), loop.id, WHO.bo, Date.now()))).toEqual(["notLeader"]);
    await done(nextTurn(as("bo"), loop.id, WHO.bo, Date.now()));
    expect(await codes(advance("finalVote"))).toEqual(["turnsLeft"]);
  });

  test("reading is marked once", async () => {
    await gather();
    await done(markRead(as("amara"), loop.id, Date.now()));
    await done(markRead(as("amara"), loop.id, Date.now()));
    const { rows } = await db.owner.query(
      "SELECT 1 FROM audit_entry WHERE loop_id = $1 AND act = 'debrief.read'",
      [loop.id],
    );
    expect(rows).toHaveLength(1);
  });

  test("without the quorum there is no re-vote (D3)", async () => {
    await gather(["ravi", "hana"]);
    expect(await codes(advance("revote"))).toEqual(["quorumMissing"]);
  });

  test("a successor finds a place at the reopening, and nobody moves (P5, P6)", async () => {
    await gather();
    const before = (await debriefNow()).speakers;
    await done(adjournDebrief(as("ravi"), loop.id, "To be continued.", Date.now()));
    await db.owner.query(
      "INSERT INTO appointment (loop_id, person_id, by_id, at, held_independence, cause, reason) VALUES ($1, $2, $3, now(), true, 'recused', 'A cousin.')",
      [loop.id, WHO.petra, WHO.lena],
    );
    expect(await codes(reopenDebrief(as("petra"), loop.id, Date.now()))).toEqual(["assessmentMissing"]);
    await db.owner.query(
      "INSERT INTO assessment (loop_id, author_id, text, at) VALUES ($1, $2, 'I read it all.', clock_timestamp() + interval '1 second')",
      [loop.id, WHO.petra],
    );
    await done(reopenDebrief(as("petra"), loop.id, Date.now()));
    const { view } = await readLoop(as("petra"), loop.id, () => null, Date.now());
    const after = view.conclusions?.debriefs[0]?.speakers ?? [];
    const places = new Map(after.map((s) => [s.personId, s.place]));
    expect(before.map((s) => places.get(s.personId))).toEqual(before.map((s) => s.place));
    expect(after.map((s) => s.personId)).toContain(WHO.petra);
    expect(new Set(places.values()).size).toBe(5);
  });
});

describe("decision", () => {
  test("a hire, concurred with, closes without ending the loop (D4)", async () => {
    await toDecision();
    expect(await codes(closeDebrief(as("ravi"), loop.id, Date.now()))).toEqual(["decisionMissingHere"]);
    expect(
      await codes(decide(as("ravi"), loop.id, { outcome: "hire", level: null, reason: "Yes." }, Date.now())),
    ).toEqual(["notHiringManager"]);
    await done(
      decide(as("hana"), loop.id, { outcome: "hire", level: null, reason: "Clear evidence." }, Date.now()),
    );
    expect(await codes(concur(as("hana"), loop.id, "Yes.", Date.now()))).toEqual(["notTheBarRaiser"]);
    await done(concur(as("ravi"), loop.id, "Raises the bar on ownership.", Date.now()));
    await done(closeDebrief(as("ravi"), loop.id, Date.now()));
    const view = await seenBy("rosa");
    expect(view.ending).toBeNull();
    expect(view.gates?.filter((g) => g.state === "unmet")).toEqual([]);
    expect(await codes(openDebrief(as("ravi"), loop.id, Date.now()))).toEqual(["nothingNew"]);
  });

  test("another level asks both bar holders anew (D4)", async () => {
    await toDecision();
    const at4 = { outcome: "hireAtAnotherLevel", reason: "Strong at L4." } as const;
    expect(await codes(decide(as("hana"), loop.id, { ...at4, level: 5 }, Date.now()))).toEqual([
      "otherLevelIsSame",
    ]);
    await done(decide(as("hana"), loop.id, { ...at4, level: 4 }, Date.now()));
    await done(recordLevelBar(as("hana"), loop.id, "raises", Date.now()));
    expect(await codes(recordLevelBar(as("hana"), loop.id, "raises", Date.now()))).toEqual(["levelBarGiven"]);
    expect(await codes(recordLevelBar(as("bo"), loop.id, "raises", Date.now()))).toEqual(["notForLevelBar"]);
    await done(recordLevelBar(as("ravi"), loop.id, "raises", Date.now()));
    expect((await seenBy("rosa")).gates?.find((g) => g.gate === "bar")?.state).toBe("met");
  });

  test("a no hire ends the loop as the debrief closes", async () => {
    await toDecision(["amara", "hana", "ravi"]);
    await done(
      decide(as("hana"), loop.id, { outcome: "noHire", level: null, reason: "Not yet." }, Date.now()),
    );
    await done(closeDebrief(as("ravi"), loop.id, Date.now()));
    expect((await seenBy("rosa")).ending?.kind).toBe("noHire");
    expect(await codes(joinDebrief(as("amara"), loop.id, Date.now()))).toContain("noDebriefOpen");
  });
});
