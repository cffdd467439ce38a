import type { Id } from "./loop";
import { type Objection, when } from "./objections";
import type { Capability } from "./viewer";

/** Who changes a record, with the capabilities that they hold at that very moment. */
export interface Actor {
  readonly id: Id;
  readonly capabilities: readonly Capability[];
}

const holds = (actor: Actor, ...any: readonly Capability[]): boolean =>
  any.some((capability) => actor.capabilities.includes(capability));

/** Objects unless an admin acts: people, teams, levels, principles and settings are theirs. */
export const objectionsToAdminister = (actor: Actor): readonly Objection[] =>
  when(!holds(actor, "admin"), "adminOnly");

/** Objects unless a recruiter or an admin acts: roles and candidates are theirs. */
export const objectionsToRecruit = (actor: Actor): readonly Objection[] =>
  when(!holds(actor, "recruiter", "admin"), "recruiterOnly");

/** Objects to a name that something else of the kind has. */
export const objectionsToName = (ownerId: Id | null, selfId: Id | null): readonly Objection[] =>
  when(ownerId !== null && ownerId !== selfId, "nameTaken");

/** What a change of a person has to be judged by. */
export interface PersonFacts {
  readonly actor: Actor;
  /** The person changed; null for a new one. */
  readonly personId: Id | null;
  readonly emailOwnerId: Id | null;
  readonly managerId: Id | null;
  /** Each person's manager. */
  readonly managerOf: ReadonlyMap<Id, Id | null>;
  /** Whether level, team and manager are there to be chosen. */
  readonly choices: "there" | "gone";
}

/** The line upward from a person, themself first; nobody's is empty. Ends where it would run in a circle. */
export const lineFrom = (start: Id | null, managerOf: ReadonlyMap<Id, Id | null>): readonly Id[] => {
  const line: Id[] = [];
  for (let at = start; at !== null && !line.includes(at); at = managerOf.get(at) ?? null) line.push(at);
  return line;
};

/** Objects to anybody but an admin, to an e-mail address in use, and to a manager from below (P2 reads the line). */
export const objectionsToKeepPerson = (facts: PersonFacts): readonly Objection[] => {
  const { actor, personId, emailOwnerId, managerId, managerOf, choices } = facts;
  const line = lineFrom(managerId, managerOf);
  return [
    ...objectionsToAdminister(actor),
    ...when(choices === "gone", "choiceGone"),
    ...when(emailOwnerId !== null && emailOwnerId !== personId, "emailTaken"),
    ...when(personId !== null && line.includes(personId), "managerBelow"),
  ];
};

/** What a change of a role has to be judged by. */
export interface RoleFacts {
  readonly actor: Actor;
  readonly hiringManager: "active" | "deactivated" | "unknown";
  readonly recruiter: "active" | "deactivated" | "notARecruiter" | "unknown";
  readonly recruiterId: Id;
  readonly hiringManagerId: Id;
  /** Whether level, team and principles are there to be chosen. */
  readonly choices: "there" | "gone";
}

/** Objects to anybody but recruiters and admins, and to a hiring manager or recruiter who can't be one. */
export const objectionsToKeepRole = (facts: RoleFacts): readonly Objection[] => {
  const { hiringManager, recruiter, hiringManagerId, recruiterId } = facts;
  const isUnknown = hiringManager === "unknown" || recruiter === "unknown";
  const inactive = [
    ...(hiringManager === "deactivated" ? [hiringManagerId] : []),
    ...(recruiter === "deactivated" ? [recruiterId] : []),
  ];
  return [
    ...objectionsToRecruit(facts.actor),
    ...when(facts.choices === "gone" || isUnknown, "choiceGone"),
    ...when(inactive.length > 0, "accountInactive", inactive),
    ...when(recruiter === "notARecruiter", "notARecruiter", [recruiterId]),
  ];
};
