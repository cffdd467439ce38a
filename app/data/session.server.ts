import { redirect } from "@remix-run/node";
import { Cookie, type Session, type User } from "lucia";
import type { Id } from "~/domain/loop";
import type { Viewer } from "~/domain/viewer";
import { localPath } from "~/forms/local-path";
import { database } from "./database.server";
import { ABSOLUTE, IDLE, lucia, sessions } from "./lucia.server";
import { digestOf, newSecret } from "./secret.server";

/** A proven reader with what every page shows of them. */
export interface SignedIn {
  readonly viewer: Viewer;
  readonly name: string;
  readonly timeZone: string;
  /** The session's id, a digest: of no use to sign in with. */
  readonly sessionId: string;
}

// Sliding at most once in so long spares a write per request.
const SLIDE = 5 * 60_000;

/** Who is asking, or null: no session, one that is over, or a deactivated person. */
export async function viewerOf(request: Request): Promise<Viewer | null> {
  return (await signedIn(request))?.viewer ?? null;
}

/**
 * Who is asking. Throws a redirect to the first-run page while there is no organisation, and to the sign-in page,
 * which leads back here, where nobody is signed in.
 */
export async function requireViewer(request: Request): Promise<Viewer> {
  return (await requireSignedIn(request)).viewer;
}

/** As `requireViewer`, with the session that proves it. */
export async function requireSignedIn(request: Request): Promise<SignedIn> {
  const found = await signedIn(request);
  if (found) return found;
  if ((await database().organisation.count()) === 0) throw redirect("/welcome");
  const { pathname, search } = new URL(request.url);
  const then = localPath(`${pathname}${search}`);
  throw redirect(then === "/" ? "/sign-in" : `/sign-in?${new URLSearchParams({ then })}`);
}

/** Whether the request's session still holds. It is not moved on: a page that nobody touches keeps nobody signed in. */
export async function isSignedIn(request: Request): Promise<boolean> {
  const token = tokenOf(request);
  return token !== null && (await lucia.validateSession(digestOf(token))).session !== null;
}

/** The session behind the request's cookie, moved on while it is used; null where there is none. */
export async function signedIn(request: Request): Promise<SignedIn | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const { session, user } = await lucia.validateSession(digestOf(token));
  if (session === null) return null;
  const now = Date.now();
  if (session.expiresAt.getTime() - now < IDLE - SLIDE && session.expiresAt < session.endsAt) {
    await sessions.updateSessionExpiration(session.id, new Date(now + IDLE));
  }
  return prove(session, user);
}

// The one place in the program that makes a Viewer.
const prove = (session: Session, user: User): SignedIn => ({
  viewer: { id: user.id, capabilities: user.capabilities } as Viewer,
  name: user.name,
  timeZone: user.timeZone,
  sessionId: session.id,
});

/**
 * Opens a session for a person who has just proven who they are; answers the Set-Cookie. Always a new one, and the
 * one that the browser brought ends, so that nobody can plant a session and wait for somebody to sign in to it.
 */
export async function openSession(request: Request, personId: Id): Promise<string> {
  await endBrought(request);
  await lucia.deleteExpiredSessions();
  const token = newSecret();
  const createdAt = new Date();
  const endsAt = new Date(createdAt.getTime() + ABSOLUTE);
  await lucia.createSession(personId, { createdAt, endsAt }, { sessionId: digestOf(token) });
  return cookie(request, token, ABSOLUTE / 1000);
}

/** Ends the request's session, if any; answers the Set-Cookie that makes the browser forget it. */
export async function closeSession(request: Request): Promise<string> {
  await endBrought(request);
  return cookie(request, "", 0);
}

async function endBrought(request: Request): Promise<void> {
  const token = tokenOf(request);
  if (token !== null) await lucia.invalidateSession(digestOf(token));
}

// Behind a trusted proxy the request's own URL says https already.
const isSecure = (request: Request): boolean => new URL(request.url).protocol === "https:";

// Browsers take a __Host- cookie from this very host over https only: no neighbour can plant one.
const nameFor = (request: Request): string =>
  isSecure(request) ? "__Host-plumbline_session" : "plumbline_session";

function cookie(request: Request, value: string, maxAge: number): string {
  const secure = isSecure(request);
  return new Cookie(nameFor(request), value, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge,
  }).serialize();
}

function tokenOf(request: Request): string | null {
  const name = `${nameFor(request)}=`;
  const pairs = (request.headers.get("Cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(name))?.slice(name.length) || null;
}
