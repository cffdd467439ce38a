import { describe, expect, it } from "vitest";
import type { Askable } from "~/domain/asking";
import { focusFor, objectionsToPassFocus } from "~/domain/focus";
import type { Id, Loop } from "~/domain/loop";
import { showLoop } from "~/domain/show";
import { asker } from "../support/askers";
import { codes } from "../support/codes";
import * as facts from "../support/facts";

const started = facts.start(facts.aLoop());
const written = facts.submit(started, "amara");
const bank: readonly Askable[] = [
  { id: "q1", principleId: "earnTrust", state: "inUse", pin: "none" },
  { id: "old", principleId: "earnTrust", state: "retired", pin: "none" },
];
const passed = (loop: Loop, principleId: Id, roundId = "main"): Loop => ({
  ...loop,
  focusTopics: [{ id: "t", roundId, byId: "amara", principleId, questionId: null, at: 1 }],
});
const judge = (loop: Loop, principleId: Id, questionId: Id | null = null, who: Id = "amara") =>
  codes(objectionsToPassFocus(who, loop, "main-amara", { principleId, questionId }, bank));

describe("S4: passing a focus on", () => {
  it.each<[what: string, objections: readonly string[], expected: readonly string[]]>([
    ["a required principle, once one's own feedback is in", judge(written, "earnTrust"), []],
    ["with a question about it", judge(written, "earnTrust", "q1"), []],
    ["before one's own feedback is in", judge(started, "earnTrust"), ["submitFirst"]],
    [
      "after it was withdrawn",
      judge(facts.withdraw(written, "amara", "A slip."), "earnTrust"),
      ["submitFirst"],
    ],
    ["in somebody else's place", judge(written, "earnTrust", null, "bo"), ["changedMeanwhile"]],
    ["a principle that nobody asks for here", judge(written, "thinkBig"), ["choiceGone"]],
    ["with a question about another principle", judge(written, "ownership", "q1"), ["choiceGone"]],
    ["with a retired question", judge(written, "earnTrust", "old"), ["choiceGone"]],
    [
      "with a question that somebody in the loop asks already",
      judge(facts.withAssignment(written, "main-bo", { questions: ["q1"] }), "earnTrust", "q1"),
      ["questionTaken"],
    ],
    ["twice from one round", judge(passed(written, "earnTrust"), "earnTrust"), ["focusPassed"]],
    ["after the loop's end", judge(facts.end(written), "earnTrust"), ["loopEnded"]],
  ])("%s", (_, objections, expected) => {
    expect(objections).toEqual(expected);
  });

  it("is told to later rounds alone", () => {
    const loop = facts.planFollowUp(passed(facts.submitAll(started), "earnTrust"), ["otto"]);
    expect(focusFor(loop, "round-2").map((t) => t.principleId)).toEqual(["earnTrust"]);
    expect(focusFor(loop, "main")).toEqual([]);
    expect(focusFor(loop, "nothing")).toEqual([]);
  });

  it("is in nobody's view of the loop: the kit alone tells it", () => {
    const loop = passed(written, "earnTrust");
    for (const who of ["bo", "hana", "rosa", "lena", "ada"])
      expect(showLoop(asker(who), loop)).toEqual(showLoop(asker(who), written));
  });
});
