import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planOfHour } from "~/domain/hour";
import { MINUTE } from "~/domain/time";

const told = (minutes: number, questions: number) =>
  planOfHour(minutes * MINUTE, questions).map((s) => `${s.from} ${s.part} ${s.minutes}`);

describe("the plan of an hour", () => {
  it.each<[minutes: number, questions: number, expected: readonly string[]]>([
    [
      60,
      4,
      [
        "0 welcome 5",
        "5 question 11",
        "16 question 11",
        "27 question 11",
        "38 question 10",
        "48 candidate 10",
        "58 close 2",
      ],
    ],
    [60, 0, ["0 welcome 5", "5 candidate 53", "58 close 2"]],
    // A short one takes from the candidate's time first …
    [20, 2, ["0 welcome 5", "5 question 5", "10 question 5", "15 candidate 3", "18 close 2"]],
    // … and then leaves questions out.
    [15, 4, ["0 welcome 5", "5 question 5", "10 candidate 3", "13 close 2"]],
    [4, 3, ["0 welcome 4"]],
    [0, 3, []],
  ])("of %i minutes with %i questions", (minutes, questions, expected) => {
    expect(told(minutes, questions)).toEqual(expected);
  });

  it("fills the slot without a gap, and gives no question less than five minutes", () => {
    fc.assert(
      fc.property(fc.nat({ max: 240 }), fc.nat({ max: 14 }), (minutes, questions) => {
        const plan = planOfHour(minutes * MINUTE, questions);
        let at = 0;
        for (const { from, minutes: length, part } of plan) {
          expect(from).toBe(at);
          if (part === "question") expect(length).toBeGreaterThanOrEqual(5);
          at += length;
        }
        expect(at).toBe(minutes);
        expect(plan.filter((s) => s.part === "question").map((s) => s.question)).toEqual(
          Array.from({ length: plan.filter((s) => s.part === "question").length }, (_, n) => n),
        );
      }),
    );
  });
});
