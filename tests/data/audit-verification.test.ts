import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readChainState } from "~/data/audit-state.server";
import {
  carryOutVerification,
  type Run,
  recordVerification,
  takeVerification,
} from "~/data/audit-verification.server";
import { verifyChain } from "~/data/audit-verify.server";
import { asNobody } from "~/data/transaction.server";
import type { FreshDatabase } from "../support/database";
import { as, WHO, type Who } from "../support/debrief-world";
import { applicationClient } from "../support/raw";
import { openSettled } from "../support/settled";

let db: FreshDatabase;

beforeEach(async () => {
  db = await openSettled();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.close();
});

const AT = Date.parse("2026-12-01T09:00:00Z");
const never = new AbortController().signal;

const append = (count: number) =>
  db.owner.query(
    "INSERT INTO audit_entry (at, act, details) SELECT now(), 'team.added', '{}' FROM generate_series(1, $1::int)",
    [count],
  );

/** Presses the button: takes the place and carries it out. */
async function press(who: Who, now = AT): Promise<Run | null> {
  const run = await takeVerification(as(who), now);
  if (run) await carryOutVerification(as(who), run, never);
  return run;
}

const recorded = async () =>
  (await db.owner.query("SELECT by_id, checked::int, flaw FROM audit_verification ORDER BY at")).rows;

const isTaken = async () => (await db.owner.query("SELECT FROM audit_verifying")).rowCount === 1;

/** As if its process had died so long ago. */
const fallSilent = () =>
  db.owner.query("UPDATE audit_verifying SET beat_at = clock_timestamp() - interval '31 seconds'");

/** A moment of the verifier's clock passes with each look at it, so that every batch is reported. */
function everyBatchIsASign(): void {
  let passed = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    passed += 1_001;
    return passed;
  });
}

describe("what the page says of the chain", () => {
  test("nothing before the first verification; then when, by whom, how many, and how many have come since", async () => {
    await append(30);
    expect(await readChainState(as("luis"))).toEqual({ last: null, running: null });
    await press("ada");
    await append(4);
    const { last } = await readChainState(as("lena"));
    expect(last).toMatchObject({ at: AT, by: "Ada", state: "whole" });
    expect(last?.figures).toMatchObject({ checked: 30, since: 4, first: null });
    expect(last?.figures?.head).toMatch(/^[0-9a-f]{64}$/);
  });

  test("the console's verification as well, the latest of both", async () => {
    await append(3);
    await press("ada");
    const found = await verifyChain();
    await asNobody((tx) => recordVerification(tx, found, null, AT + 1));
    expect((await readChainState(as("ada"))).last).toMatchObject({ at: AT + 1, by: null, state: "whole" });
  });

  test("where it broke, for good: a later one that finds nothing does not take it back", async () => {
    await append(9);
    await db.owner.query("ALTER TABLE audit_entry DISABLE TRIGGER USER");
    await db.owner.query("UPDATE audit_entry SET act = 'team.renamed' WHERE number = 7");
    await press("ada");
    const { last } = await readChainState(as("ada"));
    expect(last).toMatchObject({
      state: "broken",
      figures: { checked: 6, first: { number: 7, flaw: "edited" } },
    });
    await db.owner.query("UPDATE audit_entry SET act = 'team.added' WHERE number = 7");
    await press("lena", AT + 1);
    expect((await readChainState(as("ada"))).last?.state).toBe("whole");
    expect(await recorded()).toMatchObject([{ flaw: "edited" }, { flaw: null }]);
  });

  test("is there for admins, leads and auditors; for others it is not", async () => {
    for (const who of ["ada", "lena", "luis"] as const) expect(await press(who)).not.toBeNull();
    for (const who of ["rosa", "ravi", "amara"] as const) {
      await expect(readChainState(as(who))).rejects.toMatchObject({ status: 404 });
      await expect(takeVerification(as(who), AT)).rejects.toMatchObject({ status: 404 });
      const run = { id: WHO.ada, by: WHO.ada, at: AT };
      await expect(carryOutVerification(as(who), run, never)).rejects.toMatchObject({ status: 404 });
    }
  });

  test("no figure to a candidate: entries about them that come and go change nothing (S9)", async () => {
    const { rows } = await db.owner.query<{ id: string }>(
      "INSERT INTO candidate (name, email, person_id, created_by_id, created_at) VALUES ('Luis', 'l@home.example', $1, $2, now()) RETURNING id",
      [WHO.luis, WHO.rosa],
    );
    await append(20);
    await press("ada");
    await takeVerification(as("ada"), AT + 1);
    await db.owner.query("UPDATE audit_verifying SET checked = 5, total = 20");
    const before = await readChainState(as("luis"));
    expect(before).toEqual({
      last: { at: AT, by: "Ada", state: "whole", figures: null },
      running: { at: AT + 1, figures: null },
    });
    await db.owner.query(
      "INSERT INTO audit_entry (at, act, subject_id, details) VALUES (now(), 'candidate.changed', $1, '{}')",
      [rows[0]?.id],
    );
    await db.owner.query("UPDATE audit_verifying SET checked = 9, total = 21");
    expect(await readChainState(as("luis"))).toEqual(before);
    expect((await readChainState(as("lena"))).last?.figures?.since).toBe(1);
  });
});

describe("a verification under way", () => {
  test("is one, however many press at once", async () => {
    await append(10);
    const presses = await Promise.all(Array.from({ length: 12 }, () => takeVerification(as("ada"), AT)));
    const runs = presses.filter((run) => run !== null);
    expect(runs).toHaveLength(1);
    if (runs[0]) await carryOutVerification(as("ada"), runs[0], never);
    expect(await recorded()).toEqual([{ by_id: WHO.ada, checked: 10, flaw: null }]);
    expect(await isTaken()).toBe(false);
  });

  test("says in the database how far it is", async () => {
    await append(2_345);
    await db.owner.query(
      `CREATE TABLE heard (checked int, total int);
       CREATE FUNCTION hear() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
         BEGIN INSERT INTO heard VALUES (NEW.checked, NEW.total); RETURN NULL; END $$;
       CREATE TRIGGER hear AFTER UPDATE ON audit_verifying FOR EACH ROW EXECUTE FUNCTION hear()`,
    );
    everyBatchIsASign();
    await press("ada");
    const { rows } = await db.owner.query("SELECT checked, total FROM heard ORDER BY checked");
    expect(rows).toEqual([1000, 2000, 2345].map((checked) => ({ checked, total: 2345 })));
  });

  test("shows on the page until its process gives no sign of life any more, and is then taken over", async () => {
    await append(3);
    const first = await takeVerification(as("ada"), AT);
    expect((await readChainState(as("lena"))).running).toMatchObject({ at: AT });
    expect(await takeVerification(as("lena"), AT)).toBeNull();
    await fallSilent();
    expect((await readChainState(as("lena"))).running).toBeNull();
    expect(await press("lena", AT + 1)).not.toBeNull();
    // Whom it was taken from was only slow, and says nothing of what it finds.
    if (first) await carryOutVerification(as("ada"), first, never);
    expect(await recorded()).toEqual([{ by_id: WHO.lena, checked: 3, flaw: null }]);
  });

  test("ends quietly when it finds its place taken over, and leaves the other one alone", async () => {
    await append(2_345);
    const first = await takeVerification(as("ada"), AT);
    await fallSilent();
    const second = await takeVerification(as("lena"), AT + 1);
    everyBatchIsASign();
    if (first) await carryOutVerification(as("ada"), first, never);
    expect(await recorded()).toEqual([]);
    const { rows } = await db.owner.query("SELECT run_id, checked::int FROM audit_verifying");
    expect(rows).toEqual([{ run_id: second?.id, checked: 0 }]);
  });

  test("records nothing where it is stopped, and leaves its place", async () => {
    await append(10);
    const run = await takeVerification(as("ada"), AT);
    if (!run) throw new Error("The place was taken.");
    const stopped = carryOutVerification(as("ada"), run, AbortSignal.abort());
    await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
    expect(await recorded()).toEqual([]);
    expect(await isTaken()).toBe(false);
  });
});

describe("its record", () => {
  test("is no entry of the chain that it is about", async () => {
    await append(10);
    const { rows: before } = await db.owner.query("SELECT number, hash FROM audit_head");
    await press("ada");
    expect((await db.owner.query("SELECT number, hash FROM audit_head")).rows).toEqual(before);
  });

  test("is neither changed nor taken away, by the application or by the tables' owner", async () => {
    await append(1);
    await press("ada");
    const client = await applicationClient(db);
    for (const sql of [
      "UPDATE audit_verification SET flaw = NULL",
      "DELETE FROM audit_verification",
      "TRUNCATE audit_verification",
    ]) {
      await expect(client.query(sql), sql).rejects.toMatchObject({ code: "42501" });
      await expect(db.owner.query(sql), sql).rejects.toMatchObject({ code: "PB001" });
    }
    await client.end();
  });
});
