import { beforeAll, describe, expect, it } from "vitest";
import { anchorsNow, listAnchors, setAnchors } from "~/data/anchors.server";
import type { AnchorWords } from "~/domain/bank";
import { openWorld, type World } from "../support/world";

const NOW = Date.UTC(2026, 11, 1, 9);

let world: World;

beforeAll(async () => {
  world = await openWorld();
  return () => world.db.close();
});

const codes = (objections: readonly { readonly code: string }[]) => objections.map((o) => o.code);
const words = (mixed: string): AnchorWords => ({
  1: "Harm.",
  2: "Less.",
  3: mixed,
  4: "More.",
  5: "An example.",
});
const set = (who: string, mixed: string, seen: number) =>
  setAnchors(world.viewer(who), world.id("diveDeep"), { words: words(mixed), seen }, NOW);

describe("the anchors of a principle (F1)", () => {
  it("are set by leads and admins, version after version, and each is kept", async () => {
    expect(await set("lena", "Some.", 0)).toEqual([]);
    expect(await set("ada", "Half.", 1)).toEqual([]);
    const views = (await listAnchors(world.viewer("otto"))).get(world.id("diveDeep"));
    expect(views?.map(({ version, by, words: said }) => [version, by?.name, said[3]])).toEqual([
      [2, "ada", "Half."],
      [1, "lena", "Some."],
    ]);
    const now = await anchorsNow(world.viewer("otto"), world.db.prisma);
    expect(now.get(world.id("diveDeep"))).toEqual(words("Half."));
    expect(now.get(world.id("thinkBig"))).toBeUndefined();
    const entries = await world.db.prisma.auditEntry.findMany({ orderBy: { number: "asc" } });
    expect(entries.map(({ act, details, subjectId }) => [act, details, subjectId])).toEqual([
      ["anchors.changed", '{"version":1}', world.id("diveDeep")],
      ["anchors.changed", '{"version":2}', world.id("diveDeep")],
    ]);
  });

  it("are not set over somebody else's, nor twice, nor by those who don't keep the bank", async () => {
    expect(codes(await set("lena", "Other.", 1))).toEqual(["questionChanged"]);
    expect(codes(await set("ada", "Half.", 1))).toEqual(["questionUnchanged"]);
    expect(codes(await set("rosa", "Mine.", 2))).toEqual(["bankKeepersOnly"]);
    const both = await Promise.all([set("lena", "One.", 2), set("luis", "Two.", 2)]);
    expect(both.map(codes).sort()).toEqual([[], ["questionChanged"]]);
    const nothing = { words: words("x"), seen: 0 };
    await expect(setAnchors(world.viewer("ada"), world.id("ada"), nothing, NOW)).rejects.toMatchObject({
      status: 404,
    });
  });
});
