/** Every vote, for and against, is set alike: a dissenter is not an error (D3). */
export const VOTE_WORDS = {
  stronglyInclined: "Strongly inclined",
  inclined: "Inclined",
  notInclined: "Not inclined",
  stronglyNotInclined: "Strongly not inclined",
} as const;

export type Vote = keyof typeof VOTE_WORDS;

/** A vote in words; nothing cast is a dash that says so. */
export function VoteWord({ vote }: { readonly vote: Vote | null }) {
  return vote === null ? <Absent words="No vote" /> : <span className="word">{VOTE_WORDS[vote]}</span>;
}

export const BAR_WORDS = {
  raises: "Raises the bar",
  meets: "Meets the bar",
  lowers: "Lowers the bar",
} as const;

export type Bar = keyof typeof BAR_WORDS;

/** The bar answer in words. */
export function BarWord({ bar }: { readonly bar: Bar | null }) {
  return bar === null ? <Absent words="No bar answer" /> : <span className="word">{BAR_WORDS[bar]}</span>;
}

export const RATING_WORDS = {
  1: "Concern",
  2: "Mild concern",
  3: "Mixed",
  4: "Strength",
  5: "Exceptional strength",
} as const;

export type Rating = keyof typeof RATING_WORDS;

/** A rating as its anchor's word. "Not assessed" has no number and nothing negative about it (F1). */
export function RatingWord({ rating }: { readonly rating: Rating | null }) {
  if (rating === null) return <Absent words="Not assessed" />;
  return (
    <span className="word rating">
      <span className="rating-number">{rating}</span> {RATING_WORDS[rating]}
    </span>
  );
}

function Absent({ words }: { readonly words: string }) {
  return <span className="word word-absent">{words}</span>;
}
