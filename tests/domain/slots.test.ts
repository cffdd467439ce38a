import { describe, expect, it } from "vitest";
import type { Id, Loop, Slot } from "~/domain/loop";
import {
  type Change,
  isMove,
  objectionsToChangePlacement,
  objectionsToPlacement,
  type Placement,
} from "~/domain/slots";
import { DAY, HOUR } from "~/domain/time";
import { movers } from "../support/codes";
import {
  aLoop,
  anAssignment,
  aRevealedLoop,
  aSlot,
  end,
  planFollowUp,
  start,
  submit,
} from "../support/facts";

const planned = aLoop();
const started = start(planned);
const LATER: Change = { slot: aSlot(3), principles: ["ownership"], reason: "The candidate's train is late." };
const backwards = { ...aSlot(3), end: aSlot(3).start - HOUR };

describe("a placement by itself", () => {
  it.each<[string, Placement, string[]]>([
    ["with a slot", LATER, []],
    ["without one yet", { ...LATER, slot: null }, []],
    ["that ends before it starts", { ...LATER, slot: backwards }, ["slotBackwards"]],
    ["that ends as it starts", { ...LATER, slot: { ...aSlot(3), end: aSlot(3).start } }, ["slotBackwards"]],
    ["with one principle that is none", { ...LATER, principles: ["ownership", "charm"] }, ["choiceGone"]],
  ])("%s", (_, placement, expected) => {
    expect(movers(objectionsToPlacement(planned, { focus: [] }, placement))).toEqual(expected);
  });
});

describe("P1: in a follow-up", () => {
  const followUp = planFollowUp(aRevealedLoop(planned), ["amara"], "earnTrust");
  it.each<[string, readonly Id[], string[]]>([
    ["what is in question is given to somebody", ["earnTrust"], []],
    ["nothing else is", ["earnTrust", "ownership"], ["focusOnly"]],
  ])("%s", (_, principles, expected) => {
    const next = { slot: aSlot(3), principles, reason: "" };
    expect(movers(objectionsToChangePlacement("rosa", followUp, "round-2-amara", next, 0))).toEqual(expected);
    expect(movers(objectionsToPlacement(followUp, { focus: ["earnTrust"] }, next))).toEqual(expected);
  });
});

describe("F7: moving an interview never hides a lateness", () => {
  const due = aSlot(0).end + 24 * HOUR;
  it.each<[string, Loop, Id, Change, number, string[]]>([
    ["before the start", planned, "rosa", LATER, due, []],
    [
      "before the start, without a slot and on other principles",
      planned,
      "rosa",
      { slot: null, principles: ["diveDeep"], reason: "" },
      due,
      [],
    ],
    ["by an interviewer", planned, "amara", LATER, due, ["notYours rosa hana"]],
    ["after the start", started, "hana", LATER, due, []],
    [
      "after the start, the same principles in another order",
      startedOnTwo(),
      "hana",
      { ...LATER, principles: ["diveDeep", "ownership"] },
      due,
      [],
    ],
    [
      "after the start, without a reason",
      started,
      "hana",
      { ...LATER, reason: " " },
      due,
      ["moveWithoutReason"],
    ],
    [
      "after the start, to where it is, which needs no reason",
      started,
      "hana",
      { ...LATER, slot: aSlot(), reason: "" },
      due,
      [],
    ],
    ["before the start, without a reason", planned, "hana", { ...LATER, reason: "" }, due, []],
    ["after the start, to no slot", started, "hana", { ...LATER, slot: null }, due, ["slotMissing amara"]],
    [
      "after the start, on another principle",
      started,
      "hana",
      { ...LATER, principles: ["diveDeep"] },
      due,
      ["principlesFixed amara"],
    ],
    [
      "after the start, on one principle more",
      started,
      "hana",
      { ...LATER, principles: ["ownership", "diveDeep"] },
      due,
      ["principlesFixed amara"],
    ],
    ["after the start, on one of two", startedOnTwo(), "hana", LATER, due, ["principlesFixed amara"]],
    [
      "after the start, on one other of two",
      startedOnTwo(),
      "hana",
      { ...LATER, principles: ["ownership", "earnTrust"] },
      due,
      ["principlesFixed amara"],
    ],
    ["once overdue", started, "hana", LATER, due + 1, ["tooLateToMove amara"]],
    ["once submitted", submit(started, "amara"), "hana", LATER, due, ["slotIsOver amara"]],
    ["once revealed", aRevealedLoop(planned), "hana", LATER, due, ["slotIsOver amara", "slotIsOver amara"]],
    ["in an ended loop", end(planned), "hana", LATER, due, ["loopEnded"]],
    ["backwards", planned, "hana", { ...LATER, slot: backwards }, due, ["slotBackwards"]],
  ])("%s", (_, loop, who, next, at, expected) => {
    expect(movers(objectionsToChangePlacement(who, loop, "main-amara", next, at))).toEqual(expected);
  });

  it("there is nothing to move where the assignment is gone", () => {
    expect(movers(objectionsToChangePlacement("hana", planned, "main-nobody", LATER, due + DAY))).toEqual([
      "changedMeanwhile",
    ]);
  });
});

describe("another time", () => {
  const at = (slot: Slot | null) => ({ ...anAssignment("amara", "interviewer", []), slot });
  const longer = { ...aSlot(), end: aSlot().end + HOUR };
  it.each<[string, Slot | null, Slot | null, boolean]>([
    ["a later start", aSlot(), aSlot(3), true],
    ["the same start and another end", aSlot(), longer, true],
    ["the same time, told in another zone", aSlot(), { ...aSlot(), zone: "UTC" }, false],
    ["a first time", null, aSlot(), false],
    ["no time any more", aSlot(), null, false],
  ])("is %s", (_, before, after, expected) => {
    expect(isMove(at(before), { slot: after, principles: [] })).toBe(expected);
  });
});

/** Started, with amara on two principles. */
function startedOnTwo(): Loop {
  const rounds = planned.rounds.map((r) => ({
    ...r,
    assignments: r.assignments.map((a) =>
      a.personId === "amara" ? { ...a, principles: ["ownership", "diveDeep"] } : a,
    ),
  }));
  return start({ ...planned, rounds });
}
