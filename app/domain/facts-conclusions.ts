import type { AssignmentKind } from "./facts-panel";
import type { Bar } from "./feedback";
import type { Id } from "./id";
import type { Day, Instant } from "./time";

export type Phase = "reading" | "revote" | "discussion" | "finalVote" | "decision" | "closed" | "adjourned";
export type Stage = "revote" | "final";

/** One person's place in a debrief, fixed when it opens (P6, D2). */
export interface Speaker {
  readonly personId: Id;
  readonly kind: Exclude<AssignmentKind, "shadow">;
  readonly level: number;
  readonly tenureFrom: Day;
  /** 1 speaks first; null for someone excused, who is listed without a turn. */
  readonly place: number | null;
  readonly joinedAt: Instant | null;
  readonly readAt: Instant | null;
  readonly leftAt: Instant | null;
  readonly leftReason: string | null;
  readonly revoteCastAt: Instant | null;
  readonly finalCastAt: Instant | null;
  readonly turnStartedAt: Instant | null;
  readonly turnEndedAt: Instant | null;
}

export interface Debrief {
  readonly id: Id;
  readonly number: number;
  /** The first is full; one after a later reveal is further: shorter, without a re-vote (D1). */
  readonly kind: "full" | "further";
  readonly openedAt: Instant;
  readonly openedById: Id;
  readonly heldIndependence: boolean;
  readonly phase: Phase;
  readonly phaseAt: Instant;
  readonly revoteShownAt: Instant | null;
  readonly finalShownAt: Instant | null;
  readonly adjournments: readonly { readonly reason: string; readonly at: Instant }[];
  readonly closedAt: Instant | null;
  readonly speakers: readonly Speaker[];
}

export type Outcome = "hire" | "hireAtAnotherLevel" | "noHire" | "moreEvidence";

export interface Decision {
  readonly id: Id;
  readonly debriefId: Id | null;
  readonly outcome: Outcome;
  /** The decided level: the terms' own, or the other one. */
  readonly level: number;
  readonly reason: string;
  readonly byId: Id;
  readonly at: Instant;
  /** New bar answers for another level (D4). */
  readonly levelBars: readonly { readonly personId: Id; readonly bar: Bar; readonly at: Instant }[];
}

export interface Concurrence {
  readonly decisionId: Id;
  readonly byId: Id;
  readonly text: string;
  readonly at: Instant;
}

/** What a veto or its lifting points at: one observed behaviour, or an addendum. */
export interface Citation {
  readonly kind: "evidence" | "addendum";
  readonly id: Id;
}

export interface Veto {
  readonly id: Id;
  readonly byId: Id;
  readonly at: Instant;
  readonly rationale: string;
  readonly principles: readonly Id[];
  readonly cites: readonly Citation[];
  readonly resolution: {
    readonly kind: "lifted" | "upheld";
    readonly byId: Id;
    readonly at: Instant;
    readonly text: string;
    readonly cites: readonly Citation[];
  } | null;
}

export type OfferDeed = "ready" | "dropped" | "extended" | "accepted" | "declined" | "rescinded";

export interface OfferStep {
  readonly deed: OfferDeed;
  /** Null where the mechanism itself acted: readiness that dropped. */
  readonly byId: Id | null;
  readonly at: Instant;
  /** For a drop, the gates that were no longer met, by name; otherwise the recruiter's words. */
  readonly reason: string | null;
}

export type EndingKind =
  | "candidateWithdrew"
  | "roleClosed"
  | "noHire"
  | "vetoUpheld"
  | "offerAccepted"
  | "offerDeclined"
  | "offerRescinded";

export interface Ending {
  readonly kind: EndingKind;
  readonly reason: string | null;
  readonly byId: Id;
  readonly at: Instant;
}
