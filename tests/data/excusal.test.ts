import { beforeAll, describe, expect, it } from "vitest";
import { answerExcusal, requestExcusal, weighConflict } from "~/data/excusal.server";
import { readLoop, readLoopState } from "~/data/loops.server";
import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { HOUR } from "~/domain/time";
import { type PlannedLoop, startLoop } from "../support/planned-loop.ts";
import { submitAll, submitFor } from "../support/submission.ts";
import { BEGINNING, INTERVIEWS, openWorld, type World } from "../support/world.ts";

let world: World;
let count = 0;

beforeAll(async () => {
  world = await openWorld();
  return () => world.db.close();
});

const codes = (objections: readonly SaidObjection[]) => objections.map((o) => o.code).sort();
const started = async (): Promise<PlannedLoop> =>
  startLoop(world, await world.candidate(`Excusal ${++count}`));
const stateOf = async (loopId: Id, name: string) => {
  const { view } = await readLoopState(world.viewer("rosa"), loopId, () => null);
  return view.rounds[0]?.assignments.find((a) => a.person.name === name);
};
const ask = (
  loop: PlannedLoop,
  by: string,
  whom: string,
  kind: "removal" | "decline" | "noShow" | "conflict",
) => {
  const request = { assignmentId: loop.assignment(whom), kind, reason: "Ill since Monday." };
  return requestExcusal(world.viewer(by), loop.loopId, request, BEGINNING);
};
const openOf = async (loop: PlannedLoop, name: string) =>
  (await stateOf(loop.loopId, name))?.excusals.find((e) => e.answer === null)?.id ?? "";

describe("F8: an excusal", () => {
  it("is asked for with a reason, by the planners or the person themself", async () => {
    const loop = await started();
    expect(codes(await ask(loop, "amara", "bo", "removal"))).toEqual(["notYours"]);
    const blank = { assignmentId: loop.assignment("bo"), kind: "removal" as const, reason: "  " };
    expect(codes(await requestExcusal(world.viewer("rosa"), loop.loopId, blank, BEGINNING))).toEqual([
      "reasonMissing",
    ]);
    expect(await ask(loop, "bo", "bo", "decline")).toEqual([]);
    expect(codes(await ask(loop, "rosa", "bo", "noShow"))).toEqual(["excusalOpen"]);
    expect((await stateOf(loop.loopId, "bo"))?.state).toBe("pending");
  });

  it("is refused by the Bar Raiser with a reason, and can be asked for again", async () => {
    const loop = await started();
    await ask(loop, "rosa", "bo", "removal");
    const id = await openOf(loop, "bo");
    const answer = (by: string, agreed: boolean, reason: string) =>
      answerExcusal(world.viewer(by), loop.loopId, id, { agreed, reason }, BEGINNING);
    expect(codes(await answer("hana", true, ""))).toEqual(["notYours"]);
    expect(codes(await answer("lena", true, ""))).toEqual(["notYours"]);
    expect(codes(await answer("ravi", false, ""))).toEqual(["reasonMissing"]);
    expect(await answer("ravi", false, "Bo was there and has two days left.")).toEqual([]);
    expect(codes(await answer("ravi", true, ""))).toEqual(["alreadyDone"]);
    expect((await stateOf(loop.loopId, "bo"))?.state).toBe("pending");
    expect(await ask(loop, "rosa", "bo", "removal")).toEqual([]);
  });

  it("S3: of the last missing person reveals the round in the same transaction", async () => {
    const loop = await started();
    await submitAll(world, loop.loopId, ["amara", "carmen", "dmitri", "hana", "ravi"]);
    await ask(loop, "rosa", "bo", "noShow");
    expect(
      await answerExcusal(
        world.viewer("ravi"),
        loop.loopId,
        await openOf(loop, "bo"),
        { agreed: true, reason: "" },
        INTERVIEWS,
      ),
    ).toEqual([]);
    const { view } = await readLoop(world.viewer("amara"), loop.loopId, () => null, INTERVIEWS);
    expect(view.rounds[0]?.revealedAt).not.toBeNull();
    expect(view.feedback).toHaveLength(5);
    const entries = await world.db.prisma.auditEntry.findMany({
      where: { loopId: loop.loopId },
      orderBy: { number: "asc" },
    });
    expect(entries.map((e) => e.act).slice(-3)).toEqual([
      "excusal.agreed",
      "round.revealed",
      "feedback.read",
    ]);
    expect(JSON.stringify(entries.map((e) => e.details))).not.toContain("Monday");
    // S6: who was excused reads only what they wrote, and is told why.
    const bo = (await readLoop(world.viewer("bo"), loop.loopId, () => null, INTERVIEWS)).view;
    expect([bo.feedback, bo.rounds[0]?.seal?.why]).toEqual([[], "excused"]);
  });

  it("is never of submitted feedback", async () => {
    const loop = await started();
    await ask(loop, "rosa", "bo", "removal");
    const id = await openOf(loop, "bo");
    await submitFor(world, loop.loopId, "bo");
    expect(
      codes(
        await answerExcusal(world.viewer("ravi"), loop.loopId, id, { agreed: true, reason: "" }, INTERVIEWS),
      ),
    ).toEqual(["submittedNotExcusable"]);
    expect(codes(await ask(loop, "rosa", "bo", "removal"))).toEqual(["excusalOpen", "submittedNotExcusable"]);
  });

  it("a lead may agree once feedback is overdue beyond the limit", async () => {
    const loop = await started();
    await ask(loop, "rosa", "bo", "removal");
    const beyond = INTERVIEWS + (24 + 24 + 73) * HOUR;
    const answered = await answerExcusal(
      world.viewer("lena"),
      loop.loopId,
      await openOf(loop, "bo"),
      { agreed: true, reason: "" },
      beyond,
    );
    expect(answered).toEqual([]);
    expect((await stateOf(loop.loopId, "bo"))?.state).toBe("excused");
  });

  it("of the Bar Raiser or the hiring manager is no excusal", async () => {
    const loop = await started();
    expect(codes(await ask(loop, "rosa", "ravi", "removal"))).toEqual(["barRaiserNotExcusable"]);
    expect(codes(await ask(loop, "rosa", "hana", "noShow"))).toEqual(["hiringManagerNotExcusable"]);
  });

  it("answered at the same time as the feedback comes in, one of the two holds", async () => {
    const loop = await started();
    await ask(loop, "rosa", "bo", "removal");
    const id = await openOf(loop, "bo");
    const settled = await Promise.allSettled([
      submitFor(world, loop.loopId, "bo"),
      answerExcusal(world.viewer("ravi"), loop.loopId, id, { agreed: true, reason: "" }, INTERVIEWS),
    ]);
    const bo = await stateOf(loop.loopId, "bo");
    expect(settled.filter((s) => s.status === "fulfilled").length).toBeGreaterThan(0);
    expect(bo?.state === "excused").toBe(bo?.submittedAt === null);
  });
});

describe("P3: a conflict declared after submission", () => {
  it("is weighed in writing, by the Bar Raiser alone and once", async () => {
    const loop = await started();
    await submitFor(world, loop.loopId, "bo");
    const { candidateId } = await world.db.prisma.loop.findUniqueOrThrow({ where: { id: loop.loopId } });
    const declared = {
      candidateId,
      personId: world.id("bo"),
      declaredById: world.id("bo"),
      declaredAt: new Date(INTERVIEWS),
    };
    await world.db.prisma.conflict.create({ data: { ...declared, reason: "We shared a flat." } });
    const weigh = (by: string, whom: string, text: string) =>
      weighConflict(world.viewer(by), loop.loopId, world.id(whom), text, INTERVIEWS);
    expect(codes(await weigh("hana", "bo", "Weighed."))).toEqual(["notYours"]);
    expect(codes(await weigh("ravi", "amara", "Weighed."))).toEqual(["noConflict", "notSubmitted"]);
    expect(await weigh("ravi", "bo", "Not weighed: he was too close.")).toEqual([]);
    expect(codes(await weigh("ravi", "bo", "Again."))).toEqual(["alreadyDone"]);
  });
});
