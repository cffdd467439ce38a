import type { Stage } from "./facts-conclusions";
import type { Bar, Content, Vote } from "./feedback";
import type { Id } from "./id";
import type { Instant } from "./time";

/** One submitted version of one assignment's feedback. Frozen (F3). */
export interface Feedback {
  readonly id: Id;
  readonly assignmentId: Id;
  readonly authorId: Id;
  readonly roundId: Id;
  readonly version: number;
  readonly submittedAt: Instant;
  readonly content: Content;
  readonly withdrawal: { readonly reason: string; readonly at: Instant } | null;
}

export interface Addendum {
  readonly id: Id;
  readonly assignmentId: Id;
  readonly authorId: Id;
  readonly roundId: Id;
  readonly text: string;
  readonly at: Instant;
}

export interface DebriefVote {
  readonly debriefId: Id;
  readonly personId: Id;
  readonly stage: Stage;
  readonly vote: Vote;
  readonly bar: Bar;
  readonly changeReason: string | null;
  readonly at: Instant;
}

/** A successor's dated assessment, written after the reveal and before leading (P5). */
export interface Assessment {
  readonly id: Id;
  readonly authorId: Id;
  readonly text: string;
  readonly at: Instant;
}

/** Everything under the seal. The database hands over only what this transaction's viewer may read. */
export interface Writing {
  readonly feedback: readonly Feedback[];
  readonly addenda: readonly Addendum[];
  readonly votes: readonly DebriefVote[];
}

/** What the gates need of revealed writing, told by one database function and never of a sealed round (O1). */
export interface GateFacts {
  /** Required or not: principles with a rating other than "not assessed" in revealed feedback. */
  readonly covered: readonly Id[];
  /** Final bar answers of the latest debrief whose final vote has been shown. */
  readonly finalBars: readonly { readonly personId: Id; readonly bar: Bar }[];
}
