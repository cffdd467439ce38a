/** A word of a text, in the form in which it is compared, and where it stands: from an offset to before another. */
export interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;

/** One form for what is the same to a reader: lower case, composed letters, one apostrophe. */
const folded = (word: string): string => word.normalize("NFC").toLowerCase().replaceAll("’", "'");

/** The words of a text in their order. Hyphens and every other mark part words. */
export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(WORD)].map((match) => ({
    word: folded(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));

/** One word of a phrase: "work" is that word or its genitive, "work*" each that begins so, "19#" each that goes on in digits. */
type Part = (word: string) => boolean;

const partOf = (written: string): Part => {
  const stem = folded(written.slice(0, -1));
  if (written.endsWith("*")) return (word) => word.startsWith(stem);
  if (written.endsWith("#")) return (word) => word.startsWith(stem) && /^\d+$/.test(word.slice(stem.length));
  const whole = folded(written);
  return (word) => word === whole || word === `${whole}'s`;
};

/** A phrase as an organisation writes it, ready to be looked for. */
export type Phrase = readonly Part[];

/** Reads a phrase: words and stems, with whatever between them. Null where there is no word in it. */
export const phraseOf = (written: string): Phrase | null => {
  const words = written.match(/[\p{L}\p{M}\p{N}'’]+[*#]?/gu) ?? [];
  return words.length === 0 ? null : words.map(partOf);
};

/** Where a phrase stands in a text, in words: from one to before another. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Every place of these phrases in a text. Cost: words × phrases, each compared word by word; no expression is run. */
export const placesOf = (phrases: readonly Phrase[], tokens: readonly Token[]): readonly Place[] =>
  tokens.flatMap((_, from) =>
    phrases
      .filter((phrase) => phrase.every((part, n) => part(tokens[from + n]?.word ?? "")))
      .map((phrase) => ({ from, to: from + phrase.length })),
  );

const meet = (one: Place, other: Place): boolean => one.from < other.to && other.from < one.to;

/** The places of `phrases` that no place of `unless` touches, the longest where several overlap. */
export const placesUnless = (
  phrases: readonly Phrase[],
  unless: readonly Phrase[],
  tokens: readonly Token[],
): readonly Place[] => {
  const excepted = placesOf(unless, tokens);
  const found = placesOf(phrases, tokens).filter((place) => !excepted.some((other) => meet(place, other)));
  const longest = [...found].sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  const kept: Place[] = [];
  for (const place of longest) if (!kept.some((other) => meet(place, other))) kept.push(place);
  return kept.sort((a, b) => a.from - b.from);
};
