import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loopStateOf } from "~/domain/loop";
import { anyLoop, twinOf } from "../support/arbitraries";

describe("the arbitrary loop", () => {
  it("meets every state that a loop can be in", () => {
    const states = new Set(fc.sample(anyLoop, { numRuns: 600, seed: 7 }).map(loopStateOf));
    expect([...states].sort()).toEqual(
      ["awaitingDebrief", "debrief", "decided", "ended", "interviewing", "planning"].sort(),
    );
  });

  it("has a twin that differs in hidden writing alone", () => {
    const everything = { feedback: () => true, addendum: () => true, vote: () => true };
    const pairs = anyLoop.chain((loop) => fc.tuple(fc.constant(loop), twinOf(loop, everything)));
    fc.assert(
      fc.property(pairs, ([loop, twin]) => {
        expect({ ...twin, writing: null }).toEqual({ ...loop, writing: null });
        expect(twin.writing.feedback.map((f) => f.id)).toEqual(loop.writing.feedback.map((f) => f.id));
      }),
    );
  });
});
