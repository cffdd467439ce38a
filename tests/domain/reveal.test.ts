import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRevealDue } from "~/domain/feedback";
import { isRevealed, isStarted, type Loop, pendingIn } from "~/domain/loop";
import { anyLoop } from "../support/arbitraries";
import {
  aLoop,
  anExemptLoop,
  aRevealedLoop,
  excuse,
  planFollowUp,
  requestExcusal,
  roundOf,
  start,
  submit,
  withAssignment,
  withdraw,
  withRound,
} from "../support/facts";

const ALL = ["amara", "bo", "carmen", "dmitri", "hana", "ravi"];
const started = start(aLoop());
const submitted = (who: readonly string[], loop: Loop = started) =>
  who.reduce((so, w) => submit(so, w), loop);
const but = (...absent: string[]) => ALL.filter((who) => !absent.includes(who));

/** Closes the round again, to ask the rule about the very state in which it was revealed. */
const asked = (loop: Loop, roundId = "main") =>
  isRevealDue({ ...roundOf(loop, roundId), revealedAt: null }, loop.terms.hasBarRaiser);

/** An excusal granted by hand, as no rule would grant it. */
const gone = (loop: Loop, who: string) => {
  const answer = { agreed: true, byId: "lena", at: loop.changedAt, reason: null };
  const excusal = {
    id: `x-${who}`,
    kind: "noShow" as const,
    reason: "Gone.",
    byId: "rosa",
    at: loop.changedAt,
    answer,
  };
  return withAssignment(loop, `main-${who}`, { excusals: [excusal] });
};

describe("S3 and F8: when a round is revealed", () => {
  it.each<[string, boolean, boolean]>([
    ["nobody has submitted", asked(started), false],
    ["one is missing", asked(submitted(but("dmitri"))), false],
    ["the Bar Raiser is missing", asked(submitted(but("ravi"))), false],
    ["the hiring manager is missing", asked(submitted(but("hana"))), false],
    ["everybody submitted; the shadow never holds the seal", asked(submitted(ALL)), true],
    ["the last one missing is excused", asked(excuse(submitted(but("dmitri")), "dmitri")), true],
    [
      "an excusal only asked for keeps the seal",
      asked(requestExcusal(submitted(but("dmitri")), "dmitri")),
      false,
    ],
    ["withdrawn feedback is pending again", asked(withdraw(submitted(but("dmitri")), "amara")), false],
    [
      "every interviewer excused",
      asked(["amara", "bo", "carmen", "dmitri"].reduce(gone, submitted(["hana", "ravi"]))),
      false,
    ],
    ["the Bar Raiser gone without a successor's word", asked(gone(submitted(but("ravi")), "ravi")), false],
    [
      "a level without a Bar Raiser needs an interviewer alone",
      asked(submitted(but("ravi"), start(anExemptLoop()))),
      true,
    ],
    ["a round that has not started", asked(aLoop()), false],
  ])("%s", (_, due, expected) => {
    expect(due).toBe(expected);
  });

  it("is never due twice", () => {
    expect(isRevealDue(roundOf(aRevealedLoop(aLoop()), "main"), true)).toBe(false);
  });

  it("needs one submitted feedback in a follow-up, and no Bar Raiser", () => {
    const followUp = start(planFollowUp(aRevealedLoop(aLoop()), ["amara", "otto"]), "round-2");
    const one = submit(followUp, "amara", { roundId: "round-2" });
    expect(asked(one, "round-2")).toBe(false);
    expect(asked(excuse(one, "otto"), "round-2")).toBe(true);
    const none = excuse(excuse(followUp, "amara"), "otto");
    expect(asked(none, "round-2")).toBe(false);
  });

  it("never leaves a finished round sealed, nor opens one with somebody pending", () => {
    fc.assert(
      fc.property(anyLoop, (loop) => {
        for (const round of loop.rounds.filter(isStarted)) {
          expect(isRevealDue(round, loop.terms.hasBarRaiser)).toBe(false);
          if (isRevealed(round)) expect(pendingIn(round)).toEqual([]);
        }
      }),
    );
  });

  it("opens all or none: submitting in another round reveals nothing here", () => {
    const unrelated = withRound(started, "main", { kind: "screen" });
    expect(asked(submitted(["amara"], unrelated))).toBe(false);
  });
});
