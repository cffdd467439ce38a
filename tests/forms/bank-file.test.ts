import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { csvOf, jsonOf } from "~/data/bank-text";
import { BANDS, MOST } from "~/domain/bank";
import { type BankFile, COLUMNS, MOST_FILE } from "~/domain/bank-file";
import { type BankQuestion, planImport } from "~/domain/bank-import";
import { readCsv } from "~/forms/bank-csv";
import { readJson } from "~/forms/bank-json";
import { questionWords } from "../support/question-words";

const question = (text: string, change: Partial<BankQuestion> = {}): BankQuestion => ({
  ...{ id: "1", key: "own-a", principle: "Ownership", version: 3, state: "in use" },
  words: questionWords(text),
  ...change,
});
const read = (file: BankFile | string): BankFile => {
  if (typeof file === "string") throw new Error(file);
  return file;
};
const table = (...lines: readonly string[]) => readCsv([COLUMNS.join(","), ...lines].join("\n"));
const ROW = 'own-b,Ownership,in use,1,"What, then?",How?,,,,,,a,b,c,d,e,f,Age.';

// Trimmed and without control characters, as every text of a question is; else anything, formulas above all.
const text = (most: number) =>
  fc
    .tuple(
      fc.constantFrom("", "=", "+", "-", "@", "'", "'=", "＝", '"', ";", ",", "\n"),
      fc.string({ unit: "grapheme" }),
    )
    .map(([start, rest]) =>
      `${start}${rest}`
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n]/gu, "")
        .trim()
        .slice(0, most),
    )
    .map((word) => word.trim())
    .filter((word) => word !== "");
const oneLine = (most: number) => text(most).map((word) => word.replaceAll("\n", " "));
const signs = fc.record({ strong: text(MOST.sign), weak: text(MOST.sign) });
const words = fc.record({
  ...{ text: text(MOST.text), mustNotAsk: text(MOST.mustNotAsk) },
  probes: fc.array(oneLine(MOST.probe), { minLength: 1, maxLength: MOST.probes }),
  evidence: fc.record({ junior: signs, senior: signs, leader: signs }),
});
const bank = fc
  .array(fc.record({ words, state: fc.constantFrom("in use", "retired") }), { maxLength: 4 })
  .map((list) =>
    list.map((rest, index) => ({
      ...{ id: `id-${index}`, key: `own-${index}`, principle: "Ownership", version: 1 },
      ...rest,
    })),
  );

describe("a bank that was exported", () => {
  property.prop([bank], { numRuns: 150 })(
    "is read back exactly, from both forms, and changes nothing",
    (questions) => {
      const principles = [{ id: "1", name: "Ownership", state: "in use" }] as const;
      for (const file of [read(readCsv(csvOf(questions))), read(readJson(jsonOf(questions)))]) {
        expect(file.flaws).toEqual([]);
        expect(file.questions.map(({ at: _, ...rest }) => rest)).toEqual(
          questions.map(({ key, principle, state, words }) => ({ id: key, principle, state, words })),
        );
        expect(
          planImport(file, { principles, questions }).flatMap((e) => [...e.deeds, ...e.refusals]),
        ).toEqual([]);
      }
    },
  );

  it("holds no cell that a spreadsheet would run", () => {
    const csv = csvOf([
      question("=HYPERLINK(A1)", { words: questionWords("=HYPERLINK(A1)", { probes: ["+1", "@x"] }) }),
    ]);
    expect(csv).toContain("'=HYPERLINK(A1)");
    expect(csv).toContain("'+1,'@x");
    expect(csv).not.toMatch(/(^|,)"?[=+@-]/m);
  });

  it("begins with the mark of UTF-8 and ends its lines with CR LF", () => {
    expect(csvOf([question("Why?")])).toMatch(/^\uFEFFid,principle,state,.*\r\n.*\r\n$/s);
  });
});

describe("a table from elsewhere", () => {
  it.each([
    ["lines ended by CR LF", (csv: string) => csv.replaceAll("\n", "\r\n")],
    ["lines ended by CR", (csv: string) => csv.replaceAll("\n", "\r")],
    ["a byte order mark", (csv: string) => `\uFEFF${csv}`],
    ["empty lines", (csv: string) => csv.replaceAll("\n", "\n\n")],
    ["capital names of columns", (csv: string) => csv.replace(/^.*/, (head) => head.toUpperCase())],
    ["cells after the last column that are empty", (csv: string) => csv.replace(/$/, ",,")],
  ])("%s", (_, change) => {
    const file = read(readCsv(change([COLUMNS.join(","), ROW].join("\n"))));
    expect(file.flaws).toEqual([]);
    expect(file.questions).toMatchObject([{ id: "own-b", words: { text: "What, then?", probes: ["How?"] } }]);
  });

  it.each([";", "\t"])("parted by %j", (mark) => {
    const row = ROW.replaceAll('"What, then?"', "What?").replaceAll(",", mark);
    expect(read(readCsv(`${COLUMNS.join(mark)}\n${row}`)).questions).toMatchObject([
      { words: { text: "What?" } },
    ]);
  });

  it("with its columns in another order, and only those that are needed", () => {
    const names = [
      "question",
      "principle",
      "probe_1",
      "must_not_ask",
      ...BANDS.flatMap((b) => [`${b}_weak`, `${b}_strong`]),
    ];
    const file = read(readCsv(`${names.join(",")}\nWhy?,Ownership,How?,Age.,a,b,c,d,e,f`));
    expect(file.questions).toMatchObject([
      { id: "", state: "in use", words: { text: "Why?", evidence: { junior: { strong: "b", weak: "a" } } } },
    ]);
  });

  it("names the line at which each flaw stands, and what is wrong with which cell", () => {
    const file = read(
      table(
        'a-b,Ownership,,1,"Two\nlines?",How?,,,,,,a,b,c,d,e,f,Age.',
        "c-d,,maybe,1,,,,,,,,a,,c,d,e,f,Age.",
      ),
    );
    expect(file.questions.map(({ at }) => at)).toEqual([2]);
    expect(file.flaws).toMatchObject([
      {
        ...{ at: 4, id: "c-d" },
        says: [
          "principle: Name the principle.",
          "state: The state is “in use” or “retired”.",
          "question: Enter the question as the interviewer asks it.",
          "probe_1: Enter at least one follow-up probe.",
          "junior_weak: Say what you would hear.",
        ],
      },
    ]);
  });

  it("with a line that is too short or too long", () => {
    const file = read(table("a-b,Ownership", ROW, `${ROW},more`));
    expect(file.flaws.map(({ at, says }) => [at, says[0]])).toEqual([
      [2, "This line has 2 cells, and the first line names 18 columns."],
      [4, "This line has 19 cells, and the first line names 18 columns."],
    ]);
  });

  it.each([
    ["no columns", "hello", /^The first line has to name the columns; these are missing: principle, /],
    ["a column twice", `${COLUMNS.join(",")},id\n`, /names the column id twice/],
    [
      "a quotation mark that doesn't end",
      `${COLUMNS.join(",")}\na,"b\nc`,
      /^A quotation mark is not where it can be/,
    ],
    ["a quotation mark inside", `${COLUMNS.join(",")}\na,"b"c"`, /in line 2/],
    [
      "too many questions",
      [COLUMNS.join(","), ...Array.from({ length: MOST_FILE.questions + 1 }, () => ROW)].join("\n"),
      /at most 1000 questions/,
    ],
  ])("with %s is refused as a whole", (_, csv, says) => {
    expect(readCsv(csv)).toMatch(says);
  });
});

describe("JSON from elsewhere", () => {
  it("is a list of questions, or a thing that has one", () => {
    const list = JSON.stringify(JSON.parse(jsonOf([question("Why?")])).questions);
    expect(read(readJson(list)).questions).toHaveLength(1);
  });

  it("names the question and the part that is wrong", () => {
    const file = read(readJson('[{"principle":"Ownership"},7]'));
    expect(file.flaws[0]).toMatchObject({
      at: 1,
      says: expect.arrayContaining([expect.stringContaining("question: ")]),
    });
    expect(file.flaws[1]?.at).toBe(2);
  });

  it.each([
    ['{"questions": [\n{"id": 1},,\n]}', /^This is not JSON from line 2 on/],
    [`{"questions": [\n{"id": 1},,\n${'{"id": 2},'.repeat(9)}{}]}`, /^This is not JSON from line 2 on/],
    ['{"questions": [\n{"id": 1}', /^This is not JSON from line 2 on/],
    ["[7,,]", /^This is not JSON/],
    ['{"answers": []}', /no list of questions/],
    ['{"questions": {}}', /no list of questions/],
  ])("%j is refused as a whole", (json, says) => {
    expect(readJson(json)).toMatch(says);
  });
});
