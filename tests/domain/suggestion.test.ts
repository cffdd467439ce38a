import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Id } from "~/domain/loop";
import {
  costOf,
  type Distribution,
  effectOf,
  type Panelist,
  suggest,
  type Wanted,
} from "~/domain/suggestion";

const interviewer = (id: Id, load = 0, planned: readonly Id[] = []): Panelist => ({
  ...{ id, load, planned },
  kind: "interviewer",
});
const wanted = (...ids: readonly Id[]): readonly Wanted[] => ids.map((id) => ({ id, covered: 0 }));

describe("a suggestion", () => {
  it.each<[what: string, panel: readonly Panelist[], principles: readonly Wanted[], expected: Distribution]>([
    ["gives one interviewer all of three", [interviewer("a")], wanted("x", "y", "z"), { a: ["x", "y", "z"] }],
    ["gives nobody a fourth", [interviewer("a")], wanted("w", "x", "y", "z"), { a: ["w", "x", "y"] }],
    [
      "has two people probe each where the panel allows",
      [interviewer("a"), interviewer("b")],
      wanted("x", "y"),
      { a: ["x", "y"], b: ["x", "y"] },
    ],
    [
      "probes each once before it probes any twice",
      [interviewer("a"), interviewer("b")],
      wanted("u", "v", "w", "x", "y", "z"),
      { a: ["u", "v", "w"], b: ["x", "y", "z"] },
    ],
    [
      "counts what earlier rounds probe",
      [interviewer("a")],
      [...wanted("u", "v", "w"), { id: "x", covered: 1 }],
      { a: ["u", "v", "w"] },
    ],
    [
      "leaves no interviewer without one, though two probe it already",
      [interviewer("a"), interviewer("b"), interviewer("c")],
      wanted("x"),
      { a: ["x"], b: ["x"], c: ["x"] },
    ],
    [
      "gives the busy fewer",
      [interviewer("a", 9), interviewer("b", 0)],
      wanted("w", "x", "y", "z").map((w) => ({ ...w, covered: 1 })),
      { a: ["w"], b: ["x", "y", "z"] },
    ],
    [
      "asks no hiring manager who isn't needed",
      [interviewer("a"), interviewer("b"), { ...interviewer("h", 20), kind: "hiringManager" }],
      wanted("x"),
      { a: ["x"], b: ["x"], h: [] },
    ],
    [
      "keeps what is planned where nothing is gained by moving it",
      [interviewer("a", 0, ["z"]), interviewer("b", 0, ["y"])],
      [
        { id: "y", covered: 1 },
        { id: "z", covered: 1 },
      ],
      { a: ["z"], b: ["y"] },
    ],
    ["of nothing is nothing", [], wanted("x"), {}],
  ])("%s", (_, panel, principles, expected) => {
    const found = suggest(panel, principles);
    // Who of two alike takes which of two alike is settled, and not said here.
    const sizes = (d: Distribution) => Object.entries(d).map(([id, list]) => [id, list.length]);
    expect(sizes(found)).toEqual(sizes(expected));
    expect(costOf(panel, principles, found)).toBe(costOf(panel, principles, expected));
  });
});

const NAMES = ["a", "b", "c", "d", "e", "f", "g", "h"];
const PRINCIPLES = ["k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "x"];
const anyWanted = (most: number) =>
  fc.uniqueArray(fc.record({ id: fc.constantFrom(...PRINCIPLES), covered: fc.nat({ max: 2 }) }), {
    selector: ({ id }) => id,
    maxLength: most,
  });
const anyPanel = (most: number): fc.Arbitrary<readonly Panelist[]> =>
  fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...NAMES),
      kind: fc.constantFrom("interviewer", "interviewer", "hiringManager", "barRaiser"),
      load: fc.nat({ max: 20 }),
      planned: fc.uniqueArray(fc.constantFrom(...PRINCIPLES), { maxLength: 3 }),
    }),
    { selector: ({ id }) => id, maxLength: most },
  );

/** Everybody by turns takes what is probed least and costs them least: what a patient planner does by hand. */
function greedy(panel: readonly Panelist[], principles: readonly Wanted[]): Distribution {
  const chosen: Record<Id, Id[]> = Object.fromEntries(panel.map(({ id }) => [id, []]));
  const looks = ({ id, covered }: Wanted) =>
    covered + Object.values(chosen).filter((l) => l.includes(id)).length;
  for (const turn of [0, 1, 2])
    for (const person of [...panel].sort((a, b) => a.load - b.load)) {
      const [next] = principles
        .filter(({ id }) => !chosen[person.id]?.includes(id))
        .sort((a, b) => looks(a) - looks(b));
      if (next && (looks(next) < 2 || (turn === 0 && person.kind === "interviewer")))
        chosen[person.id]?.push(next.id);
    }
  return chosen;
}

/** Every distribution there is; for small panels only. */
function* everyOne(panel: readonly Panelist[], principles: readonly Wanted[]): Generator<Distribution> {
  const [first, ...rest] = panel;
  if (!first) {
    yield {};
    return;
  }
  const lists = Array.from({ length: 2 ** principles.length }, (_, mask) =>
    principles.filter((_, bit) => mask & (1 << bit)).map(({ id }) => id),
  ).filter((list) => list.length <= 3);
  for (const others of everyOne(rest, principles))
    for (const list of lists) yield { ...others, [first.id]: list };
}

describe("whatever the panel and the principles, a suggestion", () => {
  it("gives nobody more than three, nothing that isn't wanted, and nothing twice", () => {
    fc.assert(
      fc.property(anyPanel(8), anyWanted(14), (panel, principles) => {
        const found = suggest(panel, principles);
        const ids = principles.map(({ id }) => id);
        for (const { id } of panel) {
          const list = found[id] ?? [];
          expect(list.length).toBeLessThanOrEqual(3);
          expect(new Set(list).size).toBe(list.length);
          expect(list.every((one) => ids.includes(one))).toBe(true);
        }
        // P1: wherever there is anything to probe, each interviewer does.
        expect(effectOf(panel, principles, found).idle).toEqual(
          principles.length > 0 ? [] : panel.filter((p) => p.kind === "interviewer").map((p) => p.id),
        );
      }),
    );
  });

  it("is never worse than what a patient planner comes to", () => {
    fc.assert(
      fc.property(anyPanel(8), anyWanted(14), (panel, principles) => {
        const own = costOf(panel, principles, suggest(panel, principles));
        expect(own).toBeLessThanOrEqual(costOf(panel, principles, greedy(panel, principles)));
      }),
    );
  });

  it("is the best there is, where every other can be tried", () => {
    fc.assert(
      fc.property(anyPanel(3), anyWanted(4), (panel, principles) => {
        const own = costOf(panel, principles, suggest(panel, principles));
        for (const other of everyOne(panel, principles))
          expect(own).toBeLessThanOrEqual(costOf(panel, principles, other));
      }),
      { numRuns: 40 },
    );
  });

  it("is the same in whichever order they are given", () => {
    fc.assert(
      fc.property(anyPanel(8), anyWanted(14), fc.infiniteStream(fc.nat()), (panel, principles, keys) => {
        const mix = <T>(list: readonly T[]): readonly T[] =>
          list
            .map((item) => ({ item, key: keys.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ item }) => item);
        const sorted = (d: Distribution) =>
          Object.fromEntries(Object.entries(d).map(([id, list]) => [id, [...list].sort()]));
        expect(sorted(suggest(mix(panel), mix(principles)))).toEqual(sorted(suggest(panel, principles)));
      }),
    );
  });
});

describe("the effect of a choice", () => {
  const panel = [interviewer("a"), interviewer("b"), { ...interviewer("h"), kind: "hiringManager" as const }];
  it("names what nobody probes, what one person does, who has nothing and who has too much", () => {
    const principles = [...wanted("w", "x", "y", "z"), { id: "v", covered: 1 }];
    expect(effectOf(panel, principles, { a: ["w", "x", "y", "v"], h: ["x"] })).toEqual({
      gaps: ["z"],
      single: ["w", "y"],
      idle: ["b"],
      overfull: ["a"],
    });
  });
});
