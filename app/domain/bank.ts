import { RATINGS, type Rating } from "./feedback";
import { type Objection, when } from "./objections";
import type { Actor } from "./records";

/** At which level evidence is judged: each covers a band of the organisation's own levels. */
export const BANDS = ["junior", "senior", "leader"] as const;
export type Band = (typeof BANDS)[number];

export const BAND_WORDS: Readonly<Record<Band, string>> = {
  junior: "Junior",
  senior: "Senior",
  leader: "Leader",
};

/** Where the organisation draws the line: the level from which one is senior, and the one from which leader. */
export interface BandPolicy {
  readonly seniorFrom: number;
  readonly leaderFrom: number;
}

/** The band that a level belongs to. */
export const bandOf = (level: number, { seniorFrom, leaderFrom }: BandPolicy): Band => {
  if (level >= leaderFrom) return "leader";
  return level >= seniorFrom ? "senior" : "junior";
};

/** What you would hear from somebody who shows the principle at this level, and from somebody who doesn't. */
export interface Signs {
  readonly strong: string;
  readonly weak: string;
}

/** All that a question says: each version of it is one of these. */
export interface QuestionWords {
  readonly text: string;
  readonly probes: readonly string[];
  readonly evidence: Readonly<Record<Band, Signs>>;
  /** What an answer to it can slide into and what nobody may ask: family, age, health, origin, faith … */
  readonly mustNotAsk: string;
}

/** What each rating means for one principle, so that it means the same for everybody (F1). */
export type AnchorWords = Readonly<Record<Rating, string>>;

/** Whether two sets of anchors say the same. */
export const isSameAnchors = (one: AnchorWords, other: AnchorWords): boolean =>
  RATINGS.every((rating) => one[rating] === other[rating]);

/** The most that each part may hold, in characters; of probes, how many there are. */
export const MOST = { text: 400, probes: 6, probe: 300, sign: 600, mustNotAsk: 800, anchor: 600 } as const;

/** Objects unless an admin or a lead acts: the bank says what the bar is, and leads keep the bar. */
export const objectionsToKeepBank = ({ capabilities }: Pick<Actor, "capabilities">): readonly Objection[] =>
  when(!capabilities.includes("admin") && !capabilities.includes("lead"), "bankKeepersOnly");

/** Whether two texts of a question say the same, part by part. */
export const isSameQuestion = (one: QuestionWords, other: QuestionWords): boolean =>
  partsOf(one).join("\u0000") === partsOf(other).join("\u0000");

const partsOf = ({ text, probes, evidence, mustNotAsk }: QuestionWords): readonly string[] => [
  ...[text, mustNotAsk],
  ...BANDS.flatMap((band) => [evidence[band].strong, evidence[band].weak]),
  ...probes,
];

/**
 * The key that a question of the organisation's own gets: its principle's name and its id's first part, so that it
 * can be told apart in a file and never becomes another question's.
 */
export const keyFor = (principle: string, id: string): string => {
  const name = principle
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-+$/, "");
  return `${name || "question"}-${id.replaceAll("-", "").slice(0, 12)}`;
};
