import { beforeAll, describe, expect, it } from "vitest";
import { agreeCoolOff, createLoop } from "~/data/creation.server";
import { readLoopState } from "~/data/loops.server";
import { assign, changeAssignment } from "~/data/plan.server";
import { answerPlan } from "~/data/plan-answer.server";
import { addRound, removeRound, startRound } from "~/data/rounds.server";
import { unassign } from "~/data/unassign.server";
import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { HOUR } from "~/domain/time";
import { PANEL, planLoop, slotAt, startLoop } from "../support/planned-loop.ts";
import { BEGINNING, openWorld, type World } from "../support/world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
  return () => world.db.close();
});

const codes = (objections: readonly SaidObjection[]) => objections.map((o) => o.code).sort();
const view = async (name: string, loopId: Id) =>
  (await readLoopState(world.viewer(name), loopId, () => null)).view;
const acts = async (loopId: Id) =>
  (await world.db.prisma.auditEntry.findMany({ where: { loopId }, orderBy: { number: "asc" } })).map(
    (e) => e.act,
  );
const isNotHere = (promise: Promise<unknown>) => expect(promise).rejects.toMatchObject({ status: 404 });

describe("creating a loop", () => {
  it("takes recruiter and hiring manager from the role, with an empty main round", async () => {
    const candidateId = await world.candidate("Ines Prado");
    const { id } = await createLoop(world.viewer("rene"), { candidateId, roleId: world.roleId }, BEGINNING);
    const loop = await view("rosa", id ?? "");
    expect(loop).toMatchObject({
      state: "planning",
      hiringManager: { name: "hana" },
      recruiter: { name: "rosa" },
    });
    expect(loop.rounds).toMatchObject([{ number: 1, kind: "main", startedAt: null, assignments: [] }]);
    expect(await acts(id ?? "")).toEqual(["loop.created"]);
  });

  it("P7: refuses a second open one, also at the same time", async () => {
    const candidateId = await world.candidate("Two Loops");
    const twice = await Promise.all(
      [1, 2].map(() => createLoop(world.viewer("rosa"), { candidateId, roleId: world.roleId }, BEGINNING)),
    );
    expect(twice.flatMap((t) => codes(t.objections))).toEqual(["loopIsOpen"]);
    expect(await world.db.prisma.loop.count({ where: { candidateId } })).toBe(1);
  });

  it("S9: refuses a hiring manager who is the candidate, and tells the candidate nothing", async () => {
    const candidateId = await world.candidate("Hana Herself", "hana");
    const made = await createLoop(world.viewer("rosa"), { candidateId, roleId: world.roleId }, BEGINNING);
    expect(codes(made.objections)).toEqual(["seatNotForCandidate"]);
    const own = await world.candidate("Rene Himself", "rene");
    await isNotHere(createLoop(world.viewer("rene"), { candidateId: own, roleId: world.roleId }, BEGINNING));
    await isNotHere(createLoop(world.viewer("otto"), { candidateId, roleId: world.roleId }, BEGINNING));
  });

  it("P7: within the cool-off starts only with an outside lead's agreement", async () => {
    const candidateId = await world.candidate("Back Again");
    const first = await planLoop(world, candidateId);
    const ended = {
      endedAt: new Date(BEGINNING + HOUR),
      endKind: "roleClosed",
      changedAt: new Date(BEGINNING + HOUR),
    };
    await world.db.prisma.loop.update({ where: { id: first.loopId }, data: ended });
    const again = await createLoop(
      world.viewer("rosa"),
      { candidateId, roleId: world.roleId },
      BEGINNING + 2 * HOUR,
    );
    const loopId = again.id ?? "";
    const mainId = (await view("rosa", loopId)).rounds[0]?.id ?? "";
    expect(codes(await startRound(world.viewer("rosa"), loopId, mainId, BEGINNING + 3 * HOUR))).toContain(
      "coolOffUnagreed",
    );
    expect(codes(await agreeCoolOff(world.viewer("lena"), loopId, " ", BEGINNING))).toEqual([
      "reasonMissing",
    ]);
    expect(await agreeCoolOff(world.viewer("lena"), loopId, "A new team, a new level.", BEGINNING)).toEqual(
      [],
    );
    expect(codes(await startRound(world.viewer("rosa"), loopId, mainId, BEGINNING))).not.toContain(
      "coolOffUnagreed",
    );
  });
});

describe("planning", () => {
  it("P2: names everybody who can't be Bar Raiser, with the reason", async () => {
    const { loopId, mainId } = await planLoop(world, await world.candidate("Bar Raisers"), PANEL.slice(0, 1));
    const asBarRaiser = async (name: string) => {
      const input = {
        roundId: mainId,
        personId: world.id(name),
        kind: "barRaiser" as const,
        slot: null,
        principles: [],
      };
      return assign(world.viewer("rosa"), loopId, input, BEGINNING);
    };
    expect(codes((await asBarRaiser("otto")).objections)).toEqual(["notCertified"]);
    expect(codes((await asBarRaiser("dmitri")).objections)).toEqual([
      "barRaiserOnTeam",
      "barRaiserReports",
      "notCertified",
    ]);
    expect((await asBarRaiser("otto")).objections[0]?.people).toEqual([
      { id: world.id("otto"), name: "otto" },
    ]);
    expect((await asBarRaiser("ravi")).objections).toEqual([]);
    expect(codes((await asBarRaiser("petra")).objections)).toEqual(["seatTaken"]);
  });

  it("S8: is the planners' alone", async () => {
    const { loopId, mainId, assignment } = await planLoop(world, await world.candidate("Whose Plan"));
    expect(codes(await startRound(world.viewer("amara"), loopId, mainId, BEGINNING))).toEqual(["notYours"]);
    expect(codes(await unassign(world.viewer("lena"), loopId, assignment("bo"), BEGINNING))).toEqual([
      "notYours",
    ]);
    await isNotHere(unassign(world.viewer("otto"), loopId, assignment("bo"), BEGINNING));
  });

  it("P1: does not start with a gap in it, and starts once the gap is filled", async () => {
    const rosa = world.viewer("rosa");
    const { loopId, mainId, assignment } = await planLoop(world, await world.candidate("A Gap"));
    expect(await unassign(rosa, loopId, assignment("bo"), BEGINNING)).toEqual([]);
    const refused = await startRound(rosa, loopId, mainId, BEGINNING);
    expect(refused.map((o) => o.text)).toEqual(["Nobody is planned for a required principle (diveDeep)."]);
    const both = {
      ...{ slot: slotAt(0), principles: [world.id("ownership"), world.id("diveDeep")], reason: "" },
    };
    expect(await changeAssignment(rosa, loopId, assignment("amara"), both, BEGINNING)).toEqual([]);
    expect(await startRound(rosa, loopId, mainId, BEGINNING)).toEqual([]);
    expect(codes(await startRound(rosa, loopId, mainId, BEGINNING))).toEqual(["roundStarted"]);
  });

  it("removes a round that has not started, and no other", async () => {
    const rosa = world.viewer("rosa");
    const { loopId, mainId } = await startLoop(world, await world.candidate("A Screen Too Many"));
    const screen = await addRound(rosa, loopId, { kind: "screen", focus: [] }, BEGINNING);
    const input = { roundId: screen.id ?? "", personId: world.id("otto"), kind: "interviewer" as const };
    await assign(rosa, loopId, { ...input, slot: slotAt(0), principles: [world.id("ownership")] }, BEGINNING);
    expect(await removeRound(rosa, loopId, screen.id ?? "", BEGINNING)).toEqual([]);
    expect(codes(await removeRound(rosa, loopId, mainId, BEGINNING))).toEqual(["roundStarted"]);
    expect(
      codes((await addRound(rosa, loopId, { kind: "followUp", focus: [] }, BEGINNING)).objections),
    ).toEqual(["focusMissing", "followUpNeedsReveal"]);
  });
});

describe("starting the main round", () => {
  it("F7, P6: fixes due times, terms and the Bar Raiser", async () => {
    const { loopId } = await startLoop(world, await world.candidate("Fixed Terms"));
    const before = await view("rosa", loopId);
    expect(before.barRaiser?.name).toBe("ravi");
    expect(before.rounds[0]?.assignments.map((a) => a.dueAt)).toEqual(
      PANEL.map((_, hour) => slotAt(hour).end + 24 * HOUR),
    );
    await world.db.prisma.role.update({ where: { id: world.roleId }, data: { levelNumber: 6 } });
    expect((await view("rosa", loopId)).terms).toEqual(before.terms);
    await world.db.prisma.role.update({ where: { id: world.roleId }, data: { levelNumber: 5 } });
  });

  it("F7: an interview moves with its due time until its feedback is overdue; nobody leaves by the plan", async () => {
    const rosa = world.viewer("rosa");
    const { loopId, assignment } = await startLoop(world, await world.candidate("Moved"));
    const next = { slot: slotAt(9), principles: [world.id("ownership")], reason: "Her train is late." };
    expect(await changeAssignment(rosa, loopId, assignment("amara"), next, BEGINNING)).toEqual([]);
    const amara = (await view("rosa", loopId)).rounds[0]?.assignments.find((a) => a.person.name === "amara");
    expect(amara?.dueAt).toBe(slotAt(9).end + 24 * HOUR);
    expect(amara?.moves).toMatchObject([
      { from: slotAt(0).start, to: slotAt(9).start, by: { name: "rosa" }, reason: "Her train is late." },
    ]);
    const toAuditor = (await view("aldo", loopId)).rounds[0]?.assignments.flatMap((a) => a.moves);
    expect(toAuditor).toMatchObject([{ from: slotAt(0).start, reason: null }]);
    const late = slotAt(9).end + 25 * HOUR;
    expect(
      codes(await changeAssignment(rosa, loopId, assignment("amara"), { ...next, slot: slotAt(90) }, late)),
    ).toEqual(["tooLateToMove"]);
    expect(codes(await unassign(rosa, loopId, assignment("amara"), BEGINNING))).toEqual(["excusalInstead"]);
  });

  it("P1: somebody who joins a sealed round owes feedback from then on", async () => {
    const rosa = world.viewer("rosa");
    const { loopId, mainId } = await startLoop(world, await world.candidate("Joined Late"));
    const input = {
      roundId: mainId,
      personId: world.id("otto"),
      kind: "interviewer" as const,
      slot: slotAt(8),
    };
    expect(codes((await assign(rosa, loopId, { ...input, principles: [] }, BEGINNING)).objections)).toEqual([
      "principlesOneToThree",
    ]);
    expect(
      (await assign(rosa, loopId, { ...input, principles: [world.id("thinkBig")] }, BEGINNING)).objections,
    ).toEqual([]);
    const seal = (await view("otto", loopId)).rounds[0]?.seal;
    expect(seal?.waitingFor.map((p) => p.name)).toContain("otto");
  });

  it("starts once, however often it is asked for at the same time", async () => {
    const { loopId, mainId } = await planLoop(world, await world.candidate("Started Once"));
    const tries = [1, 2, 3, 4].map(() => startRound(world.viewer("rosa"), loopId, mainId, BEGINNING));
    expect((await Promise.all(tries)).map(codes).filter((c) => c.length === 0)).toHaveLength(1);
    expect(await world.db.prisma.appointment.count({ where: { loopId } })).toBe(1);
    expect((await acts(loopId)).filter((act) => act === "round.started")).toHaveLength(1);
  });
});

describe("accepting and declining", () => {
  it("is seen by the planners with its reason, and takes nobody off the panel", async () => {
    const loop = await planLoop(world, await world.candidate("Declined Once"));
    const seat = loop.assignment("bo");
    const say = (who: string, answer: "accepted" | "declined", at = BEGINNING) =>
      answerPlan(world.viewer(who), seat, { answer, reason: answer === "declined" ? "Away." : null }, at);
    expect(await say("bo", "declined")).toEqual([]);
    const seen = async (who: string) =>
      (await view(who, loop.loopId)).rounds[0]?.assignments.find((a) => a.id === seat)?.answer;
    expect(await seen("rosa")).toMatchObject({ answer: "declined", reason: "Away." });
    // Who knows the loop by name and state knows that, and no reason (S8).
    expect(await seen("aldo")).toMatchObject({ answer: "declined", reason: null });
    const start = () => startRound(world.viewer("rosa"), loop.loopId, loop.mainId, BEGINNING);
    expect(codes(await start())).toEqual(["hasDeclined"]);
    await isNotHere(say("amara", "accepted"));
    expect(await say("bo", "accepted", BEGINNING + 1)).toEqual([]);
    expect(await start()).toEqual([]);
    expect(codes(await say("bo", "declined", BEGINNING + 2))).toEqual(["excusalInstead"]);
  });

  it("goes with the seat when somebody is taken off", async () => {
    const loop = await planLoop(world, await world.candidate("Declined Twice"));
    const reason = "Away.";
    await answerPlan(world.viewer("bo"), loop.assignment("bo"), { answer: "declined", reason }, BEGINNING);
    expect(await unassign(world.viewer("rosa"), loop.loopId, loop.assignment("bo"), BEGINNING)).toEqual([]);
  });
});
