import type { InterviewerStep } from "~/domain/interviewing";
import type { PracticeAsked } from "~/domain/ladder";
import type { Id, Policy } from "~/domain/loop";
import type { Certification, CertificationStep, Person } from "~/domain/person";
import type { SetUp } from "~/domain/programme";
import type { Day, Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { database } from "./database.server";
import type { Tx } from "./transaction.server";

/** What was written down with a step. The loop is left out: it shows only to those for whom it exists. */
interface Recorded {
  readonly id: Id;
  readonly note: string;
  readonly by: string;
}

/** A person with every step of both ladders as it was recorded, in order. */
export interface ProgrammePerson extends Person {
  readonly email: string;
  readonly team: string | null;
  readonly steps: readonly (Certification & Recorded)[];
  readonly interviewing: readonly ({
    readonly step: InterviewerStep;
    readonly on: Day;
    readonly at: Instant;
  } & Recorded)[];
}

const IN_ORDER = { orderBy: [{ onDay: "asc" as const }, { recordedAt: "asc" as const }] };

const SELECT = {
  ...{ id: true, name: true, email: true, levelNumber: true, teamId: true, startDate: true },
  deactivatedAt: true,
  team: { select: { name: true } },
  certifications: IN_ORDER,
  interviewing: IN_ORDER,
} satisfies Prisma.PersonSelect;

/**
 * People with their steps, and what the organisation set for the programme. A debrief of the reader's own loop doesn't
 * count as led by anybody: for them it does not exist (S9).
 */
export async function readProgrammePeople(
  viewer: Viewer,
  where: Prisma.PersonWhereInput,
  tx: Tx = database(),
) {
  const rows = await tx.person.findMany({ where, select: SELECT, orderBy: [{ name: "asc" }, { id: "asc" }] });
  const led = await tx.debrief.groupBy({
    by: ["closedById"],
    where: {
      closedById: { in: rows.map((row) => row.id) },
      loop: { NOT: { candidate: { personId: viewer.id } } },
    },
    _max: { closedAt: true },
  });
  const lastLed = new Map(led.map((row) => [row.closedById, row._max.closedAt?.getTime() ?? null]));
  const recordedBy = rows.flatMap((row) =>
    [...row.certifications, ...row.interviewing].map((step) => step.recordedById),
  );
  const recorders = await tx.person.findMany({
    where: { id: { in: [...new Set(recordedBy)] } },
    select: { id: true, name: true },
  });
  const nameOf = new Map(recorders.map((person) => [person.id, person.name]));
  const people = rows.map((row) => toPerson(row, lastLed.get(row.id) ?? null, nameOf));
  return { people, ...(await readTimes(viewer, tx)) };
}

type Row = Prisma.PersonGetPayload<{ select: typeof SELECT }>;
type Names = ReadonlyMap<string, string>;

function toPerson(row: Row, lastLedAt: number | null, nameOf: Names): ProgrammePerson {
  const steps = row.certifications.map((c) => ({
    ...recorded(c, nameOf),
    step: c.step as CertificationStep,
    founding: c.founding,
  }));
  return {
    ...{ id: row.id, name: row.name, email: row.email, teamId: row.teamId, team: row.team?.name ?? null },
    level: row.levelNumber,
    startDate: row.startDate.toISOString().slice(0, 10),
    managers: [],
    deactivatedAt: row.deactivatedAt?.getTime() ?? null,
    certifications: steps,
    lastLedAt,
    steps,
    interviewing: row.interviewing.map((step) => ({
      ...recorded(step, nameOf),
      step: step.step as InterviewerStep,
    })),
  };
}

const recorded = (step: Row["certifications"][number] | Row["interviewing"][number], nameOf: Names) => ({
  id: step.id,
  on: step.onDay.toISOString().slice(0, 10),
  at: step.recordedAt.getTime(),
  note: step.note,
  by: nameOf.get(step.recordedById) ?? "somebody",
});

async function readTimes(
  _viewer: Viewer,
  tx: Tx,
): Promise<{ readonly policy: Policy; readonly asked: PracticeAsked }> {
  const { feedbackHours, overdueHours, coolOffDays, currencyDays, shadowSteps, reverseShadowSteps } =
    await tx.organisation.findUniqueOrThrow({ where: { id: 1 } });
  return {
    policy: { feedbackHours, overdueHours, coolOffDays, currencyDays },
    asked: { shadow: shadowSteps, reverseShadow: reverseShadowSteps },
  };
}

/** Set-up lasts until the first round of the organisation has started (P4). */
export async function readSetUp(_viewer: Viewer, tx: Tx = database()): Promise<SetUp> {
  return (await tx.round.count({ where: { startedAt: { not: null } } })) > 0 ? "over" : "ongoing";
}
