import type { Id } from "~/domain/loop";
import { type SaidObjection, when } from "~/domain/objections";
import { objectionsToKeepRole, objectionsToRecruit, type RoleFacts } from "~/domain/records";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { changedFields } from "./changed-fields.server";
import { notHere } from "./not-here.server";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

/** A role as the form sends it. */
export interface RoleValues {
  readonly title: string;
  readonly level: number;
  readonly teamId: Id;
  readonly hiringManagerId: Id;
  readonly recruiterId: Id;
  readonly principles: readonly Id[];
}

const toRow = ({ level, principles: _, ...rest }: RoleValues) => ({ ...rest, levelNumber: level });

/** Opens a role. Objects as `objectionsToKeepRole` does. */
export async function createRole(
  viewer: Viewer,
  values: RoleValues,
  now: Instant,
): Promise<{ readonly objections: readonly SaidObjection[]; readonly id?: Id }> {
  let id: Id | undefined;
  const objections = await changeRecord(
    viewer,
    {
      act: "role.created",
      facts: (tx) => readFacts(viewer, tx, values),
      rule: objectionsToKeepRole,
      write: async (tx, _, at) => {
        const role = await tx.role.create({ data: { ...toRow(values), createdAt: at } });
        id = role.id;
        await writePrinciples(tx, role.id, values.principles);
        return { subjectId: role.id };
      },
    },
    now,
  );
  return { objections, id };
}

/** Changes a role. Loops that have started keep their terms (P6). Objects as `objectionsToKeepRole` does. Throws 404. */
export function changeRole(
  viewer: Viewer,
  roleId: Id,
  values: RoleValues,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "role.changed",
      facts: async (tx) => {
        const before =
          (await tx.role.findUnique({ where: { id: roleId }, include: { principles: true } })) ?? notHere();
        return { ...(await readFacts(viewer, tx, values)), before };
      },
      rule: objectionsToKeepRole,
      write: async (tx, { before }) => {
        await tx.role.update({ where: { id: roleId }, data: toRow(values) });
        await tx.rolePrinciple.deleteMany({ where: { roleId } });
        await writePrinciples(tx, roleId, values.principles);
        const required = before.principles.map((p) => p.principleId).sort();
        const fields = changedFields(
          { ...before, principles: required },
          { ...toRow(values), principles: [...new Set(values.principles)].sort() },
        );
        return { subjectId: roleId, details: { fields } };
      },
    },
    now,
  );
}

/**
 * Closes a role, so that no loop begins for it, or opens it again. Loops under way go on until their recruiters end
 * them (S10). Objects to anybody but recruiters and admins, and to a repetition. Throws 404.
 */
export function keepRole(
  viewer: Viewer,
  roleId: Id,
  deed: "close" | "reopen",
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: deed === "close" ? "role.closed" : "role.reopened",
      facts: async (tx) => ({
        actor: await readActor(viewer, tx),
        before: (await tx.role.findUnique({ where: { id: roleId } })) ?? notHere(),
      }),
      rule: ({ actor, before }) => [
        ...objectionsToRecruit(actor),
        ...when((before.closedAt !== null) === (deed === "close"), "alreadyDone"),
      ],
      write: async (tx, _, at) => {
        await tx.role.update({ where: { id: roleId }, data: { closedAt: deed === "close" ? at : null } });
        return { subjectId: roleId };
      },
    },
    now,
  );
}

async function writePrinciples(tx: Tx, roleId: Id, principles: readonly Id[]): Promise<void> {
  await tx.rolePrinciple.createMany({
    data: [...new Set(principles)].map((principleId) => ({ roleId, principleId })),
  });
}

async function readFacts(viewer: Viewer, tx: Tx, values: RoleValues): Promise<RoleFacts> {
  const { hiringManagerId, recruiterId } = values;
  const people = await tx.person.findMany({
    where: { id: { in: [hiringManagerId, recruiterId] } },
    select: { id: true, deactivatedAt: true, capabilities: { select: { name: true } } },
  });
  const standing = (id: Id) => {
    const person = people.find((p) => p.id === id);
    if (!person) return "unknown";
    return person.deactivatedAt === null ? "active" : "deactivated";
  };
  const recruits = people.some(
    (p) => p.id === recruiterId && p.capabilities.some((c) => c.name === "recruiter"),
  );
  const isRecruiterActive = standing(recruiterId) === "active";
  return {
    actor: await readActor(viewer, tx),
    ...{ hiringManagerId, recruiterId },
    hiringManager: standing(hiringManagerId),
    recruiter: isRecruiterActive && !recruits ? "notARecruiter" : standing(recruiterId),
    choices: (await areThere(tx, values)) ? "there" : "gone",
  };
}

async function areThere(tx: Tx, { level, teamId, principles }: RoleValues): Promise<boolean> {
  const wanted = [...new Set(principles)];
  const found = await tx.principle.count({ where: { id: { in: wanted } } });
  const levels = await tx.level.count({ where: { number: level } });
  return found === wanted.length && levels > 0 && (await tx.team.count({ where: { id: teamId } })) > 0;
}
