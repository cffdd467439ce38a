import { type Holder, type LinkKind, objectionsToUse } from "~/domain/account";
import type { Id } from "~/domain/loop";
import { type SaidObjection, say, when } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import { linkFrom, readHolder } from "./account-links.server";
import { appendAudit } from "./audit.server";
import { hashPassword } from "./password.server";
import { digestOf } from "./secret.server";
import { asNobody, type Tx } from "./transaction.server";

/** What a link's use answers: the person whose account it opened, or why not. */
export type LinkUse = { readonly personId: Id } | { readonly objections: readonly SaidObjection[] };

const WARNING =
  "Your password was set anew with a reset link. If that was not you, tell an admin and a Bar Raiser lead now, and change your password.";

type Usable = {
  readonly id: string;
  readonly holder: Holder;
  readonly createdById: Id;
  readonly agreedById: Id | null;
};

/** Whom a link is for, by name and e-mail address; null, whatever the cause, if it can't be used (A1). */
export function readLink(kind: LinkKind, secret: string, now: Instant) {
  return asNobody(async (tx) => {
    const link = await usable(tx, kind, secret, now);
    if (link === null) return null;
    return tx.person.findUnique({ where: { id: link.holder.id }, select: { name: true, email: true } });
  });
}

/** Sets the first password of an invited person. The link works this once. */
export async function openAccount(secret: string, password: string, now: Instant): Promise<LinkUse> {
  return use("invitation", secret, password, now, async (tx, { holder }, passwordHash) => {
    await tx.account.create({ data: { personId: holder.id, passwordHash, createdAt: new Date(now) } });
    await appendAudit(tx, { act: "account.opened", actorId: holder.id, subjectId: holder.id }, now);
  });
}

/**
 * Sets the password of an account anew: ends its sessions, leaves its person a warning, and stamps the account, by
 * which feedback submitted soon after is marked (A1).
 */
export async function resetPassword(secret: string, password: string, now: Instant): Promise<LinkUse> {
  return use(
    "reset",
    secret,
    password,
    now,
    async (tx, { holder, createdById, agreedById }, passwordHash) => {
      const personId = holder.id;
      await tx.account.update({
        where: { personId },
        data: { passwordHash, resetAt: new Date(now), warning: WARNING },
      });
      const { count: sessions } = await tx.session.deleteMany({ where: { personId } });
      const details = { sessions, createdById, agreedById };
      // Who holds the link acts, not proven to be its person: no actor is named.
      await appendAudit(tx, { act: "account.resetUsed", actorId: null, subjectId: personId, details }, now);
    },
  );
}

type Effect = (tx: Tx, link: Usable, passwordHash: string) => Promise<void>;

async function use(
  kind: LinkKind,
  secret: string,
  password: string,
  now: Instant,
  effect: Effect,
): Promise<LinkUse> {
  // Hashing is slow on purpose: it must not hold a transaction open, nor run for a link that can't be used.
  if ((await asNobody((tx) => usable(tx, kind, secret, now))) === null) return useless();
  const passwordHash = await hashPassword(password);
  return asNobody(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM account_token WHERE id = ${digestOf(secret)} FOR UPDATE`;
    const link = await usable(tx, kind, secret, now);
    if (link === null) return useless();
    await tx.accountToken.update({ where: { id: link.id }, data: { usedAt: new Date(now) } });
    await effect(tx, link, passwordHash);
    return { personId: link.holder.id };
  });
}

async function usable(tx: Tx, kind: LinkKind, secret: string, now: Instant): Promise<Usable | null> {
  const row = await tx.accountToken.findUnique({ where: { id: digestOf(secret) } });
  if (row === null || row.kind !== kind) return null;
  const link = linkFrom(row);
  const holder = await readHolder(tx, link.personId);
  if (holder === null || objectionsToUse(link, holder, now).length > 0) return null;
  return { id: link.id, holder, createdById: link.createdById, agreedById: link.agreedById };
}

const useless = (): LinkUse => ({
  objections: when(true, "linkUseless").map((objection) => say(objection, () => "somebody")),
});
