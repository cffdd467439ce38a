import { describe, expect, test } from "vitest";
import { distributionFrom, pairOf } from "~/forms/distribution";

describe("ticked pairs", () => {
  test("are gathered by assignment, in their order", () => {
    const pairs = [pairOf("a", "x"), pairOf("b", "x"), pairOf("a", "y")];
    expect(distributionFrom(pairs)).toEqual({ a: ["x", "y"], b: ["x"] });
  });

  test.each(["__proto__:x", "constructor:x", "toString", ":", ""])(
    "of an address typed by hand break nothing: %s",
    (pair) => {
      const chosen = distributionFrom([pair, pair]);
      expect(Object.values(chosen)).toHaveLength(1);
      expect(Object.getPrototypeOf(chosen)).toBe(Object.prototype);
    },
  );
});
