import { objectionsToContent } from "./content";
import type { Content } from "./feedback";
import type { Id } from "./loop";
import { REASONS, type ReasonCode } from "./objections";

/** Which part of the form something is missing in. */
export type Part = "rating" | "reason" | "evidence" | "vote" | "bar" | "summary";

/** One thing that is still missing: where, of which principle (null: of the whole), and in words. */
export interface Missing {
  readonly part: Part;
  readonly principleId: Id | null;
  readonly code: ReasonCode;
  readonly text: string;
}

const PARTS: Partial<Record<ReasonCode, Part>> = {
  ratingMissing: "rating",
  notAssessedReasonMissing: "reason",
  ratedAndNotAssessed: "reason",
  principleTwice: "rating",
  evidenceMissing: "evidence",
  evidenceIncomplete: "evidence",
  voteMissing: "vote",
  barMissing: "bar",
  inclinedNeedsRaises: "bar",
  summaryMissing: "summary",
};

/** Whether an objection is about what was written, and so has its place in the form. */
export const isAboutContent = (code: ReasonCode): boolean => code in PARTS;

/** What is missing before this can be submitted, each with its place in the form (F1, F2). */
export const missingIn = (content: Content, assigned: readonly Id[]): readonly Missing[] =>
  objectionsToContent(content, assigned, (id) => id).flatMap(({ code, about }) => {
    const part = PARTS[code] ?? "summary";
    const places: readonly (Id | null)[] = about.length > 0 ? about : [null];
    return places.map((principleId) => ({ part, principleId, code, text: REASONS[code].says }));
  });
