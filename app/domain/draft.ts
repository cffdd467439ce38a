import { isBlank } from "./content";
import type { Content, Evidence, PrincipleAssessment } from "./feedback";
import { type AssignmentState, excusalOf, type Id, isStarted, type Loop, stateOf } from "./loop";
import { type Objection, when } from "./objections";
import { placeOf } from "./submission";
import type { Instant } from "./time";

/** What somebody is still writing, as it was saved last. Each save has the next revision (F4). */
export interface Draft {
  readonly content: Content;
  readonly revision: number;
  readonly savedAt: Instant;
}

/** What one has to know of an assignment to say whether a draft of it is kept. */
export interface DraftPlace {
  readonly state: AssignmentState;
  readonly isStarted: boolean;
  readonly isEnded: boolean;
  /** Those who can start the round. */
  readonly planners: readonly Id[];
}

/** Objects to writing before the round's start, after an excusal or the loop's end, and over submitted feedback. */
export const objectionsToDraft = (place: DraftPlace): readonly Objection[] => [
  ...when(place.isEnded, "loopEnded"),
  ...when(!place.isEnded && !place.isStarted, "roundNotStarted", place.planners),
  ...when(place.state === "excused", "excusedFromRound"),
  ...when(place.state === "submitted", "alreadySubmitted"),
];

/** The same facts out of a whole loop; null if it has no such assignment. */
export const draftPlaceOf = (loop: Loop, assignmentId: Id): DraftPlace | null => {
  const place = placeOf(loop, assignmentId);
  return (
    place && {
      state: excusalOf(place.assignment) ? "excused" : stateOf(place.assignment),
      isStarted: isStarted(place.round),
      isEnded: loop.ending !== null,
      planners: [loop.recruiterId, loop.hiringManagerId],
    }
  );
};

// Versions leave room between their drafts' revisions, so that a tab left open before a withdrawal is always older.
const REVISIONS_PER_VERSION = 100_000;

/** The revision of the draft that a withdrawn version turns back into (F3, F4). */
export const revisionAfter = (version: number): number => version * REVISIONS_PER_VERSION;

const isBegun = (e: Evidence): boolean => ![e.situation, e.action, e.result].every(isBlank);

const writtenEvidence = (e: Evidence): Evidence => ({
  id: "",
  situation: e.situation.trim(),
  action: e.action.trim(),
  result: e.result.trim(),
  questionId: e.questionId ?? null,
});

const writtenPart = (p: PrincipleAssessment): PrincipleAssessment => ({
  principleId: p.principleId,
  rating: p.rating,
  notAssessedReason: isBlank(p.notAssessedReason) ? null : (p.notAssessedReason ?? "").trim(),
  evidence: p.evidence.filter(isBegun).map(writtenEvidence),
});

/** What of a content is there in words: blank evidence left out, texts trimmed, in one order, without ids. */
export const writtenOf = (content: Content): Content => ({
  principles: content.principles
    .map(writtenPart)
    .filter((p) => p.rating !== null || p.notAssessedReason !== null || p.evidence.length > 0)
    .sort((a, b) => (a.principleId < b.principleId ? -1 : 1)),
  bar: content.bar,
  vote: content.vote,
  summary: content.summary.trim(),
});

/** Whether two contents say the same: then the second is no other submission (F5) and no conflict (F4). */
export const saysTheSame = (a: Content, b: Content): boolean =>
  JSON.stringify(writtenOf(a)) === JSON.stringify(writtenOf(b));
