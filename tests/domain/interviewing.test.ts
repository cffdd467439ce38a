import { describe, expect, it } from "vitest";
import {
  INTERVIEWER_STEP_WORDS,
  INTERVIEWER_STEPS,
  type InterviewerStep,
  type Interviewing,
  interviewerProgress,
  interviewerStandingOf,
  interviewerStepsAfter,
  objectionsToRecordInterviewerStep,
} from "~/domain/interviewing";
import type { Where } from "~/domain/ladder";
import { movers } from "../support/codes";

const NOW = Date.parse("2026-12-01T09:00:00Z");
const LEAD = { id: "lena", capabilities: ["lead"] } as const;
const having = (...names: InterviewerStep[]): Interviewing => ({
  id: "ines",
  deactivatedAt: null,
  interviewing: names.map((step, i) => ({
    ...{ step, on: `2026-0${i + 1}-01`, at: Date.parse(`2026-0${i + 1}-01T12:00:00Z`) },
  })),
});
const record = (person: Interviewing, step: InterviewerStep, patch: object = {}) =>
  movers(
    objectionsToRecordInterviewerStep(
      LEAD,
      person,
      { step, on: "2026-11-30", where: "outside", ...patch },
      NOW,
    ),
  );

describe("the interviewers' ladder", () => {
  it.each<[string, InterviewerStep[], InterviewerStep | null, InterviewerStep[]]>([
    ["nothing", [], null, ["trained", "onTheirOwn"]],
    ["trained", ["trained"], "trained", ["shadow"]],
    ["shadow", ["trained", "shadow"], "shadow", ["shadow", "onTheirOwn"]],
    ["on their own", ["trained", "shadow", "onTheirOwn"], "onTheirOwn", ["trained"]],
  ])("what may follow %s", (_, names, standing, expected) => {
    const person = having(...names);
    expect(interviewerStandingOf(person)).toBe(standing);
    expect(interviewerStepsAfter(person)).toEqual(expected);
    for (const step of INTERVIEWER_STEPS)
      expect(record(person, step)).toEqual(expected.includes(step) ? [] : ["stepOutOfOrder"]);
  });

  it("has a word for each step", () => {
    expect(INTERVIEWER_STEPS.map((step) => INTERVIEWER_STEP_WORDS[step])).toEqual([
      "Trained",
      "Shadow",
      "On their own",
    ]);
  });

  it.each<[string, object, string[]]>([
    ["today, where it is already tomorrow", { on: "2026-12-01" }, []],
    ["on a day that has begun nowhere", { on: "2026-12-02" }, ["dayAhead"]],
    ["before the latest step", { on: "2025-12-31" }, ["stepBeforeLast"]],
    ["without a word of where", { where: "unsaid" satisfies Where }, ["whereUnsaid"]],
    ["in a loop of theirs", { where: "theirLoop" satisfies Where }, []],
    ["in another loop", { where: "notTheirLoop" satisfies Where }, ["notTheirLoop"]],
  ])("a shadow is recorded %s", (_, patch, expected) => {
    expect(record(having("trained"), "shadow", patch)).toEqual(expected);
  });

  it("is a lead's to record, and never for oneself or somebody who is gone", () => {
    const step = { step: "trained", on: "2026-11-30", where: "unsaid" } as const;
    const by = (actor: { id: string; capabilities: readonly "lead"[] }, person = having()) =>
      movers(objectionsToRecordInterviewerStep(actor, person, step, NOW));
    expect(by({ id: "bo", capabilities: [] })).toEqual(["leadOnly"]);
    expect(by({ id: "ines", capabilities: ["lead"] })).toEqual(["notOwnCertification"]);
    expect(by({ id: "lena", capabilities: ["lead"] }, { ...having(), deactivatedAt: NOW })).toEqual([
      "accountInactive ines",
    ]);
  });

  it.each<[InterviewerStep[], string | null]>([
    [[], "trained yes 0/0"],
    [["trained"], "shadow notYet 0/2"],
    [["trained", "shadow"], "shadow notYet 1/2"],
    [["trained", "shadow", "shadow"], "onTheirOwn yes 2/2"],
    [["trained", "shadow", "shadow", "shadow"], "onTheirOwn yes 3/2"],
    [["onTheirOwn"], null],
    [["shadow", "onTheirOwn", "trained"], "shadow notYet 0/2"],
  ])("after %o, next is %s", (names, expected) => {
    const progress = interviewerProgress(having(...names), { shadow: 2, reverseShadow: 9 });
    expect(progress && `${progress.next} ${progress.ready} ${progress.done}/${progress.asked}`).toBe(
      expected,
    );
  });
});
