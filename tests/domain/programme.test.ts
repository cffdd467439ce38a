import { describe, expect, it } from "vitest";
import type { Where } from "~/domain/ladder";
import type { CertificationStep, Person } from "~/domain/person";
import {
  barRaiserProgress,
  currentUntil,
  objectionsToRecordStep,
  type SetUp,
  STEP_WORDS,
  STEPS,
  type StepToRecord,
  stepsAfter,
} from "~/domain/programme";
import { movers } from "../support/codes";
import { aPerson } from "../support/facts";

const NOW = Date.parse("2026-12-01T09:00:00Z");
const step = (name: CertificationStep, on: string) => ({
  step: name,
  on,
  founding: false,
  at: Date.parse(`${on}T12:00:00Z`),
});
const having = (...names: CertificationStep[]): Person =>
  aPerson({ id: "petra", certifications: names.map((name, i) => step(name, `2026-0${i + 1}-01`)) });
const LEAD = { id: "lena", capabilities: ["lead"] } as const;
const SHADOW: StepToRecord = { step: "shadow", on: "2026-11-30", origin: "ordinary" };
const OVER = { setUp: "over", where: "outside" } as const;
const NOMINATED: StepToRecord = { ...SHADOW, step: "nominated" };
const FOUNDING: StepToRecord = { step: "certified", on: "2026-11-30", origin: "founding" };

describe("P4: the steps of the programme", () => {
  it.each<[string, Person, readonly CertificationStep[]]>([
    ["nothing", having(), ["nominated"]],
    ["nominated", having("nominated"), ["shadow"]],
    ["shadow", having("shadow"), ["shadow", "reverseShadow"]],
    ["reverse shadow", having("shadow", "reverseShadow"), ["reverseShadow", "certified"]],
    ["certified", having("shadow", "reverseShadow", "certified"), ["certified", "lapsed", "revoked"]],
    ["lapsed", having("certified", "lapsed"), ["shadow", "reverseShadow", "certified"]],
    ["revoked", having("certified", "revoked"), ["nominated"]],
  ])("what may follow %s", (_, person, expected) => {
    const record = (name: CertificationStep) =>
      objectionsToRecordStep(LEAD, person, { ...SHADOW, step: name }, OVER, NOW);
    expect(stepsAfter(person, "over")).toEqual(expected);
    expect(STEPS.filter((name) => record(name).length === 0)).toEqual(expected);
    for (const name of STEPS.filter((n) => !expected.includes(n)))
      expect(movers(record(name))).toEqual(["stepOutOfOrder"]);
  });

  it("have a word each", () => {
    expect(STEPS.map((name) => STEP_WORDS[name])).toEqual([
      "Nominated",
      "Shadow",
      "Reverse shadow",
      "Certified",
      "Lapsed",
      "Revoked",
    ]);
  });

  it.each<[string, Partial<Person>, Partial<StepToRecord>, string[]]>([
    ["by a lead", {}, {}, []],
    ["of somebody deactivated", { deactivatedAt: NOW }, {}, ["accountInactive petra"]],
    ["today, where it is already tomorrow", {}, { on: "2026-12-01" }, []],
    ["on a day that has begun nowhere", {}, { on: "2026-12-02" }, ["dayAhead"]],
    ["on the day of the last one", { certifications: [step("shadow", "2026-11-30")] }, {}, []],
    ["before the last one", { certifications: [step("shadow", "2026-12-01")] }, {}, ["stepBeforeLast"]],
  ])("are recorded %s", (_, person, patch, expected) => {
    expect(
      movers(
        objectionsToRecordStep(
          LEAD,
          { ...having("nominated"), ...person },
          { ...SHADOW, ...patch },
          OVER,
          NOW,
        ),
      ),
    ).toEqual(expected);
  });

  it("reach the day that has begun fourteen hours ahead of UTC, and no further", () => {
    const late = Date.parse("2026-12-01T10:00:00Z");
    const record = (now: number) =>
      objectionsToRecordStep(LEAD, having("nominated"), { ...SHADOW, on: "2026-12-02" }, OVER, now);
    expect([movers(record(late)), movers(record(late - 1))]).toEqual([[], ["dayAhead"]]);
  });

  it.each<[string, string, StepToRecord, SetUp, string[]]>([
    ["an ordinary one for oneself", "petra", NOMINATED, "ongoing", ["notOwnCertification"]],
    ["a founding one during the set-up", "lena", FOUNDING, "ongoing", []],
    ["a founding one for oneself", "petra", FOUNDING, "ongoing", []],
    ["a founding one afterwards", "lena", FOUNDING, "over", ["setUpOver"]],
    [
      "a founding one that is no certification",
      "lena",
      { ...FOUNDING, step: "shadow" },
      "ongoing",
      ["stepOutOfOrder"],
    ],
  ])("recording %s", (_, by, record, setUp, expected) => {
    expect(
      movers(objectionsToRecordStep({ ...LEAD, id: by }, having(), record, { ...OVER, setUp }, NOW)),
    ).toEqual(expected);
  });

  it("are a lead's to record", () => {
    const admin = { id: "ada", capabilities: ["admin"] } as const;
    expect(
      movers(objectionsToRecordStep(admin, having(), NOMINATED, { ...OVER, setUp: "ongoing" }, NOW)),
    ).toEqual(["leadOnly"]);
  });
});

describe("P4: where a step took place", () => {
  it.each<[CertificationStep, Person, Where, string[]]>([
    ["nominated", having(), "unsaid", []],
    ["shadow", having("nominated"), "unsaid", ["whereUnsaid"]],
    ["shadow", having("nominated"), "outside", []],
    ["shadow", having("nominated"), "theirLoop", []],
    ["shadow", having("nominated"), "notTheirLoop", ["notTheirLoop"]],
    ["reverseShadow", having("shadow"), "unsaid", ["whereUnsaid"]],
    ["certified", having("shadow", "reverseShadow"), "unsaid", []],
    ["certified", having("shadow", "reverseShadow"), "notTheirLoop", ["notTheirLoop"]],
  ])("%s of %o, %s", (name, person, where, expected) => {
    const step: StepToRecord = { ...SHADOW, step: name };
    expect(movers(objectionsToRecordStep(LEAD, person, step, { setUp: "over", where }, NOW))).toEqual(
      expected,
    );
  });
});

describe("P4: what comes next", () => {
  const asked = { shadow: 2, reverseShadow: 3 };
  type Next = [next: CertificationStep, ready: "yes" | "notYet", done: number, asked: number] | null;
  it.each<[string, CertificationStep[], Next]>([
    ["for nobody yet nominated", [], ["nominated", "yes", 0, 0]],
    ["after the nomination", ["nominated"], ["shadow", "notYet", 0, 2]],
    ["after one shadow", ["nominated", "shadow"], ["shadow", "notYet", 1, 2]],
    ["after two", ["nominated", "shadow", "shadow"], ["reverseShadow", "yes", 2, 2]],
    ["after the first reverse one", ["shadow", "shadow", "reverseShadow"], ["reverseShadow", "notYet", 1, 3]],
    [
      "after three",
      ["shadow", "reverseShadow", "reverseShadow", "reverseShadow"],
      ["certified", "yes", 3, 3],
    ],
    ["for who is certified", ["certified"], null],
    ["for who lapsed", ["reverseShadow", "certified", "lapsed"], ["reverseShadow", "notYet", 0, 3]],
    ["for who starts over", ["shadow", "certified", "revoked"], ["nominated", "yes", 0, 0]],
    [
      "and none of the old practice counts",
      ["shadow", "revoked", "nominated", "shadow"],
      ["shadow", "notYet", 1, 2],
    ],
  ])("%s", (_, names, expected) => {
    const progress = barRaiserProgress(having(...names), asked);
    expect(progress && [progress.next, progress.ready, progress.done, progress.asked]).toEqual(expected);
  });

  it("is read from the days, in whatever order the steps were recorded", () => {
    const person = {
      ...having(),
      certifications: having("nominated", "shadow", "shadow").certifications.toReversed(),
    };
    expect(barRaiserProgress(person, asked)).toMatchObject({ next: "reverseShadow", done: 2 });
  });

  it("offers a founding certification during the set-up besides", () => {
    expect(stepsAfter(having(), "ongoing")).toEqual(["nominated", "certified"]);
  });
});

describe("P4: currency", () => {
  const until = (person: Person) => {
    const at = currentUntil(person, 365);
    return at === null ? null : new Date(at).toISOString().slice(0, 10);
  };
  it("counts from the later of the last certification and the last debrief led", () => {
    expect(until(having("certified"))).toBe("2027-01-01");
    expect(until(having("certified", "lapsed", "certified"))).toBe("2027-03-01");
    const unsorted = {
      ...having(),
      certifications: [step("certified", "2026-03-01"), step("shadow", "2026-01-01")],
    };
    expect(until(unsorted)).toBe("2027-03-01");
    expect(until({ ...having("certified"), lastLedAt: Date.parse("2026-06-01T00:00:00Z") })).toBe(
      "2027-06-01",
    );
    expect(until({ ...having("certified"), lastLedAt: Date.parse("2025-06-01T00:00:00Z") })).toBe(
      "2027-01-01",
    );
  });

  it("is nobody's who isn't certified", () => {
    expect([having(), having("shadow"), having("certified", "lapsed")].map(until)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
