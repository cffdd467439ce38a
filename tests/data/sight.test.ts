import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { connect } from "~/data/database.server";
import { loadLoops } from "~/data/loop-facts.server";
import { visibleTo } from "~/data/loops.server";
import { asViewer } from "~/data/transaction.server";
import type { Id, Loop } from "~/domain/loop";
import { showLoop } from "~/domain/show";
import { knowsLoop } from "~/domain/sight";
import { anyLoop } from "../support/any-loop";
import { anyScene } from "../support/any-scene";
import { type FreshDatabase, openFreshDatabase } from "../support/database";
import * as facts from "../support/facts";
import { EVERYBODY, settle, unboundClient, viewerOf, writeLoop } from "../support/rows";

let db: FreshDatabase;
/** Every loop of this file's database with all of its facts, as nobody in the product ever loads it. */
let loops: readonly Loop[];

const sample = fc.sample(fc.oneof(anyLoop, anyScene), { numRuns: 40, seed: 20261130 });
const employees = ["otto", "lena", "amara"].map((personId) => {
  const loop = facts.aRevealedLoop(facts.aLoop());
  return { ...loop, candidate: { ...loop.candidate, personId } };
});

beforeAll(async () => {
  db = await openFreshDatabase();
  const unbound = await unboundClient(db);
  await settle(unbound);
  const ids: Id[] = [];
  for (const [index, story] of [...sample, ...employees].entries())
    ids.push((await writeLoop(unbound, story, `loop-${index}`)).id);
  await unbound.end();
  const all = connect({ ...db.config, user: "postgres" } as Parameters<typeof connect>[0]);
  loops = await loadLoops(all, ids);
  await all.$disconnect();
  return () => db.close();
});

describe("the coarse scope in the query and the pure rule (S8, S9)", () => {
  it.each(EVERYBODY)("let the same loops exist for %s", async (who) => {
    const viewer = viewerOf(who);
    const found = await db.prisma.loop.findMany({ where: visibleTo(viewer), select: { id: true } });
    const known = loops.filter((loop) => knowsLoop(viewer, loop));
    expect(found.map((loop) => loop.id).sort()).toEqual(known.map((loop) => loop.id).sort());
  });

  it("tell people apart: in this very database some know all loops, some a few, some none", () => {
    const known = (who: string) => loops.filter((loop) => knowsLoop(viewerOf(who), loop)).length;
    expect(known("ada")).toBeGreaterThan(known("otto"));
    expect(known("otto")).toBeGreaterThan(known("nobody"));
    expect(known("ada")).toBeLessThanOrEqual(loops.length);
  });
});

describe("the view of what the database hands over", () => {
  it.each(EVERYBODY)("is for %s the very view of the whole truth", async (who) => {
    const viewer = viewerOf(who);
    const handed = await asViewer(viewer.id, (tx) =>
      loadLoops(
        tx,
        loops.map((loop) => loop.id),
      ),
    );
    for (const [index, loop] of loops.entries())
      expect(showLoop(viewer, handed[index] as Loop)).toEqual(showLoop(viewer, loop));
  });

  it("holds writing back before any rule is asked: nobody without a part is handed a sealed word", async () => {
    const handed = await asViewer(viewerOf("nobody").id, (tx) =>
      loadLoops(
        tx,
        loops.map((l) => l.id),
      ),
    );
    expect(
      handed.flatMap((loop) => loop.writing.feedback.filter((f) => f.authorId !== viewerOf("nobody").id)),
    ).toEqual([]);
    expect(loops.flatMap((loop) => loop.writing.feedback).length).toBeGreaterThan(50);
  });
});
