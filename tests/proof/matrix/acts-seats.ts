import { objectionsToSuccession } from "../../../app/data/succession.server.ts";
import { objectionsToWeigh } from "../../../app/domain/conflict.ts";
import { objectionsToAnswerExcusal, objectionsToRequestExcusal } from "../../../app/domain/excusal.ts";
import { assignmentsOf, barRaiserOf, isStarted, type Loop, stateOf } from "../../../app/domain/loop.ts";
import { objectionsToAgreeReplacement, objectionsToReplace } from "../../../app/domain/replacement.ts";
import { objectionsToAssess, objectionsToRecuse } from "../../../app/domain/succession.ts";
import { objectionsToChangeTerms } from "../../../app/domain/terms.ts";
import { excusalActs } from "../../../app/forms/excusal.ts";
import { successionActs } from "../../../app/forms/succession.ts";
import { type Act, aboutConclusions, actsOf, NOTHING, type Scene } from "./act";

const excusal = actsOf("/loops/:id/excusals", excusalActs);
const succession = actsOf("/loops/:id/succession", successionActs);
const weighing = aboutConclusions(excusal);
const assessing = aboutConclusions(succession);
const REASON = "It can't be otherwise.";

// The first interviewer who still owes feedback, or the first of all.
const pendingSeat = (loop: Loop) => {
  const seats = assignmentsOf(loop).filter(({ assignment: a }) => a.kind === "interviewer");
  return (seats.find(({ round, assignment: a }) => isStarted(round) && stateOf(a) === "pending") ?? seats[0])
    ?.assignment;
};

const ownSeat = ({ viewer, wide }: Scene) =>
  assignmentsOf(wide).find((x) => x.assignment.personId === viewer.id)?.assignment;

const excusalAtHand = (loop: Loop) => {
  const all = assignmentsOf(loop).flatMap(({ assignment }) => assignment.excusals);
  return (all.find((e) => e.answer === null) ?? all[0])?.id ?? NOTHING;
};

const request = (kind: "noShow" | "removal" | "conflict" | "decline", of: "pending" | "own"): Act =>
  excusal("request", {
    variant: of === "own" ? `one's own, ${kind}` : kind,
    fill: (scene) => ({
      ...{ kind, reason: REASON },
      assignmentId: (of === "own" ? ownSeat(scene) : pendingSeat(scene.wide))?.id ?? NOTHING,
    }),
    rule: ({ viewer, loop }, sent) =>
      objectionsToRequestExcusal(viewer.id, loop, sent.assignmentId, sent.kind, sent.reason),
  });

const answer = (said: "agree" | "refuse"): Act =>
  excusal("answer", {
    variant: said,
    fill: ({ wide }) => ({ excusalId: excusalAtHand(wide), answer: said, reason: REASON }),
    rule: ({ viewer, loop, at }, sent) => {
      const given = { agreed: sent.answer === "agree", reason: sent.reason };
      return objectionsToAnswerExcusal(viewer.id, loop, sent.excusalId, given, at);
    },
  });

const SUCCESSORS = ["Freya", "Kenji", "Soledad"];

// Somebody certified from elsewhere who has no part here yet, where there is one.
const successorFor = ({ wide, house }: Scene) => {
  const seated = new Set(assignmentsOf(wide).map((x) => x.assignment.personId));
  const able = SUCCESSORS.map(house.named).filter(
    (id) => !seated.has(id) && id !== barRaiserOf(wide) && house.persons[id]?.teamId !== wide.terms.teamId,
  );
  return able[0] ?? house.named("Freya");
};

/** Excusals, conflicts, successions and replacements. */
export const SEATS: readonly Act[] = [
  request("noShow", "pending"),
  request("removal", "pending"),
  request("conflict", "own"),
  request("decline", "own"),
  answer("agree"),
  answer("refuse"),
  weighing("weigh", {
    fill: ({ wide, house }) => ({
      ...{ personId: wide.conflicts[0]?.personId ?? house.named("Rufus"), text: "It is weighed." },
    }),
    rule: ({ viewer, loop }, sent) => objectionsToWeigh(viewer.id, loop, sent.personId, sent.text),
  }),
  succession("recuse", {
    fill: () => ({ reason: REASON }),
    rule: ({ viewer, loop }, sent) => objectionsToRecuse(viewer.id, loop, sent.reason),
  }),
  succession("appoint", {
    fill: (scene) => ({ personId: successorFor(scene), cause: "recused", reason: REASON }),
    rule: ({ viewer, loop, at }, sent) => objectionsToSuccession(viewer.id, loop, sent, at),
  }),
  succession("appoint", {
    variant: "oneself",
    fill: ({ viewer }) => ({ personId: viewer.id, cause: "recused", reason: REASON }),
    rule: ({ viewer, loop, at }, sent) => objectionsToSuccession(viewer.id, loop, sent, at),
  }),
  assessing("assess", {
    fill: () => ({ text: "What I make of it." }),
    rule: ({ viewer, loop }, sent) => objectionsToAssess(viewer.id, loop, sent.text),
  }),
  succession("propose", {
    fill: ({ house }) => ({ seat: "recruiter", personId: house.named("Rufus"), reason: REASON }),
    rule: ({ viewer, loop }, sent) =>
      objectionsToReplace(viewer.id, loop, sent.seat, sent.personId, sent.reason),
  }),
  succession("propose", {
    variant: "the candidate",
    fill: ({ house }) => ({ seat: "hiringManager", personId: house.named("Dana"), reason: REASON }),
    rule: ({ viewer, loop }, sent) =>
      objectionsToReplace(viewer.id, loop, sent.seat, sent.personId, sent.reason),
  }),
  succession("agree", {
    fill: ({ wide }) => ({ replacementId: wide.replacements[0]?.id ?? NOTHING }),
    rule: ({ viewer, loop, at }, sent) =>
      objectionsToAgreeReplacement(viewer.id, loop, sent.replacementId, at),
  }),
  succession("terms", {
    fill: ({ wide }) => ({
      ...{ level: String(wide.terms.level), teamId: wide.terms.teamId, reason: REASON },
      principles: wide.terms.requiredPrinciples,
    }),
    rule: ({ viewer, loop }, sent) => objectionsToChangeTerms(viewer.id, loop, sent.reason),
  }),
];
