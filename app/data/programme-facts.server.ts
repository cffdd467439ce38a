import type { Policy } from "~/domain/loop";
import type { Certification, CertificationStep, Person } from "~/domain/person";
import type { Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { database } from "./database.server";
import type { Tx } from "./transaction.server";

/** A person of the programme, with every step as it was recorded. */
export interface ProgrammePerson extends Person {
  readonly email: string;
  readonly team: string | null;
  readonly steps: readonly (Certification & { readonly note: string; readonly by: string })[];
}

const SELECT = {
  id: true,
  name: true,
  email: true,
  levelNumber: true,
  teamId: true,
  startDate: true,
  deactivatedAt: true,
  team: { select: { name: true } },
  certifications: { orderBy: [{ onDay: "asc" }, { recordedAt: "asc" }] },
} satisfies Prisma.PersonSelect;

/**
 * People with their steps, and the organisation's times. A debrief of the reader's own loop doesn't count as led by
 * anybody: for them it does not exist (S9).
 */
export async function readProgrammePeople(
  viewer: Viewer,
  where: Prisma.PersonWhereInput,
  tx: Tx = database(),
) {
  const rows = await tx.person.findMany({ where, select: SELECT, orderBy: [{ name: "asc" }, { id: "asc" }] });
  const ids = rows.map((row) => row.id);
  const led = await tx.debrief.groupBy({
    by: ["closedById"],
    where: { closedById: { in: ids }, loop: { NOT: { candidate: { personId: viewer.id } } } },
    _max: { closedAt: true },
  });
  const lastLed = new Map(led.map((row) => [row.closedById, row._max.closedAt?.getTime() ?? null]));
  const recorders = await tx.person.findMany({
    where: { id: { in: [...new Set(rows.flatMap((row) => row.certifications.map((c) => c.recordedById)))] } },
    select: { id: true, name: true },
  });
  const nameOf = new Map(recorders.map((person) => [person.id, person.name]));
  const people = rows.map((row) => toPerson(row, lastLed.get(row.id) ?? null, nameOf));
  return { people, policy: await readPolicy(viewer, tx) };
}

type Row = Prisma.PersonGetPayload<{ select: typeof SELECT }>;

function toPerson(row: Row, lastLedAt: number | null, nameOf: ReadonlyMap<string, string>): ProgrammePerson {
  const steps = row.certifications.map((c) => ({
    step: c.step as CertificationStep,
    on: c.onDay.toISOString().slice(0, 10),
    founding: c.founding,
    at: c.recordedAt.getTime(),
    note: c.note,
    by: nameOf.get(c.recordedById) ?? "somebody",
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
  };
}

/** The organisation's times, as rules ask for them. */
export async function readPolicy(_viewer: Viewer, tx: Tx = database()): Promise<Policy> {
  const { feedbackHours, overdueHours, coolOffDays, currencyDays } = await tx.organisation.findUniqueOrThrow({
    where: { id: 1 },
  });
  return { feedbackHours, overdueHours, coolOffDays, currencyDays };
}
