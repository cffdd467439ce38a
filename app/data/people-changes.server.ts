import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { objectionsToKeepPerson, type PersonFacts } from "~/domain/records";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { changedFields } from "./changed-fields.server";
import { notHere } from "./not-here.server";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

/** A person as the form sends them. */
export interface PersonValues {
  readonly name: string;
  readonly email: string;
  readonly level: number;
  readonly startDate: string;
  readonly teamId: Id | null;
  readonly managerId: Id | null;
  readonly timeZone: string;
}

const toRow = ({ level, startDate, ...rest }: PersonValues) => ({
  ...rest,
  levelNumber: level,
  startDate: new Date(`${startDate}T00:00:00Z`),
});

/** Adds a person without an account; an admin invites them. Objects as `objectionsToKeepPerson` does. */
export async function createPerson(
  viewer: Viewer,
  values: PersonValues,
  now: Instant,
): Promise<{ readonly objections: readonly SaidObjection[]; readonly id?: Id }> {
  let id: Id | undefined;
  const objections = await changeRecord(
    viewer,
    {
      act: "person.created",
      facts: (tx) => readFacts(viewer, tx, null, values),
      rule: objectionsToKeepPerson,
      write: async (tx, _, at) => {
        id = (await tx.person.create({ data: { ...toRow(values), createdAt: at } })).id;
        return { subjectId: id };
      },
    },
    now,
  );
  return { objections, id };
}

/** Changes a person's record. Objects as `objectionsToKeepPerson` does. Throws 404. */
export function changePerson(
  viewer: Viewer,
  personId: Id,
  values: PersonValues,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "person.changed",
      facts: async (tx) => {
        const before = (await tx.person.findUnique({ where: { id: personId } })) ?? notHere();
        return { ...(await readFacts(viewer, tx, personId, values)), before };
      },
      rule: objectionsToKeepPerson,
      write: async (tx, { before }) => {
        const after = toRow(values);
        await tx.person.update({ where: { id: personId }, data: after });
        return { subjectId: personId, details: { fields: changedFields(before, after) } };
      },
    },
    now,
  );
}

async function readFacts(
  viewer: Viewer,
  tx: Tx,
  personId: Id | null,
  values: PersonValues,
): Promise<PersonFacts> {
  const owner = await tx.person.findUnique({ where: { email: values.email }, select: { id: true } });
  const everybody = await tx.person.findMany({ select: { id: true, managerId: true } });
  const managerOf = new Map(everybody.map((person) => [person.id, person.managerId]));
  const level = await tx.level.count({ where: { number: values.level } });
  const team = values.teamId === null ? 1 : await tx.team.count({ where: { id: values.teamId } });
  const isThere = level > 0 && team > 0 && (values.managerId === null || managerOf.has(values.managerId));
  return {
    actor: await readActor(viewer, tx),
    personId,
    emailOwnerId: owner?.id ?? null,
    managerId: values.managerId,
    managerOf,
    choices: isThere ? "there" : "gone",
  };
}
