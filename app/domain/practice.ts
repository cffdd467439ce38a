import type { Bar, Rating, Vote } from "./feedback";
import type { Id, RoundKind } from "./loop";
import type { Instant } from "./time";
import type { FeedbackView, LoopView, Name, RoundView } from "./view";

/** One writer's judgment in a round. */
export interface Judgment {
  readonly author: Name;
  readonly vote: Vote | null;
  readonly bar: Bar | null;
  /** By principle; one that the writer did not rate isn't in it. */
  readonly ratings: Readonly<Record<Id, Rating>>;
}

/** Practice feedback beside the panel's, in one round: the same things judged, each for itself (F9). */
export interface Practised {
  readonly loop: { readonly id: Id; readonly candidate: Name; readonly role: string };
  readonly round: { readonly id: Id; readonly number: number; readonly kind: RoundKind };
  readonly revealedAt: Instant;
  readonly own: Judgment;
  readonly panel: readonly Judgment[];
  /** The principles that the trainee rated. */
  readonly principles: readonly Name[];
}

const judgmentOf = ({ author, content }: FeedbackView): Judgment => ({
  author,
  vote: content.vote,
  bar: content.bar,
  ratings: Object.fromEntries(
    content.principles.flatMap(({ principleId, rating }) => (rating === null ? [] : [[principleId, rating]])),
  ),
});

/** The feedback that stands in a round which somebody practised in, theirs first; none while the round is sealed. */
export const practisedFeedback = (
  personId: Id,
  view: LoopView,
  round: RoundView,
): readonly FeedbackView[] => {
  const standing = view.feedback.filter((f) => f.roundId === round.id && f.withdrawal === null);
  const own = standing.find((f) => f.practice && f.author.id === personId);
  if (own === undefined || round.revealedAt === null) return [];
  return [own, ...standing.filter((f) => !f.practice)];
};

/**
 * Where somebody practised, beside what the panel wrote in the same round, latest first. The views have to be the
 * reader's own; nothing is computed of the two, they are only laid side by side (M4).
 */
export const practisedBy = (personId: Id, views: readonly LoopView[]): readonly Practised[] =>
  views
    .flatMap((view) =>
      view.rounds.flatMap((round) => {
        const [own, ...panel] = practisedFeedback(personId, view, round).map(judgmentOf);
        if (own === undefined || round.revealedAt === null) return [];
        return {
          loop: { id: view.id, candidate: view.candidate, role: view.role.title },
          round: { id: round.id, number: round.number, kind: round.kind },
          ...{ revealedAt: round.revealedAt, own, panel },
          principles: Object.keys(own.ratings).map((id) => ({
            id,
            name: view.principles[id]?.name ?? "A principle",
          })),
        };
      }),
    )
    .sort((a, b) => b.revealedAt - a.revealedAt || (a.round.id < b.round.id ? -1 : 1));
