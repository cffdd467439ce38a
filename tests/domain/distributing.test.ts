import { describe, expect, it } from "vitest";
import { objectionsToDistribute } from "~/domain/distributing";
import type { Id, Loop } from "~/domain/loop";
import type { Distribution } from "~/domain/suggestion";
import { codes } from "../support/codes";
import * as facts from "../support/facts";

const planned = facts.aLoop();
const revealed = facts.submitAll(facts.start(planned));
const followUp = facts.planFollowUp(revealed, ["amara"], "earnTrust");

const judge = (loop: Loop, roundId: Id, chosen: Distribution, who: Id = "rosa") =>
  codes(objectionsToDistribute(who, loop, roundId, chosen));

describe("giving a round's principles out", () => {
  it.each<[what: string, objections: readonly string[], expected: readonly string[]]>([
    ["by the recruiter", judge(planned, "main", { "main-amara": ["ownership", "diveDeep"] }), []],
    ["by the hiring manager", judge(planned, "main", { "main-bo": ["diveDeep"] }, "hana"), []],
    ["to nobody", judge(planned, "main", {}), []],
    ["by the Bar Raiser", judge(planned, "main", {}, "ravi"), ["notYours"]],
    ["after the start", judge(facts.start(planned), "main", {}), ["roundStarted"]],
    ["in a round that is gone", judge(planned, "screen", {}), ["changedMeanwhile"]],
    [
      "to somebody who has left the panel",
      judge(planned, "main", { gone: ["ownership"] }),
      ["changedMeanwhile"],
    ],
    ["to a shadow", judge(planned, "main", { "main-sol": ["ownership"] }), ["changedMeanwhile"]],
    ["a principle that is none", judge(planned, "main", { "main-bo": ["charm"] }), ["choiceGone"]],
    [
      "P1: in a follow-up, what is in question",
      judge(followUp, "round-2", { "round-2-amara": ["earnTrust"] }),
      [],
    ],
    [
      "P1: in a follow-up, anything else",
      judge(followUp, "round-2", { "round-2-amara": ["earnTrust", "ownership"] }),
      ["focusOnly"],
    ],
    ["after the loop's end", judge(facts.end(planned), "main", {}), ["loopEnded"]],
  ])("%s", (_, objections, expected) => {
    expect(objections).toEqual(expected);
  });
});
