import type { Id } from "./loop";

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
}

/** One principle's assessment. "Not assessed" is the null rating with its reason, never a number (F1). */
export interface PrincipleAssessment {
  readonly principleId: Id;
  readonly rating: Rating | null;
  readonly notAssessedReason: string | null;
  readonly evidence: readonly Evidence[];
}

/** What an interviewer writes. In a draft anything may be missing; `objectionsToContent` says what. */
export interface Content {
  readonly principles: readonly PrincipleAssessment[];
  readonly bar: Bar | null;
  readonly vote: Vote | null;
  readonly summary: string;
}
