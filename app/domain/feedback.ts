import type { Id } from "./loop";

export { emptyContent, objectionsToContent, objectionsToVoteBar } from "./content";
export {
  isRevealDue,
  objectionsToAddendum,
  objectionsToSubmit,
  objectionsToWithdraw,
  placeOf,
} from "./submission";

/** Anchored: 1 concern, 2 mild concern, 3 mixed, 4 strength, 5 exceptional strength. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

export const VOTES = ["stronglyInclined", "inclined", "notInclined", "stronglyNotInclined"] as const;
export type Vote = (typeof VOTES)[number];

export const BARS = ["raises", "meets", "lowers"] as const;
export type Bar = (typeof BARS)[number];

/** One observed behaviour. */
export interface Evidence {
  readonly id: Id;
  readonly situation: string;
  readonly action: string;
  readonly result: string;
  /** The question of the bank that it answered, if its writer said so. */
  readonly questionId?: Id | null;
  /** That question's words, where the evidence is read. */
  readonly asked?: string | null;
}

/** One principle's assessment. "Not assessed" is the null rating with its reason, never a number (F1). */
export interface PrincipleAssessment {
  readonly principleId: Id;
  readonly rating: Rating | null;
  readonly notAssessedReason: string | null;
  readonly evidence: readonly Evidence[];
  /** The version of the anchors that it was rated by, where there is a later one; absent otherwise. */
  readonly olderAnchors?: number | null;
}

/** What an interviewer writes. In a draft anything may be missing; `objectionsToContent` says what. */
export interface Content {
  readonly principles: readonly PrincipleAssessment[];
  readonly bar: Bar | null;
  readonly vote: Vote | null;
  readonly summary: string;
}

export const RATING_WORDS: Readonly<Record<Rating, string>> = {
  1: "Concern",
  2: "Mild concern",
  3: "Mixed",
  4: "Strength",
  5: "Exceptional strength",
};

/** What each rating is anchored to, so that two people mean the same by it (F1). */
export const RATING_ANCHORS: Readonly<Record<Rating, string>> = {
  1: "What they did worked against this principle, more than once or where it mattered most.",
  2: "What they did fell short of what this level asks for.",
  3: "Some of it is what this level asks for and some is not.",
  4: "What they did is clearly what this level asks for, and more.",
  5: "What they did would be an example to the people now at this level.",
};

export const VOTE_WORDS: Readonly<Record<Vote, string>> = {
  stronglyInclined: "Strongly inclined",
  inclined: "Inclined",
  notInclined: "Not inclined",
  stronglyNotInclined: "Strongly not inclined",
};

export const BAR_WORDS: Readonly<Record<Bar, string>> = {
  raises: "Raises",
  meets: "Meets",
  lowers: "Lowers",
};
