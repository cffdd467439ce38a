import { isBlank } from "./content";
import type { Id } from "./loop";
import { type Objection, when } from "./objections";
import { type Actor, objectionsToRecruit } from "./records";

/** How much of a candidate's record a reader may see: nothing, name and loops' state, or notes and address as well. */
export type CandidateSight = "nothing" | "existence" | "everything";

/** A reader's part in this candidate's loops: on a panel, hiring manager, recruiter or Bar Raiser; or none. */
export type CandidateSeat = "seated" | "none";

/**
 * Who sees a candidate's record (S8). Being the candidate comes first and beats every capability (S9).
 */
export const sightOfCandidate = (reader: Actor, personId: Id | null, seat: CandidateSeat): CandidateSight => {
  const holds = (capability: Actor["capabilities"][number]) => reader.capabilities.includes(capability);
  if (personId === reader.id) return "nothing";
  if (seat === "seated" || holds("recruiter") || holds("admin")) return "everything";
  return holds("lead") || holds("auditor") ? "existence" : "nothing";
};

/** What a change of a candidate's record has to be judged by. */
export interface CandidateFacts {
  readonly actor: Actor;
  readonly personId: Id | null;
  readonly nextPersonId: Id | null;
  readonly nextPerson: "there" | "gone";
  /** Whether a round of this candidate has started. */
  readonly interviews: "none" | "begun";
  /** Whether that person has, or had, a part in one of this candidate's loops. */
  readonly nextPersonSeat: CandidateSeat;
  /** Whether another record, of those that exist for the actor, has the e-mail address that is being given. */
  readonly nextEmail: "free" | "known";
}

/**
 * Objects to anybody but recruiters and admins, and to undoing a link once interviews have begun (S9: for good). And
 * to calling somebody the candidate who sits in their loops: nobody interviews themself (P3), and the loop would not
 * exist any more for the Bar Raiser who may veto it (V1). And to a second record of one candidate: earlier loops and
 * their cool-off would not be found (P7).
 */
export const objectionsToKeepCandidate = (facts: CandidateFacts): readonly Objection[] => [
  ...objectionsToRecruit(facts.actor),
  ...when(facts.nextPerson === "gone", "choiceGone"),
  ...when(facts.nextEmail === "known", "candidateKnown"),
  ...when(facts.nextPersonSeat === "seated" && facts.nextPersonId !== facts.personId, "seatedHere", [
    facts.nextPersonId,
  ]),
  ...when(
    facts.personId !== null && facts.personId !== facts.nextPersonId && facts.interviews === "begun",
    "linkStands",
  ),
];

/** What declaring a conflict of interest on a candidate's page has to be judged by. */
export interface ConflictFacts {
  readonly actor: Actor;
  readonly candidatePersonId: Id | null;
  readonly personId: Id;
  readonly person: "there" | "gone";
  readonly declared: readonly Id[];
  readonly reason: string;
}

/** Objects to declaring for somebody else unless recruiting, to the candidate, to a repetition, and to no reason (P3). */
export const objectionsToDeclare = (facts: ConflictFacts): readonly Objection[] => [
  ...when(
    facts.personId !== facts.actor.id && objectionsToRecruit(facts.actor).length > 0,
    "declareForOthers",
  ),
  ...when(facts.person === "gone", "choiceGone"),
  ...when(facts.personId === facts.candidatePersonId, "isCandidate"),
  ...when(facts.declared.includes(facts.personId), "conflictKnown", [facts.personId]),
  ...when(isBlank(facts.reason), "reasonMissing"),
];
