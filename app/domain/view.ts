import type { Content } from "./feedback";
import type { GateResult } from "./gates";
import type {
  Addendum,
  AssignmentKind,
  AssignmentState,
  CannotAct,
  Conflict,
  Debrief,
  DebriefVote,
  Decision,
  Ending,
  ExcusalKind,
  Id,
  Loop,
  LoopState,
  OfferDeed,
  PlanAnswer,
  RoundKind,
  Seat,
  Slot,
  Terms,
  Veto,
} from "./loop";
import type { Seal, Sight } from "./sight";
import type { Instant } from "./time";

/** A person by name, as everybody signed in may know them. */
export interface Name {
  readonly id: Id;
  readonly name: string;
}

export interface ExcusalView {
  readonly id: Id;
  readonly kind: ExcusalKind;
  readonly by: Name;
  readonly at: Instant;
  /** Null for those who know the loop by name and state only. */
  readonly reason: string | null;
  readonly answer: {
    readonly agreed: boolean;
    readonly by: Name;
    readonly at: Instant;
    readonly reason: string | null;
  } | null;
}

export interface MoveView {
  readonly from: Instant;
  readonly to: Instant;
  readonly by: Name;
  readonly at: Instant;
  /** Null for those who know the loop by name and state only. */
  readonly reason: string | null;
}

export interface AssignmentView {
  readonly id: Id;
  readonly person: Name;
  readonly kind: AssignmentKind;
  readonly slot: Slot | null;
  readonly principles: readonly Id[];
  /** What the person said to being planned; the reason for those who take part or could lead. */
  readonly answer: PlanAnswer | null;
  readonly dueAt: Instant | null;
  readonly state: AssignmentState;
  readonly submittedAt: Instant | null;
  readonly withdrawnAt: Instant | null;
  readonly late: boolean;
  readonly afterReset: boolean;
  readonly hadRead: readonly Id[];
  readonly excusals: readonly ExcusalView[];
  readonly moves: readonly MoveView[];
}

export interface RoundView {
  readonly id: Id;
  readonly number: number;
  readonly kind: RoundKind;
  readonly createdAt: Instant;
  readonly startedAt: Instant | null;
  readonly revealedAt: Instant | null;
  readonly focus: readonly Id[];
  readonly assignments: readonly AssignmentView[];
  /** Why the others' writing is hidden, whom it waits for and what opens it; null where it is open (S7). */
  readonly seal: { readonly why: Seal["why"]; readonly waitingFor: readonly Name[] } | null;
}

export interface FeedbackView {
  readonly id: Id;
  readonly assignmentId: Id;
  readonly roundId: Id;
  readonly author: Name;
  readonly practice: boolean;
  readonly version: number;
  readonly submittedAt: Instant;
  readonly content: Content;
  readonly withdrawal: { readonly reason: string; readonly at: Instant } | null;
}

/** What was concluded from revealed writing, in full. */
export interface ConclusionsView {
  readonly debriefs: readonly Debrief[];
  readonly votes: readonly DebriefVote[];
  readonly decisions: readonly Decision[];
  readonly concurrences: Loop["concurrences"];
  readonly vetoes: readonly Veto[];
  readonly assessments: Loop["assessments"];
}

/** The same by name and state only, for admins and auditors (S8). */
export interface OutlineView {
  readonly phase: Debrief["phase"] | null;
  readonly outcome: Decision["outcome"] | null;
  readonly vetoes: readonly ("open" | "lifted" | "upheld")[];
}

/** One reader's view of one loop. `showLoop` is the only maker. */
export interface LoopView {
  readonly id: Id;
  readonly state: LoopState;
  readonly candidate: Name;
  readonly role: { readonly id: Id; readonly title: string };
  readonly terms: Terms;
  readonly termChanges: readonly { readonly by: Name; readonly reason: string; readonly at: Instant }[];
  readonly hiringManager: Name;
  readonly recruiter: Name;
  readonly barRaiser: Name | null;
  readonly mySeats: readonly Seat[];
  readonly createdAt: Instant;
  readonly startedAt: Instant | null;
  readonly changedAt: Instant;
  readonly ending: {
    readonly kind: Ending["kind"] | null;
    readonly reason: string | null;
    readonly at: Instant;
  } | null;
  readonly earlier: Loop["earlier"];
  readonly coolOff: Loop["coolOff"];
  readonly people: Readonly<Record<Id, Name & { readonly level: number }>>;
  readonly principles: Loop["principles"];
  readonly rounds: readonly RoundView[];
  readonly appointments: readonly {
    readonly person: Name;
    readonly at: Instant;
    readonly cause: CannotAct | null;
    readonly reason: string | null;
  }[];
  /** Who stepped back in writing; the reason for those who take part or could lead (P5). */
  readonly recusals: readonly {
    readonly person: Name;
    readonly at: Instant;
    readonly reason: string | null;
  }[];
  readonly replacements: Loop["replacements"];
  readonly conflicts: readonly Conflict[];
  readonly feedback: readonly FeedbackView[];
  readonly addenda: readonly Addendum[];
  readonly sight: Sight;
  readonly conclusions: ConclusionsView | null;
  readonly outline: OutlineView | null;
  readonly offer: readonly {
    readonly deed: OfferDeed;
    readonly by: Name | null;
    readonly at: Instant;
    readonly reason: string | null;
  }[];
  /** Null where the gates would tell what this reader must not read yet (S4). */
  readonly gates: readonly GateResult[] | null;
}
