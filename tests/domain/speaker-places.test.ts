import { describe, expect, it } from "vitest";
import type { Debrief } from "~/domain/loop";
import { PLACE_STEP, placesForNewcomers, spreadPlaces } from "~/domain/speaker-places";
import type { SpeakerPlace } from "~/domain/speakers";
import { aLoop, aRevealedLoop, openDebrief } from "../support/facts";

const at = (personId: string, place: number | null): SpeakerPlace => ({
  ...{ personId, kind: "interviewer", level: 5, tenureFrom: "2020-01-01", place },
});
const [opened] = openDebrief(aRevealedLoop(aLoop())).debriefs;
/** A debrief with these people at these places. */
const seated = (...people: readonly (readonly [string, number | null])[]): Debrief => {
  const [some] = opened?.speakers ?? [];
  if (!opened || !some) throw new Error("no debrief");
  return { ...opened, speakers: people.map(([personId, place]) => ({ ...some, personId, place })) };
};
const places = (debrief: Debrief, ...order: readonly (readonly [string, number | null])[]) =>
  placesForNewcomers(
    debrief,
    order.map(([id, place]) => at(id, place)),
  ).map((p) => [p.personId, p.place]);

describe("P6: places are fixed at the opening", () => {
  it("far enough apart for somebody to come between", () => {
    expect(spreadPlaces([at("amara", 1), at("bo", 2), at("carmen", null)])).toEqual([
      at("amara", PLACE_STEP),
      at("bo", 2 * PLACE_STEP),
      at("carmen", null),
    ]);
  });

  const two = seated(["amara", 1000], ["bo", 2000]);
  it.each<
    [string, readonly (readonly [string, number | null])[], readonly (readonly [string, number | null])[]]
  >([
    [
      "nobody new",
      [
        ["amara", 1],
        ["bo", 2],
      ],
      [],
    ],
    [
      "first",
      [
        ["zoe", 1],
        ["amara", 2],
        ["bo", 3],
      ],
      [["zoe", 500]],
    ],
    [
      "between",
      [
        ["amara", 1],
        ["zoe", 2],
        ["bo", 3],
      ],
      [["zoe", 1500]],
    ],
    [
      "two between, in their order",
      [
        ["amara", 1],
        ["yan", 2],
        ["zoe", 3],
        ["bo", 4],
      ],
      [
        ["yan", 1500],
        ["zoe", 1750],
      ],
    ],
    [
      "last",
      [
        ["amara", 1],
        ["bo", 2],
        ["zoe", 3],
      ],
      [["zoe", 2000 + PLACE_STEP]],
    ],
    [
      "two last",
      [
        ["amara", 1],
        ["bo", 2],
        ["yan", 3],
        ["zoe", 4],
      ],
      [
        ["yan", 2000 + PLACE_STEP],
        ["zoe", 2000 + 2 * PLACE_STEP],
      ],
    ],
    [
      "without a turn",
      [
        ["amara", 1],
        ["bo", 2],
        ["zoe", null],
      ],
      [["zoe", null]],
    ],
    [
      "without a turn and first",
      [
        ["zoe", null],
        ["yan", 1],
        ["amara", 2],
        ["bo", 3],
      ],
      [
        ["zoe", null],
        ["yan", 500],
      ],
    ],
  ])("who comes later stands %s, and nobody else moves", (_, order, expected) => {
    expect(places(two, ...order)).toEqual(expected);
  });

  it("above one who has left the table, too", () => {
    expect(places(two, ["amara", 1], ["zoe", 2])).toEqual([["zoe", 1500 + PLACE_STEP]]);
  });

  it("whatever the order of the new list, a place stands above those before it", () => {
    expect(places(two, ["bo", 1], ["amara", 2], ["zoe", 3])).toEqual([["zoe", 2000 + PLACE_STEP]]);
    expect(places(two, ["bo", 1], ["zoe", 2], ["amara", 3])).toEqual([["zoe", 2000 + PLACE_STEP]]);
  });

  it("an excused neighbour is no bound", () => {
    const excused = seated(["amara", 1000], ["bo", null], ["carmen", 3000]);
    expect(places(excused, ["amara", 1], ["bo", null], ["zoe", 2], ["carmen", 3])).toEqual([["zoe", 2000]]);
    expect(places(excused, ["amara", 1], ["zoe", 2], ["bo", null], ["carmen", 3])).toEqual([["zoe", 2000]]);
    expect(places(seated(["bo", null]), ["bo", null], ["zoe", 1])).toEqual([["zoe", PLACE_STEP]]);
  });

  it("a number that is free is taken, and without one nobody is placed by force", () => {
    const close = seated(["amara", 1000], ["bo", 1002]);
    expect(places(close, ["amara", 1], ["zoe", 2], ["bo", 3])).toEqual([["zoe", 1001]]);
    const touching = seated(["amara", 1000], ["bo", 1001]);
    expect(() => places(touching, ["amara", 1], ["zoe", 2], ["bo", 3])).toThrow("No place is left");
    expect(places(touching, ["amara", 1], ["zoe", null], ["bo", 3])).toEqual([["zoe", null]]);
  });
});
