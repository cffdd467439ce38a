import { type Objection, when } from "./objections";
import { type Phrase, phraseOf } from "./phrases";

/** A topic that nobody should write about, and why. */
export interface Topic {
  /** The stable name by which it is known, such as "health". */
  readonly key: string;
  readonly title: string;
  readonly reason: string;
  readonly phrases: readonly string[];
  /** Where one of these stands, a phrase that it touches means something else. */
  readonly unless: readonly string[];
}

/** What the private checks look for, as the organisation keeps it in its own language. */
export interface WritingLists {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly topics: readonly Topic[];
  readonly opinions: Pick<Topic, "reason" | "phrases" | "unless">;
}

/** The most that the lists may hold. */
export const MOST_IN_LISTS = { phrases: 400, phrase: 80, reason: 400 } as const;

/** Objects unless an admin or a lead keeps them: what may be written is part of keeping the bar. */
export const objectionsToKeepLists = ({
  capabilities,
}: {
  readonly capabilities: readonly string[];
}): readonly Objection[] =>
  when(!capabilities.includes("admin") && !capabilities.includes("lead"), "bankKeepersOnly");

/** A list ready to be looked for. */
export interface Sought {
  readonly key: string;
  readonly title: string;
  readonly reason: string;
  readonly phrases: readonly Phrase[];
  readonly unless: readonly Phrase[];
}

const read = (written: readonly string[]): readonly Phrase[] =>
  written.map(phraseOf).filter((phrase) => phrase !== null);

/** The lists with their phrases read; once for many texts. */
export const soughtIn = ({
  topics,
  opinions,
}: WritingLists): { readonly topics: readonly Sought[]; readonly opinions: Sought } => ({
  topics: topics.map(({ key, title, reason, phrases, unless }) => ({
    ...{ key, title, reason },
    ...{ phrases: read(phrases), unless: read(unless) },
  })),
  opinions: {
    ...{ key: "opinion", title: "Opinion", reason: opinions.reason },
    ...{ phrases: read(opinions.phrases), unless: read(opinions.unless) },
  },
});

/** Phrases as an organisation edits them: one a line. */
export const phrasesFrom = (text: string): readonly string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => phraseOf(line) !== null),
  ),
];
