import { beforeAll, describe, expect, test } from "vitest";
import { recordOfferDeed } from "~/data/offer.server";
import { readOffersBoard } from "~/data/offers-board.server";
import { castVeto } from "~/data/veto.server";
import type { FreshDatabase } from "../support/database";
import { as, groundsIn, type RevealedLoop, revealedLoop, WHO, type Who } from "../support/debrief-world";
import { offerableLoop } from "../support/offer-world";
import { openSettled } from "../support/settled";

let db: FreshDatabase;
const loops: Record<string, RevealedLoop> = {};

beforeAll(async () => {
  db = await openSettled();
  loops.undebriefed = await revealedLoop(db.owner);
  for (const name of ["clear", "ready", "vetoed", "extended", "ended"])
    loops[name] = await offerableLoop(db.owner);
  for (const name of ["ready", "vetoed", "extended", "ended"]) await deed(name, "ready");
  for (const name of ["extended", "ended"]) await deed(name, "extended");
  await deed("ended", "accepted");
  await veto("vetoed");
  for (const [name, { id }] of Object.entries(loops)) {
    await db.owner.query(
      "UPDATE candidate SET name = $2 WHERE id = (SELECT candidate_id FROM loop WHERE id = $1)",
      [id, name],
    );
  }
  return () => db.close();
});

const idOf = (name: string) => loops[name]?.id ?? "";
const deed = async (name: string, what: "ready" | "extended" | "accepted") =>
  expect(await recordOfferDeed(as("rosa"), idOf(name), what, null, Date.now())).toEqual([]);
const veto = async (name: string) => {
  const grounds = groundsIn(loops[name] ?? expect.fail(`There is no loop ${name}.`));
  expect(await castVeto(as("ravi"), idOf(name), grounds, Date.now())).toEqual([]);
};

const board = (who: Who, query = "") => readOffersBoard(as(who), new URL(`http://localhost/offers?${query}`));
const names = async (who: Who, query = "") =>
  (await board(who, query)).rows.map((row) => row.offer.candidate.name).sort();

describe("the board", () => {
  test("shows each open loop with its ten gates, and the first that holds it back", async () => {
    const { rows } = await board("rosa");
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row.offer.gates).toHaveLength(10);
    const of = (name: string) => rows.find((row) => row.id === idOf(name));
    expect(of("undebriefed")?.blocker?.gate).toBe("debrief");
    expect(of("undebriefed")?.blocker?.reasons[0]?.people).toEqual([{ id: WHO.ravi, name: "Ravi" }]);
    expect(of("vetoed")).toMatchObject({ offer: { offer: "dropped" }, blocker: { gate: "veto" } });
    expect(of("clear")).toMatchObject({ offer: { offer: "none" }, blocker: null });
  });

  test("is narrowed by what the reader sees", async () => {
    expect(await names("rosa", "show=blocked")).toEqual(["undebriefed", "vetoed"]);
    expect(await names("rosa", "show=ready")).toEqual(["clear", "ready"]);
    expect(await names("rosa", "show=out")).toEqual(["extended"]);
    expect(await names("rosa", "show=ended")).toEqual(["ended"]);
    expect(await names("rosa", "show=mine")).toHaveLength(5);
    expect(await names("lena", "show=mine")).toEqual([]);
    expect(await names("lena", "q=veto")).toEqual(["vetoed"]);
    expect(await names("lena", "q=ENGINEER")).toHaveLength(5);
    expect(await names("lena", "role=nonsense&show=nonsense")).toHaveLength(5);
  });

  test("has no row of loops that don't exist for the reader, and no role of them (S8, S9)", async () => {
    expect(await names("petra")).toEqual([]);
    expect((await board("petra")).roles).toEqual([]);
    const link =
      "UPDATE candidate SET person_id = $2 WHERE id = (SELECT candidate_id FROM loop WHERE id = $1)";
    await db.owner.query(link, [idOf("clear"), WHO.luis]);
    expect(await names("luis")).not.toContain("clear");
    expect(await names("luis", "q=clear")).toEqual([]);
    await db.owner.query(link, [idOf("clear"), null]);
  });

  test("tells nothing of a loop's gates to who owes feedback there first, by no filter (S2, S4)", async () => {
    const { rows } = await db.owner.query<{ id: string }>(
      "INSERT INTO round (loop_id, number, kind, created_at, started_at, focus) VALUES ($1, 2, 'followUp', now(), now(), '{}') RETURNING id",
      [idOf("vetoed")],
    );
    await db.owner.query(
      "INSERT INTO assignment (loop_id, round_id, person_id, kind, due_at) VALUES ($1, $2, $3, 'interviewer', now())",
      [idOf("vetoed"), rows[0]?.id, WHO.petra],
    );
    const [row] = (await board("petra")).rows;
    expect(row).toMatchObject({ blocker: null, offer: { gates: null, offer: null, hidden: "writeFirst" } });
    for (const show of ["blocked", "ready", "out"]) expect(await names("petra", `show=${show}`)).toEqual([]);
  });

  test("pages by keyset, also where a filter leaves most out", async () => {
    await db.owner.query(
      `WITH many AS (INSERT INTO candidate (name, email, created_by_id, created_at)
         SELECT 'Many ' || n, n || '@example.org', $1, now() FROM generate_series(1, 60) n RETURNING id)
       INSERT INTO loop (candidate_id, role_id, hiring_manager_id, recruiter_id, created_by_id, created_at, changed_at)
         SELECT many.id, l.role_id, l.hiring_manager_id, l.recruiter_id, $1, now(), now() FROM many, loop l WHERE l.id = $2`,
      [WHO.rosa, idOf("clear")],
    );
    const seen: string[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const page = await board("rosa", after ? `after=${after}` : "");
      seen.push(...page.rows.map((row) => row.id));
      after = page.next;
    }
    expect(seen).toHaveLength(65);
    expect(new Set(seen).size).toBe(65);
    expect(await names("rosa", "show=ready")).toEqual(["clear", "ready"]);
  });
});
