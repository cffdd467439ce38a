import { describe, expect, it } from "vitest";
import { coverageOf } from "~/domain/coverage";
import { aLoop, aRevealedLoop, excuse, planFollowUp, start } from "../support/facts";

describe("the coverage grid", () => {
  it("lists required principles first, with who is planned for each", () => {
    const { principles, gaps } = coverageOf(aLoop());
    expect(principles.map((p) => [p.name, p.need, p.plannedBy])).toEqual([
      ["Ownership", "required", ["amara"]],
      ["Dive Deep", "required", ["bo"]],
      ["Earn Trust", "required", ["carmen"]],
      ["Deliver Results", "required", ["dmitri"]],
      ["Insist on the Highest Standards", "required", ["ravi"]],
      ["Think Big", "extra", ["hana"]],
    ]);
    expect(gaps).toEqual([]);
  });

  it("leaves shadows and the excused out, and shows the gap", () => {
    const loop = excuse(start(aLoop()), "bo");
    expect(coverageOf(loop).people.map((p) => p.personId)).toEqual([
      "amara",
      "carmen",
      "dmitri",
      "hana",
      "ravi",
    ]);
    expect(coverageOf(loop).gaps).toEqual(["diveDeep"]);
  });

  it("counts a planned follow-up only where it is asked for", () => {
    const loop = planFollowUp(aRevealedLoop(aLoop()), ["otto"], "earnTrust");
    const byWhom = (roundId?: string) =>
      coverageOf(loop, roundId).principles.find((p) => p.id === "earnTrust")?.plannedBy;
    expect(byWhom("main")).toEqual(["carmen"]);
    expect(byWhom("round-2")).toEqual(["carmen", "otto"]);
    expect(byWhom()).toEqual(["carmen", "otto"]);
  });
});
