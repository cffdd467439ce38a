import { hasConflict, isCandidate } from "./conflict";
import { isBlank } from "./content";
import { objectionsToBarRaiser } from "./independence";
import { actsAsLead, barRaiserOf, type Id, type Loop, last, outsideLeads, type Replacement } from "./loop";
import { type Objection, when } from "./objections";
import { isActive } from "./person";
import type { Instant } from "./time";

export type ReplaceableSeat = Replacement["seat"];

const holderOf = (loop: Loop, seat: ReplaceableSeat): Id =>
  seat === "hiringManager" ? loop.hiringManagerId : loop.recruiterId;

/** The latest proposal for a seat, if it still waits for a lead's agreement; a newer one supersedes an older. */
export const proposalFor = (loop: Loop, seat: ReplaceableSeat): Replacement | null => {
  const latest = last(loop.replacements.filter((r) => r.seat === seat));
  return latest && latest.agreedAt === null ? latest : null;
};

const objectionsToHolder = (loop: Loop, seat: ReplaceableSeat, toId: Id): readonly Objection[] => {
  const person = loop.people[toId];
  return [
    ...when(!person, "personUnknown", [toId]),
    ...when(person !== undefined && !isActive(person), "seatNotForInactive", [toId]),
    ...when(isCandidate(loop, toId), "seatNotForCandidate"),
    ...when(hasConflict(loop, toId), "seatNotForConflict", [toId]),
    ...when(toId === barRaiserOf(loop), "seatNotForBarRaiser", [toId]),
    ...when(toId === holderOf(loop, seat), "seatHeldAlready", [toId]),
  ];
};

/** P5: an admin proposes who takes over from a hiring manager or recruiter who leaves, with a reason. */
export const objectionsToReplace = (
  personId: Id,
  loop: Loop,
  seat: ReplaceableSeat,
  toId: Id,
  reason: string,
): readonly Objection[] => [
  ...when(loop.ending !== null, "loopEnded"),
  // To the candidate their own loop does not exist, whatever else they are (S9).
  ...when(!loop.admins.includes(personId) || isCandidate(loop, personId), "notAnAdmin", adminsFor(loop)),
  ...objectionsToHolder(loop, seat, toId),
  ...when(proposalFor(loop, seat)?.toId === toId, "alreadyDone", [toId]),
  ...when(isBlank(reason), "reasonMissing", [personId]),
];

const adminsFor = (loop: Loop): readonly Id[] => loop.admins.filter((id) => !isCandidate(loop, id));

const withHolder = (loop: Loop, seat: ReplaceableSeat, toId: Id): Loop =>
  seat === "hiringManager" ? { ...loop, hiringManagerId: toId } : { ...loop, recruiterId: toId };

/** Whether P2, held for the Bar Raiser until now, would break with this holder. */
const breaksIndependence = (loop: Loop, seat: ReplaceableSeat, toId: Id, at: Instant): boolean => {
  const barRaiser = loop.terms.hasBarRaiser ? loop.people[barRaiserOf(loop) ?? ""] : undefined;
  if (!barRaiser) return false;
  const before = objectionsToBarRaiser(barRaiser, loop, at).map((o) => o.code);
  return objectionsToBarRaiser(barRaiser, withHolder(loop, seat, toId), at).some(
    (o) => !before.includes(o.code),
  );
};

/** P5: an outside lead agrees, other than who takes the seat; P2 is checked again as it would stand then. */
export const objectionsToAgreeReplacement = (
  personId: Id,
  loop: Loop,
  replacementId: Id,
  at: Instant,
): readonly Objection[] => {
  const waiting = loop.replacements.find((r) => r.id === replacementId);
  const isStanding = waiting !== undefined && proposalFor(loop, waiting.seat)?.id === replacementId;
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(!actsAsLead(personId, loop), "notOutsideLead", outsideLeads(loop)),
    ...when(!isStanding, "noSuchProposal", loop.admins),
    ...when(waiting?.toId === personId, "proposalSelf", [personId]),
    ...(isStanding ? objectionsToHolder(loop, waiting.seat, waiting.toId) : []),
    ...when(
      isStanding && breaksIndependence(loop, waiting.seat, waiting.toId, at),
      "proposalBreaksIndependence",
      adminsFor(loop),
    ),
  ];
};
