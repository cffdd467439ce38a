import {
  objectionsToAgree,
  objectionsToEndSessions,
  objectionsToInvite,
  objectionsToReset,
} from "~/domain/account";
import type { Id } from "~/domain/loop";
import { type Objection, say } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import { latestReset, openLinks, readFacts } from "./account-links.server";
import { notHere } from "./not-here.server";
import { asViewer, type Tx } from "./transaction.server";

/**
 * Somebody's account as an admin or lead keeps it: whether it is in use, its open links, and what stands against
 * each deed. Not here for anybody else, nor for one's own account.
 */
export async function readAccountOf(viewer: Viewer, personId: Id, now: Instant) {
  if (personId === viewer.id || !(can(viewer, "admin") || can(viewer, "lead"))) notHere();
  return asViewer(viewer.id, async (tx) => {
    const { keeper, holder } = await readFacts(tx, viewer, personId);
    const link = await latestReset(tx, personId);
    return {
      ...(await readPerson(tx, personId, now)),
      links: await readLinks(tx, personId, now),
      objections: {
        invite: said(objectionsToInvite(keeper, holder)),
        reset: said(objectionsToReset(keeper, holder)),
        agree: said(objectionsToAgree(keeper, holder, link, now)),
        end: said(objectionsToEndSessions(keeper)),
      },
    };
  });
}

const said = (objections: readonly Objection[]) =>
  objections.map((objection) => say(objection, () => "somebody"));

async function readPerson(tx: Tx, id: Id, now: Instant) {
  const live = { expiresAt: { gt: new Date(now) }, endsAt: { gt: new Date(now) } };
  const person = await tx.person.findUniqueOrThrow({
    where: { id },
    select: { name: true, email: true, account: true, _count: { select: { sessions: { where: live } } } },
  });
  return {
    id,
    name: person.name,
    email: person.email,
    openedAt: person.account?.createdAt.getTime() ?? null,
    resetAt: person.account?.resetAt?.getTime() ?? null,
    sessions: person._count.sessions,
  };
}

async function readLinks(tx: Tx, personId: Id, now: Instant) {
  const rows = await openLinks(tx, personId, now);
  const ids = rows.flatMap((row) => [row.createdById, ...(row.agreedById === null ? [] : [row.agreedById])]);
  const people = await tx.person.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const named = (id: Id | null) => people.find((person) => person.id === id) ?? null;
  return rows.map((row) => ({
    kind: row.kind === "reset" ? ("reset" as const) : ("invitation" as const),
    createdBy: named(row.createdById),
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    agreedBy: named(row.agreedById),
  }));
}
