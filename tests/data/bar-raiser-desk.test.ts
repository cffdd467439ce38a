import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type DeskRow, readDesk } from "~/data/bar-raiser-desk.server";
import { openDebrief } from "~/data/debrief.server";
import { markRead } from "~/data/debrief-presence.server";
import { castVeto } from "~/data/veto.server";
import { HOUR } from "~/domain/time";
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
  loop = await revealedLoop(db.owner);
});

const deedsIn = (rows: readonly DeskRow[] | null) =>
  rows?.find((row) => row.id === loop.id)?.items.map((item) => item.deed) ?? null;
const mine = async (who: Who) => deedsIn((await readDesk(as(who), Date.now())).mine);
const asLead = async (who: Who) => deedsIn((await readDesk(as(who), Date.now() + HOUR)).lead);

describe("the desk of a Bar Raiser", () => {
  test("asks for the debrief once all is revealed, then for what its phase wants", async () => {
    expect(await mine("ravi")).toEqual(["openDebrief"]);
    await openDebrief(as("ravi"), loop.id, Date.now());
    // Who opens it has joined it.
    expect(await mine("ravi")).toContain("markRead");
    await markRead(as("ravi"), loop.id, Date.now());
    expect(await mine("ravi")).not.toContain("markRead");
  });

  test("has a row for the Bar Raiser alone, resting when nothing waits", async () => {
    loop = await offerableLoop(db.owner);
    expect(await mine("ravi")).toEqual([]);
    for (const who of ["petra", "hana", "rosa", "lena"] as const) expect(await mine(who)).toBeNull();
  });

  test("says of an open veto what would lift it (V3)", async () => {
    loop = await offerableLoop(db.owner);
    await castVeto(as("ravi"), loop.id, groundsIn(loop), Date.now());
    expect(await mine("ravi")).toEqual(["awaitNewEvidence"]);
    await addRevealedRound(db.owner, loop.id, "followUp", [["bo", "interviewer"]]);
    expect(await mine("ravi")).toEqual(expect.arrayContaining(["openDebrief", "resolveVeto"]));
  });

  test("asks nothing of a loop that has ended (S10)", async () => {
    await db.owner.query("UPDATE loop SET ended_at = now(), end_kind = 'roleClosed' WHERE id = $1", [
      loop.id,
    ]);
    expect(await mine("ravi")).toBeNull();
  });
});

describe("the desk of a lead", () => {
  test("names the loops whose Bar Raiser cannot act (P5), and is no lead's who has a part in them", async () => {
    expect(await asLead("lena")).toBeNull();
    const recused =
      "INSERT INTO recusal (loop_id, person_id, reason, at) VALUES ($1, $2, 'A cousin.', now())";
    await db.owner.query(recused, [loop.id, WHO.ravi]);
    expect(await asLead("lena")).toEqual(["succeed"]);
    await db.owner.query("UPDATE loop SET recruiter_id = $2 WHERE id = $1", [loop.id, WHO.lena]);
    expect(await asLead("lena")).toBeNull();
    expect(await asLead("luis")).toEqual(["succeed"]);
    expect((await readDesk(as("ravi"), Date.now())).lead).toBeNull();
  });

  test("names replacements that wait for an agreement", async () => {
    await db.owner.query(
      "INSERT INTO replacement (loop_id, seat, from_id, to_id, reason, by_id, at) VALUES ($1, 'recruiter', $2, $3, 'Parental leave.', $4, now())",
      [loop.id, WHO.rosa, WHO.ada, WHO.ada],
    );
    expect(await asLead("lena")).toEqual(["agreeReplacement"]);
  });
});
