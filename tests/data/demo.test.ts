import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDebrief } from "~/data/debrief.server";
import { loadDemo } from "~/data/demo/load.server";
import { demoPeople } from "~/data/demo-people.server";
import { readInterview, submitFeedback } from "~/data/feedback.server";
import { readLoop, readLoopState } from "~/data/loops.server";
import type { Id } from "~/domain/loop";
import type { Capability, Viewer } from "~/domain/viewer";
import { type FreshDatabase, openFreshDatabase } from "../support/database.ts";

const NOW = Date.UTC(2026, 10, 30, 21, 7, 3, 141);
const LATER = NOW + 60_000;

let db: FreshDatabase;
const people = new Map<string, Viewer>();
const loops = new Map<string, Id>();

beforeAll(async () => {
  db = await openFreshDatabase();
  await loadDemo(NOW);
  const { rows } = await db.owner.query<{ id: Id; name: string; capabilities: Capability[] }>(
    "SELECT id, name, ARRAY(SELECT k.name FROM capability k WHERE k.person_id = p.id) AS capabilities FROM person p",
  );
  for (const { id, name, capabilities } of rows) {
    // Tests stand in for the session here, the one place that proves a viewer.
    people.set(name.split(" ")[0] ?? name, { id, capabilities } as unknown as Viewer);
  }
  const found = await db.owner.query<{ id: Id; name: string }>(
    "SELECT l.id, c.name || ', ' || r.title AS name FROM loop l JOIN candidate c ON c.id = l.candidate_id JOIN role r ON r.id = l.role_id",
  );
  for (const { id, name } of found.rows) loops.set(name, id);
}, 240_000);
afterAll(() => db.close());

const as = (name: string): Viewer => people.get(name) ?? missing(name);
const loop = (start: string): Id =>
  [...loops].find(([name]) => name.startsWith(start))?.[1] ?? missing(start);
const missing = (what: string): never => {
  throw new Error(`The demo has no ${what}.`);
};
const see = async (name: string, of: string) => (await readLoop(as(name), loop(of), () => null, LATER)).view;
const unmet = async (name: string, of: string) => {
  const { view } = await readLoopState(as(name), loop(of), () => null);
  return (view.gates ?? []).filter((g) => g.state === "unmet").map((g) => g.gate);
};

describe("the record", () => {
  test("verifies from the first entry to the last, and its instants only rise (R1)", async () => {
    const { rows } = await db.owner.query(
      `SELECT count(*)::int AS broken FROM (SELECT e.*, audit_hash(e) AS right_hash, lag(e.hash, 1, repeat('0', 64)) OVER n AS before, lag(e.at) OVER n AS earlier
         FROM audit_entry e WINDOW n AS (ORDER BY e.number)) x
       WHERE x.hash <> x.right_hash OR x.previous_hash <> x.before OR x.at < x.earlier OR x.at > $1`,
      [new Date(NOW)],
    );
    expect(rows[0].broken).toBe(0);
    const { rows: counted } = await db.owner.query("SELECT count(*)::int AS entries FROM audit_entry");
    expect(counted[0].entries).toBeGreaterThan(300);
  });

  test("holds nothing from the time to come but planned slots and due times", async () => {
    const { rows } = await db.owner.query(
      "SELECT (SELECT max(changed_at) FROM loop) AS loops, (SELECT max(submitted_at) FROM feedback) AS feedback, (SELECT max(saved_at) FROM draft) AS drafts",
    );
    for (const at of Object.values(rows[0] as Record<string, Date>)) expect(at.getTime()).toBeLessThan(NOW);
  });

  test("has nobody with a password, and says what each does", async () => {
    const { rows } = await db.owner.query("SELECT count(*)::int AS accounts FROM account");
    expect(rows[0].accounts).toBe(0);
    const listed = await demoPeople();
    expect(listed).toHaveLength(18);
    expect(listed.find((p) => p.name === "Wren Okafor")?.does).toBe(
      "Interviewer · L3, Associate, Lockers. Owes feedback on Rafael Ostrowski",
    );
    expect(listed.find((p) => p.name === "Kenji Abara")?.does).toContain("Has an open veto on Aurelio Banks");
  });

  test("is not loaded twice", async () => {
    await expect(loadDemo(LATER)).rejects.toThrow("has an organisation already");
    const { rows } = await db.owner.query("SELECT count(*)::int AS people FROM person");
    expect(rows[0].people).toBe(18);
  });
});

describe("the loops", () => {
  test.each([
    ["Leila Northcott, Product", "planning"],
    ["Rafael", "interviewing"],
    ["Thandiwe", "interviewing"],
    ["Emeka", "awaitingDebrief"],
    ["Yuki", "debrief"],
    ["Aurelio", "interviewing"],
    ["Saoirse", "decided"],
    ["Dmitri", "decided"],
    ["Leila Northcott, Data", "ended"],
    ["Piet", "ended"],
  ])("%s: %s", async (name, state) => {
    expect((await see("Imani", name)).state).toBe(state);
  });

  test("have the gates of their stories (O1)", async () => {
    expect(await unmet("Noor", "Saoirse")).toEqual([]);
    expect(await unmet("Caspian", "Dmitri")).toEqual([]);
    expect(await unmet("Noor", "Emeka")).toEqual([
      "debrief",
      "decision",
      "bar",
      "concurrence",
      "independence",
    ]);
    expect(await unmet("Noor", "Rafael")).toContain("feedback");
    expect(await unmet("Noor", "Aurelio")).toEqual(["feedback", "bar", "concurrence", "veto"]);
    expect(await unmet("Caspian", "Thandiwe")).toContain("coverage");
    expect(await unmet("Noor", "Leila Northcott, Product")).toContain("panel");
  });

  test("have the offers and endings of their stories", async () => {
    const offer = async (name: string) => (await see("Noor", name)).offer.map((step) => step.deed);
    expect(await offer("Saoirse")).toEqual(["ready"]);
    expect((await see("Caspian", "Dmitri")).offer.map((step) => step.deed)).toEqual(["ready", "extended"]);
    expect((await see("Caspian", "Leila Northcott, Data")).ending?.kind).toBe("noHire");
    expect((await see("Noor", "Piet")).ending?.kind).toBe("vetoUpheld");
  });

  test("wait where they should", async () => {
    const debrief = (await see("Anselm", "Yuki")).conclusions?.debriefs.at(-1);
    expect(debrief?.phase).toBe("discussion");
    const excusals = (await see("Kenji", "Thandiwe")).rounds.flatMap((r) =>
      r.assignments.flatMap((a) => a.excusals),
    );
    expect(excusals).toMatchObject([{ kind: "noShow", answer: null }]);
    expect((await see("Kenji", "Aurelio")).conclusions?.vetoes).toMatchObject([{ resolution: null }]);
  });
});

describe("the seal (S1)", () => {
  test.each(["Rafael", "Thandiwe"])("shows nobody a word of others on %s", async (name) => {
    for (const [who, viewer] of people) {
      const view = await see(who, name).catch(() => null);
      for (const f of view?.feedback ?? []) expect(f.author.id).toBe(viewer.id);
    }
  });

  test("lets a follow-up's panel read nothing before they wrote, and then only (S4)", async () => {
    expect((await see("Zofia", "Aurelio")).feedback).toEqual([]);
    const seen = (await see("Mei-Lin", "Aurelio")).feedback.map((f) => f.author.name);
    expect(seen).toContain("Mei-Lin Castellanos");
    expect((await see("Kenji", "Aurelio")).feedback.map((f) => f.author.name)).not.toContain(
      "Mei-Lin Castellanos",
    );
  });
});

test("one submission reveals Rafael's round, and the Bar Raiser opens the debrief (S3)", async () => {
  const { rows } = await db.owner.query<{ id: Id }>(
    "SELECT id FROM assignment WHERE loop_id = $1 AND person_id = $2",
    [loop("Rafael"), as("Wren").id],
  );
  const assignmentId = rows[0]?.id ?? missing("interview of Wren");
  const { draft } = await readInterview(as("Wren"), assignmentId);
  if (!draft) return missing("draft of Wren");
  expect(await submitFeedback(as("Wren"), assignmentId, draft.content, draft.revision, LATER)).toEqual([]);
  expect((await see("Freya", "Rafael")).feedback).toHaveLength(5);
  expect(await openDebrief(as("Freya"), loop("Rafael"), LATER)).toEqual([]);
});
