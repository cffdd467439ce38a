import { beforeEach, describe, expect, test } from "vitest";
import { submitFeedback } from "~/data/feedback.server";
import { readMyWork } from "~/data/my-work.server";
import { HOUR } from "~/domain/time";
import { type FreshDatabase, openFreshDatabase } from "../support/database";
import { type InterviewScene, interviewScene, SEATS, type Seated, wholeContent } from "../support/interviews";

const NOW = Date.UTC(2026, 10, 30, 12);
let db: FreshDatabase;
let scene: InterviewScene;

const work = (name: Parameters<InterviewScene["viewer"]>[0], now = NOW) =>
  readMyWork(scene.viewer(name), now);
const submit = (name: Seated) =>
  submitFeedback(
    scene.viewer(name),
    scene.assignments[name],
    wholeContent(scene.principles, `${name}.`),
    0,
    NOW,
  );
const EMPTY = { owed: [], coming: [], excusals: [], debriefs: [], sealed: [] };

beforeEach(async () => {
  db = await openFreshDatabase();
  scene = await interviewScene(db.owner, NOW);
  return () => db.close();
});

describe("my work", () => {
  test("is what each person owes, and nothing for those without a part", async () => {
    for (const name of SEATS)
      expect((await work(name)).owed).toMatchObject([
        { assignmentId: scene.assignments[name], due: "coming" },
      ]);
    for (const name of ["rosa", "lena", "otto"] as const) expect(await work(name)).toEqual(EMPTY);
  });

  test("says overdue once the due time has passed, not on the instant (F7)", async () => {
    expect((await work("amara", NOW + 23 * HOUR)).owed).toMatchObject([{ due: "coming" }]);
    expect((await work("amara", NOW + 23 * HOUR + 1)).owed).toMatchObject([{ due: "overdue" }]);
  });

  test("shows an interview to come apart from what is owed", async () => {
    const before = await work("amara", NOW - 3 * HOUR);
    expect([before.owed.length, before.coming.length]).toEqual([0, 1]);
  });

  test("names whom my sealed feedback waits for, until the reveal (S7)", async () => {
    await submit("amara");
    await submit("bo");
    const { owed, sealed } = await work("amara");
    expect(owed).toEqual([]);
    expect(sealed[0]?.waitingFor.map((p) => p.name).sort()).toEqual(["Hana Sato-Bergström", "Ravi Menon"]);
    await submit("hana");
    await submit("ravi");
    expect((await work("amara")).sealed).toEqual([]);
    expect((await work("ravi")).debriefs).toMatchObject([{ phase: "toOpen", waitsFor: "you" }]);
    expect((await work("hana")).debriefs).toEqual([]);
  });

  test("brings an excusal to whoever may answer it, and to nobody else (F8)", async () => {
    await db.owner.query(
      "INSERT INTO excusal (assignment_id, kind, reason, by_id, at) VALUES ($1, 'decline', 'Ill.', $2, $3)",
      [scene.assignments.bo, scene.people.bo, new Date(NOW)],
    );
    expect((await work("ravi")).excusals).toMatchObject([{ person: { name: "Bo Lindqvist" } }]);
    for (const name of ["amara", "bo", "hana", "lena"] as const)
      expect((await work(name)).excusals).toEqual([]);
    const beyond = NOW + 96 * HOUR;
    expect((await work("lena", beyond)).excusals).toHaveLength(1);
  });

  test("is empty once the loop has ended (S10) or where I am its candidate (S9)", async () => {
    await db.owner.query("UPDATE candidate SET person_id = $1", [scene.people.lena]);
    expect(await work("lena", NOW + 96 * HOUR)).toEqual(EMPTY);
    await db.owner.query(
      "UPDATE loop SET ended_at = now(), end_kind = 'roleClosed', end_reason = 'x', ended_by_id = $1",
      [scene.people.rosa],
    );
    expect(await work("amara")).toEqual(EMPTY);
  });
});
