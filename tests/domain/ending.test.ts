import { describe, expect, it } from "vitest";
import { bringsCoolOff, isWithinCoolOff, objectionsToCoolOff, objectionsToEnd } from "~/domain/ending";
import type { EndingKind, Id, Loop } from "~/domain/loop";
import { DAY } from "~/domain/time";
import { codes } from "../support/codes";
import {
  aLoop,
  aRevealedLoop,
  CREATED,
  castVeto,
  end,
  holdDebrief,
  offerDeed,
  start,
} from "../support/facts";

const planned = aLoop();
const started = start(planned);
const ready = offerDeed(holdDebrief(aRevealedLoop(planned)), "ready");
const extended = offerDeed(ready, "extended");

describe("S10: ending a loop without a decision", () => {
  it.each<[string, Id, Loop, EndingKind, string, string[]]>([
    ["the candidate withdrew", "rosa", started, "candidateWithdrew", "Another offer.", []],
    ["the role was closed", "rosa", started, "roleClosed", "Budget.", []],
    ["while still planning", "rosa", planned, "candidateWithdrew", "Another offer.", []],
    [
      "with a veto open, which stays open (V4)",
      "rosa",
      castVeto(aRevealedLoop(planned)),
      "candidateWithdrew",
      "Tired.",
      [],
    ],
    ["with an offer ready and not yet out", "rosa", ready, "candidateWithdrew", "Another offer.", []],
    ["with an offer out", "rosa", extended, "candidateWithdrew", "Another offer.", ["offerIsOut"]],
    ["without a reason", "rosa", started, "roleClosed", "\t", ["reasonMissing"]],
    ["twice", "rosa", end(started), "roleClosed", "Budget.", ["loopEnded"]],
    ["by the hiring manager", "hana", started, "roleClosed", "Budget.", ["notYours"]],
    ["by an admin", "ada", started, "roleClosed", "Budget.", ["notYours"]],
    ["by a decision's name", "rosa", started, "noHire", "No.", ["endsOtherwise"]],
    ["by a veto's name", "rosa", started, "vetoUpheld", "No.", ["endsOtherwise"]],
  ])("%s", (_, who, loop, kind, reason, expected) => {
    expect(codes(objectionsToEnd(who, loop, kind, reason))).toEqual(expected);
  });
});

describe("P7: the cool-off", () => {
  const earlier = { how: "vetoUpheld" as const, at: CREATED - DAY };
  const needing = { ...planned, earlier };
  const agreed = { ...needing, coolOff: { byId: "lena", reason: "The team changed.", at: CREATED } };

  it.each<[EndingKind, boolean]>([
    ["noHire", true],
    ["vetoUpheld", true],
    ["candidateWithdrew", true],
    ["roleClosed", true],
    ["offerAccepted", false],
    ["offerDeclined", false],
    ["offerRescinded", false],
  ])("after %s", (kind, expected) => {
    expect(bringsCoolOff(kind)).toBe(expected);
  });

  it.each([
    ["the day after", DAY, true],
    ["on its last millisecond", 180 * DAY - 1, true],
    ["when it is over", 180 * DAY, false],
  ])("%s", (_, later, expected) => {
    expect(isWithinCoolOff(planned.policy, CREATED, CREATED + later)).toBe(expected);
  });

  it.each<[string, Id, Loop, string, string[]]>([
    ["a lead from outside agrees", "lena", needing, "The team changed.", []],
    ["without a reason", "lena", needing, "", ["reasonMissing"]],
    ["the recruiter agrees", "rosa", needing, "Please.", ["notYours"]],
    ["an admin agrees", "ada", needing, "Please.", ["notYours"]],
    [
      "a lead on the panel agrees",
      "amara",
      { ...needing, leads: ["amara", "lena"] },
      "Please.",
      ["notYours"],
    ],
    [
      "a lead who is the candidate agrees",
      "lena",
      { ...needing, candidate: { ...needing.candidate, personId: "lena" } },
      "Me.",
      ["notYours"],
    ],
    ["twice", "lena", agreed, "Again.", ["alreadyDone"]],
    ["where no earlier loop is near", "lena", planned, "Just in case.", ["noCoolOff"]],
    ["after the loop ended", "lena", end(needing), "Late.", ["loopEnded"]],
  ])("%s", (_, who, loop, reason, expected) => {
    expect(codes(objectionsToCoolOff(who, loop, reason))).toEqual(expected);
  });
});
