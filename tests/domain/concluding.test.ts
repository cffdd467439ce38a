import { describe, expect, it } from "vitest";
import { objectionsToldTo } from "~/domain/concluding";
import { type Objection, type ReasonCode, when } from "~/domain/objections";
import * as facts from "../support/facts";

const pending = facts.submit(facts.start(facts.aLoop()), "amara");
const revealed = facts.aRevealedLoop(facts.aLoop());
const objections = (...codes: readonly ReasonCode[]): readonly Objection[] =>
  codes.flatMap((code) => when(true, code));
const told = (who: string, loop: typeof revealed, act: string, ...codes: readonly ReasonCode[]) =>
  objectionsToldTo({ id: who, capabilities: [] }, loop, act, objections(...codes)).map(({ code }) => code);

describe("what a person is told of a refusal (S4, S6)", () => {
  it("whose act it is and nothing more, where it is somebody else's", () => {
    expect(told("amara", revealed, "assignment.added", "notYours", "personUnknown")).toEqual(["notYours"]);
    expect(told("amara", revealed, "veto.cast", "notTheBarRaiser", "vetoAlreadyOpen")).toEqual([
      "notTheBarRaiser",
    ]);
  });

  it("every reason, where it is theirs", () => {
    const codes = ["rationaleMissing", "citationMissing"] as const;
    expect(told("ravi", revealed, "veto.cast", ...codes)).toEqual(codes);
  });

  it("that it is hidden, where the conclusions are hidden from them, whatever the reasons", () => {
    for (const codes of [["notLeader"], ["loopEnded", "notLeader"], ["roundsSealed"]] as const)
      expect(told("otto", pending, "debrief.opened", ...codes)).toEqual(["conclusionsHidden"]);
  });

  it("what an act itself objects to, where it tells nothing of conclusions, or says it in words of its own", () => {
    for (const act of ["assignment.added", "offer.ready", "loop.ended"])
      expect(told("otto", pending, act, "personUnknown")).toEqual(["personUnknown"]);
  });

  it("nothing, where nothing is objected to", () => {
    expect(told("otto", pending, "debrief.opened")).toEqual([]);
    expect(told("ravi", revealed, "veto.cast")).toEqual([]);
  });
});
