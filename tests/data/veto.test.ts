import pg from "pg";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadLoop, readLoop } from "~/data/loops.server";
import { asViewer } from "~/data/transaction.server";
import { castVeto, liftVeto, upholdVeto } from "~/data/veto.server";
import { readVetoDraft, saveVetoDraft } from "~/data/veto-draft.server";
import { citesThatLift } from "~/domain/veto";
import type { FreshDatabase } from "../support/database";
import {
  addRevealedRound,
  as,
  groundsIn,
  OWNERSHIP,
  type RevealedLoop,
  revealedLoop,
  WHO,
  type Who,
} from "../support/debrief-world";
import { openSettled } from "../support/settled";

let db: FreshDatabase;
let loop: RevealedLoop;

beforeAll(async () => {
  db = await openSettled();
  return () => db.close();
});
beforeEach(async () => {
  loop = await revealedLoop(db.owner);
});

type Answer = Promise<readonly { readonly code: string }[]>;
const codes = async (objections: Answer) => (await objections).map((o) => o.code);
const done = async (objections: Answer) => expect(await codes(objections)).toEqual([]);
const seenBy = async (who: Who) => (await readLoop(as(who), loop.id, () => null, Date.now())).view;

const cast = (who: Who = "ravi") => castVeto(as(who), loop.id, groundsIn(loop), Date.now());
const acts = async () => {
  const sql = "SELECT act FROM audit_entry WHERE loop_id = $1 AND act LIKE 'veto.%' ORDER BY number";
  return (await db.owner.query<{ act: string }>(sql, [loop.id])).rows.map((r) => r.act);
};

describe("casting", () => {
  test("belongs to the Bar Raiser alone, with rationale, principles and evidence (V1)", async () => {
    for (const who of ["hana", "rosa", "lena", "amara"] as const) {
      expect(await codes(cast(who))).toContain("notTheBarRaiser");
    }
    const bare = { rationale: " ", principles: [], cites: [] };
    expect(await codes(castVeto(as("ravi"), loop.id, bare, Date.now()))).toEqual([
      "rationaleMissing",
      "vetoPrinciplesMissing",
      "citationMissing",
    ]);
    const foreign = { ...groundsIn(loop), cites: [{ kind: "evidence" as const, id: OWNERSHIP }] };
    expect(await codes(castVeto(as("ravi"), loop.id, foreign, Date.now()))).toEqual(["citationUnknown"]);
    await done(cast());
    expect((await seenBy("hana")).conclusions?.vetoes[0]).toMatchObject({ byId: WHO.ravi, resolution: null });
  });

  test("two at once make one veto and one audit entry", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => codes(cast())));
    expect(answers.filter((a) => a.length === 0)).toHaveLength(1);
    expect(answers.filter((a) => a[0] === "vetoAlreadyOpen")).toHaveLength(9);
    expect((await seenBy("ravi")).conclusions?.vetoes).toHaveLength(1);
    expect(await acts()).toEqual(["veto.cast"]);
  });

  test("drops a standing readiness in its own transaction (V2)", async () => {
    const ready =
      "INSERT INTO offer_step (loop_id, deed, by_id, at) VALUES ($1, 'ready', $2, now() - interval '1 second')";
    await db.owner.query(ready, [loop.id, WHO.rosa]);
    await done(cast());
    expect((await seenBy("rosa")).offer.map((s) => s.deed)).toEqual(["ready", "dropped"]);
    await expect(
      db.owner.query(
        "INSERT INTO offer_step (loop_id, deed, by_id, at) VALUES ($1, 'ready', $2, now() + interval '1 hour')",
        [loop.id, WHO.rosa],
      ),
    ).rejects.toMatchObject({ code: "PB009" });
  });
});

describe("a draft", () => {
  const draft = (who: Who, rationale: string, base = 0) =>
    saveVetoDraft(as(who), loop.id, { ...groundsIn(loop), rationale }, base, Date.now());

  test("is its owner's alone, leaves no trace in the record, and goes when the veto is cast (S1)", async () => {
    expect(await draft("ravi", "Half a")).toMatchObject({ status: "saved", revision: 1 });
    expect(await draft("ravi", "Half a thought", 1)).toMatchObject({ status: "saved", revision: 2 });
    expect(await readVetoDraft(as("ravi"), loop.id)).toMatchObject({
      revision: 2,
      content: { rationale: "Half a thought", cites: groundsIn(loop).cites },
    });
    expect(await readVetoDraft(as("lena"), loop.id)).toBeNull();
    expect(await draft("hana", "Not mine")).toMatchObject({
      status: "refused",
      objections: [{ code: "notTheBarRaiser" }],
    });
    await expect(readVetoDraft(as("petra"), loop.id)).rejects.toMatchObject({ status: 404 });
    expect(await acts()).toEqual([]);
    await done(cast());
    expect(await readVetoDraft(as("ravi"), loop.id)).toBeNull();
  });

  test("is not overwritten by an older tab, which is shown the newer text (F4)", async () => {
    await draft("ravi", "The first tab");
    const older = await draft("ravi", "The second tab");
    expect(older).toMatchObject({
      status: "conflict",
      newer: { revision: 1, content: { rationale: "The first tab" } },
    });
    expect(await draft("ravi", "The first tab")).toMatchObject({ status: "saved", revision: 1 });
    expect(await draft("ravi", "The second tab", 1)).toMatchObject({ status: "saved", revision: 2 });
  });

  test("outlasts a cast from another tab's older text (F4), and none begins while a veto is open", async () => {
    await draft("ravi", "An older text");
    await draft("ravi", "A newer text", 1);
    await done(castVeto(as("ravi"), loop.id, { ...groundsIn(loop), draftRevision: 1 }, Date.now()));
    expect(await readVetoDraft(as("ravi"), loop.id)).toMatchObject({
      content: { rationale: "A newer text" },
    });
    expect(await draft("ravi", "Another", 2)).toMatchObject({
      status: "refused",
      objections: [{ code: "vetoAlreadyOpen" }],
    });
  });

  test("saved as the veto is cast leaves nothing behind, whichever comes first", async () => {
    for (const _ of Array.from({ length: 5 })) {
      loop = await revealedLoop(db.owner);
      const [kept] = await Promise.all([draft("ravi", "At the same time"), cast()]);
      expect(["saved", "refused"]).toContain(kept.status);
      expect(await readVetoDraft(as("ravi"), loop.id)).toBeNull();
    }
  });
});

describe("lifting", () => {
  const lift = (who: Who, id: string) =>
    liftVeto(
      as(who),
      loop.id,
      { text: "The follow-up settles it.", cites: [{ kind: "evidence", id }] },
      Date.now(),
    );

  test("needs something that somebody else recorded after the cast (V3)", async () => {
    await done(cast());
    expect(await codes(lift("ravi", loop.evidence[WHO.bo] ?? ""))).toEqual(["liftCitationOwnOrOld"]);
    const later = await addRevealedRound(db.owner, loop.id, "followUp", [["bo", "interviewer"]]);
    const fresh = later[WHO.bo] ?? "";
    const offered = await asViewer(WHO.ravi, async (tx) =>
      citesThatLift(await loadLoop(tx, as("ravi"), loop.id)),
    );
    expect(offered).toEqual([{ kind: "evidence", id: fresh }]);
    expect(await codes(lift("hana", fresh))).toContain("notTheResolver");
    await done(lift("ravi", fresh));
    const veto = (await seenBy("hana")).conclusions?.vetoes[0];
    expect(veto?.resolution).toMatchObject({ kind: "lifted", byId: WHO.ravi, cites: [{ id: fresh }] });
    expect(veto?.cites).toEqual(groundsIn(loop).cites);
    expect(await codes(lift("ravi", fresh))).toEqual(["noOpenVeto"]);
    await done(cast());
    expect((await seenBy("ravi")).conclusions?.vetoes).toHaveLength(2);
  });
});

describe("upholding", () => {
  test("records no hire and ends the loop in one transaction (V3)", async () => {
    await done(cast());
    expect(await codes(upholdVeto(as("lena"), loop.id, "It stands.", Date.now()))).toEqual([
      "notTheResolver",
    ]);
    await done(upholdVeto(as("ravi"), loop.id, "It stands.", Date.now()));
    const view = await seenBy("hana");
    expect(view.ending?.kind).toBe("vetoUpheld");
    expect(view.conclusions?.decisions.at(-1)).toMatchObject({ outcome: "noHire", byId: WHO.ravi });
    expect(view.conclusions?.vetoes[0]?.resolution?.kind).toBe("upheld");
    expect(await codes(cast())).toContain("loopEnded");
  });

  test("lifting and upholding at once: one of them holds", async () => {
    await done(cast());
    const later = await addRevealedRound(db.owner, loop.id, "followUp", [["bo", "interviewer"]]);
    const cites = [{ kind: "evidence" as const, id: later[WHO.bo] ?? "" }];
    const answers = await Promise.all([
      codes(liftVeto(as("ravi"), loop.id, { text: "New.", cites }, Date.now())),
      codes(upholdVeto(as("ravi"), loop.id, "It stands.", Date.now())),
    ]);
    expect(answers.filter((a) => a.length === 0)).toHaveLength(1);
    expect(await acts()).toHaveLength(2);
  });

  test("the successor of a recused Bar Raiser resolves it, the predecessor no longer (V3, P5)", async () => {
    await done(cast());
    await db.owner.query(
      "INSERT INTO appointment (loop_id, person_id, by_id, at, held_independence, cause, reason) VALUES ($1, $2, $3, clock_timestamp() + interval '1 second', true, 'recused', 'A cousin.')",
      [loop.id, WHO.petra, WHO.lena],
    );
    expect(await codes(upholdVeto(as("ravi"), loop.id, "Mine.", Date.now()))).toEqual(["notTheResolver"]);
    await done(upholdVeto(as("petra"), loop.id, "It stands.", Date.now()));
    expect((await seenBy("hana")).conclusions?.vetoes[0]).toMatchObject({
      byId: WHO.ravi,
      resolution: { kind: "upheld", byId: WHO.petra },
    });
  });
});

// As the offer's own door does it: under the loop's lock, with the next instant.
async function markReady(): Promise<"ready" | "refused"> {
  const client = new pg.Client(db.config);
  await client.connect();
  try {
    await client.query("BEGIN");
    const lock =
      "SELECT greatest(changed_at + interval '1 ms', now()) AS at FROM loop WHERE id = $1 FOR UPDATE";
    const { rows } = await client.query<{ at: Date }>(lock, [loop.id]);
    const ready = "INSERT INTO offer_step (loop_id, deed, by_id, at) VALUES ($1, 'ready', $2, $3)";
    await client.query(ready, [loop.id, WHO.rosa, rows[0]?.at]);
    await client.query("UPDATE loop SET changed_at = $2 WHERE id = $1", [loop.id, rows[0]?.at]);
    await client.query("COMMIT");
    return "ready";
  } catch (error) {
    await client.query("ROLLBACK");
    expect(error).toMatchObject({ code: "PB009" });
    return "refused";
  } finally {
    await client.end();
  }
}

test("ready against veto in parallel: never a ready offer under an open veto (V2, O2)", async () => {
  for (let round = 0; round < 40; round++) {
    loop = await revealedLoop(db.owner);
    const order = round % 2 === 0 ? [cast(), markReady()] : [markReady(), cast()];
    const [first, second] = await Promise.all(order);
    const answer = round % 2 === 0 ? second : first;
    expect(round % 2 === 0 ? first : second).toEqual([]);
    const { rows } = await db.owner.query<{ deed: string }>("SELECT offer_deed($1) AS deed", [loop.id]);
    expect(rows[0]?.deed).toBe(answer === "ready" ? "dropped" : "none");
  }
}, 120_000);
