import { BANDS, MOST, type QuestionWords } from "./bank";

/** What a file says of one question. */
export interface FileQuestion {
  /** Where it stands: the line of a table, or its place in a JSON list; both count from 1. */
  readonly at: number;
  /** The question's key; empty for one that gets a key of its own. */
  readonly id: string;
  readonly principle: string;
  readonly state: FileState;
  readonly words: QuestionWords;
}

/** An entry that can't be read as a question, and why. */
export interface FileFlaw {
  readonly at: number;
  readonly id: string;
  readonly says: readonly string[];
}

/** What a file holds, in its order. `places` says what `at` counts. */
export interface BankFile {
  readonly places: "line" | "question";
  readonly questions: readonly FileQuestion[];
  readonly flaws: readonly FileFlaw[];
}

export const FILE_STATES = ["in use", "retired"] as const;
export type FileState = (typeof FILE_STATES)[number];

/** The most that a file may hold: characters, and questions. */
export const MOST_FILE = { characters: 600_000, questions: 1000 } as const;

const PROBES = Array.from({ length: MOST.probes }, (_, index) => `probe_${index + 1}`);

/** The columns of a table, in their order. `version` is told, and not read back. */
export const COLUMNS = [
  ...["id", "principle", "state", "version", "question"],
  ...PROBES,
  ...BANDS.flatMap((band) => [`${band}_strong`, `${band}_weak`]),
  "must_not_ask",
] as const;

/** The columns that a file needs; the others may be left out. */
export const NEEDED = COLUMNS.filter(
  (name) => !["id", "state", "version", ...PROBES.slice(1)].includes(name),
);

/** A row of the table, by its columns. */
export type Cells = Readonly<Record<string, string>>;

export const cellsOf = (question: {
  readonly id: string;
  readonly principle: string;
  readonly state: FileState;
  readonly version: number;
  readonly words: QuestionWords;
}): Cells => {
  const { id, principle, state, version, words } = question;
  return {
    ...{ id, principle, state, version: String(version), question: words.text },
    ...Object.fromEntries(PROBES.map((name, index) => [name, words.probes[index] ?? ""])),
    ...Object.fromEntries(
      BANDS.flatMap((band) => [
        [`${band}_strong`, words.evidence[band].strong],
        [`${band}_weak`, words.evidence[band].weak],
      ]),
    ),
    must_not_ask: words.mustNotAsk,
  };
};

/** A row's words as the JSON form has them; judged by the same schema. */
export const itemOf = (cells: Cells) => ({
  ...{ id: cells.id, principle: cells.principle, state: cells.state, question: cells.question },
  probes: PROBES.map((name) => cells[name] ?? "").filter((probe) => probe.trim() !== ""),
  evidence: Object.fromEntries(
    BANDS.map((band) => [band, { strong: cells[`${band}_strong`], weak: cells[`${band}_weak`] }]),
  ),
  mustNotAsk: cells.must_not_ask,
});

// A spreadsheet takes a cell that begins so for a formula, and runs it. The full-width forms count too.
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/;

/** A cell that no spreadsheet takes for a formula: an apostrophe before it. */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** What a guarded cell said: exactly what `guardCell` was given. */
export const unguardCell = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
