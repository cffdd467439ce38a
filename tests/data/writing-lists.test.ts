import { beforeAll, describe, expect, it } from "vitest";
import { changeWritingLists, readListsPage, readWritingLists } from "~/data/writing-lists.server";
import { BEGINNING, openWorld, type World } from "../support/world";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  return () => world.db.close();
});

const list = { reason: "It says nothing about the work.", phrases: ["horoscope*"], unless: [] };
const stars = { key: "stars", title: "Stars", ...list };
const keys = async () => (await readWritingLists(world.viewer("otto"))).topics.map(({ key }) => key);

describe("the lists of the checks on writing", () => {
  it("are the built-in ones until somebody changes them, and every version stays", async () => {
    const before = await keys();
    expect(before).toContain("health");
    const [ada, lena] = [world.viewer("ada"), world.viewer("lena")];
    expect(await changeWritingLists(ada, { change: "topic", topic: stars }, BEGINNING)).toEqual([]);
    expect(await keys()).toEqual([...before, "stars"]);
    await changeWritingLists(lena, { change: "removed", key: "health" }, BEGINNING);
    await changeWritingLists(lena, { change: "opinions", opinions: list }, BEGINNING);
    await changeWritingLists(lena, { change: "language", language: "de" }, BEGINNING);
    expect((await readListsPage(ada)).lists).toMatchObject({ language: "de", opinions: list });
    expect(await keys()).not.toContain("health");
    await changeWritingLists(lena, { change: "restored" }, BEGINNING);
    expect(await keys()).toEqual(before);
    const rows = await world.db.prisma.writingList.findMany({ orderBy: { version: "asc" } });
    expect(rows.map((row) => row.version)).toEqual([1, 2, 3, 4, 5]);
    const acts = await world.db.prisma.auditEntry.findMany({ where: { act: "writing.changed" } });
    expect(acts).toHaveLength(5);
  });

  it("are changed by nobody else, and their page is not there for them", async () => {
    for (const name of ["rosa", "hana", "otto", "aldo"]) {
      const objections = await changeWritingLists(world.viewer(name), { change: "restored" }, BEGINNING);
      expect(objections.map((o) => o.code)).toEqual(["bankKeepersOnly"]);
      await expect(readListsPage(world.viewer(name))).rejects.toMatchObject({ status: 404 });
    }
  });

  it("keep their versions without a gap, whoever writes them", async () => {
    const row = { version: 40, content: {}, byId: world.id("ada"), at: new Date(BEGINNING) };
    await expect(world.db.prisma.writingList.create({ data: row })).rejects.toThrow(/PB019|no gap/);
  });
});
