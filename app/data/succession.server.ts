import {
  barRaiserOf,
  type CannotAct,
  type Id,
  isRevealed,
  isStarted,
  type Loop,
  mainRoundOf,
  type Round,
  stateOf,
} from "~/domain/loop";
import { type Objection, type SaidObjection, when } from "~/domain/objections";
import { objectionsToAppoint, objectionsToAssess, objectionsToRecuse } from "~/domain/succession";
import { HOUR, type Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { hadReadBy } from "./had-read.server";
import { changeLoopWith } from "./loop-people.server";
import { changeLoop } from "./loops.server";
import type { Tx } from "./transaction.server";

/** The Bar Raiser steps back from this loop in writing; a lead then names a successor (P5). Throws 404. */
export function recuse(
  viewer: Viewer,
  loopId: Id,
  reason: string,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "barRaiser.recused",
      rule: (loop) => objectionsToRecuse(viewer.id, loop, reason),
      write: async (tx, _loop, at) => {
        await tx.recusal.create({ data: { loopId, personId: viewer.id, reason, at } });
        return { subjectId: viewer.id };
      },
    },
    now,
  );
}

export interface AppointmentInput {
  readonly personId: Id;
  readonly cause: CannotAct;
  readonly reason: string;
}

/** The main round while it waits for feedback: whoever takes a seat then writes in it (P5). */
const sealedMain = (loop: Loop): Round | null => {
  const main = mainRoundOf(loop);
  return main && isStarted(main) && !isRevealed(main) ? main : null;
};

/** What stands against this successor; the page asks it for everybody certified. */
export const objectionsToSuccession = (
  viewerId: Id,
  loop: Loop,
  { personId, cause, reason }: AppointmentInput,
  at: Instant,
): readonly Objection[] => {
  const seat = sealedMain(loop)?.assignments.find((a) => a.personId === personId);
  return [
    ...objectionsToAppoint(viewerId, loop, personId, cause, reason, at),
    // Nobody sits twice in one round (F6): who was excused from it does not come back as its Bar Raiser.
    ...when(seat !== undefined && stateOf(seat) === "excused", "twiceInRound", [personId]),
  ];
};

/**
 * A lead names the Bar Raiser's successor (P5). Before the main round's reveal the successor joins its panel and
 * writes; what the predecessor still owed there is excused by succession. Throws 404.
 */
export function appointSuccessor(
  viewer: Viewer,
  loopId: Id,
  input: AppointmentInput,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoopWith(
    viewer,
    loopId,
    [input.personId],
    {
      act: "barRaiser.succeeded",
      rule: (loop, at) => objectionsToSuccession(viewer.id, loop, input, at),
      write: async (tx, loop, at) => {
        const { personId, cause, reason } = input;
        const named = { loopId, personId, byId: viewer.id, at, heldIndependence: true, cause, reason };
        await tx.appointment.create({ data: named });
        const change = {
          kind: "barRaiser",
          toId: personId,
          fromId: barRaiserOf(loop) ?? "",
          reason,
        } as const;
        await handOver(tx, viewer, loop, change, at);
        return { subjectId: personId, details: { from: change.fromId, cause } };
      },
    },
    now,
  );
}

export interface Handover {
  readonly kind: "barRaiser" | "hiringManager";
  readonly fromId: Id;
  readonly toId: Id;
  readonly reason: string;
}

/**
 * Moves a seat's duty in the sealed main round: the newcomer owes feedback, due the organisation's time from now and
 * about the predecessor's principles; what the predecessor has submitted stays, what they owed is excused. By the
 * viewer, who is the lead agreeing to it.
 */
export async function handOver(
  tx: Tx,
  viewer: Viewer,
  loop: Loop,
  { kind, fromId, toId, reason }: Handover,
  at: Date,
): Promise<void> {
  const main = sealedMain(loop);
  if (!main) return;
  const before = main.assignments.find((a) => a.personId === fromId);
  if (!main.assignments.some((a) => a.personId === toId)) {
    const principles = { create: (before?.principles ?? []).map((principleId) => ({ principleId })) };
    const seat = {
      loopId: loop.id,
      roundId: main.id,
      personId: toId,
      kind,
      hadRead: [...hadReadBy(loop, toId)],
    };
    const dueAt = new Date(at.getTime() + loop.policy.feedbackHours * HOUR);
    await tx.assignment.create({ data: { ...seat, dueAt, principles } });
  }
  if (!before || stateOf(before) !== "pending") return;
  const answer = { agreed: true, answeredById: viewer.id, answeredAt: at };
  await tx.excusal.create({
    data: { assignmentId: before.id, kind: "succession", reason, byId: viewer.id, at, ...answer },
  });
}

/** A Bar Raiser who succeeded after the reveal writes a dated assessment before leading (P5). Throws 404. */
export function writeAssessment(
  viewer: Viewer,
  loopId: Id,
  text: string,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "assessment.written",
      rule: (loop) => objectionsToAssess(viewer.id, loop, text),
      write: async (tx, _loop, at) => {
        await tx.assessment.create({ data: { loopId, authorId: viewer.id, text, at } });
        return {};
      },
    },
    now,
  );
}
