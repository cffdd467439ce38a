import type {
  Concurrence,
  Debrief,
  Decision,
  Ending,
  EndingKind,
  OfferStep,
  Veto,
} from "./facts-conclusions";
import type {
  Appointment,
  Assignment,
  Conflict,
  Excusal,
  Policy,
  Replacement,
  Round,
  Terms,
} from "./facts-panel";
import type { Assessment, Feedback, GateFacts, Writing } from "./facts-writing";
import type { FocusTopic } from "./focus";
import type { Id } from "./id";
import type { Person } from "./person";
import type { Instant } from "./time";

export type * from "./facts-conclusions";
export type * from "./facts-panel";
export type * from "./facts-writing";
export type { Id } from "./id";

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
  readonly focusTopics: readonly FocusTopic[];
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

/** The version of an assignment's feedback that stands: submitted and not withdrawn. */
export const standingFeedback = (loop: Loop, assignmentId: Id): Feedback | null =>
  loop.writing.feedback.find((f) => f.assignmentId === assignmentId && f.withdrawal === null) ?? null;

export const openVetoOf = (loop: Loop): Veto | null => loop.vetoes.find((v) => v.resolution === null) ?? null;
export const openDebriefOf = (loop: Loop): Debrief | null =>
  loop.debriefs.find((d) => d.closedAt === null) ?? null;

export type Seat =
  | "candidate"
  | "hiringManager"
  | "recruiter"
  | "barRaiser"
  | "interviewer"
  | "shadow"
  | "formerBarRaiser";

/** Every part that a person has in this loop; empty for a stranger. */
export const seatsOf = (personId: Id, loop: Loop): readonly Seat[] => {
  const kinds = new Set(
    assignmentsOf(loop)
      .filter(({ assignment }) => assignment.personId === personId)
      .map(({ assignment }) => assignment.kind),
  );
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
