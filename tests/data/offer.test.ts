import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readLoopState } from "~/data/loops.server";
import { readOffer, recordOfferDeed } from "~/data/offer.server";
import { castVeto } from "~/data/veto.server";
import type { RecruiterDeed } from "~/domain/offer";
import type { FreshDatabase } from "../support/database";
import {
  addRevealedRound,
  as,
  groundsIn,
  type RevealedLoop,
  revealedLoop,
  WHO,
  type Who,
} from "../support/debrief-world";
import { offerableLoop } from "../support/offer-world";
import { openSettled } from "../support/settled";

let db: FreshDatabase;
let loop: RevealedLoop;

beforeAll(async () => {
  db = await openSettled();
  return () => db.close();
});
beforeEach(async () => {
  loop = await offerableLoop(db.owner);
});

const deed = async (what: RecruiterDeed, reason: string | null = null, who: Who = "rosa") =>
  (await recordOfferDeed(as(who), loop.id, what, reason, Date.now())).map((o) => o.code);
const steps = async () =>
  (await readLoopState(as("rosa"), loop.id, () => null)).view.offer.map((s) => [s.deed, s.by?.name ?? null]);
const acts = async () => {
  const sql = "SELECT act FROM audit_entry WHERE loop_id = $1 AND act LIKE 'offer.%' ORDER BY number";
  return (await db.owner.query<{ act: string }>(sql, [loop.id])).rows.map((r) => r.act);
};
const veto = () => castVeto(as("ravi"), loop.id, groundsIn(loop), Date.now());

describe("the deeds of an offer", () => {
  test("go from ready to accepted, which ends the loop (O4)", async () => {
    expect(await deed("extended")).toEqual(["offerNotReady"]);
    expect(await deed("ready")).toEqual([]);
    expect(await deed("accepted")).toEqual(["offerNotExtended"]);
    expect(await deed("extended")).toEqual([]);
    expect(await deed("ready")).toEqual(["offerStep"]);
    expect(await deed("accepted")).toEqual([]);
    expect(await steps()).toEqual([
      ["ready", "Rosa"],
      ["extended", "Rosa"],
      ["accepted", "Rosa"],
    ]);
    expect(await acts()).toEqual(["offer.ready", "offer.extended", "offer.accepted"]);
    const { ending } = (await readLoopState(as("lena"), loop.id, () => null)).view;
    expect(ending?.kind).toBe("offerAccepted");
    expect(await deed("rescinded", "Too late.")).toContain("loopEnded");
  });

  test("declined and rescinded end the loop; rescinding needs a reason", async () => {
    await deed("ready");
    await deed("extended");
    expect(await deed("rescinded", " ")).toEqual(["reasonMissing"]);
    expect(await deed("rescinded", "The role is frozen.")).toEqual([]);
    expect((await readOffer(as("hana"), loop.id)).ending?.kind).toBe("offerRescinded");
    loop = await offerableLoop(db.owner);
    await deed("ready");
    await deed("extended");
    expect(await deed("declined")).toEqual([]);
    expect((await readOffer(as("hana"), loop.id)).ending?.kind).toBe("offerDeclined");
  });

  test("belong to the loop's recruiter alone, and others learn nothing from trying", async () => {
    for (const who of ["hana", "ravi", "amara", "lena", "ada"] as const) {
      expect(await deed("ready", null, who)).toEqual(["notTheRecruiter"]);
    }
    await expect(deed("ready", null, "petra")).rejects.toMatchObject({ status: 404 });
    expect(await steps()).toEqual([]);
  });

  test("sent twice, also in parallel, are done once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => deed("ready")));
    expect(answers.flat()).toEqual([]);
    expect(await acts()).toEqual(["offer.ready"]);
  });
});

describe("readiness", () => {
  test("names every unmet gate, with who can move it (O1)", async () => {
    loop = await revealedLoop(db.owner);
    expect(await deed("ready")).toEqual([
      "gateDebriefNone",
      "gateDecisionMissing",
      "gateBarMissing",
      "gateConcurrence",
      "gateIndependenceDue",
    ]);
    const { gates } = await readOffer(as("rosa"), loop.id);
    expect(gates?.map((g) => g.state)).toContain("notApplicable");
    const concurrence = gates?.find((g) => g.gate === "concurrence");
    expect(concurrence?.reasons[0]).toMatchObject({ mover: "the Bar Raiser", people: [{ name: "Ravi" }] });
  });

  test("drops in the transaction of the veto, and lifting would revive nothing (V2, O3)", async () => {
    await deed("ready");
    expect(await veto()).toEqual([]);
    expect(await steps()).toEqual([
      ["ready", "Rosa"],
      ["dropped", null],
    ]);
    expect(await acts()).toEqual(["offer.ready", "offer.dropped"]);
    expect(await deed("extended")).toContain("offerNotReady");
    expect(await deed("ready")).toContain("gateVetoOpen");
  });

  test("after an extended offer a change is shown beside it, and the offer stays (O3)", async () => {
    await deed("ready");
    await deed("extended");
    await addRevealedRound(db.owner, loop.id, "followUp", [["bo", "interviewer"]]);
    const seen = await readOffer(as("hana"), loop.id);
    expect(seen.offer).toBe("extended");
    expect(seen.changed.map((g) => g.gate)).toEqual(["debrief", "concurrence"]);
  });
});

describe("what a page may know", () => {
  test("only the recruiter is offered deeds, and only those that can follow", async () => {
    expect((await readOffer(as("rosa"), loop.id)).deeds.map((d) => d.deed)).toEqual(["ready"]);
    expect((await readOffer(as("hana"), loop.id)).deeds).toEqual([]);
    await deed("ready");
    expect((await readOffer(as("rosa"), loop.id)).deeds.map((d) => d.deed)).toEqual(["extended"]);
  });

  test("who owes feedback of a later round sees neither gates nor offer, and learns none by trying (S4)", async () => {
    await owe("rosa");
    const seen = await readOffer(as("rosa"), loop.id);
    expect(seen).toMatchObject({ gates: null, offer: null, steps: [], hidden: "writeFirst", changed: [] });
    expect(await deed("ready")).toEqual(["gatesHidden"]);
  });

  test("a hire proposes the link to a person, until there is one (S9)", async () => {
    await deed("ready");
    await deed("extended");
    await deed("accepted");
    expect((await readOffer(as("rosa"), loop.id)).link).toBe("proposed");
    expect((await readOffer(as("hana"), loop.id)).link).toBe("none");
    const link =
      "UPDATE candidate SET person_id = $2 WHERE id = (SELECT candidate_id FROM loop WHERE id = $1)";
    await db.owner.query(link, [loop.id, WHO.lena]);
    expect((await readOffer(as("rosa"), loop.id)).link).toBe("linked");
    await expect(readOffer(as("lena"), loop.id)).rejects.toMatchObject({ status: 404 });
  });
});

/** Puts the person on a started follow-up round, with nothing read before. */
async function owe(who: Who) {
  const { rows } = await db.owner.query<{ id: string }>(
    `INSERT INTO round (loop_id, number, kind, created_at, started_at, focus)
     VALUES ($1, 2, 'followUp', clock_timestamp(), clock_timestamp(), '{}') RETURNING id`,
    [loop.id],
  );
  await db.owner.query(
    "INSERT INTO assignment (loop_id, round_id, person_id, kind, due_at) VALUES ($1, $2, $3, 'interviewer', now() + interval '1 day')",
    [loop.id, rows[0]?.id, WHO[who]],
  );
}
