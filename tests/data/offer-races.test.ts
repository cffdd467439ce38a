import { beforeAll, expect, test } from "vitest";
import { recordOfferDeed } from "~/data/offer.server";
import { castVeto, liftVeto } from "~/data/veto.server";
import type { FreshDatabase } from "../support/database";
import { addRevealedRound, as, groundsIn, type RevealedLoop, WHO } from "../support/debrief-world";
import { offerableLoop } from "../support/offer-world";
import { openSettled } from "../support/settled";

const ROUNDS = 200;

let db: FreshDatabase;

beforeAll(async () => {
  db = await openSettled();
  return () => db.close();
});

type Said = Promise<readonly { readonly code: string }[]>;
const codes = async (said: Said) => (await said).map((o) => o.code);

const ready = ({ id }: RevealedLoop) => codes(recordOfferDeed(as("rosa"), id, "ready", null, Date.now()));
const extended = ({ id }: RevealedLoop) =>
  codes(recordOfferDeed(as("rosa"), id, "extended", null, Date.now()));
const veto = (loop: RevealedLoop) => codes(castVeto(as("ravi"), loop.id, groundsIn(loop), Date.now()));

/** Starts both at once; every second time the other way round. */
const race = async <T>(round: number, first: () => Promise<T>, second: () => Promise<T>) => {
  if (round % 2 === 0) return Promise.all([first(), second()]);
  const other = second();
  return Promise.all([first(), other]);
};

const standing = async (id: string) => {
  const sql = `SELECT offer_deed($1) AS deed,
    EXISTS (SELECT 1 FROM veto WHERE loop_id = $1 AND resolution IS NULL) AS open,
    (SELECT array_agg(act ORDER BY number) FROM audit_entry WHERE loop_id = $1) AS acts`;
  const { rows } = await db.owner.query<{ deed: string; open: boolean; acts: string[] }>(sql, [id]);
  return rows[0];
};

test(`ready against veto in parallel, ${ROUNDS} rounds: never a ready offer under an open veto (V2, O2)`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const loop = await offerableLoop(db.owner);
    const [marked, cast] = await race(
      round,
      () => ready(loop),
      () => veto(loop),
    );
    expect(cast).toEqual([]);
    const wasFirst = marked.length === 0;
    if (!wasFirst) expect(marked).toContain("gateVetoOpen");
    expect(await standing(loop.id)).toEqual({
      deed: wasFirst ? "dropped" : "none",
      open: true,
      acts: wasFirst ? ["offer.ready", "veto.cast", "offer.dropped"] : ["veto.cast"],
    });
  }
}, 180_000);

test("extended against veto in parallel: one of them holds (V1, O2)", async () => {
  for (let round = 0; round < 40; round++) {
    const loop = await offerableLoop(db.owner);
    expect(await ready(loop)).toEqual([]);
    const [sent, cast] = await race(
      round,
      () => extended(loop),
      () => veto(loop),
    );
    expect([sent, cast].filter((answer) => answer.length === 0)).toHaveLength(1);
    const now = await standing(loop.id);
    expect([now?.deed, now?.open]).toEqual(cast.length === 0 ? ["dropped", true] : ["extended", false]);
  }
}, 90_000);

test("ready while the veto is being lifted never rests on what stood before it (V4)", async () => {
  for (let round = 0; round < 20; round++) {
    const loop = await offerableLoop(db.owner);
    await veto(loop);
    const later = await addRevealedRound(db.owner, loop.id, "followUp", [["bo", "interviewer"]]);
    const cites = [{ kind: "evidence" as const, id: later[WHO.bo] ?? "" }];
    const [marked, lifted] = await race(
      round,
      () => ready(loop),
      () => codes(liftVeto(as("ravi"), loop.id, { text: "A second account agrees.", cites }, Date.now())),
    );
    expect(lifted).toEqual([]);
    expect(marked).toContain("gateConcurrence");
    expect((await standing(loop.id))?.deed).toBe("none");
  }
}, 60_000);
