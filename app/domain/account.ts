import type { Id } from "./loop";
import { type Objection, when } from "./objections";
import type { Instant } from "./time";
import type { Capability } from "./viewer";

export type LinkKind = "invitation" | "reset";

/** A link to an account, without its secret: the database keeps only a digest of that. */
export interface AccountLink {
  readonly kind: LinkKind;
  readonly personId: Id;
  readonly createdById: Id;
  readonly agreedById: Id | null;
  readonly expiresAt: Instant;
  readonly usedAt: Instant | null;
}

/** A person as the rules about accounts see them. */
export interface Holder {
  readonly id: Id;
  readonly deactivatedAt: Instant | null;
  /** Whether they have set a password: the account is in use. */
  readonly hasAccount: boolean;
}

/** Who acts on somebody's account. */
export interface Keeper {
  readonly id: Id;
  readonly capabilities: readonly Capability[];
}

const objectionsToLink = (keeper: Keeper, holder: Holder): readonly Objection[] => [
  ...when(!keeper.capabilities.includes("admin"), "adminOnly"),
  ...when(keeper.id === holder.id, "linkForOneself"),
  ...when(holder.deactivatedAt !== null, "personIsDeactivated"),
];

/** Objects to an invitation by anybody but an admin, for oneself, or for a person who has an account. */
export const objectionsToInvite = (keeper: Keeper, holder: Holder): readonly Objection[] => [
  ...objectionsToLink(keeper, holder),
  ...when(holder.hasAccount, "accountInUse"),
];

/** Objects to a reset link by anybody but an admin, for oneself, or where there is no account to reset (A1). */
export const objectionsToReset = (keeper: Keeper, holder: Holder): readonly Objection[] => [
  ...objectionsToLink(keeper, holder),
  ...when(!holder.hasAccount, "accountMissing"),
];

/** Objects unless a second person agrees: an admin or lead, neither the link's maker nor its person (A1). */
export const objectionsToAgree = (
  keeper: Keeper,
  holder: Holder,
  link: AccountLink | null,
  now: Instant,
): readonly Objection[] => [
  ...when(!keeper.capabilities.some((name) => name === "admin" || name === "lead"), "agreersOnly"),
  ...when(keeper.id === holder.id, "linkForOneself"),
  ...when(link !== null && link.createdById === keeper.id, "secondPersonNeeded"),
  ...when(link === null || link.kind !== "reset" || isOver(link, now), "noLinkWaiting"),
  ...when(link !== null && link.agreedById !== null, "alreadyDone"),
];

/** Objects to ending somebody's sessions by anybody but an admin. One's own end on the account page. */
export const objectionsToEndSessions = (keeper: Keeper): readonly Objection[] =>
  when(!keeper.capabilities.includes("admin"), "adminOnly");

/** Whether a link was used or its time has passed. */
export const isOver = (link: Pick<AccountLink, "usedAt" | "expiresAt">, now: Instant): boolean =>
  link.usedAt !== null || link.expiresAt <= now;

/**
 * Objects to using a link, with one answer for all causes, so that trying links tells nothing: over, of a
 * deactivated person, an invitation to an account in use, or a reset without its second person (A1).
 */
export const objectionsToUse = (link: AccountLink, holder: Holder, now: Instant): readonly Objection[] =>
  when(
    isOver(link, now) ||
      holder.deactivatedAt !== null ||
      (link.kind === "invitation" ? holder.hasAccount : !holder.hasAccount || link.agreedById === null),
    "linkUseless",
  );
