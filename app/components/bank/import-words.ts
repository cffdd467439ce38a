export type Counts = Readonly<Record<"added" | "changed" | "retired" | "broughtBack" | "refused", number>>;

const WORDS = [
  ["added", "add"],
  ["changed", "change"],
  ["retired", "retire"],
  ["broughtBack", "bring back"],
] as const;

/** What an import does, in words: "add 3, change 1"; nothing is the empty string. */
export const deedsIn = (counts: Counts): string =>
  WORDS.filter(([name]) => counts[name] > 0)
    .map(([name, word]) => `${word} ${counts[name]}`)
    .join(", ");

export const DEED_WORDS = { add: "Add", change: "Change", retire: "Retire", restore: "Bring back" } as const;
