import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calibrationOf, median } from "~/domain/calibration";
import type { Id, Loop } from "~/domain/loop";
import { showLoop } from "~/domain/show";
import { anyLoop, anyPersonId } from "../support/any-loop";
import { asker } from "../support/askers";
import * as facts from "../support/facts";

const revealed = facts.submit(facts.submitAll(facts.start(facts.aLoop())), "sol");
const closed = facts.end(facts.castVeto(facts.holdDebrief(revealed)), "vetoUpheld");
const seen = (who: Id, loop: Loop) => {
  const view = showLoop(asker(who), loop);
  return calibrationOf(who, view ? [view] : []);
};

describe("one's own calibration", () => {
  it("is the vote and the ratings that stood at the reveal, beside how the loop came out", () => {
    const { verdicts } = seen("amara", closed);
    expect(verdicts).toMatchObject([
      {
        cameOut: "notHired",
        vote: "inclined",
        bar: "raises",
        ratings: [{ principle: "Ownership", rating: 4 }],
      },
    ]);
    expect(verdicts[0]?.loop).toMatchObject({ id: "loop", candidate: { name: "Noor Haddad" } });
  });

  it.each<[what: string, who: Id, loop: Loop, count: number]>([
    ["while the loop is open", "amara", revealed, 0],
    ["S10: when it ended without a decision", "amara", facts.end(revealed, "candidateWithdrew"), 0],
    ["when it ended with an offer taken", "amara", facts.end(revealed, "offerAccepted"), 1],
    ["F9: of practice", "sol", closed, 0],
    ["of who wrote nothing", "rosa", closed, 0],
    ["of somebody without a part", "otto", closed, 0],
    ["of a lead, who reads it all and wrote none", "lena", closed, 0],
  ])("%s: %s", (_, who, loop, count) => {
    expect(seen(who, loop).verdicts).toHaveLength(count);
  });

  it("counts what of it was cited, what was on time, and the middle of the hours", () => {
    const whole = seen("amara", closed);
    const cites = closed.vetoes.flatMap((v) => v.cites).map((c) => c.id);
    const own = closed.writing.feedback.find((f) => f.authorId === "amara");
    const pieces = own?.content.principles.flatMap((p) => p.evidence) ?? [];
    expect(whole).toMatchObject({ pieces: pieces.length, onTime: 1 });
    expect(whole.cited).toBe(pieces.filter((piece) => cites.includes(piece.id)).length);
    expect(whole.medianHours).toBe(whole.verdicts[0]?.hours);
  });

  it("has nothing of anybody else in it, whatever state the loop is in", () => {
    fc.assert(
      fc.property(anyLoop, anyPersonId, (loop, who) => {
        const others = { ...loop.writing, feedback: loop.writing.feedback.filter((f) => f.authorId === who) };
        expect(seen(who, loop)).toEqual(seen(who, { ...loop, writing: others }));
      }),
    );
  });
});

describe("the middle", () => {
  it.each<[readonly number[], number | null]>([
    [[], null],
    [[3], 3],
    [[9, 1], 5],
    [[9, 1, 2], 2],
  ])("of %j is %j", (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});
