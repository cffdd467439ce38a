import { objectionsToAssignment } from "../../../app/data/plan.server.ts";
import { objectionsToQuestions, questionsTaken } from "../../../app/domain/asking.ts";
import { objectionsToDistribute } from "../../../app/domain/distributing.ts";
import { objectionsToCoolOff, objectionsToEnd } from "../../../app/domain/ending.ts";
import { assignmentsOf, isStarted, type Loop, stateOf } from "../../../app/domain/loop.ts";
import { when } from "../../../app/domain/objections.ts";
import {
  mayPlan,
  objectionsToAddRound,
  objectionsToPlan,
  objectionsToRound,
  objectionsToStart,
  objectionsToUnassign,
} from "../../../app/domain/panel.ts";
import { objectionsToChangePlacement } from "../../../app/domain/slots.ts";
import { placeOf } from "../../../app/domain/submission.ts";
import { planActs, questionsForm } from "../../../app/forms/assignment.ts";
import { distributionFrom, pairOf } from "../../../app/forms/distribution.ts";
import { endingForm } from "../../../app/forms/ending.ts";
import { slotFrom } from "../../../app/forms/slot.ts";
import { type Act, actsOf, NOTHING } from "./act";

const plan = actsOf("/loops/:id/plan", planActs);

const SLOT = { start: "2030-01-07T10:00", minutes: "60", zone: "Europe/Berlin" };

// The round that still can be planned, or the last one.
const roundAtHand = (loop: Loop) => loop.rounds.find((r) => !isStarted(r)) ?? loop.rounds.at(-1);

const seatAtHand = (loop: Loop) =>
  roundAtHand(loop)?.assignments[0] ?? assignmentsOf(loop).map((x) => x.assignment)[0];

/** Somebody whose feedback is pending in a round that has started. */
const seatToMove = (loop: Loop) =>
  assignmentsOf(loop).find(({ round, assignment }) => isStarted(round) && stateOf(assignment) === "pending")
    ?.assignment;

/** Everything that is done on a plan, and the ending. */
export const PLANNING: readonly Act[] = [
  plan("assign", {
    fill: (scene) => ({
      ...{ roundId: roundAtHand(scene.wide)?.id ?? NOTHING, personId: scene.house.named("Rufus"), ...SLOT },
      ...{ kind: "interviewer", principles: scene.wide.terms.requiredPrinciples.slice(0, 1) },
    }),
    rule: ({ viewer, loop, at }, sent) =>
      objectionsToAssignment(viewer.id, loop, { ...sent, slot: slotFrom(sent) }, at),
  }),
  plan("assign", {
    variant: "as Bar Raiser",
    fill: (scene) => ({
      ...{ roundId: roundAtHand(scene.wide)?.id ?? NOTHING, personId: scene.house.named("Soledad"), ...SLOT },
      ...{ kind: "barRaiser", principles: scene.wide.terms.requiredPrinciples.slice(0, 1) },
    }),
    rule: ({ viewer, loop, at }, sent) =>
      objectionsToAssignment(viewer.id, loop, { ...sent, slot: slotFrom(sent) }, at),
  }),
  plan("assign", {
    variant: "oneself as a shadow",
    fill: (scene) => ({
      ...{ roundId: roundAtHand(scene.wide)?.id ?? NOTHING, personId: scene.viewer.id, ...SLOT },
      ...{ kind: "shadow", principles: [] },
    }),
    rule: ({ viewer, loop, at }, sent) =>
      objectionsToAssignment(viewer.id, loop, { ...sent, slot: slotFrom(sent) }, at),
  }),
  plan("change", {
    fill: ({ wide }) => ({
      ...{ assignmentId: seatAtHand(wide)?.id ?? NOTHING, principles: seatAtHand(wide)?.principles ?? [] },
      ...SLOT,
    }),
    rule: ({ viewer, loop, at }, sent) =>
      objectionsToChangePlacement(viewer.id, loop, sent.assignmentId, { ...sent, slot: slotFrom(sent) }, at),
  }),
  plan("change", {
    variant: "moving a started interview",
    fill: ({ wide }) => ({
      ...{ assignmentId: seatToMove(wide)?.id ?? NOTHING, principles: seatToMove(wide)?.principles ?? [] },
      ...{ ...SLOT, reason: "Her train is late." },
    }),
    rule: ({ viewer, loop, at }, sent) =>
      objectionsToChangePlacement(viewer.id, loop, sent.assignmentId, { ...sent, slot: slotFrom(sent) }, at),
  }),
  plan("distribute", {
    fill: ({ wide }) => ({
      roundId: roundAtHand(wide)?.id ?? NOTHING,
      pair: (roundAtHand(wide)?.assignments ?? []).flatMap(({ id, principles }) =>
        principles.map((principle) => pairOf(id, principle)),
      ),
    }),
    rule: ({ viewer, loop }, sent) =>
      objectionsToDistribute(viewer.id, loop, sent.roundId, distributionFrom(sent.pair)),
  }),
  actsOf("/interviews/:id/questions", questionsForm)(null, {
    address: ({ wide }) => `/interviews/${seatAtHand(wide)?.id ?? NOTHING}/questions`,
    // One that nobody asks yet, about a principle of theirs.
    fill: ({ wide, house }) => {
      const free = house.askable.find(
        ({ id, principleId, state }) =>
          state === "inUse" &&
          seatAtHand(wide)?.principles.includes(principleId) &&
          !questionsTaken(wide).includes(id),
      );
      return { questions: free ? [free.id] : [] };
    },
    rule: ({ viewer, loop, wide, house, at }, { questions }) => {
      const seat = seatAtHand(wide)?.id ?? NOTHING;
      if (!mayPlan(viewer.id, loop) || !placeOf(loop, seat)) return "notHere";
      return objectionsToQuestions(viewer.id, loop, seat, questions, house.askable, at);
    },
  }),
  plan("unassign", {
    fill: ({ wide }) => ({ assignmentId: seatAtHand(wide)?.id ?? NOTHING }),
    rule: ({ viewer, loop }, sent) => objectionsToUnassign(viewer.id, loop, sent.assignmentId),
  }),
  plan("addScreen", {
    fill: () => ({}),
    rule: ({ viewer, loop }) => objectionsToAddRound(viewer.id, loop, "screen"),
  }),
  plan("addMain", {
    fill: () => ({}),
    rule: ({ viewer, loop }) => objectionsToAddRound(viewer.id, loop, "main"),
  }),
  plan("addFollowUp", {
    fill: ({ wide }) => ({ focus: wide.terms.requiredPrinciples.slice(0, 1) }),
    rule: ({ viewer, loop }, { focus }) => objectionsToRound(viewer.id, loop, { kind: "followUp", focus }),
  }),
  plan("removeRound", {
    fill: ({ wide }) => ({ roundId: roundAtHand(wide)?.id ?? NOTHING }),
    rule: ({ viewer, loop }, sent) => {
      const round = loop.rounds.find((r) => r.id === sent.roundId);
      if (!round) return when(true, "changedMeanwhile");
      return [...objectionsToPlan(viewer.id, loop), ...when(isStarted(round), "roundStarted")];
    },
  }),
  plan("start", {
    fill: ({ wide }) => ({ roundId: roundAtHand(wide)?.id ?? NOTHING }),
    rule: ({ viewer, loop, at }, sent) => objectionsToStart(viewer.id, loop, sent.roundId, at),
  }),
  plan("agreeCoolOff", {
    fill: () => ({ reason: "Another role in all but name." }),
    rule: ({ viewer, loop }, sent) => objectionsToCoolOff(viewer.id, loop, sent.reason),
  }),
  actsOf("/loops/:id/end", endingForm)(null, {
    fill: () => ({ kind: "candidateWithdrew", reason: "Took another job." }),
    rule: ({ viewer, loop }, sent) => objectionsToEnd(viewer.id, loop, sent.kind, sent.reason),
  }),
];
