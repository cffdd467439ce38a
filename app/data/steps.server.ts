import { type InterviewerStep, objectionsToRecordInterviewerStep } from "~/domain/interviewing";
import type { Place, Where } from "~/domain/ladder";
import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { objectionsToRecordStep, type StepToRecord } from "~/domain/programme";
import type { Day, Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { readActor } from "./actor.server";
import { visibleTo } from "./loops.server";
import { notHere } from "./not-here.server";
import { readProgrammePeople, readSetUp } from "./programme-facts.server";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

/** What is written down with a step of either ladder. */
interface Written {
  readonly place: Place;
  readonly note: string;
}

/** The loops that a person had a part in, as far as they exist for the viewer (S8, S9). */
export const loopsOf = (viewer: Viewer, personId: Id): Prisma.LoopWhereInput => ({
  AND: [
    visibleTo(viewer),
    { OR: [{ assignments: { some: { personId } } }, { appointments: { some: { personId } } }] },
  ],
});

/** Records a step of somebody's way to being a Bar Raiser. Objects as `objectionsToRecordStep` does (P4). Throws 404. */
export function recordStep(
  viewer: Viewer,
  personId: Id,
  step: StepToRecord & Written,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "certification.recorded",
      facts: async (tx) => ({
        ...(await factsOf(tx, viewer, personId, step.place)),
        setUp: await readSetUp(viewer, tx),
      }),
      rule: ({ actor, person, ...around }) => objectionsToRecordStep(actor, person, step, around, now),
      write: async (tx, _, at) => {
        const founding = step.origin === "founding";
        await tx.certification.create({
          data: { ...rowOf(viewer, personId, step, at), step: step.step, founding },
        });
        return { subjectId: personId, details: { step: step.step, on: step.on, founding } };
      },
    },
    now,
  );
}

/** Records a step of the interviewers' ladder. Objects as `objectionsToRecordInterviewerStep` does. Throws 404. */
export function recordInterviewerStep(
  viewer: Viewer,
  personId: Id,
  step: { readonly step: InterviewerStep; readonly on: Day } & Written,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "interviewing.recorded",
      facts: (tx) => factsOf(tx, viewer, personId, step.place),
      rule: ({ actor, person, where }) =>
        objectionsToRecordInterviewerStep(actor, person, { ...step, where }, now),
      write: async (tx, _, at) => {
        await tx.interviewerStep.create({ data: { ...rowOf(viewer, personId, step, at), step: step.step } });
        return { subjectId: personId, details: { step: step.step, on: step.on } };
      },
    },
    now,
  );
}

async function factsOf(tx: Tx, viewer: Viewer, personId: Id, place: Place) {
  const { people } = await readProgrammePeople(viewer, { id: personId }, tx);
  return {
    actor: await readActor(viewer, tx),
    person: people[0] ?? notHere(),
    where: await whereOf(tx, viewer, personId, place),
  };
}

async function whereOf(tx: Tx, viewer: Viewer, personId: Id, place: Place): Promise<Where> {
  if (place === "outside" || place === "unsaid") return place;
  const where = { AND: [{ id: place.loopId }, loopsOf(viewer, personId)] };
  return (await tx.loop.count({ where })) > 0 ? "theirLoop" : "notTheirLoop";
}

// The audit line names no loop: whoever may not know of it reads the step all the same (S8, S9).
const rowOf = (viewer: Viewer, personId: Id, step: { readonly on: Day } & Written, at: Date) => ({
  personId,
  onDay: new Date(`${step.on}T00:00:00Z`),
  note: step.note,
  loopId: typeof step.place === "object" ? step.place.loopId : null,
  recordedById: viewer.id,
  recordedAt: at,
});
