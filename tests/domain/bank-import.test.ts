import { describe, expect, it } from "vitest";
import type { QuestionWords } from "~/domain/bank";
import { type FileQuestion, guardCell, unguardCell } from "~/domain/bank-file";
import {
  type Bank,
  type BankQuestion,
  countDeeds,
  objectionsToImport,
  planImport,
} from "~/domain/bank-import";
import { questionWords } from "../support/question-words";

const standing = (key: string, text: string, change: Partial<BankQuestion> = {}): BankQuestion => ({
  ...{ id: `id-of-${key}`, key, principle: "Ownership", version: 1, state: "in use" },
  words: questionWords(text),
  ...change,
});

const BANK: Bank = {
  principles: [
    { id: "1", name: "Ownership", state: "in use" },
    { id: "2", name: "Dive Deep", state: "in use" },
    { id: "3", name: "Patience", state: "retired" },
  ],
  questions: [
    standing("own-a", "What was nobody's?"),
    standing("own-b", "What did you inherit?", { state: "retired" }),
    standing("dive-a", "Which number was wrong?", { principle: "Dive Deep" }),
    standing("wait-a", "What did you wait for?", { principle: "Patience" }),
  ],
};

let at = 1;
const entry = (id: string, text: string, change: Partial<FileQuestion> = {}): FileQuestion => {
  at += 1;
  return { at, id, principle: "Ownership", state: "in use", words: questionWords(text), ...change };
};
const plan = (...questions: readonly FileQuestion[]) =>
  planImport({ places: "line", questions, flaws: [] }, BANK);
const deeds = (...questions: readonly FileQuestion[]) => plan(...questions).map((e) => e.deeds.join("+"));
const refusals = (...questions: readonly FileQuestion[]) =>
  plan(...questions).map((e) => e.refusals.join(" "));

describe("what an entry of a file does", () => {
  it.each([
    ["nothing, where it says what stands", entry("own-a", "What was nobody's?"), ""],
    ["adds under its own id", entry("own-new", "What is new?"), "add"],
    ["adds, and the id is made", entry("", "What is new?"), "add"],
    [
      "adds one that is retired at once",
      entry("own-new", "What is new?", { state: "retired" }),
      "add+retire",
    ],
    ["changes", entry("own-a", "What was everybody's?"), "change"],
    ["retires", entry("own-a", "What was nobody's?", { state: "retired" }), "retire"],
    ["brings back", entry("own-b", "What did you inherit?"), "restore"],
    ["changes and retires", entry("own-a", "What else?", { state: "retired" }), "change+retire"],
    [
      "means by its words, without an id, the question that says the same",
      entry("", "What was nobody's?"),
      "",
    ],
    [
      "changes a question of a retired principle",
      entry("wait-a", "How long?", { principle: "Patience" }),
      "change",
    ],
  ] as const)("%s", (_, question, expected) => {
    expect(deeds(question)).toEqual([expected]);
  });

  it("leaves alone what the file doesn't name", () => {
    expect(deeds()).toEqual([]);
  });

  it("lets two questions exchange their words", () => {
    const swapped = [
      entry("own-a", "What did you inherit?"),
      entry("own-b", "What was nobody's?", { state: "retired" }),
    ];
    expect(deeds(...swapped)).toEqual(["change", "change"]);
  });
});

describe("what an entry is refused for", () => {
  const is = (text: string) => expect.stringContaining(text);

  it.each([
    [
      "a principle that isn't there",
      entry("x-y", "Why?", { principle: "Speed" }),
      "no principle called “Speed”",
    ],
    ["a new question of a retired principle", entry("x-y", "Why?", { principle: "Patience" }), "is retired"],
    [
      "another principle than its id's",
      entry("own-a", "Why?", { principle: "Dive Deep" }),
      "stays with its principle",
    ],
    ["an id of another form", entry("Own A", "Why?"), "small letters"],
    ["an id that is too long", entry("a".repeat(81), "Why?"), "at most 80"],
    ["the words of another question", entry("own-new", "What was nobody's?"), "“own-a” would ask the same"],
    ["the words of a retired one", entry("own-a", "What did you inherit?"), "“own-b” would ask the same"],
  ] as const)("%s", (_, question, says) => {
    expect(refusals(question)).toEqual([is(says)]);
    expect(deeds(question)).toEqual([""]);
  });

  it("an id that came before", () => {
    const [first, second] = [entry("own-a", "Once?"), entry("own-a", "Twice?")];
    expect(refusals(first, second)).toEqual(["", is(`line ${first.at} is about this question already`)]);
  });

  it("being about a question that came before by its id", () => {
    expect(refusals(entry("own-a", "Once?"), entry("", "What was nobody's?"))[1]).toEqual(is("already"));
  });

  it("words that came before: the first one stays", () => {
    expect(deeds(entry("", "What is new?"), entry("", "What is new?"))).toEqual(["add", ""]);
  });

  it("words that stay with a question whose own change is refused", () => {
    const chain = [
      entry("own-new", "What was nobody's?"),
      entry("own-a", "What did you inherit?"),
      entry("own-c", "What is fine?"),
    ];
    expect(deeds(...chain)).toEqual(["", "", "add"]);
  });

  it("what the file itself could not say, in the file's order", () => {
    const flaws = [{ at: 1, id: "x", says: ["question: Enter it."] }];
    const entries = planImport({ places: "line", questions: [entry("own-new", "Why?")], flaws }, BANK);
    expect(entries.map((e) => [e.key, e.refusals.length])).toEqual([
      ["x", 1],
      ["own-new", 0],
    ]);
    expect(countDeeds(entries)).toEqual({ added: 1, changed: 0, retired: 0, broughtBack: 0, refused: 1 });
  });
});

describe("the same texts under two principles", () => {
  it("are two questions", () => {
    expect(deeds(entry("dive-b", "What was nobody's?", { principle: "Dive Deep" }))).toEqual(["add"]);
  });
});

describe("an import", () => {
  const actor = { id: "viktor", capabilities: ["admin"] } as const;
  const some = plan(entry("own-new", "Why?"));
  const none = plan(entry("own-a", "What was nobody's?"));

  it.each([
    ["of what was looked at", { actor, entries: some, preview: "current" }, []],
    ["of what nobody looked at", { actor, entries: some, preview: "stale" }, ["previewStale"]],
    ["of what stands already, sent again", { actor, entries: none, preview: "stale" }, ["nothingToImport"]],
    [
      "by somebody who doesn't keep the bank",
      { actor: { id: "noor", capabilities: ["recruiter"] }, entries: some, preview: "current" },
      ["bankKeepersOnly"],
    ],
  ] as const)("%s", (_, facts, codes) => {
    expect(objectionsToImport(facts).map((o) => o.code)).toEqual(codes);
  });
});

describe("a cell that a spreadsheet would run", () => {
  it.each(["=1+1", "+1", "-1", "@A1", "\tx", "\rx", "＝1", "'=1", "''-1"])(
    "%j is guarded, and read as it was",
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
      expect(unguardCell(guardCell(text))).toBe(text);
    },
  );

  it.each(["", "Why?", "'Why?'", "a=b", "3 - 1", "'"])(
    "%j is left as it is, both ways",
    (text: QuestionWords["text"]) => {
      expect(guardCell(text)).toBe(text);
      expect(unguardCell(text)).toBe(text);
    },
  );
});
