import { beforeAll, describe, expect, it } from "vitest";
import { listPinned, pinChoices, pinQuestion, unpinQuestion } from "~/data/pins.server";
import { readQuestion } from "~/data/question.server";
import { addQuestion, stepQuestion } from "~/data/question-changes.server";
import { listQuestions } from "~/data/questions.server";
import { questionWords } from "../support/question-words";
import { openWorld, type World } from "../support/world";

const NOW = Date.UTC(2026, 11, 1, 9);

let world: World;
let dive = "";
let big = "";

beforeAll(async () => {
  world = await openWorld();
  dive = await added("Which number was wrong?", "diveDeep");
  big = await added("What was too small?", "thinkBig");
  return () => world.db.close();
});

async function added(text: string, principle: string): Promise<string> {
  const values = { principleId: world.id(principle), words: questionWords(text) };
  return (await addQuestion(world.viewer("ada"), values, NOW)).id ?? "";
}

const codes = (objections: readonly { readonly code: string }[]) => objections.map((o) => o.code);
const pin = (who: string, id: string) => pinQuestion(world.viewer(who), world.roleId, id, NOW);
const unpin = (who: string, id: string) => unpinQuestion(world.viewer(who), world.roleId, id, NOW + 1);
const pinned = async () => (await listPinned(world.viewer("otto"), world.roleId)).map(({ text }) => text);

describe("questions pinned to a role", () => {
  it("are pinned and taken off by a recruiter, and both stay on record", async () => {
    expect(await pin("rosa", dive)).toEqual([]);
    expect(await pinned()).toEqual(["Which number was wrong?"]);
    expect((await readQuestion(world.viewer("otto"), dive)).roles.map((role) => role.id)).toEqual([
      world.roleId,
    ]);
    expect(await unpin("rene", dive)).toEqual([]);
    expect(await pin("ada", dive)).toEqual([]);
    const rows = await world.db.prisma.pin.findMany({
      orderBy: { unpinnedAt: { sort: "asc", nulls: "last" } },
    });
    expect(rows.map((row) => [row.pinnedById, row.unpinnedById])).toEqual([
      [world.id("rosa"), world.id("rene")],
      [world.id("ada"), null],
    ]);
    const entries = await world.db.prisma.auditEntry.findMany({
      where: { subjectId: world.roleId },
      orderBy: { number: "asc" },
    });
    expect(entries.map(({ act, details }) => [act, details])).toEqual(
      ["question.pinned", "question.unpinned", "question.pinned"].map((act) => [
        act,
        `{"question":"${dive}"}`,
      ]),
    );
    expect(await unpin("rosa", dive)).toEqual([]);
  });

  it("are refused to those who keep no roles, and where there is nothing to do", async () => {
    for (const who of ["lena", "hana", "otto", "aldo"]) {
      expect(codes(await pin(who, dive))).toEqual(["recruiterOnly"]);
      expect(codes(await unpin(who, dive))).toContain("recruiterOnly");
    }
    expect(codes(await unpin("rosa", dive))).toEqual(["alreadyDone"]);
    expect(codes(await pin("rosa", world.id("ada")))).toEqual(["choiceGone"]);
    await expect(pinQuestion(world.viewer("rosa"), dive, dive, NOW)).rejects.toMatchObject({ status: 404 });
  });

  it("exist once when two people pin at the same time", async () => {
    const answers = await Promise.all([pin("rosa", dive), pin("rene", dive)]);
    expect(answers.map(codes).sort()).toEqual([[], ["alreadyDone"]]);
    await unpin("rosa", dive);
  });

  it("stay readable and can be taken off when retired, and a retired one is not pinned", async () => {
    expect(await pin("rosa", big)).toEqual([]);
    await stepQuestion(world.viewer("lena"), big, "retired", NOW + 2);
    expect(await listPinned(world.viewer("otto"), world.roleId)).toMatchObject([
      { id: big, state: "retired" },
    ]);
    expect(await unpin("rosa", big)).toEqual([]);
    expect(codes(await pin("rosa", big))).toEqual(["questionRetired"]);
  });

  it("are offered from the principles that the role requires, but for those pinned and retired", async () => {
    const offered = () => pinChoices(world.viewer("rosa"), world.roleId);
    expect(await offered()).toMatchObject([{ principle: "diveDeep", questions: [{ value: dive }] }]);
    await pin("rosa", dive);
    expect(await offered()).toEqual([]);
    const url = new URL(`http://localhost/questions?role=${world.roleId}`);
    expect((await listQuestions(world.viewer("otto"), url)).rows.map((row) => row.id)).toEqual([dive]);
  });
});
