import {
  type Assignment,
  type Id,
  isStarted,
  type Loop,
  mainRoundOf,
  type Replacement,
  type Round,
} from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import {
  objectionsToAgreeReplacement,
  objectionsToReplace,
  type ReplaceableSeat,
} from "~/domain/replacement";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { changeLoopWith } from "./loop-people.server";
import { changeLoop } from "./loops.server";
import { handOver } from "./succession.server";
import type { Tx } from "./transaction.server";
import { removeAssignment } from "./unassign.server";

export interface ReplacementInput {
  readonly seat: ReplaceableSeat;
  readonly personId: Id;
  readonly reason: string;
}

/** An admin proposes who takes over from a hiring manager or recruiter; a lead has to agree (P5). Throws 404. */
export function proposeReplacement(
  viewer: Viewer,
  loopId: Id,
  { seat, personId, reason }: ReplacementInput,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoopWith(
    viewer,
    loopId,
    [personId],
    {
      act: "replacement.proposed",
      rule: (loop) => objectionsToReplace(viewer.id, loop, seat, personId, reason),
      write: async (tx, loop, at) => {
        const fromId = seat === "hiringManager" ? loop.hiringManagerId : loop.recruiterId;
        await tx.replacement.create({
          data: { loopId, seat, fromId, toId: personId, reason, byId: viewer.id, at },
        });
        return { subjectId: personId, details: { seat, from: fromId } };
      },
    },
    now,
  );
}

/**
 * A lead agrees, and the seat changes hands in the same transaction. A new hiring manager takes over the main round's
 * plan before its start, and the duty to write in it before its reveal. Throws 404.
 */
export function agreeReplacement(
  viewer: Viewer,
  loopId: Id,
  replacementId: Id,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "replacement.agreed",
      rule: (loop, at) => objectionsToAgreeReplacement(viewer.id, loop, replacementId, at),
      write: async (tx, loop, at) => {
        const agreed = loop.replacements.find((r) => r.id === replacementId);
        if (!agreed) throw new Error("The rule agreed to a replacement that isn't there.");
        await tx.replacement.update({
          where: { id: replacementId },
          data: { agreedById: viewer.id, agreedAt: at },
        });
        await changeSeat(tx, viewer, loop, agreed, at);
        return { subjectId: agreed.toId, details: { seat: agreed.seat, from: agreed.fromId } };
      },
    },
    now,
  );
}

async function changeSeat(tx: Tx, viewer: Viewer, loop: Loop, agreed: Replacement, at: Date): Promise<void> {
  const { seat, toId, fromId, reason } = agreed;
  const data = seat === "hiringManager" ? { hiringManagerId: toId } : { recruiterId: toId };
  await tx.loop.update({ where: { id: loop.id }, data });
  if (seat !== "hiringManager") return;
  const main = mainRoundOf(loop);
  const planned = main?.assignments.find((a) => a.kind === "hiringManager");
  if (main && !isStarted(main)) await takeOverPlan(tx, loop, main, planned, toId);
  else await handOver(tx, viewer, loop, { kind: "hiringManager", fromId, toId, reason }, at);
}

async function takeOverPlan(tx: Tx, loop: Loop, main: Round, planned: Assignment | undefined, toId: Id) {
  const own = main.assignments.find((a) => a.personId === toId);
  if (!planned) return;
  for (const gone of [planned, ...(own ? [own] : [])]) await removeAssignment(tx, gone.id);
  const { slot, principles } = planned;
  const times = slot
    ? { slotStart: new Date(slot.start), slotEnd: new Date(slot.end), slotZone: slot.zone }
    : {};
  const seat = { loopId: loop.id, roundId: main.id, personId: toId, kind: "hiringManager", ...times };
  await tx.assignment.create({
    data: { ...seat, principles: { create: principles.map((principleId) => ({ principleId })) } },
  });
}
