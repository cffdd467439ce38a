import { describe, expect, it } from "vitest";
import {
  hasConflict,
  objectionsToDeclareConflict,
  objectionsToWeigh,
  unweighedConflicts,
} from "~/domain/conflict";
import type { Id, Loop } from "~/domain/loop";
import { codes } from "../support/codes";
import {
  aLoop,
  anExemptLoop,
  aRevealedLoop,
  declareConflict,
  end,
  excuse,
  start,
  submit,
  withdraw,
} from "../support/facts";

const planned = aLoop();
const started = start(planned);
const boIn = declareConflict(submit(started, "bo"), "bo");
const weighed = (loop: Loop): Loop => ({
  ...loop,
  conflicts: loop.conflicts.map((c) => ({
    ...c,
    weighing: { text: "Not weighed.", byId: "ravi", at: loop.changedAt },
  })),
});

describe("P3: declaring a conflict of interest", () => {
  it.each<[string, Id, Id, Loop, string, string[]]>([
    ["bo declares his own", "bo", "bo", started, "We shared a flat.", []],
    ["the recruiter declares it for bo", "rosa", "bo", started, "He told me.", []],
    ["after submission too", "bo", "bo", submit(started, "bo"), "I see it only now.", []],
    ["amara declares it for bo", "amara", "bo", started, "They are friends.", ["notYours"]],
    ["the hiring manager declares it for bo", "hana", "bo", started, "They are friends.", ["notYours"]],
    ["without a reason", "bo", "bo", started, "", ["reasonMissing"]],
    ["twice", "bo", "bo", boIn, "Still.", ["conflictKnown"]],
    ["after the loop ended", "bo", "bo", end(started), "Late.", ["loopEnded"]],
    [
      "of the candidate",
      "rosa",
      "otto",
      { ...started, candidate: { ...started.candidate, personId: "otto" } },
      "Well.",
      ["isCandidate"],
    ],
  ])("%s", (_, who, about, loop, reason, expected) => {
    expect(codes(objectionsToDeclareConflict(who, loop, about, reason))).toEqual(expected);
  });
});

describe("P3: the Bar Raiser says in writing whether it is weighed", () => {
  const raviToo = declareConflict(submit(boIn, "ravi"), "ravi");
  const exempt = declareConflict(submit(start(anExemptLoop()), "bo"), "bo");
  it.each<[string, Id, Id, Loop, string, string[]]>([
    ["the Bar Raiser weighs bo's", "ravi", "bo", boIn, "Weighed: the evidence stands alone.", []],
    ["without a word", "ravi", "bo", boIn, " ", ["textMissing"]],
    ["the hiring manager tries", "hana", "bo", boIn, "Not weighed.", ["notYours"]],
    ["bo himself tries", "bo", "bo", boIn, "Weighed.", ["notOwnConflict", "notYours"]],
    ["the Bar Raiser's own", "ravi", "ravi", raviToo, "Weighed.", ["notOwnConflict"]],
    ["before submission", "ravi", "bo", declareConflict(started, "bo"), "Not weighed.", ["notSubmitted"]],
    ["twice", "ravi", "bo", weighed(boIn), "Weighed after all.", ["alreadyDone"]],
    ["where none is declared", "ravi", "amara", submit(boIn, "amara"), "Weighed.", ["noConflict"]],
    ["without a Bar Raiser, who leads the debrief", "hana", "bo", exempt, "Not weighed.", []],
    ["after the loop ended", "ravi", "bo", end(boIn), "Not weighed.", ["loopEnded"]],
  ])("%s", (_, who, about, loop, text, expected) => {
    expect(codes(objectionsToWeigh(who, loop, about, text))).toEqual(expected);
  });
});

describe("P3: which conflicts wait for that word", () => {
  it.each<[string, Loop, Id[]]>([
    ["none declared", aRevealedLoop(planned), []],
    ["declared after submission", boIn, ["bo"]],
    ["weighed", weighed(boIn), []],
    ["declared and pending", declareConflict(started, "bo"), []],
    ["declared and excused", excuse(declareConflict(started, "bo"), "bo"), []],
    ["declared and withdrawn", withdraw(boIn, "bo"), []],
    ["a shadow's, which never counts", declareConflict(submit(started, "sol"), "sol"), []],
  ])("%s", (_, loop, expected) => {
    expect(unweighedConflicts(loop).map((c) => c.personId)).toEqual(expected);
  });

  it("knows who has one", () => {
    expect([hasConflict(boIn, "bo"), hasConflict(boIn, "amara")]).toEqual([true, false]);
  });
});
