import { isBlank } from "./content";
import { actsAsLead, type EndingKind, type Id, type Loop, outsideLeads, type Policy } from "./loop";
import { type Objection, when } from "./objections";
import { DAY, type Instant } from "./time";

/** How a loop ends without a decision (S10). */
export const CANCELLATIONS = ["candidateWithdrew", "roleClosed"] as const;
export type Cancellation = (typeof CANCELLATIONS)[number];

/**
 * Objects to ending a loop by anybody but its recruiter, twice, without a reason, or once an offer was extended: then
 * the offer is declined or rescinded. An open veto does not stop it, and stays open (V4).
 */
export const objectionsToEnd = (
  personId: Id,
  loop: Loop,
  kind: EndingKind,
  reason: string,
): readonly Objection[] => [
  ...when(personId !== loop.recruiterId, "notYours", [loop.recruiterId]),
  ...when(loop.ending !== null, "loopEnded"),
  ...when(!CANCELLATIONS.some((c) => c === kind), "endsOtherwise"),
  ...when(
    // To nobody else: whether an offer went out is not everybody's to know (S4, S6).
    personId === loop.recruiterId && loop.offer.some((step) => step.deed === "extended"),
    "offerIsOut",
    [loop.recruiterId],
  ),
  ...when(isBlank(reason), "reasonMissing"),
];

/** Whether a loop that ended like this makes a soon next one need an agreement (P7): not after an offer. */
export const bringsCoolOff = (kind: EndingKind): boolean =>
  ["noHire", "vetoUpheld", ...CANCELLATIONS].includes(kind);

/** Whether another loop now comes within the organisation's cool-off after one that ended then (P7). */
export const isWithinCoolOff = (policy: Policy, endedAt: Instant, now: Instant): boolean =>
  now - endedAt < policy.coolOffDays * DAY;

/** Objects to agreeing to another loop within the cool-off, unless a lead from outside does so, with a reason (P7). */
export const objectionsToCoolOff = (personId: Id, loop: Loop, reason: string): readonly Objection[] => [
  ...when(!actsAsLead(personId, loop), "notYours", outsideLeads(loop)),
  ...when(loop.ending !== null, "loopEnded"),
  ...when(loop.earlier === null, "noCoolOff"),
  ...when(loop.coolOff !== null, "alreadyDone"),
  ...when(isBlank(reason), "reasonMissing"),
];
