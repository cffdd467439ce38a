import { describe, expect, it } from "vitest";
import { OPENINGS, SIGHT_REASONS } from "~/domain/sight-reasons";

const LAW = /^(S([1-9]|10)|[FDPR][1-9])$/;
const SENTENCE = /^[A-Z].*\.$/;

describe("why somebody reads a thing or doesn't, in words (S7)", () => {
  it.each(Object.entries(SIGHT_REASONS))("%s names its law and says why", (_, { law, says }) => {
    expect(law).toMatch(LAW);
    expect(says).toMatch(SENTENCE);
  });

  it.each(Object.entries(OPENINGS))("%s says what would open it", (_, says) => {
    expect(says).toMatch(SENTENCE);
  });

  it("none is missing", () => {
    expect([Object.keys(SIGHT_REASONS).length, Object.keys(OPENINGS).length]).toEqual([26, 6]);
  });
});
