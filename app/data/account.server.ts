import type { Id } from "~/domain/loop";
import { type SaidObjection, say, when } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { appendAudit } from "./audit.server";
import { database } from "./database.server";
import { hashPassword, isPassword } from "./password.server";
import { type Attempt, count, forgive } from "./throttle.server";
import { asViewer } from "./transaction.server";

/** How an attempt to prove who one is went. `again` is set when there were too many: the instant of the next try. */
export type Proof =
  | { readonly personId: Id; readonly warned: boolean }
  | { readonly objections: readonly SaidObjection[]; readonly again?: Instant };

const nobody = () => "somebody";

/** Says no in words; the reasons of this file name no people. */
const no = (...[code, about]: [Parameters<typeof when>[1], string?]): readonly SaidObjection[] =>
  when(true, code, [], about === undefined ? [] : [about]).map((objection) => say(objection, nobody));

/**
 * Judges an e-mail address and a password. Unknown address, wrong password and deactivated person get the same
 * answer after the same work. Attempts are counted per account and per network address.
 */
export async function provePassword(
  email: string,
  password: string,
  address: string,
  now: Instant,
): Promise<Proof> {
  const attempts: readonly Attempt[] = [
    { by: "account", key: email },
    { by: "address", key: address },
  ];
  const again = await count(attempts, now);
  if (again !== null) return { objections: tooMany(again, now), again };
  const person = await database().person.findUnique({
    where: { email },
    select: { id: true, deactivatedAt: true, account: { select: { passwordHash: true, warning: true } } },
  });
  const account = person?.deactivatedAt === null ? person.account : null;
  const proven = await isPassword(password, account?.passwordHash ?? null);
  if (!proven || !person || !account) return { objections: no("wrongCredentials") };
  await forgive(attempts);
  return { personId: person.id, warned: account.warning !== null };
}

/** "Too many" in words, with how long to wait. */
export function tooMany(again: Instant, now: Instant): readonly SaidObjection[] {
  const minutes = Math.max(1, Math.ceil((again - now) / 60_000));
  return no("tooManyAttempts", `try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}`);
}

/** The viewer's own account: their sessions, and what happened to it that they should know (A1). */
export async function readAccount(viewer: Viewer, sessionId: string, now: Instant) {
  const person = await database().person.findUniqueOrThrow({
    where: { id: viewer.id },
    select: {
      name: true,
      email: true,
      timeZone: true,
      account: true,
      sessions: { orderBy: { createdAt: "desc" } },
    },
  });
  const { name, email, timeZone, account } = person;
  const live = person.sessions.filter((s) => s.expiresAt.getTime() > now && s.endsAt.getTime() > now);
  return {
    name,
    email,
    timeZone,
    hasPassword: account !== null,
    warning: account?.warning ?? null,
    resetAt: account?.resetAt?.getTime() ?? null,
    sessions: live.map((s) => ({
      id: s.id,
      createdAt: s.createdAt.getTime(),
      expiresAt: s.expiresAt.getTime(),
      endsAt: s.endsAt.getTime(),
      mine: s.id === sessionId,
    })),
  };
}

/**
 * Sets a new password and ends all of the viewer's sessions; the caller opens a fresh one. Objects to a wrong
 * current password, of which there are only so many attempts.
 */
export async function changePassword(
  viewer: Viewer,
  current: string,
  next: string,
  now: Instant,
): Promise<{ readonly objections: readonly SaidObjection[]; readonly again?: Instant }> {
  const attempt: Attempt = { by: "account", key: viewer.id };
  const again = await count([attempt], now);
  if (again !== null) return { objections: tooMany(again, now), again };
  const account = await database().account.findUnique({ where: { personId: viewer.id } });
  if (!(await isPassword(current, account?.passwordHash ?? null))) return { objections: no("wrongPassword") };
  const passwordHash = await hashPassword(next);
  await asViewer(viewer.id, async (tx) => {
    await tx.account.update({ where: { personId: viewer.id }, data: { passwordHash } });
    const { count: sessions } = await tx.session.deleteMany({ where: { personId: viewer.id } });
    await appendAudit(tx, { act: "account.passwordChanged", ...about(viewer), details: { sessions } }, now);
  });
  await forgive([attempt]);
  return { objections: [] };
}

/** Ends one of the viewer's own sessions. Somebody else's does not exist for them. */
export function endSession(
  viewer: Viewer,
  sessionId: string,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return endOwn(viewer, { personId: viewer.id, id: sessionId }, now);
}

/** Ends all of the viewer's sessions, this one too. */
export function signOutEverywhere(viewer: Viewer, now: Instant): Promise<readonly SaidObjection[]> {
  return endOwn(viewer, { personId: viewer.id }, now);
}

function endOwn(
  viewer: Viewer,
  where: { readonly personId: Id; readonly id?: string },
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return asViewer(viewer.id, async (tx) => {
    const { count: sessions } = await tx.session.deleteMany({ where });
    if (sessions > 0)
      await appendAudit(tx, { act: "account.sessionsEnded", ...about(viewer), details: { sessions } }, now);
    return [];
  });
}

/** Puts the warning of a used reset link away: the person has read it (A1). */
export function dismissWarning(viewer: Viewer, now: Instant): Promise<readonly SaidObjection[]> {
  return asViewer(viewer.id, async (tx) => {
    const where = { personId: viewer.id, warning: { not: null } };
    const { count: shown } = await tx.account.updateMany({ where, data: { warning: null } });
    if (shown > 0) await appendAudit(tx, { act: "account.warningRead", ...about(viewer) }, now);
    return [];
  });
}

const about = (viewer: Viewer) => ({ actorId: viewer.id, subjectId: viewer.id });
