import fc from "fast-check";
import type pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { assignmentsOf, type DebriefVote, type Feedback, type Id, type Loop } from "~/domain/loop";
import { knowsLoop, readsRound, sightOf } from "~/domain/sight";
import { can, type Viewer } from "~/domain/viewer";
import { anyScene } from "../support/any-scene";
import { type FreshDatabase, freshDatabase } from "../support/database";
import * as facts from "../support/facts";
import { EVERYBODY, insert, settle, unboundClient, uuidOf, viewerOf, writeLoop } from "../support/rows";
import { SIGHT_TABLE } from "../support/sight-table";

const SEALED = [
  ...["draft", "feedback", "rating", "evidence", "withdrawal", "addendum", "debrief_vote"],
] as const;

let db: FreshDatabase;
let client: pg.Client;

beforeAll(async () => {
  db = await freshDatabase();
  client = await unboundClient(db);
  await settle(client);
  return async () => {
    await client.end();
    await db.close();
  };
});

/** Works as the application's role, for this viewer or for nobody, until the transaction ends. */
const asRole = async (viewer: Viewer | null) => {
  await client.query("SET LOCAL ROLE plumbline_app");
  await client.query("SELECT set_config('plumbline.viewer', $1, true)", [viewer?.id ?? ""]);
};

/** Puts a loop down, asks, and leaves nothing of it behind. */
async function inLoop<T>(story: Loop, ask: (loop: Loop) => Promise<T>): Promise<T> {
  await client.query("BEGIN");
  try {
    return await ask(await writeLoop(client, story, "loop"));
  } finally {
    await client.query("ROLLBACK");
  }
}

const NAME_OF = new Map(EVERYBODY.map((name) => [uuidOf(name), name]));
const named = (ids: readonly Id[]) => [...new Set(ids.map((id) => NAME_OF.get(id) ?? id))].sort();
const column = async (sql: string, values: readonly unknown[] = []): Promise<readonly Id[]> =>
  (await client.query({ text: sql, values: [...values], rowMode: "array" })).rows.map((row) => row[0]);

describe("a transaction that has named nobody", () => {
  it("reads no row under the seal, in a loop that has one in each table", async () => {
    const story = facts.castVote(
      facts.moveTo(facts.join(facts.openDebrief(facts.addAddendum(rich(), "amara"))), "revote"),
      ...(["amara", "revote", "notInclined", "meets"] as const),
    );
    await inLoop(story, async (loop) => {
      const draft = { owner_id: uuidOf("sol"), kind: "feedback", subject_id: loop.id, content: {} };
      await insert(client, "draft", [{ ...draft, revision: 1, saved_at: new Date() }]);
      for (const table of SEALED) expect(await count(table)).toBeGreaterThan(0);
      await asRole(null);
      for (const table of SEALED) expect([table, await count(table)]).toEqual([table, 0]);
      expect(await column("SELECT id FROM round WHERE reads_round(id)")).toEqual([]);
    });
  });
});

const count = async (table: string) =>
  Number((await client.query(`SELECT count(*) FROM ${table}`)).rows[0].count);
const rich = () => {
  const withdrawn = facts.withdraw(facts.submit(facts.start(facts.aLoop()), "amara"), "amara");
  return facts.submitAll(withdrawn);
};

describe("the seal, case by case", () => {
  it.each(SIGHT_TABLE)("$name", async ({ loop: story, reads }) => {
    await inLoop(story, async (loop) => {
      const main = loop.rounds[0]?.id;
      for (const [who, authors] of Object.entries(reads)) {
        await asRole(viewerOf(who));
        const seen = await column("SELECT author_id FROM feedback WHERE round_id = $1", [main]);
        expect([who, ...named(seen)]).toEqual([who, ...[...authors].sort()]);
      }
    });
  });
});

const isPractice = (loop: Loop, assignmentId: Id) =>
  assignmentsOf(loop).some(({ assignment: a }) => a.id === assignmentId && a.kind === "shadow");

const list = (column: string, from: string) =>
  `(SELECT coalesce(array_agg(${column} ORDER BY ${column}), '{}') FROM (SELECT ${column}::text FROM ${from}) x(${column}))`;
const SEEN = `SELECT ${list("id", "round WHERE reads_round(id)")} AS rounds,
  ${list("id", "feedback")} AS feedback, ${list("feedback_id", "rating")} AS ratings,
  ${list("feedback_id", "evidence")} AS evidence, ${list("feedback_id", "withdrawal")} AS withdrawals,
  ${list("id", "addendum")} AS addenda, ${list("person_id", "debrief_vote")} AS votes`;

const ids = (list: readonly { readonly id: Id }[]) => list.map((item) => item.id).sort();

/** What the pure rule lets this person read of a loop, in the shape in which the database is asked. */
function readableTo(viewer: Viewer, loop: Loop) {
  const rounds = loop.rounds.filter((r) => readsRound(viewer, loop, r));
  const isOpen = ({
    authorId,
    roundId,
    assignmentId,
  }: Pick<Feedback, "authorId" | "roundId" | "assignmentId">) =>
    authorId === viewer.id ||
    (ids(rounds).includes(roundId) && (!isPractice(loop, assignmentId) || can(viewer, "lead")));
  const feedback = loop.writing.feedback.filter(isOpen);
  const isShown = (v: DebriefVote) => {
    const debrief = loop.debriefs.find((d) => d.id === v.debriefId);
    return (v.stage === "revote" ? debrief?.revoteShownAt : debrief?.finalShownAt) ?? null;
  };
  const readsMain = rounds.some((r) => r.kind === "main");
  const votes = loop.writing.votes.filter(
    (v) => v.personId === viewer.id || (readsMain && isShown(v) !== null),
  );
  return {
    ...{ rounds: ids(rounds), feedback: ids(feedback), ratings: ids(feedback), evidence: ids(feedback) },
    withdrawals: ids(feedback.filter((f) => f.withdrawal !== null)),
    addenda: ids(loop.writing.addenda.filter(isOpen)),
    votes: votes.map((v) => v.personId).sort(),
  };
}

async function expectAgreement(loop: Loop, viewer: Viewer): Promise<void> {
  await asRole(viewer);
  const seen = (await client.query(SEEN)).rows[0];
  expect(seen).toEqual(readableTo(viewer, loop));
  if (loop.candidate.personId === viewer.id) return;
  const shown = loop.writing.feedback.filter((f) => sightOf(viewer, loop, f) === "everything");
  // Somebody without a part may have written before a succession in a story; for them the loop is not there at all.
  if (knowsLoop(viewer, loop)) expect(ids(shown)).toEqual(seen.feedback);
}

describe("the seal and the pure rule", () => {
  it("say the same of every person in every state of a loop", async () => {
    await fc.assert(
      fc.asyncProperty(anyScene, (story) =>
        inLoop(story, async (loop) => {
          for (const who of EVERYBODY) await expectAgreement(loop, viewerOf(who));
        }),
      ),
      { numRuns: 60, interruptAfterTimeLimit: 90_000 },
    );
  }, 120_000);
});

describe("gate_facts, the one function that crosses the seal", () => {
  const factsOf = async (story: Loop) =>
    inLoop(story, async (loop) => {
      await asRole(null);
      return (await client.query("SELECT gate_facts($1) AS facts", [loop.id])).rows[0].facts;
    });
  const started = facts.start(facts.aLoop());
  const nothing = { covered: [], finalBars: [] };

  it("says nothing of a sealed round, whatever is in it", async () => {
    expect(await factsOf(started)).toEqual(nothing);
    expect(await factsOf(facts.submit(facts.submit(started, "amara"), "ravi"))).toEqual(nothing);
  });

  it("says what a revealed round covers, and nothing of practice", async () => {
    expect(await factsOf(facts.submitAll(started))).toEqual({
      covered: [uuidOf("ownership")],
      finalBars: [],
    });
  });

  it("says nothing of votes that are not shown yet, and each bar once they are", async () => {
    const voting = facts.moveTo(
      facts.join(facts.openDebrief(facts.submitAll(started)), ["hana", "ravi"]),
      "finalVote",
    );
    const one = facts.castVote(voting, "hana", "final", "notInclined", "lowers");
    expect((await factsOf(one)).finalBars).toEqual([]);
    const both = facts.castVote(one, "ravi", "final", "notInclined", "meets");
    const bars = [
      { personId: uuidOf("hana"), bar: "lowers" },
      { personId: uuidOf("ravi"), bar: "meets" },
    ].sort((a, b) => (a.personId < b.personId ? -1 : 1));
    expect((await factsOf(both)).finalBars).toEqual(bars);
  });
});
