import type { Content } from "~/domain/feedback";
import { BARS, RATINGS, VOTES } from "~/domain/feedback";
import { type Hint, hintsFor, type Spot } from "~/domain/writing";
import { soughtIn, type WritingLists } from "~/domain/writing-lists";
import type { FeedbackValue } from "~/forms/feedback-value";

/** What the writing is held against; it comes with the page, and nothing of what is found goes back. */
export type WritingAgainst = { readonly lists: WritingLists; readonly sources: readonly string[] };

const among = <T extends string>(words: readonly T[], text: string): T | null =>
  words.find((word) => word === text) ?? null;

/** The form's texts as the rules read them. */
const contentOf = (value: FeedbackValue): Content => ({
  principles: value.principles.map(({ principleId, rating, reason, evidence }) => ({
    principleId,
    rating: RATINGS.find((r) => String(r) === rating) ?? null,
    notAssessedReason: rating === "notAssessed" ? reason : null,
    evidence: evidence.map((e, index) => ({ id: String(index), ...e })),
  })),
  bar: among(BARS, value.bar),
  vote: among(VOTES, value.vote),
  summary: value.summary,
});

/** A hint at its field, with the passage in its words. */
export type PlacedHint = Hint & {
  readonly field: string;
  /** What the field says before, in and after the passage; null where the hint is about what is missing. */
  readonly excerpt: readonly [before: string, passage: string, after: string] | null;
};

/** The hints on what stands in the form, each at its field. */
export function placedHints(value: FeedbackValue, { lists, sources }: WritingAgainst): readonly PlacedHint[] {
  const sought = soughtIn(lists);
  return hintsFor(contentOf(value), { sought, sources }).map((hint) => ({
    ...hint,
    field: fieldOf(value, hint.spot),
    excerpt: hint.passage && excerptOf(textAt(value, hint.spot), hint.passage),
  }));
}

function fieldOf(value: FeedbackValue, { principleId, evidence, field }: Spot): string {
  if (principleId === null) return field;
  const at = `principles[${value.principles.findIndex((p) => p.principleId === principleId)}]`;
  return evidence === null ? `${at}.${field}` : `${at}.evidence[${evidence}].${field}`;
}

function textAt(value: FeedbackValue, { principleId, evidence, field }: Spot): string {
  if (field === "summary" || field === "vote") return value[field];
  const principle = value.principles.find((p) => p.principleId === principleId);
  if (field === "reason") return principle?.reason ?? "";
  return principle?.evidence[evidence ?? 0]?.[field] ?? "";
}

const AROUND = 40;

function excerptOf(text: string, { from, to }: NonNullable<Hint["passage"]>): PlacedHint["excerpt"] {
  const before = text.slice(Math.max(0, from - AROUND), from);
  const after = text.slice(to, to + AROUND);
  return [
    from > AROUND ? `…${before}` : before,
    text.slice(from, to),
    to + AROUND < text.length ? `${after}…` : after,
  ];
}
