import { isBlank } from "./content";
import { isPresent, leaderOf, presentIn, speakerOf } from "./debrief-presence";
import { type Bar, objectionsToVoteBar, type Vote } from "./feedback";
import {
  assignmentsOf,
  type Debrief,
  type Id,
  isRequired,
  isRevealed,
  type Loop,
  openDebriefOf,
  type Phase,
  type Stage,
  standingFeedback,
} from "./loop";
import { type Objection, when } from "./objections";
import type { Instant } from "./time";

/** A vote with its bar answer, as it stood from an instant on. */
export interface StandingVote {
  readonly vote: Vote;
  readonly bar: Bar;
  readonly at: Instant;
}

/** What somebody sends when they cast in a debrief. */
export interface Cast {
  readonly vote: Vote;
  readonly bar: Bar;
  readonly changeReason: string | null;
}

const PHASE_OF: Record<Stage, Phase> = { revote: "revote", final: "finalVote" };

/** Whether the stage's votes have been shown; until then each is sealed (S1, D3). */
export const isShown = (debrief: Debrief, stage: Stage): boolean =>
  (stage === "revote" ? debrief.revoteShownAt : debrief.finalShownAt) !== null;

const castAt = (debrief: Debrief, personId: Id, stage: Stage): Instant | null => {
  const speaker = speakerOf(debrief, personId);
  return (stage === "revote" ? speaker?.revoteCastAt : speaker?.finalCastAt) ?? null;
};

/** Whether this person's vote is being waited for now. */
export const isOwedVote = (debrief: Debrief, personId: Id, stage: Stage): boolean => {
  const speaker = speakerOf(debrief, personId);
  return (
    debrief.phase === PHASE_OF[stage] &&
    speaker !== null &&
    isPresent(debrief, speaker) &&
    !isShown(debrief, stage) &&
    castAt(debrief, personId, stage) === null
  );
};

/** Who is present and has not cast in this stage yet. */
export const votesMissing = (debrief: Debrief, stage: Stage): readonly Id[] =>
  presentIn(debrief)
    .map((s) => s.personId)
    .filter((id) => isOwedVote(debrief, id, stage));

/** Whether everybody present has cast: the cast (or the leaving) that makes it so shows the votes (D3). */
export const allCast = (debrief: Debrief, stage: Stage): boolean =>
  debrief.speakers.some((s) => castAt(debrief, s.personId, stage) !== null) &&
  presentIn(debrief).every((s) => castAt(debrief, s.personId, stage) !== null);

const feedbackVotes = (loop: Loop, personId: Id): readonly (StandingVote & { readonly isMain: boolean })[] =>
  assignmentsOf(loop)
    .filter(
      ({ round, assignment }) =>
        isRevealed(round) && isRequired(assignment) && assignment.personId === personId,
    )
    .flatMap(({ round, assignment }) => {
      const standing = standingFeedback(loop, assignment.id);
      const { vote, bar } = standing?.content ?? { vote: null, bar: null };
      if (!standing || vote === null || bar === null) return [];
      return [{ vote, bar, at: standing.submittedAt, isMain: round.kind === "main" }];
    });

const latest = <T extends StandingVote>(votes: readonly T[]): T | null =>
  votes.reduce<T | null>((best, v) => (best === null || v.at > best.at ? v : best), null);

/** The first vote: that of the version standing at the reveal, of the main round where they sat in it (D3). */
export const firstVoteOf = (loop: Loop, personId: Id): StandingVote | null => {
  const votes = feedbackVotes(loop, personId);
  const main = votes.filter((v) => v.isMain);
  const found = latest(main.length > 0 ? main : votes);
  return found && { vote: found.vote, bar: found.bar, at: found.at };
};

/**
 * The vote that one cast in this stage is measured against: the person's latest before it, in feedback, in an earlier
 * debrief, or (for the final vote) in this debrief's re-vote.
 */
export const previousVote = (
  loop: Loop,
  debrief: Debrief,
  personId: Id,
  stage: Stage,
): StandingVote | null => {
  const cast = loop.writing.votes.filter(
    (v) =>
      v.personId === personId && (v.debriefId !== debrief.id || (stage === "final" && v.stage === "revote")),
  );
  const before = castAt(debrief, personId, stage) ?? Number.POSITIVE_INFINITY;
  const found = latest<StandingVote>(
    [...feedbackVotes(loop, personId), ...cast].filter((v) => v.at < before),
  );
  return found && { vote: found.vote, bar: found.bar, at: found.at };
};

/**
 * D3: while the stage is open, once, by who is present; the bar answer as F2 has it; a change against the last vote
 * needs a short reason. Shadows and the excused have no place and so no vote.
 */
export const objectionsToCast = (
  personId: Id,
  loop: Loop,
  stage: Stage,
  cast: Cast,
): readonly Objection[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return when(true, "noDebriefOpen", [leaderOf(loop)]);
  const speaker = speakerOf(debrief, personId);
  const isSpeaker = speaker !== null && speaker.place !== null;
  const hasCast = castAt(debrief, personId, stage) !== null;
  const previous = previousVote(loop, debrief, personId, stage);
  const isChange = previous !== null && previous.vote !== cast.vote;
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(!isSpeaker, "notASpeaker", [personId]),
    ...when(hasCast, "alreadyCast", [personId]),
    ...when(!hasCast && isShown(debrief, stage), "voteShown"),
    ...when(debrief.phase !== PHASE_OF[stage], "voteNotOpen", [leaderOf(loop)]),
    ...when(isSpeaker && !isPresent(debrief, speaker), "notPresent", [personId]),
    ...objectionsToVoteBar(cast.vote, cast.bar),
    ...when(isChange && isBlank(cast.changeReason), "changeReasonMissing", [personId]),
  ];
};
