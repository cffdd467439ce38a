import type { Spoiled } from "./spoiled";

/** What came back, as far as it tells something. */
export interface Reply {
  readonly status: number;
  readonly to: string | null;
  readonly headers: string;
  readonly body: string;
}

/** Each request has these of its own, whatever it asked for. */
const OWN_HEADERS = ["date", "content-length", "x-request-id", "content-security-policy"];
const OWN_WORDS = /nonce(?:=\\?"|":\\?")[^"]*"|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|"now\\*",\d{13}/g;

interface Knock {
  readonly url: string;
  readonly path: string;
  readonly cookie: string;
  /** With script, a page asks for the action's answer alone; without, for the whole page. */
  readonly as: "data" | "page";
}

export async function knock(
  { url, path, cookie, as }: Knock,
  { body, type }: Pick<Spoiled, "body" | "type">,
) {
  // A connection of its own: after a body that was refused unread the server closes the one that brought it.
  const headers = {
    connection: "close",
    origin: url,
    ...(cookie ? { cookie } : {}),
    ...(type ? { "content-type": type } : {}),
  };
  const address = `${url}${path}${as === "data" ? ".data" : ""}`;
  const response = await fetch(address, { method: "POST", headers, body, redirect: "manual" });
  return replyOf(response);
}

export async function replyOf(response: Response): Promise<Reply> {
  const told = [...response.headers].filter(([name]) => !OWN_HEADERS.includes(name));
  return {
    status: response.status,
    to: response.headers.get("location"),
    headers: told.map((pair) => pair.join(": ")).join("\n"),
    body: (await response.text()).replace(OWN_WORDS, ""),
  };
}

/** What no answer may hold: where in the program, or in which library, something went wrong. */
const INSIDES =
  /\n? {4}at |node:internal|node_modules|PrismaClient|SQLSTATE|\bTypeError\b|\bReferenceError\b|violates/;

export const showsInsides = ({ body }: Reply): boolean => INSIDES.test(body);
