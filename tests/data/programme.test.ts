import { beforeAll, describe, expect, it } from "vitest";
import { readProgramme } from "~/data/programme.server";
import { recordInterviewerStep, recordStep } from "~/data/steps.server";
import { readWay } from "~/data/way.server";
import type { InterviewerStep } from "~/domain/interviewing";
import type { Place } from "~/domain/ladder";
import type { Id } from "~/domain/loop";
import type { CertificationStep } from "~/domain/person";
import { type FreshDatabase, openFreshDatabase } from "../support/database";
import * as facts from "../support/facts";
import { settle, unboundClient, uuidOf, viewerOf, writeLoop } from "../support/rows";

const NOW = Date.parse("2026-12-20T12:00:00Z");

let db: FreshDatabase;
/** A loop that sol shadowed in and wrote practice feedback for; the same with lena as its candidate; one without sol. */
let loops: Readonly<Record<"practised" | "ofLena" | "withoutSol", Id>>;

beforeAll(async () => {
  db = await openFreshDatabase();
  const unbound = await unboundClient(db);
  await settle(unbound);
  const practised = facts.submit(facts.submitAll(facts.start(facts.aLoop())), "sol");
  const ofLena = { ...practised, candidate: { ...practised.candidate, personId: "lena" } };
  const withoutSol = {
    ...facts.aLoop(),
    rounds: facts.aLoop().rounds.map((round) => ({
      ...round,
      assignments: round.assignments.filter((a) => a.personId !== "sol"),
    })),
  };
  loops = {
    practised: (await writeLoop(unbound, practised, "practised")).id,
    ofLena: (await writeLoop(unbound, ofLena, "of-lena")).id,
    withoutSol: (await writeLoop(unbound, withoutSol, "without-sol")).id,
  };
  await unbound.end();
  const recorded = [
    await interviewer("luis", "sol", "trained", "2026-12-01"),
    await interviewer("luis", "sol", "shadow", "2026-12-02", { loopId: loops.practised }),
    await interviewer("luis", "sol", "shadow", "2026-12-02", { loopId: loops.ofLena }),
    await interviewer("luis", "bo", "onTheirOwn", "2026-12-01", "unsaid"),
    await step("lena", "sol", "nominated", "2026-12-01"),
    await step("luis", "sol", "shadow", "2026-12-02", { loopId: loops.ofLena }),
  ];
  expect(recorded.flat()).toEqual([]);
  return () => db.close();
});

const codes = (objections: readonly { readonly code: string }[]) => objections.map((o) => o.code);
const url = (query = "") => new URL(`http://here/programme${query}`);

const step = (by: string, of: string, name: CertificationStep, on: string, place: Place = "outside") =>
  recordStep(viewerOf(by), uuidOf(of), { step: name, on, origin: "ordinary", place, note: "" }, NOW).then(
    codes,
  );
const interviewer = (by: string, of: string, name: InterviewerStep, on: string, place: Place = "outside") =>
  recordInterviewerStep(viewerOf(by), uuidOf(of), { step: name, on, place, note: "" }, NOW).then(codes);
const way = (by: string, of = "sol") => readWay(viewerOf(by), uuidOf(of), NOW);

describe("P4: a step is recorded with the loop it took place in", () => {
  it("which has to be one that the person had a part in, and that exists for the lead (S8, S9)", async () => {
    const shadow = (by: string, loopId: Id) => interviewer(by, "sol", "shadow", "2026-12-03", { loopId });
    expect(await shadow("luis", loops.withoutSol)).toEqual(["notTheirLoop"]);
    expect(await shadow("luis", "00000000-0000-4000-8000-000000000001")).toEqual(["notTheirLoop"]);
    expect(await shadow("lena", loops.ofLena)).toEqual(["notTheirLoop"]);
  });

  it.each<[reader: string, interviewer: number, barRaiser: number]>([
    ["luis", 2, 1],
    ["aldo", 2, 1],
    ["sol", 2, 1],
    ["amara", 2, 1],
    ["lena", 1, 0],
    ["otto", 0, 0],
    ["rosa", 2, 1],
  ])(
    "%s is told of the steps alike, and of the loop only where it exists for them",
    async (who, own, bar) => {
      const shown = await way(who);
      expect(shown.interviewer.map((s) => s.step)).toEqual(["trained", "shadow", "shadow"]);
      expect(shown.barRaiser.map((s) => s.step)).toEqual(["nominated", "shadow"]);
      expect(shown.interviewer.filter((s) => s.loop !== null)).toHaveLength(own);
      expect(shown.barRaiser.filter((s) => s.loop !== null)).toHaveLength(bar);
      if (who === "lena") expect(JSON.stringify(shown)).not.toContain(loops.ofLena);
    },
  );

  it("and no audit entry names that loop", async () => {
    const { rows } = await db.owner.query(
      "SELECT act, loop_id, details::text FROM audit_entry WHERE act IN ('interviewing.recorded', 'certification.recorded')",
    );
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      expect(row.loop_id).toBeNull();
      for (const id of Object.values(loops)) expect(row.details).not.toContain(id);
    }
  });

  it("offers the lead that person's loops, and nobody else anything", async () => {
    const offered = async (who: string) => (await way(who)).recording?.loops.map((l) => l.value).toSorted();
    expect(await offered("luis")).toEqual([loops.ofLena, loops.practised].toSorted());
    expect(await offered("lena")).toEqual([loops.practised]);
    for (const who of ["ada", "aldo", "sol", "otto"]) expect(await offered(who)).toBeUndefined();
  });
});

describe("how far somebody is", () => {
  it.each<[string, boolean]>([
    ["luis", true],
    ["ada", true],
    ["aldo", true],
    ["sol", true],
    ["amara", false],
    ["otto", false],
  ])("shows to %s: %s", async (who, shows) => {
    const { person } = await way(who);
    expect(person.interviewer.progress).toEqual(
      shows ? { next: "onTheirOwn", ready: "yes", done: 2, asked: 2 } : null,
    );
    expect(person.barRaiser.progress).toEqual(
      shows ? { next: "shadow", ready: "notYet", done: 1, asked: 2 } : null,
    );
  });

  it("tells those who run the programme who is ready", async () => {
    const ready = async (who: string) =>
      (await readProgramme(viewerOf(who), url(), NOW)).ready.map((r) => r.name);
    expect(await ready("luis")).toEqual(["sol"]);
    expect(await ready("aldo")).toEqual(["sol"]);
    expect(await ready("sol")).toEqual([]);
  });

  it("is listed by ladder", async () => {
    const names = async (query: string) =>
      (await readProgramme(viewerOf("otto"), url(query), NOW)).rows.map((r) => r.name);
    expect(await names("?ladder=interviewer")).toEqual(["bo", "sol"]);
    expect(await names("")).toEqual(["sol"]);
  });

  it("is nobody's who isn't there", async () => {
    const nobody = readWay(viewerOf("luis"), "00000000-0000-4000-8000-000000000001", NOW);
    await expect(nobody).rejects.toMatchObject({ status: 404 });
  });
});

describe("F9: practice beside the panel's", () => {
  const readings = async (who: string) =>
    (
      await db.owner.query("SELECT 1 FROM audit_entry WHERE act = 'feedback.read' AND actor_id = $1", [
        uuidOf(who),
      ])
    ).rowCount;

  it.each<[string, Id[] | null]>([
    ["amara", null],
    ["otto", null],
    ["ada", null],
    ["aldo", null],
    ["rosa", null],
  ])("is not %s's to read", async (who, expected) => {
    expect((await way(who)).practice).toBe(expected);
    expect(await readings(who)).toBe(0);
  });

  it("is the trainee's and the leads', each from their own view, and is recorded once as reading (R1)", async () => {
    const loopsIn = async (who: string) => (await way(who)).practice?.map((p) => p.loop.id).toSorted();
    expect(await loopsIn("sol")).toEqual([loops.practised, loops.ofLena].toSorted());
    expect(await loopsIn("luis")).toEqual([loops.practised, loops.ofLena].toSorted());
    expect(await loopsIn("lena")).toEqual([loops.practised]);
    await loopsIn("sol");
    expect([await readings("sol"), await readings("luis"), await readings("lena")]).toEqual([2, 2, 1]);
  });
});
