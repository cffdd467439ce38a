import { beforeAll, describe, expect, it } from "vitest";
import { createLoop } from "~/data/creation.server";
import { endLoop } from "~/data/ending.server";
import { readHistory } from "~/data/history.server";
import { listLoops } from "~/data/loop-list.server";
import { readLoopPage } from "~/data/loop-page.server";
import { readPlan } from "~/data/plan-page.server";
import type { Id } from "~/domain/loop";
import { HOUR } from "~/domain/time";
import { PANEL, type PlannedLoop, planLoop, startLoop } from "../support/planned-loop.ts";
import { submitAll } from "../support/submission.ts";
import { BEGINNING, INTERVIEWS, openWorld, type World } from "../support/world.ts";

let world: World;
let sealed: PlannedLoop;
let revealed: PlannedLoop;
let planned: PlannedLoop;

beforeAll(async () => {
  world = await openWorld();
  sealed = await startLoop(world, await world.candidate("Sealed Sam"));
  revealed = await startLoop(world, await world.candidate("Open Olga"));
  await submitAll(world, revealed.loopId, ["amara", "bo", "carmen", "dmitri", "hana", "ravi"]);
  planned = await planLoop(world, await world.candidate("Otto Outside", "otto"), PANEL.slice(0, 1));
  return () => world.db.close();
});

const list = async (name: string, search = "") =>
  listLoops(world.viewer(name), new URL(`http://here.invalid/loops${search}`));
const names = async (name: string, search = "") =>
  (await list(name, search)).rows.map((row) => row.candidate.name);

describe("the list of loops", () => {
  it("S8, S9: has the loops that exist for its reader", async () => {
    expect(await names("rosa")).toHaveLength(3);
    expect(await names("aldo")).toHaveLength(3);
    expect((await names("bo")).sort()).toEqual(["Open Olga", "Sealed Sam"]);
    expect(await names("rene")).toEqual([]);
    expect(await names("otto")).toEqual([]);
  });

  it("filters by state, and searches candidate and role", async () => {
    expect(await names("rosa", "?state=planning")).toEqual(["Otto Outside"]);
    expect(await names("rosa", "?state=interviewing")).toEqual(["Sealed Sam"]);
    expect(await names("rosa", "?state=awaitingDebrief")).toEqual(["Open Olga"]);
    expect(await names("rosa", "?q=olga")).toEqual(["Open Olga"]);
    expect(await names("rosa", "?q=payments")).toHaveLength(3);
    expect(await names("rosa", "?q=%25")).toEqual([]);
    expect(await names("bo", "?q=otto")).toEqual([]);
  });

  it("S1: names whom a sealed round waits for, and nothing else", async () => {
    const [row] = (await list("amara", "?state=interviewing")).rows;
    expect(row?.waitingFor.map((p) => p.name)).toEqual(["amara", "bo", "carmen", "dmitri", "hana", "ravi"]);
  });

  it("pages by keyset, forward and back, each loop once", async () => {
    const roles = world.roleId;
    for (let n = 0; n < 27; n++) {
      const candidateId = await world.candidate(`Page ${n}`);
      await createLoop(world.viewer("rosa"), { candidateId, roleId: roles }, BEGINNING + (n % 3) * HOUR);
    }
    const first = await list("rosa");
    const second = await list("rosa", `?after=${first.next}`);
    const ids = [...first.rows, ...second.rows].map((row) => row.id);
    expect([first.rows.length, new Set(ids).size, second.next]).toEqual([25, 30, null]);
    const back = await list("rosa", `?before=${second.previous}`);
    expect(back.rows.map((row) => row.id)).toEqual(first.rows.map((row) => row.id));
  });
});

describe("the pages of a loop", () => {
  const isNotHere = (promise: Promise<unknown>) => expect(promise).rejects.toMatchObject({ status: 404 });
  const read = (name: string, loopId: Id) => readLoopPage(world.viewer(name), loopId, INTERVIEWS);

  it("say what their reader can do now", async () => {
    const acts = async (name: string, loopId: Id) => (await read(name, loopId)).acts.map((a) => a.act);
    expect(await acts("amara", sealed.loopId)).toEqual(["writeFeedback", "prepareInterview", "askExcusal"]);
    expect(await acts("rosa", sealed.loopId)).toEqual(["offer", "plan", "askExcusal", "end"]);
    expect(await acts("ravi", revealed.loopId)).toEqual(["ownFeedback", "debrief", "veto", "succession"]);
    expect(await acts("aldo", revealed.loopId)).toEqual([]);
    expect((await read("rosa", sealed.loopId)).gates?.find((g) => g.gate === "feedback")?.state).toBe(
      "unmet",
    );
  });

  it("list every certified Bar Raiser who can't, with the reason (P2)", async () => {
    const plan = await readPlan(world.viewer("rosa"), planned.loopId, "UTC", BEGINNING);
    expect(plan.rounds[0]?.barRaisers?.able.map((c) => c.label)).toEqual(["petra", "ravi"]);
    const later = await readPlan(world.viewer("rosa"), planned.loopId, "UTC", BEGINNING + 400 * 24 * HOUR);
    expect(later.rounds[0]?.barRaisers?.unfit.map((u) => [u.name, u.objections[0]?.code])).toEqual([
      ["petra", "certificationLapsed"],
      ["ravi", "certificationLapsed"],
    ]);
  });

  it("tell the history in acts and names, and nothing to the candidate", async () => {
    const { rows } = await readHistory(world.viewer("amara"), revealed.loopId, null);
    expect(rows.map((row) => row.act)).toContain("round.revealed");
    expect(rows.find((row) => row.act === "round.started")?.subject).toBe("the main round");
    await isNotHere(readHistory(world.viewer("otto"), planned.loopId, null));
    await isNotHere(readPlan(world.viewer("otto"), planned.loopId, "UTC", BEGINNING));
    await isNotHere(read("rene", sealed.loopId));
  });

  it("S4: the history keeps the conclusions from who owes feedback first", async () => {
    const loop = await startLoop(world, await world.candidate("Practice First"));
    await submitAll(world, loop.loopId, ["amara", "bo", "carmen", "dmitri", "hana", "ravi"]);
    await read("amara", loop.loopId);
    const acts = async (name: string) =>
      (await readHistory(world.viewer(name), loop.loopId, null)).rows.map((row) => row.act);
    expect(await acts("amara")).toContain("feedback.read");
    expect(await acts("sol")).not.toContain("feedback.read");
  });

  it("S10: end with the loop's duties", async () => {
    const ending = { kind: "roleClosed", reason: "Hiring stopped." } as const;
    await endLoop(world.viewer("rosa"), sealed.loopId, ending, INTERVIEWS);
    expect((await read("amara", sealed.loopId)).acts).toEqual([]);
    expect(await names("bo", "?state=ended")).toEqual(["Sealed Sam"]);
  });
});
