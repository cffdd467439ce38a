import type { Id } from "./id";
import type { Instant } from "./time";

/** The organisation's tunable times, as they stand when a rule is asked. */
export interface Policy {
  readonly feedbackHours: number;
  readonly overdueHours: number;
  readonly coolOffDays: number;
  readonly currencyDays: number;
}

/** What a loop interviews for. The role's own until the main round starts; from then on fixed here (P6). */
export interface Terms {
  readonly level: number;
  readonly teamId: Id;
  readonly requiredPrinciples: readonly Id[];
  readonly hasBarRaiser: boolean;
}

export type AssignmentKind = "interviewer" | "hiringManager" | "barRaiser" | "shadow";
export type ExcusalKind = "removal" | "decline" | "noShow" | "conflict" | "succession";

/** A request to take a person out of the required set, and the answer to it (F8). */
export interface Excusal {
  readonly id: Id;
  readonly kind: ExcusalKind;
  readonly reason: string;
  readonly byId: Id;
  readonly at: Instant;
  readonly answer: {
    readonly agreed: boolean;
    readonly byId: Id;
    readonly at: Instant;
    readonly reason: string | null;
  } | null;
}

export interface Slot {
  readonly start: Instant;
  readonly end: Instant;
  readonly zone: string;
}

/** What somebody said to being planned, before the start. */
export interface PlanAnswer {
  readonly answer: "accepted" | "declined";
  /** Given with a decline, always. */
  readonly reason: string | null;
  readonly at: Instant;
}

/** One person's part in one round. State and instants only: what they wrote lives in `Loop.writing`. */
/** An interview that was moved once its round had started, and why; its due time moved with it (F7). */
export interface Move {
  readonly from: Instant;
  readonly to: Instant;
  readonly reason: string;
  readonly byId: Id;
  readonly at: Instant;
}

export interface Assignment {
  readonly id: Id;
  readonly personId: Id;
  readonly kind: AssignmentKind;
  readonly slot: Slot | null;
  readonly principles: readonly Id[];
  /** The questions of the bank that this person is to ask, in the planned order. */
  readonly questions: readonly Id[];
  /** What they said to it last; null where they have said nothing. */
  readonly answer: PlanAnswer | null;
  /** End of the slot plus the organisation's time, fixed when the round starts (F7). */
  readonly dueAt: Instant | null;
  /** When the version that stands was submitted; null while pending (never submitted, or withdrawn). */
  readonly submittedAt: Instant | null;
  readonly late: boolean;
  readonly withdrawnAt: Instant | null;
  /** Whether a reset link for this account was used in the 24 hours before submission (A1). */
  readonly afterReset: boolean;
  readonly excusals: readonly Excusal[];
  readonly moves: readonly Move[];
  /** Earlier rounds that this person had been able to read before they owed feedback here (S4). */
  readonly hadRead: readonly Id[];
}

export type RoundKind = "screen" | "main" | "followUp";

export interface Round {
  readonly id: Id;
  readonly number: number;
  readonly kind: RoundKind;
  readonly createdAt: Instant;
  readonly startedAt: Instant | null;
  readonly revealedAt: Instant | null;
  /** For a follow-up: the principles in question. Otherwise empty. */
  readonly focus: readonly Id[];
  readonly assignments: readonly Assignment[];
}

export type CannotAct = "deactivated" | "recused" | "independence" | "overdue" | "revoked";

/** Who is Bar Raiser since when. The last appointment stands; the earlier ones are predecessors (P5). */
export interface Appointment {
  readonly id: Id;
  readonly personId: Id;
  readonly byId: Id;
  readonly at: Instant;
  readonly heldIndependence: boolean;
  /** Why the predecessor could not act; null for the first appointment. */
  readonly cause: CannotAct | null;
  readonly reason: string | null;
}

/** A hiring manager or recruiter who left, and who took the seat: an admin's act with a lead's agreement (P5). */
export interface Replacement {
  readonly id: Id;
  readonly seat: "hiringManager" | "recruiter";
  readonly fromId: Id;
  readonly toId: Id;
  readonly reason: string;
  readonly byId: Id;
  readonly at: Instant;
  readonly agreedById: Id | null;
  readonly agreedAt: Instant | null;
}

/** A declared conflict of interest between a person and this candidate (P3). */
export interface Conflict {
  readonly personId: Id;
  readonly reason: string;
  readonly byId: Id;
  readonly at: Instant;
  /** The Bar Raiser's written word on whether feedback submitted before is weighed. */
  readonly weighing: { readonly text: string; readonly byId: Id; readonly at: Instant } | null;
}
