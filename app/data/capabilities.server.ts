import {
  objectionsToDeactivate,
  objectionsToGrant,
  objectionsToReactivate,
  objectionsToRevoke,
  type Standing,
} from "~/domain/capability";
import type { Id } from "~/domain/loop";
import type { Objection, SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Capability, Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import type { AuditDetails } from "./audit.server";
import { notHere } from "./not-here.server";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

/** Grants a capability. Objects as `objectionsToGrant` does (P4). Throws 404. */
export function grantCapability(
  viewer: Viewer,
  personId: Id,
  name: Capability,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeStanding(
    viewer,
    personId,
    "capability.granted",
    {
      rule: (standing) => objectionsToGrant(standing, name),
      write: async (tx, at) => {
        await tx.capability.create({ data: { personId, name, grantedById: viewer.id, grantedAt: at } });
        return { capability: name };
      },
    },
    now,
  );
}

/** Takes a capability away. Objects as `objectionsToRevoke` does (P4). Throws 404. */
export function revokeCapability(
  viewer: Viewer,
  personId: Id,
  name: Capability,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeStanding(
    viewer,
    personId,
    "capability.revoked",
    {
      rule: (standing) => objectionsToRevoke(standing, name),
      write: async (tx) => {
        await tx.capability.delete({ where: { personId_name: { personId, name } } });
        return { capability: name };
      },
    },
    now,
  );
}

/** Closes an account: its sessions end at once. Objects as `objectionsToDeactivate` does. Throws 404. */
export function deactivatePerson(
  viewer: Viewer,
  personId: Id,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeStanding(
    viewer,
    personId,
    "person.deactivated",
    {
      rule: objectionsToDeactivate,
      write: async (tx, at) => {
        await tx.person.update({ where: { id: personId }, data: { deactivatedAt: at } });
        const { count } = await tx.session.deleteMany({ where: { personId } });
        return { sessionsEnded: count };
      },
    },
    now,
  );
}

/** Opens a closed account again; the person signs in anew. Objects as `objectionsToReactivate` does. Throws 404. */
export function reactivatePerson(
  viewer: Viewer,
  personId: Id,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeStanding(
    viewer,
    personId,
    "person.reactivated",
    {
      rule: objectionsToReactivate,
      write: async (tx) => {
        await tx.person.update({ where: { id: personId }, data: { deactivatedAt: null } });
        return {};
      },
    },
    now,
  );
}

interface StandingChange {
  readonly rule: (standing: Standing) => readonly Objection[];
  readonly write: (tx: Tx, at: Date) => Promise<AuditDetails>;
}

function changeStanding(viewer: Viewer, personId: Id, act: string, change: StandingChange, now: Instant) {
  return changeRecord(
    viewer,
    {
      act,
      facts: (tx) => readStanding(viewer, tx, personId),
      rule: change.rule,
      write: async (tx, _, at) => ({ subjectId: personId, details: await change.write(tx, at) }),
    },
    now,
  );
}

async function readStanding(viewer: Viewer, tx: Tx, personId: Id): Promise<Standing> {
  const person = await tx.person.findUnique({ where: { id: personId }, include: { capabilities: true } });
  if (!person) return notHere();
  const leads = await tx.capability.findMany({ where: { name: "lead", person: { deactivatedAt: null } } });
  return {
    actor: await readActor(viewer, tx),
    personId,
    held: person.capabilities.map((row) => row.name as Capability),
    account: person.deactivatedAt === null ? "active" : "deactivated",
    leads: leads.map((row) => row.personId),
  };
}
