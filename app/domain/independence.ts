import { hasConflict, isCandidate } from "./conflict";
import type { Id, Loop } from "./loop";
import { type Objection, when } from "./objections";
import { isActive, isCertified, type Person, standingOf } from "./person";
import type { Instant } from "./time";

/** Objects to anybody on a panel who is deactivated, the candidate, or under a declared conflict (P3). */
export const objectionsToPanelist = (person: Person, loop: Loop): readonly Objection[] => [
  ...when(!isActive(person), "personDeactivated", [person.id]),
  ...when(isCandidate(loop, person.id), "isCandidate", [person.id]),
  ...when(hasConflict(loop, person.id), "conflictDeclared", [person.id]),
];

const certificationObjections = (person: Person, loop: Loop, at: Instant): readonly Objection[] => {
  if (isCertified(person, loop.policy, at)) return [];
  const step = standingOf(person);
  if (step === "revoked") return when(true, "certificationRevoked", [person.id]);
  if (step === "lapsed" || step === "certified") return when(true, "certificationLapsed", [person.id]);
  return when(true, "notCertified", [person.id]);
};

const reportsTo = (person: Person, managerId: Id): boolean => person.managers.includes(managerId);

/**
 * What stands against this person being the loop's Bar Raiser at an instant (P2, P3): certified and current, neither
 * hiring manager nor recruiter, from another team than the terms', and not below the hiring manager in the line.
 * Asked on assignment and again whenever a debrief opens.
 */
export const objectionsToBarRaiser = (person: Person, loop: Loop, at: Instant): readonly Objection[] => [
  ...objectionsToPanelist(person, loop),
  ...certificationObjections(person, loop, at),
  ...when(person.id === loop.hiringManagerId, "barRaiserIsHiringManager", [person.id]),
  ...when(person.id === loop.recruiterId, "barRaiserIsRecruiter", [person.id]),
  ...when(person.teamId === loop.terms.teamId, "barRaiserOnTeam", [person.id]),
  ...when(reportsTo(person, loop.hiringManagerId), "barRaiserReports", [person.id]),
];
