import type { Id } from "./loop";
import { type Objection, when } from "./objections";
import { type Actor, objectionsToAdminister } from "./records";
import type { Capability } from "./viewer";

/** What a grant, a revocation or the end of an account has to be judged by. */
export interface Standing {
  readonly actor: Actor;
  readonly personId: Id;
  readonly held: readonly Capability[];
  readonly account: "active" | "deactivated";
  /** Leads whose accounts are active. */
  readonly leads: readonly Id[];
}

// A lead's independence would be worth nothing if an admin could make one, or unmake one (P4).
const objectionsToHand = ({ actor, personId }: Standing, capability: Capability): readonly Objection[] => [
  ...(capability === "lead"
    ? when(!actor.capabilities.includes("lead"), "leadByLead")
    : objectionsToAdminister(actor)),
  ...when(actor.id === personId, "notOwnCapability"),
];

const isLastLead = ({ personId, leads }: Standing): boolean => leads.length === 1 && leads[0] === personId;

/** Objects to granting oneself anything (P4), to a lead made by anybody but a lead, and to what is held already. */
export const objectionsToGrant = (standing: Standing, capability: Capability): readonly Objection[] => [
  ...objectionsToHand(standing, capability),
  ...when(standing.account === "deactivated", "accountInactive", [standing.personId]),
  ...when(standing.held.includes(capability), "alreadyDone"),
];

/** Objects as granting does, and to taking `lead` from the last one (P4). */
export const objectionsToRevoke = (standing: Standing, capability: Capability): readonly Objection[] => [
  ...objectionsToHand(standing, capability),
  ...when(!standing.held.includes(capability), "alreadyDone"),
  ...when(capability === "lead" && isLastLead(standing), "lastLead"),
];

/** Objects unless another admin does it, and to losing the last lead (P4). */
export const objectionsToDeactivate = (standing: Standing): readonly Objection[] => [
  ...objectionsToAdminister(standing.actor),
  ...when(standing.actor.id === standing.personId, "notOwnAccount"),
  ...when(standing.account === "deactivated", "alreadyDone"),
  ...when(isLastLead(standing), "lastLead"),
];

/** Objects unless another admin does it. */
export const objectionsToReactivate = (standing: Standing): readonly Objection[] => [
  ...objectionsToAdminister(standing.actor),
  ...when(standing.actor.id === standing.personId, "notOwnAccount"),
  ...when(standing.account === "active", "alreadyDone"),
];
