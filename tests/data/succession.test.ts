import { beforeAll, describe, expect, it } from "vitest";
import { changeTerms, endLoop } from "~/data/ending.server";
import { readLoop, readLoopState } from "~/data/loops.server";
import { agreeReplacement, proposeReplacement } from "~/data/replacement.server";
import { appointSuccessor, recuse, writeAssessment } from "~/data/succession.server";
import type { CannotAct, Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { HOUR } from "~/domain/time";
import { type PlannedLoop, planLoop, startLoop } from "../support/planned-loop.ts";
import { submitAll, submitFor } from "../support/submission.ts";
import { BEGINNING, INTERVIEWS, openWorld, type World } from "../support/world.ts";

let world: World;
let count = 0;

beforeAll(async () => {
  world = await openWorld();
  return () => world.db.close();
});

const INTERVIEWERS = ["amara", "bo", "carmen", "dmitri"];
const codes = (objections: readonly SaidObjection[]) => objections.map((o) => o.code).sort();
const candidate = () => world.candidate(`Succession ${++count}`);
const view = async (loopId: Id, name = "rosa") =>
  (await readLoopState(world.viewer(name), loopId, () => null)).view;
const appoint = (loop: PlannedLoop, by: string, whom: string, cause: CannotAct, now = BEGINNING) =>
  appointSuccessor(
    world.viewer(by),
    loop.loopId,
    { personId: world.id(whom), cause, reason: "A long illness." },
    now,
  );
const assignmentIn = async (loopId: Id, name: string) =>
  (await view(loopId)).rounds[0]?.assignments.find((a) => a.person.name === name);

describe("P5: a Bar Raiser who cannot act", () => {
  it("is succeeded by an outside lead's word, for a cause that holds", async () => {
    const loop = await startLoop(world, await candidate());
    expect(codes(await appoint(loop, "lena", "petra", "recused"))).toEqual(["causeNotTrue"]);
    expect(codes(await recuse(world.viewer("hana"), loop.loopId, "I know the family.", BEGINNING))).toEqual([
      "notTheBarRaiser",
    ]);
    expect(await recuse(world.viewer("ravi"), loop.loopId, "I know the family.", BEGINNING)).toEqual([]);
    expect(codes(await appoint(loop, "rosa", "petra", "recused"))).toEqual(["notOutsideLead"]);
    const unfit = await appoint(loop, "lena", "otto", "recused");
    expect(unfit.map((o) => [o.code, o.people[0]?.name])).toEqual([["notCertified", "otto"]]);
    expect(await appoint(loop, "lena", "petra", "recused")).toEqual([]);
    expect((await view(loop.loopId)).barRaiser?.name).toBe("petra");
  });

  it("before the reveal the successor joins the panel and writes; what was owed is excused by succession", async () => {
    const loop = await startLoop(world, await candidate());
    await recuse(world.viewer("ravi"), loop.loopId, "Too close.", BEGINNING);
    await appoint(loop, "lena", "petra", "recused", BEGINNING);
    const petra = await assignmentIn(loop.loopId, "petra");
    expect(petra).toMatchObject({
      kind: "barRaiser",
      state: "pending",
      principles: [world.id("highStandards")],
    });
    expect(petra?.dueAt).toBe(((await view(loop.loopId)).appointments[1]?.at ?? 0) + 24 * HOUR);
    expect((await assignmentIn(loop.loopId, "ravi"))?.excusals).toMatchObject([
      { kind: "succession", answer: { agreed: true } },
    ]);
    await submitAll(world, loop.loopId, [...INTERVIEWERS, "hana"]);
    expect((await view(loop.loopId)).rounds[0]?.revealedAt).toBeNull();
    await submitFor(world, loop.loopId, "petra");
    const revealed = (await readLoop(world.viewer("petra"), loop.loopId, () => null, INTERVIEWS)).view;
    expect([revealed.state, revealed.feedback.length]).toEqual(["awaitingDebrief", 6]);
    expect((await readLoop(world.viewer("ravi"), loop.loopId, () => null, INTERVIEWS)).view.feedback).toEqual(
      [],
    );
  });

  it("who has submitted stays in the round, and the successor writes too", async () => {
    const loop = await startLoop(world, await candidate());
    await submitFor(world, loop.loopId, "ravi");
    await recuse(world.viewer("ravi"), loop.loopId, "Moving away.", INTERVIEWS);
    expect(await appoint(loop, "lena", "petra", "recused", INTERVIEWS)).toEqual([]);
    expect((await assignmentIn(loop.loopId, "ravi"))?.state).toBe("submitted");
    await submitAll(world, loop.loopId, [...INTERVIEWERS, "hana"]);
    expect((await view(loop.loopId)).state).toBe("interviewing");
    await submitFor(world, loop.loopId, "petra");
    expect((await view(loop.loopId)).state).toBe("awaitingDebrief");
  });

  it("after the reveal the successor reads, and writes an assessment", async () => {
    const loop = await startLoop(world, await candidate());
    await submitAll(world, loop.loopId, [...INTERVIEWERS, "hana", "ravi"]);
    const assess = (name: string, text: string) =>
      writeAssessment(world.viewer(name), loop.loopId, text, INTERVIEWS);
    expect(codes(await assess("ravi", "Solid."))).toEqual(["notASuccessor"]);
    await recuse(world.viewer("ravi"), loop.loopId, "Moving away.", INTERVIEWS);
    await appoint(loop, "lena", "petra", "recused", INTERVIEWS);
    expect(await assignmentIn(loop.loopId, "petra")).toBeUndefined();
    expect(codes(await assess("petra", " "))).toEqual(["assessmentTextMissing"]);
    expect(await assess("petra", "The evidence holds.")).toEqual([]);
    expect(codes(await assess("petra", "Again."))).toEqual(["alreadyAssessed"]);
    const read = (await readLoop(world.viewer("petra"), loop.loopId, () => null, INTERVIEWS)).view;
    expect(read.conclusions?.assessments).toMatchObject([{ text: "The evidence holds." }]);
  });
});

describe("P5: a hiring manager or recruiter who leaves", () => {
  const propose = (loop: PlannedLoop, by: string, seat: "hiringManager" | "recruiter", whom: string) =>
    proposeReplacement(
      world.viewer(by),
      loop.loopId,
      { seat, personId: world.id(whom), reason: "Left the company." },
      BEGINNING,
    );
  const waiting = async (loop: PlannedLoop) =>
    (await view(loop.loopId)).replacements.find((r) => r.agreedAt === null)?.id ?? "";

  it("is replaced by an admin with a lead's agreement", async () => {
    const loop = await startLoop(world, await candidate());
    expect(codes(await propose(loop, "rosa", "recruiter", "rene"))).toEqual(["notAnAdmin"]);
    expect(await propose(loop, "ada", "recruiter", "rene")).toEqual([]);
    expect((await view(loop.loopId)).recruiter.name).toBe("rosa");
    const id = await waiting(loop);
    expect(codes(await agreeReplacement(world.viewer("ada"), loop.loopId, id, BEGINNING))).toEqual([
      "notOutsideLead",
    ]);
    expect(await agreeReplacement(world.viewer("lena"), loop.loopId, id, BEGINNING)).toEqual([]);
    expect((await view(loop.loopId, "rene")).recruiter.name).toBe("rene");
  });

  it("before the reveal the new hiring manager owes feedback instead", async () => {
    const loop = await startLoop(world, await candidate());
    await propose(loop, "ada", "hiringManager", "otto");
    expect(await agreeReplacement(world.viewer("lena"), loop.loopId, await waiting(loop), BEGINNING)).toEqual(
      [],
    );
    expect((await assignmentIn(loop.loopId, "hana"))?.state).toBe("excused");
    expect(await assignmentIn(loop.loopId, "otto")).toMatchObject({
      kind: "hiringManager",
      state: "pending",
    });
    await submitAll(world, loop.loopId, [...INTERVIEWERS, "ravi"]);
    expect((await view(loop.loopId)).state).toBe("interviewing");
    await submitFor(world, loop.loopId, "otto");
    expect((await view(loop.loopId)).state).toBe("awaitingDebrief");
  });

  it("before the start the new hiring manager takes over the plan", async () => {
    const loop = await planLoop(world, await candidate());
    await propose(loop, "ada", "hiringManager", "otto");
    await agreeReplacement(world.viewer("lena"), loop.loopId, await waiting(loop), BEGINNING);
    const managers = (await view(loop.loopId)).rounds[0]?.assignments.filter(
      (a) => a.kind === "hiringManager",
    );
    expect(managers).toMatchObject([{ person: { name: "otto" }, principles: [world.id("thinkBig")] }]);
  });
});

describe("P6 and S10", () => {
  it("terms of a started loop change by an outside lead, with a reason for good", async () => {
    const loop = await startLoop(world, await candidate());
    const input = {
      level: 6,
      teamId: world.id("payments"),
      principles: [world.id("ownership")],
      reason: "Role regraded.",
    };
    const change = (by: string, more = {}) =>
      changeTerms(world.viewer(by), loop.loopId, { ...input, ...more }, BEGINNING);
    expect(codes(await change("rosa"))).toEqual(["notOutsideLead"]);
    expect(codes(await change("lena", { reason: "" }))).toEqual(["reasonMissing"]);
    expect(codes(await change("lena", { level: 77 }))).toEqual(["choiceGone"]);
    expect(await change("lena")).toEqual([]);
    const changed = await view(loop.loopId);
    expect(changed.terms).toMatchObject({ level: 6, requiredPrinciples: [world.id("ownership")] });
    expect(changed.termChanges).toMatchObject([{ by: { name: "lena" }, reason: "Role regraded." }]);
  });

  it("a loop that ends keeps its round sealed for good", async () => {
    const loop = await startLoop(world, await candidate());
    await submitFor(world, loop.loopId, "bo");
    const end = (by: string, reason: string) =>
      endLoop(world.viewer(by), loop.loopId, { kind: "candidateWithdrew", reason }, INTERVIEWS);
    expect(codes(await end("hana", "Took another offer."))).toEqual(["notYours"]);
    expect(codes(await end("rosa", ""))).toEqual(["reasonMissing"]);
    expect(await end("rosa", "Took another offer.")).toEqual([]);
    const ended = (await readLoop(world.viewer("lena"), loop.loopId, () => null, INTERVIEWS)).view;
    expect([ended.state, ended.feedback, ended.rounds[0]?.seal]).toEqual([
      "ended",
      [],
      { why: "sealedForGood", waitingFor: [] },
    ]);
    expect(codes(await recuse(world.viewer("ravi"), loop.loopId, "Late.", INTERVIEWS))).toEqual([
      "loopEnded",
    ]);
  });
});
