import type { Bar, Content, Evidence, PrincipleAssessment, Vote } from "./feedback";
import type { Id } from "./loop";
import { type Objection, when } from "./objections";

/** A draft with nothing in it but a place for each principle. */
export const emptyContent = (principles: readonly Id[]): Content => ({
  principles: principles.map((principleId) => ({
    principleId,
    rating: null,
    notAssessedReason: null,
    evidence: [],
  })),
  bar: null,
  vote: null,
  summary: "",
});

/** Whether a text says nothing. */
export const isBlank = (text: string | null): boolean => text === null || text.trim() === "";
const isComplete = (e: Evidence): boolean => ![e.situation, e.action, e.result].some(isBlank);
const isBegun = (e: Evidence): boolean => ![e.situation, e.action, e.result].every(isBlank);

type Flaw =
  | "ratingMissing"
  | "notAssessedReasonMissing"
  | "ratedAndNotAssessed"
  | "evidenceMissing"
  | "evidenceIncomplete";

const FLAWS: readonly Flaw[] = [
  "ratingMissing",
  "notAssessedReasonMissing",
  "ratedAndNotAssessed",
  "evidenceMissing",
  "evidenceIncomplete",
];

const ratingFlaw = (p: PrincipleAssessment): Flaw | null => {
  if (!isBlank(p.notAssessedReason)) return "ratedAndNotAssessed";
  if (p.evidence.some(isComplete)) return null;
  return p.evidence.some(isBegun) ? "evidenceIncomplete" : "evidenceMissing";
};

const flawOf = (p: PrincipleAssessment | undefined, isAssigned: (id: Id) => boolean): Flaw | null => {
  if (!p) return "ratingMissing";
  if (p.rating !== null) return ratingFlaw(p);
  if (!isBlank(p.notAssessedReason) || !isAssigned(p.principleId)) return null;
  return p.notAssessedReason === null ? "ratingMissing" : "notAssessedReasonMissing";
};

const objectionsToPrinciples = (
  content: Content,
  assigned: readonly Id[],
  principleName: (id: Id) => string,
): readonly Objection[] => {
  const written = content.principles.map((p) => p.principleId);
  const flaws = [...new Set([...assigned, ...written])].map((id) => ({
    name: principleName(id),
    flaw: flawOf(
      content.principles.find((p) => p.principleId === id),
      (x) => assigned.includes(x),
    ),
  }));
  const twice = [...new Set(written.filter((id, i) => written.indexOf(id) !== i))];
  return [
    ...FLAWS.flatMap((flaw) => {
      const names = flaws.filter((f) => f.flaw === flaw).map((f) => f.name);
      return when(names.length > 0, flaw, [], names);
    }),
    ...when(twice.length > 0, "principleTwice", [], twice.map(principleName)),
  ];
};

/** F2 for a vote and its bar answer alone, as re-votes need it too: both given, and a yes needs "raises". */
export const objectionsToVoteBar = (vote: Vote | null, bar: Bar | null): readonly Objection[] => [
  ...when(vote === null, "voteMissing"),
  ...when(bar === null, "barMissing"),
  ...when(
    (vote === "inclined" || vote === "stronglyInclined") && bar !== null && bar !== "raises",
    "inclinedNeedsRaises",
  ),
];

/**
 * What is missing before this content can be submitted (F1, F2). "Not assessed" with a reason is fine, and
 * principles that were not assigned may be rated as well, by the same rules.
 */
export const objectionsToContent = (
  content: Content,
  assignedPrinciples: readonly Id[],
  principleName: (id: Id) => string,
): readonly Objection[] => [
  ...objectionsToPrinciples(content, assignedPrinciples, principleName),
  ...objectionsToVoteBar(content.vote, content.bar),
  ...when(isBlank(content.summary), "summaryMissing"),
];
