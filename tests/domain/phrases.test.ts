import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phraseOf, placesUnless, tokensOf } from "~/domain/phrases";

const phrases = (...written: readonly string[]) =>
  written.flatMap((text) => [phraseOf(text)]).filter((p) => p !== null);
/** The passages of a text that are found, as they stand in it. */
const found = (text: string, sought: readonly string[], unless: readonly string[] = []) => {
  const tokens = tokensOf(text);
  return placesUnless(phrases(...sought), phrases(...unless), tokens).map(({ from, to }) =>
    text.slice(tokens[from]?.from, tokens[to - 1]?.to),
  );
};

describe("a phrase", () => {
  it.each<[text: string, phrase: string, expected: readonly string[]]>([
    ["She is deaf in one ear.", "deaf", ["deaf"]],
    ["A deafening alarm.", "deaf", []],
    ["She was PREGNANT then.", "pregnan*", ["PREGNANT"]],
    ["His daughter’s school.", "daughter", ["daughter’s"]],
    ["A middle-aged man.", "middle aged", ["middle-aged"]],
    ["Graduated in 1989, he said.", "graduated in 19#", ["Graduated in 1989"]],
    ["Graduated in 19xx.", "graduated in 19#", []],
    ["Sie ist schwanger und größer.", "größ*", ["größer"]],
    ["Cafe\u0301 au lait.", "café", ["Cafe\u0301"]],
    ["Nothing here.", "nothing there", []],
  ])("%s ← %s", (text, phrase, expected) => {
    expect(found(text, [phrase])).toEqual(expected);
  });

  it("means something else where an exception touches it", () => {
    expect(found("A race condition, and a race.", ["race"], ["race condition*"])).toEqual(["race"]);
  });

  it("is told once where several overlap: the longest", () => {
    expect(found("Her mental health suffered.", ["health", "mental health"])).toEqual(["mental health"]);
  });

  it("of no word is none", () => {
    expect(["", " * ", "—"].map(phraseOf)).toEqual([null, null, null]);
  });

  it("is found where it was put, whatever stands around it", () => {
    const around = fc
      .string({ unit: "grapheme", maxLength: 40 })
      .map((text) => text.replace(/[\p{L}\p{M}\p{N}'’]/gu, " "));
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(found(`${before}her health${after}`, ["her health"])).toEqual(["her health"]);
      }),
    );
  });
});
