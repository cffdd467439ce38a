import { beforeAll, describe, expect, it } from "vitest";
import { readQuestion, readQuestionForm } from "~/data/question.server";
import { addQuestion, editQuestion, stepQuestion } from "~/data/question-changes.server";
import { listQuestions } from "~/data/questions.server";
import type { Viewer } from "~/domain/viewer";
import { questionWords } from "../support/question-words";
import { openWorld, type World } from "../support/world";

let world: World;
let now = Date.UTC(2026, 11, 1, 9);

beforeAll(async () => {
  world = await openWorld();
  return () => world.db.close();
});

const who = (name: string): Viewer => world.viewer(name);
const codes = (objections: readonly { readonly code: string }[]) => objections.map((o) => o.code);
const later = (): number => {
  now += 60_000;
  return now;
};
const isNotHere = (error: unknown) => error instanceof Response && error.status === 404;
const listed = (query: string) => listQuestions(who("otto"), new URL(`http://localhost/questions?${query}`));

/** A question that Ada, an admin, has added. */
async function added(text: string, principle = "ownership"): Promise<string> {
  const values = { principleId: world.id(principle), words: questionWords(text) };
  const { objections, id = "" } = await addQuestion(who("ada"), values, later());
  expect(objections).toEqual([]);
  return id;
}

const acts = async (id: string) => {
  const entries = await world.db.prisma.auditEntry.findMany({
    where: { subjectId: id },
    orderBy: { number: "asc" },
  });
  return entries.map(({ act, actorId, details }) => [act, actorId, details]);
};

describe("a question's life", () => {
  it("is added, edited, retired and brought back, each by somebody at some instant, and nothing is lost", async () => {
    const id = await added("What did you take away?");
    const edit = { words: questionWords("What did you remove?"), seen: 1 };
    expect(await editQuestion(who("lena"), id, edit, later())).toEqual([]);
    expect(await stepQuestion(who("lena"), id, "retired", later())).toEqual([]);
    const retired = await readQuestion(who("otto"), id);
    expect(retired.retiredAt).toBe(now);
    expect(await stepQuestion(who("ada"), id, "restored", later())).toEqual([]);

    const question = await readQuestion(who("otto"), id);
    expect(question).toMatchObject({ retiredAt: null, mayKeep: "no", principle: { name: "ownership" } });
    expect(question.key).toMatch(/^ownership-[0-9a-f]{12}$/);
    expect(question.latest).toMatchObject({ version: 2, words: edit.words, by: { name: "lena" } });
    expect(question.earlier).toMatchObject([
      { version: 1, words: questionWords("What did you take away?"), by: { name: "ada" } },
    ]);
    expect(question.steps.map(({ step, by }) => [step, by?.name])).toEqual([
      ["restored", "ada"],
      ["retired", "lena"],
    ]);
    expect(await acts(id)).toEqual([
      ["question.added", world.id("ada"), "{}"],
      ["question.changed", world.id("lena"), '{"version":2,"fields":["text"]}'],
      ["question.retired", world.id("lena"), "{}"],
      ["question.restored", world.id("ada"), "{}"],
    ]);
  });

  it("is for admins and leads to change, and for everybody to read", async () => {
    const id = await added("Whom did you ask?");
    const words = questionWords("Whom did you not ask?");
    for (const name of ["rosa", "aldo", "hana", "otto"]) {
      const values = { principleId: world.id("ownership"), words };
      expect(codes((await addQuestion(who(name), values, later())).objections)).toEqual(["bankKeepersOnly"]);
      expect(codes(await editQuestion(who(name), id, { words, seen: 1 }, later()))).toEqual([
        "bankKeepersOnly",
      ]);
      expect(codes(await stepQuestion(who(name), id, "retired", later()))).toEqual(["bankKeepersOnly"]);
      await expect(readQuestionForm(who(name), id)).rejects.toSatisfy(isNotHere);
      expect((await readQuestion(who(name), id)).latest.words.text).toBe("Whom did you ask?");
    }
    expect(await acts(id)).toHaveLength(1);
  });

  it("goes by the capabilities held at that moment, not by those of the session", async () => {
    const id = await added("When did you stop?");
    const pretender = { ...who("otto"), capabilities: ["admin"] } as unknown as Viewer;
    expect(codes(await stepQuestion(pretender, id, "retired", later()))).toEqual(["bankKeepersOnly"]);
  });

  it("loses no edit to another of the same moment", async () => {
    const id = await added("What did you learn?");
    const edits = ["What did you learn first?", "What did you learn last?"].map((text) =>
      editQuestion(who("ada"), id, { words: questionWords(text), seen: 1 }, later()),
    );
    const answers = (await Promise.all(edits)).map(codes).sort();
    expect(answers).toEqual([[], ["questionChanged"]]);
    expect((await readQuestion(who("ada"), id)).latest.version).toBe(2);
  });

  it("is not added twice by a form that is sent twice", async () => {
    const values = { principleId: world.id("thinkBig"), words: questionWords("What was too small?") };
    const answers = await Promise.all([
      addQuestion(who("ada"), values, later()),
      addQuestion(who("ada"), values, later()),
    ]);
    expect(answers.map(({ objections }) => codes(objections)).sort()).toEqual([[], ["questionThere"]]);
  });

  it("is not here where it never was", async () => {
    const nothing = "7d444840-9dc0-41d1-b245-5ffdce74fad2";
    const words = questionWords("Why?");
    await expect(readQuestion(who("ada"), nothing)).rejects.toSatisfy(isNotHere);
    await expect(editQuestion(who("ada"), nothing, { words, seen: 1 }, now)).rejects.toSatisfy(isNotHere);
    await expect(stepQuestion(who("ada"), nothing, "retired", now)).rejects.toSatisfy(isNotHere);
  });
});

describe("the list", () => {
  it("finds by words and by id, by principle and by state", async () => {
    const id = await added("Which detail did nobody notice?", "diveDeep");
    const { key } = await readQuestion(who("otto"), id);
    const found = async (query: string) => (await listed(query)).rows.map((row) => row.id);
    expect(await found("q=DETAIL+did")).toEqual([id]);
    expect(await found(`q=${key}`)).toEqual([id]);
    expect(await found("q=detail%25nobody")).toEqual([]);
    expect(await found(`principle=${world.id("diveDeep")}`)).toEqual([id]);
    expect(await found(`principle=${world.id("earnTrust")}`)).toEqual([]);
    await stepQuestion(who("ada"), id, "retired", later());
    expect(await found("q=detail")).toEqual([]);
    expect(await found("q=detail&state=retired")).toEqual([id]);
    expect(await found("q=detail&state=all")).toEqual([id]);
  });

  it("pages by keyset, in each order, without repeating or losing one", async () => {
    for (let n = 0; n < 30; n++) await added(`Number ${n}, how did it go?`, "highStandards");
    for (const sort of ["key", "-key", "text", "-text", "changed", "-changed"]) {
      const query = `sort=${sort}&principle=${world.id("highStandards")}`;
      const first = await listed(query);
      const second = await listed(`${query}&after=${first.next}`);
      const ids = [...first.rows, ...second.rows].map((row) => row.id);
      expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 5, null]);
      expect(new Set(ids).size).toBe(30);
      const back = await listed(`${query}&before=${second.previous}`);
      expect(back.rows.map((row) => row.id)).toEqual(ids.slice(0, 25));
    }
  });

  it("ignores what is no filter", async () => {
    const all = await listed("");
    expect((await listed("principle=x&role=y&state=z&sort=w")).rows).toEqual(all.rows);
  });
});
