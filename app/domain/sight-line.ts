import type { Id } from "./id";
import type { Sight } from "./sight";
import { type Because, type Opens, SIGHT_REASONS } from "./sight-reasons";
import type { Viewer } from "./viewer";

/** Whose sight a report is about: by id and capabilities, since they are not the one who is signed in. */
export type Subject = Pick<Viewer, "id" | "capabilities">;

/** A kind of thing in a loop that a person may or may not read. */
export type Thing =
  | ("loop" | "candidateRecord" | "reasons" | "earlier" | "ending" | "history" | "auditLog")
  | ("feedback" | "practice" | "ownDrafts" | "othersDrafts")
  | ("debrief" | "ownVotes" | "votesShown" | "votesNotShown" | "decision" | "concurrence" | "veto")
  | ("gates" | "offer" | "offerReasons");

/** How much of one thing the person sees, by which law, why, and what would open the rest. */
export interface SightLine {
  readonly what: Thing;
  /** The round and the author that it is about; null where it is the loop's own. */
  readonly about: { readonly roundId: Id; readonly authorId: Id } | null;
  readonly sight: Sight;
  readonly because: Because;
  readonly law: (typeof SIGHT_REASONS)[Because]["law"];
  readonly opens: Opens;
  /** Whom the opening waits for: names of those pending, never votes (S7). */
  readonly waitingFor: readonly Id[];
}

type Rest = Partial<Pick<SightLine, "about" | "opens" | "waitingFor">>;

/** A line with the law of its reason; nothing to open unless the rest says so. */
export const lineOf = (what: Thing, sight: Sight, because: Because, rest: Rest = {}): SightLine => ({
  ...{ what, sight, because, law: SIGHT_REASONS[because].law },
  ...{ about: rest.about ?? null, opens: rest.opens ?? null, waitingFor: rest.waitingFor ?? [] },
});
