import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import { decode } from "turbo-stream";
import { REASONS } from "../../../app/domain/objections.ts";
import { HOUR } from "../../../app/domain/time.ts";

/** What a form holds: a text a field, or several under one name. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** How the server answered a form. */
export interface Answer {
  readonly status: number;
  /** The codes of the objections, sorted. */
  readonly codes: readonly string[];
  /** Where it leads on, if it does. */
  readonly to: string | null;
  readonly value: unknown;
}

/** Opens a session for each person straight in the database; answers the cookie of each. */
export async function openSessions(
  owner: pg.Client,
  people: readonly string[],
): Promise<Map<string, string>> {
  const until = new Date(Date.now() + 6 * HOUR);
  const cookies = new Map<string, string>();
  for (const personId of people) {
    const token = randomBytes(32).toString("base64url");
    const id = createHash("sha256").update(token).digest("hex");
    await owner.query(
      "INSERT INTO session (id, person_id, created_at, expires_at, ends_at) VALUES ($1, $2, now(), $3, $3)",
      [id, personId, until],
    );
    cookies.set(personId, `plumbline_session=${token}`);
  }
  return cookies;
}

export const bodyOf = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : value.map((one) => [name, one]),
    ),
  );

/** Sends a form as a page with script does: the action's answer alone comes back, without the page around it. */
export async function send(url: string, path: string, fields: Fields, cookie = ""): Promise<Answer> {
  const [address, query] = path.split("?");
  const response = await fetch(`${url}${address}.data${query ? `?${query}` : ""}`, {
    method: "POST",
    headers: { origin: url, ...(cookie ? { cookie } : {}) },
    body: bodyOf(fields),
    redirect: "manual",
  });
  return answerFrom(response);
}

/** Sends a form as a page without script does: the whole page comes back. */
export function sendPlain(url: string, path: string, fields: Fields, cookie = ""): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: "POST",
    headers: { origin: url, ...(cookie ? { cookie } : {}) },
    body: bodyOf(fields),
    redirect: "manual",
  });
}

async function answerFrom(response: Response): Promise<Answer> {
  const value = await contentOf(response);
  const [kind, first] = partsOf(value);
  const status = kind === "redirect" ? 302 : kind === "error" ? Number(first.status) : response.status;
  const codes = kind === "data" ? codesIn(first) : [];
  return { status, codes, to: kind === "redirect" ? String(first.to) : null, value };
}

function codesIn({ objections, reasons }: Loose): readonly string[] {
  if (Array.isArray(objections)) return objections.map((objection) => String(objection.code)).sort();
  // The autosave is answered in sentences alone.
  const codeOf = (text: unknown) => Object.entries(REASONS).find(([, reason]) => reason.says === text)?.[0];
  return Array.isArray(reasons) ? reasons.map((text) => codeOf(text) ?? String(text)).sort() : [];
}

type Loose = Readonly<Record<string, unknown>>;
const loose = (value: unknown): Loose =>
  typeof value === "object" && value !== null ? (value as Loose) : {};

// What the framework wraps an action's answer in: its data, an error that was thrown, or a redirect.
function partsOf(value: unknown): readonly ["redirect" | "error" | "data", Loose] {
  const answer = loose(value);
  if ("redirect" in answer) return ["redirect", { to: answer.redirect }];
  if ("error" in answer) return ["error", loose(answer.error)];
  return ["data", "data" in answer ? loose(answer.data) : answer];
}

async function contentOf(response: Response): Promise<unknown> {
  if (response.headers.get("content-type")?.includes("application/json")) return response.json();
  if (!response.body || !response.headers.has("x-remix-response")) {
    await response.arrayBuffer();
    return null;
  }
  const decoded = await decode(response.body, { plugins: [asWrapped] });
  await decoded.done;
  return decoded.value;
}

// "ErrorResponse" and the like: a name and its parts. An error's parts are its data, status and status text.
const asWrapped = (type: unknown, ...parts: unknown[]) => {
  if (type === "ErrorResponse") return { value: { error: { data: parts[0], status: parts[1] } }.error };
  return { value: type === "SingleFetchRedirect" ? parts[0] : { type, parts } };
};
