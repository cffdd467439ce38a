import type { Id } from "./loop";
import { type Objection, when } from "./objections";
import { type Actor, objectionsToRecruit } from "./records";

/** What beginning a loop has to be judged by. */
export interface CreationFacts {
  readonly actor: Actor;
  /** The employee whom the candidate is, if any. */
  readonly candidatePersonId: Id | null;
  /** People with a declared conflict of interest towards the candidate. */
  readonly conflicts: readonly Id[];
  readonly role: "open" | "closed" | "unknown";
  readonly hiringManagerId: Id;
  readonly recruiterId: Id;
  /** Those of the two whose accounts are deactivated. */
  readonly inactive: readonly Id[];
  /** The recruiter of an open loop of this candidate for this role; null where there is none. */
  readonly openLoopOf: Id | null;
}

/**
 * Objects to anybody but recruiters and admins, to a role that is closed, to a second open loop of the candidate for
 * it (P7), and to a hiring manager or recruiter who is the candidate, left, or has a conflict of interest (S9, P3).
 */
export const objectionsToCreate = (facts: CreationFacts): readonly Objection[] => {
  const seats = [...new Set([facts.hiringManagerId, facts.recruiterId])];
  const conflicted = seats.filter((id) => facts.conflicts.includes(id));
  const isOwn = seats.some((id) => id === facts.candidatePersonId);
  return [
    ...objectionsToRecruit(facts.actor),
    ...when(facts.role === "unknown", "choiceGone"),
    ...when(facts.role === "closed", "roleIsClosed"),
    ...when(facts.openLoopOf !== null, "loopIsOpen", [facts.openLoopOf]),
    ...when(isOwn, "seatNotForCandidate"),
    ...when(facts.inactive.length > 0, "seatNotForInactive", facts.inactive),
    ...when(conflicted.length > 0, "seatNotForConflict", conflicted),
  ];
};
