import { gunzipSync } from "node:zlib";
import type { Answer } from "./ask";

/** What differs between any two answers, also of one and the same server, and is taken out by name. */
export interface Removed {
  readonly name: string;
  readonly why: string;
  readonly from: "headers" | "body" | "log";
  readonly pattern: RegExp;
  readonly by: string;
}

export const REMOVED: readonly Removed[] = [
  {
    ...{ name: "Date", why: "Node writes the machine's own time", from: "headers" },
    ...{ pattern: /^date: .*$/gim, by: "date: -" },
  },
  {
    ...{ name: "X-Request-Id", why: "random for each request", from: "headers" },
    ...{ pattern: /^x-request-id: .*$/gim, by: "x-request-id: -" },
  },
  {
    ...{ name: "nonce of the policy", why: "random for each answer", from: "headers" },
    ...{ pattern: /'nonce-[A-Za-z0-9+/=]{24}'/g, by: "'nonce-'" },
  },
  {
    ...{ name: "nonce of a script", why: "random for each answer", from: "body" },
    ...{ pattern: /nonce="[A-Za-z0-9+/=]{24}"/g, by: 'nonce=""' },
  },
  {
    ...{ name: "nonce handed to the browser's script", why: "random for each answer", from: "body" },
    ...{ pattern: /"nonce":"[A-Za-z0-9+/=]{24}"/g, by: '"nonce":""' },
  },
  {
    ...{ name: "request's id in the page's data", why: "random for each request", from: "body" },
    ...{
      pattern: /(requestId\\?",\\?")[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
      by: "$1-",
    },
  },
  {
    ...{ name: "request's id in the log", why: "random for each request", from: "log" },
    ...{ pattern: /"requestId":"[0-9a-f-]{36}"/g, by: '"requestId":"-"' },
  },
  {
    ...{ name: "milliseconds that a request took", why: "the machine's own pace", from: "log" },
    ...{ pattern: /"ms":\d+/g, by: '"ms":0' },
  },
];

const clean = (text: string, from: Removed["from"]): string =>
  REMOVED.filter((removed) => removed.from === from).reduce(
    (so, { pattern, by }) => so.replace(pattern, by),
    text,
  );

/** An answer as one text, with what is random taken out. */
export function comparable({ status, headers, body }: Answer): string {
  const head = clean(headers.map(([name, value]) => `${name}: ${value}`).join("\n"), "headers");
  // One character a byte, so that no two different bodies read alike.
  return `${status}\n${head}\n\n${clean(unpacked(headers, body).toString("latin1"), "body")}`;
}

// Compressed, what is random could not be found to be taken out.
const unpacked = (headers: Answer["headers"], body: Buffer): Buffer =>
  headers.some(([name, value]) => /^content-encoding$/i.test(name) && value === "gzip")
    ? gunzipSync(body)
    : body;

/** A server's log with what is random taken out. */
export const comparableLog = (log: string): string => clean(log, "log");
