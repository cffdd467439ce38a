import { objectionsToWeigh } from "~/domain/conflict";
import {
  type ExcusalAnswer,
  objectionsToAnswerExcusal,
  objectionsToRequestExcusal,
  type RequestedExcusal,
} from "~/domain/excusal";
import { assignmentsOf, type Id, type Loop } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { changeLoop } from "./loops.server";

export interface ExcusalRequest {
  readonly assignmentId: Id;
  readonly kind: RequestedExcusal;
  readonly reason: string;
}

const personOf = (loop: Loop, assignmentId: Id): { readonly subjectId?: Id } => {
  const found = assignmentsOf(loop).find(({ assignment }) => assignment.id === assignmentId);
  return found ? { subjectId: found.assignment.personId } : {};
};

/** Asks to take a person out of the required set of a started round (F8). Throws 404. */
export function requestExcusal(
  viewer: Viewer,
  loopId: Id,
  { assignmentId, kind, reason }: ExcusalRequest,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "excusal.requested",
      rule: (loop) => objectionsToRequestExcusal(viewer.id, loop, assignmentId, kind, reason),
      write: async (tx, loop, at) => {
        await tx.excusal.create({ data: { assignmentId, kind, reason, byId: viewer.id, at } });
        return { ...personOf(loop, assignmentId), details: { assignment: assignmentId, kind } };
      },
    },
    now,
  );
}

/**
 * Agrees to an excusal or refuses it, with a reason. Excusing the last missing person reveals the round in this very
 * transaction (S3). Throws 404.
 */
export function answerExcusal(
  viewer: Viewer,
  loopId: Id,
  excusalId: Id,
  answer: ExcusalAnswer,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: answer.agreed ? "excusal.agreed" : "excusal.refused",
      rule: (loop, at) => objectionsToAnswerExcusal(viewer.id, loop, excusalId, answer, at),
      write: async (tx, loop, at) => {
        const words = answer.reason.trim() === "" ? null : answer.reason;
        await tx.excusal.update({
          where: { id: excusalId },
          data: { agreed: answer.agreed, answeredById: viewer.id, answeredAt: at, answer: words },
        });
        const place = assignmentsOf(loop).find(({ assignment: a }) =>
          a.excusals.some((e) => e.id === excusalId),
        );
        return { ...personOf(loop, place?.assignment.id ?? ""), details: { excusal: excusalId } };
      },
    },
    now,
  );
}

/** The Bar Raiser states in writing whether feedback under a conflict of interest is weighed (P3). Throws 404. */
export function weighConflict(
  viewer: Viewer,
  loopId: Id,
  personId: Id,
  text: string,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "conflict.weighed",
      rule: (loop) => objectionsToWeigh(viewer.id, loop, personId, text),
      write: async (tx, _loop, at) => {
        await tx.weighing.create({ data: { loopId, personId, text, byId: viewer.id, at } });
        return { subjectId: personId };
      },
    },
    now,
  );
}
