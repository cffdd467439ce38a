import type { Reasons } from "./loop";

export const feedbackReasons = {
  notYourFeedback: {
    says: "Only the person who held this interview writes its feedback.",
    mover: "the person named",
  },
  roundNotStarted: {
    says: "This round has not started yet.",
    mover: "the recruiter or the hiring manager, by starting the round",
  },
  excusedFromRound: {
    says: "You were excused from this round, so it takes no feedback from you.",
    mover: "nobody",
  },
  alreadySubmitted: {
    says: "This feedback is submitted and frozen.",
    mover: "you, by withdrawing it while the round is sealed",
  },
  notSubmitted: { says: "There is no submitted feedback here.", mover: "the person named, by submitting" },
  ratingMissing: {
    says: "Rate each principle, or say that it was not assessed and why.",
    mover: "you",
  },
  notAssessedReasonMissing: { says: "Say why a principle was not assessed.", mover: "you" },
  ratedAndNotAssessed: {
    says: "A principle has both a rating and a reason for not assessing it: keep one.",
    mover: "you",
  },
  principleTwice: { says: "A principle is assessed twice: keep one assessment.", mover: "you" },
  evidenceMissing: {
    says: "A rating rests on at least one piece of evidence: add one.",
    mover: "you",
  },
  evidenceIncomplete: {
    says: "Evidence needs the situation, what the candidate did, and the result.",
    mover: "you",
  },
  voteMissing: { says: "Choose a vote. There is no neutral one.", mover: "you" },
  barMissing: { says: "Answer the bar question: whether this hire would raise the average.", mover: "you" },
  summaryMissing: { says: "Write a summary that carries your vote.", mover: "you" },
  inclinedNeedsRaises: {
    says: "A vote to hire needs the bar answer “Raises the bar”. Good enough is a no.",
    mover: "you",
  },
  roundIsRevealed: {
    says: "This round is revealed. Submitted feedback stays as it is; you can add an addendum.",
    mover: "nobody",
  },
  roundStillSealed: {
    says: "This round is still sealed. An addendum comes after the reveal; until then you can withdraw and rewrite.",
    mover: "the people whose feedback is pending",
  },
  practiceHasNoAddendum: {
    says: "Practice feedback takes no addendum: it is never counted.",
    mover: "nobody",
  },
  textMissing: { says: "Write something first.", mover: "you" },
} as const satisfies Reasons;
