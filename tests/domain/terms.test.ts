import { describe, expect, it } from "vitest";
import type { Id, Loop } from "~/domain/loop";
import { objectionsToChangeTerms } from "~/domain/terms";
import { codes } from "../support/codes";
import { aLoop, end, start } from "../support/facts";

const started = start(aLoop());

describe("P6: changing a started loop's terms", () => {
  it.each<[string, Loop, Id, string, readonly string[]]>([
    ["by an outside lead, with a reason", started, "lena", "The role was levelled anew.", []],
    ["without a reason", started, "lena", " ", ["reasonMissing"]],
    ["by an admin", started, "ada", "The role was levelled anew.", ["notOutsideLead"]],
    ["by the hiring manager", started, "hana", "The role was levelled anew.", ["notOutsideLead"]],
    [
      "by a lead on the panel",
      { ...started, leads: ["bo"] },
      "bo",
      "The role was levelled anew.",
      ["notOutsideLead"],
    ],
    ["before the main round started", aLoop(), "lena", "The role was levelled anew.", ["termsNotFixed"]],
    ["in an ended loop", end(started), "lena", "The role was levelled anew.", ["loopEnded"]],
  ])("%s", (_, loop, who, reason, expected) => {
    expect(codes(objectionsToChangeTerms(who, loop, reason))).toEqual(expected);
  });
});
