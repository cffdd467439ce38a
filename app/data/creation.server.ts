import { type CreationFacts, objectionsToCreate } from "~/domain/creation";
import { objectionsToCoolOff } from "~/domain/ending";
import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { objectionsToRecruit } from "~/domain/records";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { changeLoop } from "./loops.server";
import { notHere } from "./not-here.server";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

/** What a verb that creates something answers: its id, unless there are objections. */
export interface Created {
  readonly objections: readonly SaidObjection[];
  readonly id?: Id;
}

/**
 * Begins a loop with an empty main round. Recruiter and hiring manager are the role's. Inside the cool-off it can be
 * planned, and starts only with a lead's agreement (P7). Throws 404 where the candidate doesn't exist for the viewer.
 */
export async function createLoop(
  viewer: Viewer,
  input: { readonly candidateId: Id; readonly roleId: Id },
  now: Instant,
): Promise<Created> {
  let id: Id | undefined;
  const objections = await changeRecord(
    viewer,
    {
      act: "loop.created",
      facts: (tx) => creationFacts(tx, viewer, input),
      rule: objectionsToCreate,
      write: async (tx, { hiringManagerId, recruiterId }, at) => {
        const times = { createdAt: at, changedAt: at, createdById: viewer.id };
        const rounds = { create: { number: 1, kind: "main", createdAt: at } };
        const loop = await tx.loop.create({
          data: { ...input, hiringManagerId, recruiterId, ...times, rounds },
        });
        id = loop.id;
        return { loopId: loop.id, subjectId: input.candidateId, details: { role: input.roleId } };
      },
    },
    now,
  );
  return objections.length > 0 || id === undefined ? { objections } : { objections, id };
}

const ROLE = { closedAt: true, hiringManagerId: true, recruiterId: true } as const;

/** The facts that beginning a loop is judged by. Throws 404 where the candidate doesn't exist for the viewer (S9). */
async function creationFacts(
  tx: Tx,
  viewer: Viewer,
  input: { readonly candidateId: Id; readonly roleId: Id },
): Promise<CreationFacts> {
  const actor = await readActor(viewer, tx);
  const candidate = await tx.candidate.findUnique({
    where: { id: input.candidateId },
    select: { personId: true, conflicts: { select: { personId: true } } },
  });
  if (!candidate || candidate.personId === viewer.id || objectionsToRecruit(actor).length > 0) notHere();
  const role = await tx.role.findUnique({ where: { id: input.roleId }, select: ROLE });
  const open = await tx.loop.findFirst({ where: { ...input, endedAt: null }, select: { recruiterId: true } });
  const seats = role ? [role.hiringManagerId, role.recruiterId] : [];
  const inactive = await tx.person.findMany({ where: { id: { in: seats }, deactivatedAt: { not: null } } });
  return {
    ...{
      actor,
      candidatePersonId: candidate.personId,
      conflicts: candidate.conflicts.map((c) => c.personId),
    },
    role: role === null ? "unknown" : role.closedAt === null ? "open" : "closed",
    hiringManagerId: role?.hiringManagerId ?? "",
    recruiterId: role?.recruiterId ?? "",
    inactive: inactive.map((person) => person.id),
    openLoopOf: open?.recruiterId ?? null,
  };
}

/** A lead from outside agrees to a loop within the cool-off of an earlier one, in writing (P7). */
export function agreeCoolOff(
  viewer: Viewer,
  loopId: Id,
  reason: string,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "coolOff.agreed",
      rule: (loop) => objectionsToCoolOff(viewer.id, loop, reason),
      write: async (tx, _loop, at) => {
        await tx.loop.update({
          where: { id: loopId },
          data: { coolOffById: viewer.id, coolOffReason: reason, coolOffAt: at },
        });
        return {};
      },
    },
    now,
  );
}
