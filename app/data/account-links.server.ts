import {
  type AccountLink,
  type Holder,
  isOver,
  type Keeper,
  type LinkKind,
  objectionsToAgree,
  objectionsToEndSessions,
  objectionsToInvite,
  objectionsToReset,
} from "~/domain/account";
import type { Id } from "~/domain/loop";
import type { Objection, SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { notHere } from "./not-here.server";
import { changeRecord } from "./record.server";
import { digestOf, newSecret } from "./secret.server";
import type { Tx } from "./transaction.server";

/** How long a link works, in milliseconds: seven days. */
export const LINK_LIFE = 7 * 24 * 3_600_000;

type Facts = { readonly keeper: Keeper; readonly holder: Holder };
type Made = { readonly objections: readonly SaidObjection[]; readonly secret?: string };

/** Makes an invitation. Its secret is answered this once; earlier invitations of the person stop working. */
export function invite(viewer: Viewer, personId: Id, now: Instant): Promise<Made> {
  return makeLink(
    viewer,
    personId,
    { kind: "invitation", act: "account.invited", rule: objectionsToInvite },
    now,
  );
}

/** Makes a reset link, which works only once a second person agreed (A1). Earlier ones stop working. */
export function askReset(viewer: Viewer, personId: Id, now: Instant): Promise<Made> {
  return makeLink(
    viewer,
    personId,
    { kind: "reset", act: "account.resetAsked", rule: objectionsToReset },
    now,
  );
}

type LinkPlan = {
  readonly kind: LinkKind;
  readonly act: string;
  readonly rule: (keeper: Keeper, holder: Holder) => readonly Objection[];
};

async function makeLink(
  viewer: Viewer,
  personId: Id,
  { kind, act, rule }: LinkPlan,
  now: Instant,
): Promise<Made> {
  const secret = newSecret();
  const expiresAt = new Date(now + LINK_LIFE);
  const objections = await changeRecord<Facts>(
    viewer,
    {
      act,
      facts: (tx) => readFacts(tx, viewer, personId),
      rule: ({ keeper, holder }) => rule(keeper, holder),
      write: async (tx, _facts, createdAt) => {
        await tx.accountToken.deleteMany({ where: { personId, kind, usedAt: null } });
        const id = digestOf(secret);
        await tx.accountToken.create({
          data: { id, personId, kind, createdById: viewer.id, createdAt, expiresAt },
        });
        return { subjectId: personId, details: { expiresAt: expiresAt.toISOString() } };
      },
    },
    now,
  );
  return objections.length > 0 ? { objections } : { objections, secret };
}

/** Agrees to the reset link that waits for this person, as the second person of A1. */
export function agreeToReset(viewer: Viewer, personId: Id, now: Instant): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "account.resetAgreed",
      facts: async (tx) => ({
        ...(await readFacts(tx, viewer, personId)),
        link: await latestReset(tx, personId),
      }),
      rule: ({ keeper, holder, link }) => objectionsToAgree(keeper, holder, link, now),
      write: async (tx, { link }, agreedAt) => {
        await tx.accountToken.update({ where: { id: link?.id }, data: { agreedById: viewer.id, agreedAt } });
        return { subjectId: personId, details: { createdById: link?.createdById ?? null } };
      },
    },
    now,
  );
}

/** Ends every session of a person: they sign in again wherever they were. */
export function endSessionsOf(viewer: Viewer, personId: Id, now: Instant): Promise<readonly SaidObjection[]> {
  return changeRecord<Facts>(
    viewer,
    {
      act: "account.sessionsEnded",
      facts: (tx) => readFacts(tx, viewer, personId),
      rule: ({ keeper }) => objectionsToEndSessions(keeper),
      write: async (tx) => {
        const { count: sessions } = await tx.session.deleteMany({ where: { personId } });
        return { subjectId: personId, details: { sessions } };
      },
    },
    now,
  );
}

/** Facts for the rules, read anew: what the session said of a capability may have ended since. */
export async function readFacts(tx: Tx, viewer: Viewer, personId: Id): Promise<Facts> {
  const held = await tx.capability.findMany({ where: { personId: viewer.id }, select: { name: true } });
  const names = held.map(({ name }) => name);
  const capabilities = viewer.capabilities.filter((name) => names.includes(name));
  return { keeper: { id: viewer.id, capabilities }, holder: (await readHolder(tx, personId)) ?? notHere() };
}

/** A person as the rules about accounts see them; null if there is none. */
export async function readHolder(tx: Tx, personId: Id): Promise<Holder | null> {
  const person = await tx.person.findUnique({
    where: { id: personId },
    select: { id: true, deactivatedAt: true, account: { select: { personId: true } } },
  });
  if (person === null) return null;
  return {
    id: person.id,
    deactivatedAt: person.deactivatedAt?.getTime() ?? null,
    hasAccount: person.account !== null,
  };
}

type TokenRow = Awaited<ReturnType<Tx["accountToken"]["findFirstOrThrow"]>>;

/** A link's row as the rules see it, with its id (a digest). */
export const linkFrom = (row: TokenRow): AccountLink & { readonly id: string } => ({
  id: row.id,
  kind: row.kind === "reset" ? "reset" : "invitation",
  personId: row.personId,
  createdById: row.createdById,
  agreedById: row.agreedById,
  expiresAt: row.expiresAt.getTime(),
  usedAt: row.usedAt?.getTime() ?? null,
});

/** The person's latest reset link, over or not. */
export async function latestReset(tx: Tx, personId: Id) {
  const row = await tx.accountToken.findFirst({
    where: { personId, kind: "reset" },
    orderBy: { createdAt: "desc" },
  });
  return row === null ? null : linkFrom(row);
}

/** The links of a person that are not over. */
export async function openLinks(tx: Tx, personId: Id, now: Instant) {
  const rows = await tx.accountToken.findMany({ where: { personId }, orderBy: { createdAt: "desc" } });
  return rows.filter((row) => !isOver(linkFrom(row), now));
}
