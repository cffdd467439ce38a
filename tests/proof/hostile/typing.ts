import type pg from "pg";
import type { Bases } from "../input/bases";
import type { Attempt } from "../matrix/attempts";
import { bodyOf, type Fields } from "../matrix/door";
import { type Column, marked, textColumns } from "./columns";
import { brokenOut, markupFor } from "./markup";
import { type Header, type Heard, say } from "./say";

const ID_OR_NUMBER = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|-?\d+)$/;

/** Forms that can be filled in another way than the acts fill them, with other texts in it. */
const OTHERWISE: Readonly<Record<string, Fields>> = {
  "/interviews/:id/feedback write (submit)": {
    "principles[0].rating": "notAssessed",
    "principles[0].reason": "There was no time.",
  },
};

/** What came of typing markup into every field of every form. */
export interface Typed {
  readonly fields: number;
  /** The columns that hold it, each reached through some form. */
  readonly reached: readonly Column[];
  /** Those whose text the pages showed that one comes to next. */
  readonly shown: ReadonlySet<Column>;
  readonly faults: readonly string[];
}

/**
 * Sends each act again and again, every time with markup in another of its fields, and reads the page that answers:
 * the form with what was typed, or the pages that it leads to. `superuser` looks where it went.
 */
export async function typeEverywhere(bases: Bases, superuser: pg.Client): Promise<Typed> {
  const { undoing } = bases.ground;
  const columns = await textColumns(superuser);
  const typings = bases.attempts.flatMap((attempt) =>
    typingsOf(attempt).map((fields) => ({ attempt, fields })),
  );
  const [reached, shown] = [new Set<Column>(), new Set<Column>()];
  const faults: string[] = [];
  for (const { attempt, fields } of typings) {
    const answers = await send(bases, attempt, fields);
    faults.push(...answers.flatMap(faultsOf).map((fault) => `${attempt.act}: ${fault}`));
    const tables = await undoing.changed();
    const written = columns.filter((name) => tables.includes(name.split(".")[0] ?? ""));
    for (const column of await marked(superuser, written)) {
      reached.add(column);
      if (answers.slice(1).some(({ body }) => body.includes("plq"))) shown.add(column);
    }
    if (tables.length > 0) await undoing.restore();
  }
  return { fields: typings.length, reached: [...reached].sort(), shown, faults };
}

/** An act's form with markup in one field after the other; those that choose among ids or numbers hold no text. */
const typingsOf = ({ act, fields }: Attempt): readonly Fields[] =>
  [fields, ...(act in OTHERWISE ? [{ ...fields, ...OTHERWISE[act] }] : [])].flatMap((filled) =>
    Object.entries(filled)
      .filter(([name, value]) => name !== "intent" && typeof value === "string" && !ID_OR_NUMBER.test(value))
      .map(([name]) => ({ ...filled, [name]: markupFor(name) })),
  );

async function send({ ground }: Bases, { path, cookie }: Attempt, fields: Fields): Promise<readonly Heard[]> {
  const { url } = ground.app;
  const own: readonly Header[] = cookie ? [["Cookie", cookie]] : [];
  const headers: readonly Header[] = [["Origin", url], ...own];
  const heard = await say(url, { method: "POST", path, headers, body: bodyOf(fields).toString() });
  if (heard.status >= 400) return [heard];
  const to = heard.headers.location ?? path;
  // Also the page of the loop or record that the form is about.
  const about = path.split("/").slice(0, 3).join("/");
  return [
    heard,
    ...(await Promise.all([to, about].map((at) => say(url, { method: "GET", path: at, headers: own })))),
  ];
}

/** What is wrong with an answer that may repeat what was typed. */
export function faultsOf({ status, headers, body }: Heard): readonly string[] {
  const type = headers["content-type"] ?? "";
  const policy = String(headers["content-security-policy"]);
  return [
    ...(status >= 500 ? [`answers ${status}`] : []),
    ...(type.startsWith("text/html") ? brokenOut(body) : []),
    // Data and files: no browser may take them for a page.
    ...(headers["x-content-type-options"] === "nosniff" ? [] : ["may be sniffed"]),
    ...(/script-src 'self' 'nonce-[^']+';/.test(policy) && !policy.includes("unsafe")
      ? []
      : ["has no policy"]),
  ];
}
