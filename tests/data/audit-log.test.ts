import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportAudit } from "~/data/audit-export.server";
import { type AuditRow, listAudit } from "~/data/audit-log.server";
import { recordOfferDeed } from "~/data/offer.server";
import type { FreshDatabase } from "../support/database";
import { as, type RevealedLoop, WHO, type Who } from "../support/debrief-world";
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
  await recordOfferDeed(as("rosa"), loop.id, "ready", null, Date.now());
  const sql = "INSERT INTO audit_entry (at, actor_id, act, loop_id, details) VALUES (now(), $1, $2, $3, $4)";
  await db.owner.query(sql, [WHO.hana, "decision.recorded", loop.id, '{"outcome":"hire","level":5}']);
  await db.owner.query(sql, [WHO.bo, "feedback.submitted", loop.id, '{"version":1}']);
});

const at = (query = "") => new URL(`http://localhost/audit?${query}`);
const page = (who: Who, query = "") => listAudit(as(who), at(query));
const actsIn = (rows: readonly AuditRow[]) => rows.map((row) => row.act);
const ofLoop = (who: Who) => page(who, `loop=${loop.id}`);
const candidateOf = async () =>
  (await db.owner.query<{ id: string }>("SELECT candidate_id AS id FROM loop WHERE id = $1", [loop.id]))
    .rows[0]?.id ?? "";

async function all(who: Who, query = ""): Promise<readonly AuditRow[]> {
  const rows: AuditRow[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const next = await page(who, `${query}&${after ? `after=${after}` : ""}`);
    rows.push(...next.rows);
    after = next.next;
  }
  return rows;
}

const READER = { taken: async () => {}, signal: new AbortController().signal };
const exported = async (who: Who, query = "") =>
  (await new Response(await exportAudit(as(who), at(query), READER)).text())
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("the audit log", () => {
  test("is for admins, leads and auditors; for others it is not there", async () => {
    for (const who of ["rosa", "hana", "ravi", "amara"] as const) {
      await expect(page(who)).rejects.toMatchObject({ status: 404 });
      await expect(exportAudit(as(who), at(), READER)).rejects.toMatchObject({ status: 404 });
    }
  });

  test("names people and loops, and says details in words", async () => {
    const { rows } = await ofLoop("ada");
    expect(actsIn(rows)).toEqual(["feedback.submitted", "decision.recorded", "offer.ready"]);
    expect(rows[1]).toMatchObject({
      actor: "Hana",
      loop: { id: loop.id, candidate: "Noor Haddad", role: "Engineer" },
      details: { outcome: "hire", level: "5" },
    });
  });

  test("is searched by act, by person, by candidate and by loop", async () => {
    expect(new Set(actsIn((await page("lena", "act=offer.ready")).rows))).toEqual(new Set(["offer.ready"]));
    expect(new Set((await page("lena", "q=Hana")).rows.map((r) => r.actor))).toEqual(new Set(["Hana"]));
    expect((await page("lena", "q=noor")).rows.length).toBeGreaterThan(2);
    expect((await page("lena", "q=%25")).rows).toEqual([]);
    expect((await page("lena", "act=no.such")).rows).toEqual([]);
  });

  test("pages both ways, each entry once", async () => {
    await db.owner.query(
      "INSERT INTO audit_entry (at, act, details) SELECT now(), 'team.added', '{}' FROM generate_series(1, 60)",
    );
    const rows = await all("ada", "act=team.added");
    expect(rows).toHaveLength(60);
    expect(new Set(rows.map((r) => r.id)).size).toBe(60);
    const second = await page("ada", `act=team.added&after=${(await page("ada", "act=team.added")).next}`);
    const first = await page("ada", `act=team.added&before=${second.previous}`);
    expect(first.rows.map((r) => r.id)).toEqual(rows.slice(0, 25).map((r) => r.id));
    expect(first.previous).toBeNull();
    expect((await page("ada", "act=team.added&after=nonsense")).rows[0]?.id).toBe(rows[0]?.id);
  });

  test("is exported as lines that can be verified elsewhere", async () => {
    const lines = await exported("ada");
    expect(lines.at(-1)).toMatchObject({ actor: WHO.bo, act: "feedback.submitted", loop: loop.id });
    expect(lines.at(-1)?.previousHash).toBe(lines.at(-2)?.hash);
    expect(lines.map((l) => l.number)).toEqual(lines.map((_, i) => i + 1));
  });
});

describe("what an entry may tell", () => {
  test("nothing to the candidate about their own candidacy: not in pages, search, or export (S9)", async () => {
    const candidate = await candidateOf();
    const created =
      "INSERT INTO audit_entry (at, act, subject_id, details) VALUES (now(), 'candidate.created', $1, '{}'), (now(), 'conflict.declared', $2, json_build_object('about', $1::text))";
    await db.owner.query(created, [candidate, WHO.bo]);
    const before = await all("luis");
    await db.owner.query("UPDATE candidate SET person_id = $2 WHERE id = $1", [candidate, WHO.luis]);
    const after = await all("luis");
    expect(before.length - after.length).toBe(5);
    expect(JSON.stringify(after)).not.toContain(loop.id);
    expect(JSON.stringify(after)).not.toContain(candidate);
    expect((await ofLoop("luis")).rows).toEqual([]);
    expect((await ofLoop("luis")).loop).toBeNull();
    const lines = await exported("luis");
    expect(lines).toHaveLength(after.length);
    expect(JSON.stringify(lines)).not.toContain(loop.id);
    expect(Object.keys(lines[0] ?? {})).not.toContain("number");
    expect(await all("lena")).toHaveLength(before.length);
    await db.owner.query("UPDATE candidate SET person_id = NULL WHERE id = $1", [candidate]);
  });

  test("no conclusion to who owes feedback of a later round and had not read (S4)", async () => {
    const { rows } = await db.owner.query<{ id: string }>(
      "INSERT INTO round (loop_id, number, kind, created_at, started_at, focus) VALUES ($1, 2, 'followUp', now(), now(), '{}') RETURNING id",
      [loop.id],
    );
    await db.owner.query(
      "INSERT INTO assignment (loop_id, round_id, person_id, kind, due_at) VALUES ($1, $2, $3, 'interviewer', now())",
      [loop.id, rows[0]?.id, WHO.ada],
    );
    expect(actsIn((await ofLoop("ada")).rows)).toEqual(["feedback.submitted"]);
    expect((await exported("ada", `loop=${loop.id}`)).map((l) => l.act)).toEqual(["feedback.submitted"]);
    expect(actsIn((await ofLoop("lena")).rows)).toHaveLength(3);
  });
});
