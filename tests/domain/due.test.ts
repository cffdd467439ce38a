import { describe, expect, it } from "vitest";
import { dueAt, isBeyondLimit, isLate, isOverdue, mayRemind, remindersIn } from "~/domain/due";
import type { Assignment, Loop } from "~/domain/loop";
import { HOUR } from "~/domain/time";
import { aLoop, aSlot, assignmentFor, end, excuse, MINUTE, start, submit, withdraw } from "../support/facts";

const planned = aLoop();
const started = start(planned);
const amara = (loop: Loop): Assignment => assignmentFor(loop, "amara");
const slotEnd = aSlot(0).end;
const due = slotEnd + 24 * HOUR;

describe("F7: due is the end of the slot plus the organisation's time", () => {
  it.each([
    [24, due],
    [48, slotEnd + 48 * HOUR],
    [0, slotEnd],
  ])("with %i hours", (feedbackHours, expected) => {
    expect(dueAt(aSlot(0), { ...planned.policy, feedbackHours })).toBe(expected);
  });

  it.each<[string, number | null, number, boolean]>([
    ["before it", due, due - 1, false],
    ["on the instant", due, due, false],
    ["after it", due, due + 1, true],
    ["without a due time", null, due, false],
  ])("late: %s", (_, dueTime, at, expected) => {
    expect(isLate(dueTime, at)).toBe(expected);
  });
});

describe("F7: overdue, and beyond the limit (F8, P5)", () => {
  const limit = due + 72 * HOUR;
  it.each<[string, Loop, number, boolean, boolean]>([
    ["on the due instant", started, due, false, false],
    ["just after", started, due + 1, true, false],
    ["on the limit", started, limit, true, false],
    ["past the limit", started, limit + 1, true, true],
    ["past the limit, but submitted", submit(started, "amara"), limit + 1, false, false],
    ["past the limit, but excused", excuse(started, "amara"), limit + 1, false, false],
    [
      "past the limit and withdrawn again",
      withdraw(submit(started, "amara"), "amara"),
      limit + 1,
      true,
      true,
    ],
    ["in a round that has not started", planned, limit + 1, false, false],
  ])("%s", (_, loop, now, overdue, beyond) => {
    expect(isOverdue(amara(loop), now)).toBe(overdue);
    expect(isBeyondLimit(amara(loop), loop.policy, now)).toBe(beyond);
  });
});

describe("F7 and S10: reminders", () => {
  it.each<[string, Loop, number, boolean]>([
    ["none before the slot has ended", started, slotEnd - MINUTE, false],
    ["from the end of the slot", started, slotEnd, true],
    ["none after submission", submit(started, "amara"), due, false],
    ["none after an excusal", excuse(started, "amara"), due, false],
    ["again after a withdrawal", withdraw(submit(started, "amara"), "amara"), due, true],
  ])("%s", (_, loop, now, expected) => {
    expect(mayRemind(amara(loop), now)).toBe(expected);
    expect(remindersIn(loop, now).some((a) => a.personId === "amara")).toBe(expected);
  });

  it("knows no reminder for a slot that was never set", () => {
    expect(mayRemind({ ...amara(started), slot: null }, due)).toBe(false);
  });

  it("stops at once when the loop ends, and waits for the start", () => {
    expect(remindersIn(end(started), due)).toEqual([]);
    expect(remindersIn(planned, due)).toEqual([]);
  });
});
