import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import { HOUR } from "../../../app/domain/time.ts";
import { bodyOf, type Fields } from "../matrix/door";
import { type Header, say } from "./say";

/** What a form was answered, as far as a browser keeps something of it. */
export interface Answered {
  readonly status: number;
  readonly to: string | null;
  readonly setCookies: readonly string[];
  /** The value of the session's cookie that it brought; null for none or an emptied one. */
  readonly token: string | null;
}

export const cookieOf = (token: string, name = "plumbline_session"): Header => ["Cookie", `${name}=${token}`];

/** Sends a form as the server's own page would, unless the headers say otherwise. */
export async function submit(
  url: string,
  path: string,
  fields: Fields,
  headers: readonly Header[] = [],
): Promise<Answered> {
  const origin: readonly Header[] = headers.some(([name]) => name === "Origin") ? [] : [["Origin", url]];
  const body = bodyOf(fields).toString();
  const heard = await say(url, { method: "POST", path, headers: [...origin, ...headers], body });
  const setCookies = heard.headers["set-cookie"] ?? [];
  const [, token] = /plumbline_session=([^;]*)/.exec(setCookies[0] ?? "") ?? [];
  return { status: heard.status, to: heard.headers.location ?? null, setCookies, token: token || null };
}

/** Whether somebody is signed in with these headers. */
export async function isIn(url: string, headers: readonly Header[]): Promise<boolean> {
  return (await say(url, { method: "GET", path: "/account", headers })).status === 200;
}

const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");
const newSecret = (): string => randomBytes(32).toString("base64url");

/** A session as the product opens it; answers the token in its cookie. */
export async function openSession(owner: pg.Client, personId: string): Promise<string> {
  const token = newSecret();
  const until = new Date(Date.now() + 4 * HOUR);
  await owner.query(
    "INSERT INTO session (id, person_id, created_at, expires_at, ends_at) VALUES ($1, $2, now(), $3, $3)",
    [digestOf(token), personId, until],
  );
  return token;
}

/** An invitation or an agreed reset link; answers its path. */
export async function linkFor(
  owner: pg.Client,
  kind: "invitation" | "reset",
  { personId, by, agreedBy }: Readonly<Record<"personId" | "by" | "agreedBy", string>>,
): Promise<string> {
  const secret = newSecret();
  await owner.query(
    `INSERT INTO account_token (id, person_id, kind, created_by_id, created_at, expires_at, agreed_by_id, agreed_at)
     VALUES ($1, $2, $3, $4, now(), now() + interval '1 day', $5, now())`,
    [digestOf(secret), personId, kind, by, agreedBy],
  );
  return `/${kind}/${secret}`;
}

/** Lets time pass for a session: its idle or its absolute end lies behind. */
export async function expire(owner: pg.Client, token: string, end: "expires_at" | "ends_at"): Promise<void> {
  await owner.query(`UPDATE session SET ${end} = now() - interval '1 second' WHERE id = $1`, [
    digestOf(token),
  ]);
}
