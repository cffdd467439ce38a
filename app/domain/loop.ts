import type { Bar, Content, Vote } from "./feedback";
import type { Person } from "./person";
import type { Day, Instant } from "./time";

export type Id = string;

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
  readonly answer: { readonly agreed: boolean; readonly byId: Id; readonly at: Instant; readonly reason: string | null } | null;
}

export interface Slot {
  readonly start: Instant;
  readonly end: Instant;
  readonly zone: string;
}

/** One person's part in one round. State and instants only: what they wrote lives in `Loop.writing`. */
export interface Assignment {
  readonly id: Id;
  readonly personId: Id;
  readonly kind: AssignmentKind;
  readonly slot: Slot | null;
  readonly principles: readonly Id[];
  /** End of the slot plus the organisation's time, fixed when the round starts (F7). */
  readonly dueAt: Instant | null;
  /** When the version that stands was submitted; null while pending (never submitted, or withdrawn). */
  readonly submittedAt: Instant | null;
  readonly late: boolean;
  readonly withdrawnAt: Instant | null;
  /** Whether a reset link for this account was used in the 24 hours before submission (A1). */
  readonly afterReset: boolean;
  readonly excusals: readonly Excusal[];
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
  | "candidateWithdrew" | "roleClosed" | "noHire" | "vetoUpheld" | "offerAccepted" | "offerDeclined" | "offerRescinded";

export interface Ending {
  readonly kind: EndingKind;
  readonly reason: string | null;
  readonly byId: Id;
  readonly at: Instant;
}

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

/** One candidate's facts for one role, loaded whole. It never leaves data/: `showLoop` makes the view. */
export interface Loop {
  readonly id: Id;
  readonly candidate: { readonly id: Id; readonly name: string; readonly personId: Id | null };
  readonly role: { readonly id: Id; readonly title: string };
  readonly policy: Policy;
  readonly terms: Terms;
  readonly termChanges: readonly { readonly byId: Id; readonly reason: string; readonly at: Instant }[];
  readonly hiringManagerId: Id;
  readonly recruiterId: Id;
  readonly createdAt: Instant;
  /** When the main round started and the terms were fixed. */
  readonly startedAt: Instant | null;
  /** The latest act on this loop; every next one is later, whatever the clock says. */
  readonly changedAt: Instant;
  readonly ending: Ending | null;
  /** An earlier loop of this candidate and role that ended within the cool-off (P7). */
  readonly earlier: { readonly how: EndingKind; readonly at: Instant } | null;
  readonly coolOff: { readonly byId: Id; readonly reason: string; readonly at: Instant } | null;
  /** Everybody whom the facts mention, and all leads and admins. */
  readonly people: Readonly<Record<Id, Person>>;
  readonly leads: readonly Id[];
  readonly admins: readonly Id[];
  readonly principles: Readonly<Record<Id, { readonly id: Id; readonly name: string }>>;
  readonly rounds: readonly Round[];
  readonly appointments: readonly Appointment[];
  readonly recusals: readonly { readonly personId: Id; readonly reason: string; readonly at: Instant }[];
  readonly replacements: readonly Replacement[];
  readonly conflicts: readonly Conflict[];
  readonly debriefs: readonly Debrief[];
  readonly assessments: readonly Assessment[];
  readonly decisions: readonly Decision[];
  readonly concurrences: readonly Concurrence[];
  readonly vetoes: readonly Veto[];
  readonly offer: readonly OfferStep[];
  readonly gateFacts: GateFacts;
  readonly writing: Writing;
}

export const last = <T>(list: readonly T[]): T | null => list[list.length - 1] ?? null;

/** The Bar Raiser now: the latest appointment. Null before one is chosen, or at an exempt level. */
export const barRaiserOf = (loop: Loop): Id | null => last(loop.appointments)?.personId ?? null;

/** Every assignment with the round it belongs to. */
export const assignmentsOf = (loop: Loop): readonly { round: Round; assignment: Assignment }[] =>
  loop.rounds.flatMap((round) => round.assignments.map((assignment) => ({ round, assignment })));

export const isStarted = (round: Round): boolean => round.startedAt !== null;
export const isRevealed = (round: Round): boolean => round.revealedAt !== null;
/** Started and not yet revealed: the seal holds. */
export const isSealed = (round: Round): boolean => isStarted(round) && !isRevealed(round);

export const startedRounds = (loop: Loop): readonly Round[] => loop.rounds.filter(isStarted);
export const mainRoundOf = (loop: Loop): Round | null => loop.rounds.find((r) => r.kind === "main") ?? null;

export type AssignmentState = "pending" | "submitted" | "excused";

/** The excusal that was agreed, if one was. */
export const excusalOf = (a: Assignment): Excusal | null => a.excusals.find((e) => e.answer?.agreed) ?? null;

/** Pending, submitted or excused; the one thing about sealed feedback that others see (S1). */
export const stateOf = (a: Assignment): AssignmentState =>
  excusalOf(a) ? "excused" : a.submittedAt !== null ? "submitted" : "pending";

/** Whether this assignment's feedback holds the seal: shadows never do (F9). */
export const isRequired = (a: Assignment): boolean => a.kind !== "shadow";

/** The required assignments of a round that are neither submitted nor excused. */
export const pendingIn = (round: Round): readonly Assignment[] =>
  round.assignments.filter((a) => isRequired(a) && stateOf(a) === "pending");

/** Whether the person owes feedback in this started round (shadows owe practice feedback to nobody's seal). */
export const owesFeedback = (personId: Id, round: Round): boolean =>
  isStarted(round) && pendingIn(round).some((a) => a.personId === personId);

/** The version of an assignment's feedback that stands: submitted and not withdrawn. */
export const standingFeedback = (loop: Loop, assignmentId: Id): Feedback | null =>
  loop.writing.feedback.find((f) => f.assignmentId === assignmentId && f.withdrawal === null) ?? null;

export const openVetoOf = (loop: Loop): Veto | null => loop.vetoes.find((v) => v.resolution === null) ?? null;
export const openDebriefOf = (loop: Loop): Debrief | null => loop.debriefs.find((d) => d.closedAt === null) ?? null;

export type Seat = "candidate" | "hiringManager" | "recruiter" | "barRaiser" | "interviewer" | "shadow" | "formerBarRaiser";

/** Every part that a person has in this loop; empty for a stranger. */
export const seatsOf = (personId: Id, loop: Loop): readonly Seat[] => {
  const kinds = new Set(assignmentsOf(loop).filter(({ assignment }) => assignment.personId === personId).map(({ assignment }) => assignment.kind));
  const wasBarRaiser = loop.appointments.some((a) => a.personId === personId);
  const isBarRaiser = barRaiserOf(loop) === personId;
  const seats: (Seat | false)[] = [
    loop.candidate.personId === personId && "candidate",
    loop.hiringManagerId === personId && "hiringManager",
    loop.recruiterId === personId && "recruiter",
    isBarRaiser && "barRaiser",
    (kinds.has("interviewer") || kinds.has("hiringManager") || kinds.has("barRaiser")) && "interviewer",
    kinds.has("shadow") && "shadow",
    wasBarRaiser && !isBarRaiser && "formerBarRaiser",
  ];
  return seats.filter((seat) => seat !== false);
};

/** Whether a lead acts here as lead: never on a loop in which they have any part themselves. */
export const actsAsLead = (personId: Id, loop: Loop): boolean =>
  loop.leads.includes(personId) && seatsOf(personId, loop).length === 0;

/** The leads who can act on this loop. */
export const outsideLeads = (loop: Loop): readonly Id[] => loop.leads.filter((id) => actsAsLead(id, loop));

/** Where a loop stands, in one word; shown to everybody for whom it exists (S8). */
export type LoopState = "planning" | "interviewing" | "awaitingDebrief" | "debrief" | "decided" | "ended";

export const loopStateOf = (loop: Loop): LoopState => {
  const started = startedRounds(loop);
  if (loop.ending) return "ended";
  if (openDebriefOf(loop)) return "debrief";
  if (started.length === 0) return "planning";
  if (started.some(isSealed)) return "interviewing";
  const lastReveal = Math.max(...started.map((r) => r.revealedAt ?? 0));
  const lastDebrief = Math.max(0, ...loop.debriefs.map((d) => d.openedAt));
  if (lastDebrief > lastReveal) return "decided";
  return mainRoundOf(loop)?.revealedAt ? "awaitingDebrief" : "interviewing";
};
