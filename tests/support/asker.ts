import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import { DAY } from "../../app/domain/time.ts";

export type Fields = Readonly<Record<string, string | readonly string[]>>;
type Answer = { readonly status: number; readonly location: string; readonly body: string };

/** Somebody signed in, who asks over HTTP without a browser. */
export type Asker = {
  /** Who they are, for a request of another kind. */
  readonly headers: Readonly<Record<string, string>>;
  get(server: string, path: string): Promise<Answer>;
  /** Sends a form as a page of that server would. */
  post(server: string, path: string, fields: Fields): Promise<Answer>;
};

/** Opens a session for a person straight in the database. */
export async function askerFor(owner: pg.Client, personId: string): Promise<Asker> {
  const token = randomBytes(32).toString("base64url");
  const until = new Date(Date.now() + DAY / 2);
  await owner.query(
    "INSERT INTO session (id, person_id, created_at, expires_at, ends_at) VALUES ($1, $2, now(), $3, $3)",
    [createHash("sha256").update(token).digest("hex"), personId, until],
  );
  const headers = { Cookie: `plumbline_session=${token}` };
  const ask = async (server: string, path: string, init: RequestInit): Promise<Answer> => {
    const answer = await fetch(`${server}${path}`, { redirect: "manual", ...init });
    return {
      status: answer.status,
      location: answer.headers.get("Location") ?? "",
      body: await answer.text(),
    };
  };
  return {
    headers,
    get: (server, path) => ask(server, path, { headers }),
    post: (server, path, fields) =>
      ask(server, path, { method: "POST", headers: { ...headers, Origin: server }, body: bodyOf(fields) }),
  };
}

const bodyOf = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
