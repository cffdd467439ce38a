import { beforeAll, describe, expect, it } from "vitest";
import { settleQuestions } from "~/data/asking.server";
import { distribute } from "~/data/distribution.server";
import { changeAssignment } from "~/data/plan.server";
import { readPlan } from "~/data/plan-page.server";
import { addQuestion } from "~/data/question-changes.server";
import { readQuestionPlan } from "~/data/question-plan.server";
import type { Id } from "~/domain/loop";
import { PANEL, planLoop, slotAt, startLoop } from "../support/planned-loop";
import { questionWords } from "../support/question-words";
import { BEGINNING, openWorld, type World } from "../support/world";

let world: World;

beforeAll(async () => {
  world = await openWorld();
  for (const principle of [
    "ownership",
    "diveDeep",
    "earnTrust",
    "deliverResults",
    "highStandards",
    "thinkBig",
  ])
    for (const n of [1, 2, 3, 4])
      await addQuestion(
        world.viewer("ada"),
        { principleId: world.id(principle), words: questionWords(`${principle} ${n}?`) },
        BEGINNING,
      );
  return () => world.db.close();
});

const codes = (objections: readonly { readonly code: string }[]) => objections.map((o) => o.code);
const newLoop = async (name: string) => planLoop(world, await world.candidate(name));
const asked = async (loopId: Id) =>
  (
    await world.db.prisma.plannedQuestion.findMany({
      where: { loopId },
      include: { question: { select: { text: true } } },
      orderBy: [{ assignmentId: "asc" }, { position: "asc" }],
    })
  ).map(({ assignmentId, question }) => ({ assignmentId, text: question.text }));
const askedBy = async (loopId: Id, assignmentId: Id) =>
  (await asked(loopId)).filter((q) => q.assignmentId === assignmentId).map(({ text }) => text);

describe("the questions of a loop", () => {
  it("come with the principles: two each, and none twice", async () => {
    const loop = await newLoop("Ines Prado");
    const all = await asked(loop.loopId);
    expect(new Set(all.map((q) => q.text)).size).toBe(all.length);
    expect(all).toHaveLength(12);
    const own = await askedBy(loop.loopId, loop.assignment("bo"));
    expect(own.map((text) => text.split(" ")[0])).toEqual(["diveDeep", "diveDeep"]);
  });

  it("follow a change of the principles, and leave what still fits", async () => {
    const loop = await newLoop("Ola Brandt");
    const before = await askedBy(loop.loopId, loop.assignment("bo"));
    const principles = [world.id("diveDeep"), world.id("thinkBig")];
    const placement = { slot: slotAt(1), principles, reason: "" };
    expect(
      await changeAssignment(world.viewer("rosa"), loop.loopId, loop.assignment("bo"), placement, BEGINNING),
    ).toEqual([]);
    const after = await askedBy(loop.loopId, loop.assignment("bo"));
    expect(after.slice(0, 2)).toEqual(before);
    expect(after.slice(2).every((text) => text.startsWith("thinkBig"))).toBe(true);
  });

  it("are given out with a whole round's principles in one act", async () => {
    const loop = await newLoop("Paz Rivera");
    const chosen = { [loop.assignment("amara")]: [world.id("earnTrust"), world.id("ownership")] };
    expect(await distribute(world.viewer("rosa"), loop.loopId, loop.mainId, chosen, BEGINNING)).toEqual([]);
    expect(new Set((await asked(loop.loopId)).map((q) => q.assignmentId))).toEqual(
      new Set([loop.assignment("amara")]),
    );
    const [entry] = await world.db.prisma.auditEntry.findMany({
      where: { loopId: loop.loopId, act: "principles.distributed" },
    });
    expect(JSON.parse(entry?.details ?? "")).toEqual(chosen);
  });

  it("are settled by hand, in this order, and not by anybody else than who plans (S8)", async () => {
    const loop = await newLoop("Quim Soler");
    const seat = loop.assignment("carmen");
    const plan = await readQuestionPlan(world.viewer("rosa"), seat, BEGINNING);
    const ids = plan.principles.flatMap((p) => p.questions).map((q) => q.id);
    const wanted = [ids[3], ids[0], ids[2]] as Id[];
    expect(await settleQuestions(world.viewer("hana"), seat, wanted, BEGINNING)).toEqual([]);
    const rows = await world.db.prisma.plannedQuestion.findMany({
      where: { assignmentId: seat },
      orderBy: { position: "asc" },
    });
    expect(rows.map((row) => row.questionId)).toEqual(wanted);
    for (const name of ["carmen", "ravi", "lena", "otto"])
      await expect(settleQuestions(world.viewer(name), seat, [], BEGINNING)).rejects.toMatchObject({
        status: 404,
      });
  });

  it("are not somebody else's, also when two planners choose at once", async () => {
    const panel = [
      ...PANEL.slice(0, 1),
      ["bo", "interviewer", ["ownership"]],
      ...PANEL.slice(4),
    ] as typeof PANEL;
    const loop = await planLoop(world, await world.candidate("Rui Alves"), panel);
    const [amara, bo] = [loop.assignment("amara"), loop.assignment("bo")];
    for (const seat of [amara, bo]) await settleQuestions(world.viewer("rosa"), seat, [], BEGINNING);
    const plan = await readQuestionPlan(world.viewer("rosa"), amara, BEGINNING);
    const [free] = plan.principles.flatMap((p) => p.questions).filter((q) => q.standing === "free");
    const both = await Promise.all(
      [amara, bo].map((seat) => settleQuestions(world.viewer("rosa"), seat, [free?.id ?? ""], BEGINNING)),
    );
    expect(both.map(codes).sort()).toEqual([[], ["questionTaken"]]);
  });

  it("stay once the interview has begun", async () => {
    const loop = await startLoop(world, await world.candidate("Siv Dahl"));
    const seat = loop.assignment("amara");
    const at = slotAt(0).start;
    expect(codes(await settleQuestions(world.viewer("rosa"), seat, [], at))).toEqual(["interviewBegun"]);
    expect(codes((await readQuestionPlan(world.viewer("rosa"), seat, at)).objections)).toEqual([
      "interviewBegun",
    ]);
  });
});

describe("the database refuses as well", () => {
  it("a question for a shadow, and one in a loop that isn't the interview's", async () => {
    const [one, other] = [await newLoop("Zoe Marsh"), await newLoop("Abel Ruiz")];
    const { id: questionId } = await world.db.prisma.question.findFirstOrThrow();
    const plan = (assignmentId: Id, loopId: Id) =>
      world.db.prisma.plannedQuestion.create({ data: { assignmentId, loopId, questionId, position: 1 } });
    for (const refused of [
      plan(one.assignment("sol"), one.loopId),
      plan(one.assignment("amara"), other.loopId),
    ])
      await expect(refused).rejects.toThrow(/PB015|who interviews in this loop/);
  });
});

describe("what the plan says of how busy people are", () => {
  const givingFor = async (name: string, loopId: Id) =>
    (await readPlan(world.viewer(name), loopId, "UTC", BEGINNING)).rounds[0]?.giving;

  it("counts their other interviews, and says who has another one at that time", async () => {
    const one = await newLoop("Tove Berg");
    const before = (await givingFor("rosa", one.loopId))?.panel.find((p) => p.name === "bo")?.load ?? 0;
    await newLoop("Uma Lind");
    const giving = await givingFor("rosa", one.loopId);
    expect(giving?.panel.find((p) => p.name === "bo")?.load).toBe(before + 1);
    expect(giving?.twice).toContain(one.assignment("bo"));
  });

  it("S8: leaves out the interviews of loops that the planner doesn't know", async () => {
    const one = await newLoop("Wanda Krol");
    const seen = async (who: string) => (await givingFor(who, one.loopId))?.panel.map((p) => p.load);
    const [known, all] = [await seen("rosa"), await seen("ada")];
    const other = await newLoop("Zeno Falk");
    await world.db.owner.query("UPDATE loop SET recruiter_id = $1 WHERE id = $2", [
      world.id("rene"),
      other.loopId,
    ]);
    expect(await seen("rosa")).toEqual(known);
    expect(await seen("ada")).toEqual(all?.map((load) => load + 1));
  });

  it("S9: leaves out the interviews about the planner", async () => {
    const one = await newLoop("Vera Holm");
    const seen = async () => (await givingFor("ada", one.loopId))?.panel.map((p) => p.load);
    const known = await seen();
    await planLoop(world, await world.candidate("Ada Herself", "ada"));
    expect(await seen()).toEqual(known);
  });

  it("is not there for who doesn't plan, nor once the round has started", async () => {
    const loop = await startLoop(world, await world.candidate("Xan Reyes"));
    expect(await givingFor("rosa", loop.loopId)).toBeNull();
    expect(await givingFor("amara", (await newLoop("Yael Stern")).loopId)).toBeNull();
  });
});
