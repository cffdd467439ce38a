import { describe, expect, it } from "vitest";
import { emptyContent } from "~/domain/feedback";
import { isSameNotes, NO_NOTES, type Notes, objectionsToNotes, withNote } from "~/domain/notes";
import { codes } from "../support/codes";
import * as facts from "../support/facts";

const notes = (change: Partial<Notes>): Notes => ({ ...NO_NOTES, ...change });

describe("notes", () => {
  it("are written until the loop ends", () => {
    expect(codes(objectionsToNotes({ isEnded: false }))).toEqual([]);
    expect(codes(objectionsToNotes({ isEnded: true }))).toEqual(["loopEnded"]);
  });

  it.each<[what: string, one: Notes, other: Notes, expected: boolean]>([
    ["nothing and nothing", NO_NOTES, notes({ byQuestion: { q: "  " }, free: "\n" }), true],
    [
      "in another order",
      notes({ byQuestion: { a: "x", b: "y" } }),
      notes({ byQuestion: { b: "y", a: "x" } }),
      true,
    ],
    ["under another question", notes({ byQuestion: { a: "x" } }), notes({ byQuestion: { b: "x" } }), false],
    ["beside the questions", notes({ free: "x" }), notes({ free: "y" }), false],
  ])("say the same or not: %s", (_, one, other, expected) => {
    expect(isSameNotes(one, other)).toBe(expected);
  });
});

describe("a note carried into the form", () => {
  const empty = emptyContent(["ownership", "diveDeep"]);
  const actions = (content: typeof empty, id = "ownership") =>
    content.principles.find((p) => p.principleId === id)?.evidence.map((e) => e.action);

  it("is evidence for its question's principle, after what is there", () => {
    const content = withNote(
      facts.aContent(["ownership", "diveDeep"]),
      { principleId: "ownership", questionId: "q" },
      " Rang the bank. \n",
    );
    expect(actions(content)).toEqual([
      "Called the bank, wrote a replay and checked each row.",
      "Rang the bank.",
    ]);
    expect(actions(content, "diveDeep")).toHaveLength(1);
  });

  it("takes the place of blank evidence, and comes once however often it is carried", () => {
    const once = withNote(empty, { principleId: "ownership", questionId: "q" }, "Rang the bank.");
    expect(actions(once)).toEqual(["Rang the bank."]);
    expect(withNote(once, { principleId: "ownership", questionId: "q" }, "Rang the bank.")).toEqual(once);
  });

  it("changes nothing where it is blank, or about what isn't theirs", () => {
    expect(withNote(empty, { principleId: "ownership", questionId: "q" }, "  ")).toEqual(empty);
    expect(withNote(empty, { principleId: "thinkBig", questionId: "q" }, "Rang the bank.")).toEqual(empty);
  });
});
