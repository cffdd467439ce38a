import { isSameQuestion, objectionsToKeepBank, type QuestionWords } from "./bank";
import type { BankFile, FileQuestion } from "./bank-file";
import type { Id } from "./loop";
import { type Objection, when } from "./objections";
import type { Actor } from "./records";

/** A question as it stands in the bank. */
export interface BankQuestion {
  readonly id: Id;
  readonly key: string;
  readonly principle: string;
  readonly version: number;
  readonly state: "in use" | "retired";
  readonly words: QuestionWords;
}

export interface BankPrinciple {
  readonly id: Id;
  readonly name: string;
  readonly state: "in use" | "retired";
}

export interface Bank {
  readonly questions: readonly BankQuestion[];
  readonly principles: readonly BankPrinciple[];
}

export type ImportDeed = "add" | "change" | "retire" | "restore";

/** What one entry of a file will do: its deeds, none if it says what stands already, or why it is refused. */
export interface ImportEntry {
  readonly at: number;
  readonly key: string;
  readonly text: string;
  readonly deeds: readonly ImportDeed[];
  readonly refusals: readonly string[];
  readonly question: FileQuestion | null;
  /** The question that it is about; null for a new one. */
  readonly standing: BankQuestion | null;
}

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MOST_KEY = 80;
const KEY_RULE = "An id has small letters, digits and single hyphens, at most 80 of them.";

/**
 * What importing a file would do, entry by entry and in the file's order. A question that the file doesn't name is
 * left alone. Importing what was exported does nothing.
 */
export const planImport = (file: BankFile, bank: Bank): readonly ImportEntry[] => {
  const matches = file.questions.map((question) => ({ question, standing: standingFor(question, bank) }));
  const entries = [
    ...matches.map((match) => entryOf(match, refusalsOf(match, { matches, file, bank }))),
    ...file.flaws.map(({ at, id, says }) => ({
      ...{ at, key: id, text: "", deeds: [], refusals: says, question: null, standing: null },
    })),
  ];
  return withoutTwins(entries, bank).toSorted((a, b) => a.at - b.at);
};

type Match = { readonly question: FileQuestion; readonly standing: BankQuestion | null };
type Around = { readonly matches: readonly Match[]; readonly file: BankFile; readonly bank: Bank };

// An entry without an id means the question that says the same; so that a file imported twice adds nothing twice.
const standingFor = ({ id, principle, words }: FileQuestion, { questions }: Bank): BankQuestion | null =>
  questions.find((q) =>
    id === "" ? q.principle === principle && q.words.text === words.text : q.key === id,
  ) ?? null;

const entryOf = ({ question, standing }: Match, refusals: readonly string[]): ImportEntry => ({
  ...{ at: question.at, key: standing?.key ?? question.id, text: question.words.text },
  ...{ deeds: refusals.length > 0 ? [] : deedsOf(question, standing), refusals, question, standing },
});

const deedsOf = ({ words, state }: FileQuestion, standing: BankQuestion | null): readonly ImportDeed[] => {
  if (standing === null) return state === "retired" ? ["add", "retire"] : ["add"];
  const step = state === "retired" ? "retire" : "restore";
  return [
    ...(isSameQuestion(words, standing.words) ? [] : (["change"] as const)),
    ...(state === standing.state ? [] : ([step] as const)),
  ];
};

const refusalsOf = (match: Match, { matches, file, bank }: Around): readonly string[] => {
  const { question, standing } = match;
  const principle = bank.principles.find(({ name }) => name === question.principle);
  const first = matches.find((other) => isAboutSame(other, match));
  const isMoved = standing !== null && principle !== undefined && standing.principle !== principle.name;
  return [
    ...only(question.id !== "" && !isKey(question.id), KEY_RULE),
    ...only(first !== match, `The ${file.places} ${first?.question.at} is about this question already.`),
    ...only(principle === undefined, `There is no principle called “${question.principle}”.`),
    ...only(
      standing === null && principle?.state === "retired",
      `The principle “${question.principle}” is retired and takes no new questions.`,
    ),
    ...only(
      isMoved,
      `This id is a question of “${standing?.principle}”, and a question stays with its principle.`,
    ),
  ];
};

const isAboutSame = (one: Match, other: Match): boolean =>
  one === other ||
  (one.standing !== null && one.standing === other.standing) ||
  (one.question.id !== "" && one.question.id === other.question.id);

const isKey = (text: string): boolean => KEY.test(text) && text.length <= MOST_KEY;
const only = (condition: boolean, says: string): readonly string[] => (condition ? [says] : []);

/**
 * Refuses entries after which a principle would have two questions in the same words. Refusing one leaves its
 * question as it was, which may stand in the way of another: so again, until nothing collides.
 */
const withoutTwins = (entries: readonly ImportEntry[], bank: Bank): readonly ImportEntry[] => {
  const holders = holdersAfter(entries, bank);
  const judged = entries.map((entry) => {
    const twin = entry.deeds.some((d) => d === "add" || d === "change") ? twinOf(entry, holders) : null;
    if (twin === null) return entry;
    const says = `After this import ${twin} would ask the same, in the same words.`;
    return { ...entry, deeds: [], refusals: [says] };
  });
  return judged.some((entry, index) => entry !== entries[index]) ? withoutTwins(judged, bank) : entries;
};

type Holder = { readonly name: string; readonly of: BankQuestion | FileQuestion | null };

const saying = (principle: string, text: string): string => `${principle}\u0000${text}`;

/** Who would ask what after the import: for each question's words, all that have them. */
const holdersAfter = (
  entries: readonly ImportEntry[],
  { questions }: Bank,
): ReadonlyMap<string, Holder[]> => {
  const holders = new Map<string, Holder[]>();
  const hold = (principle: string, text: string, holder: Holder) =>
    holders.set(saying(principle, text), [...(holders.get(saying(principle, text)) ?? []), holder]);
  const changed = new Set(
    entries.flatMap(({ deeds, standing }) => (deeds.includes("change") ? [standing] : [])),
  );
  for (const q of questions)
    if (!changed.has(q)) hold(q.principle, q.words.text, { name: `“${q.key}”`, of: q });
  for (const { at, key, deeds, question } of entries)
    if (question && (deeds.includes("add") || deeds.includes("change")))
      hold(question.principle, question.words.text, { name: key ? `“${key}”` : `entry ${at}`, of: question });
  return holders;
};

const twinOf = ({ question, at }: ImportEntry, holders: ReadonlyMap<string, Holder[]>): string | null => {
  if (!question) return null;
  const all = holders.get(saying(question.principle, question.words.text)) ?? [];
  // Of several entries that say the same the first one stays.
  const other = all.find(({ of }) => of !== question && !(of && "at" in of && of.at > at));
  return other?.name ?? null;
};

/** How many questions an import adds, changes, retires and brings back, and how many entries it refuses. */
export const countDeeds = (entries: readonly ImportEntry[]) => {
  const count = (deed: ImportDeed) => entries.filter(({ deeds }) => deeds.includes(deed)).length;
  return {
    added: count("add"),
    changed: count("change"),
    retired: count("retire"),
    broughtBack: count("restore"),
    refused: entries.filter(({ refusals }) => refusals.length > 0).length,
  };
};

/** What an import has to be judged by. */
export interface ImportFacts {
  readonly actor: Actor;
  readonly entries: readonly ImportEntry[];
  /** Whether the import is still the one that was looked at. */
  readonly preview: "current" | "stale";
}

/** Objects to anybody but an admin or lead, to what nobody looked at, and to an import that does nothing. */
export const objectionsToImport = ({ actor, entries, preview }: ImportFacts): readonly Objection[] => {
  const isIdle = entries.every(({ deeds }) => deeds.length === 0);
  return [
    ...objectionsToKeepBank(actor),
    ...when(isIdle, "nothingToImport"),
    ...when(!isIdle && preview === "stale", "previewStale"),
  ];
};
