import type { Address } from "./addresses";
import type { Asking } from "./ask";
import { intentsKnown, REFUSED } from "./deeds";

const FRESH = { "if-none-match": "*", "if-modified-since": "Tue, 01 Jan 2030 00:00:00 GMT" };

const dataOf = (path: string): string => {
  const [page = "", query] = path.split("?");
  return `${page === "/" ? "/_root" : page}.data${query ? `?${query}` : ""}`;
};

const joined = (path: string, query: string): string => `${path}${path.includes("?") ? "&" : "?"}${query}`;

/** The ways of reading one address: its page, its data in whole and in part, and each way around them. */
export function readingsOf({ route, path }: Address): readonly Asking[] {
  const get = { method: "GET", route: route.pattern } as const;
  const data = dataOf(path);
  return [
    { ...get, kind: "page", path },
    { ...get, kind: "data", path: data },
    { ...get, kind: "data of one route", path: joined(data, `_routes=${encodeURIComponent(route.id)}`) },
    { ...get, kind: "data of the root alone", path: joined(data, "_routes=root") },
    { ...get, method: "HEAD", kind: "head", path },
    { ...get, kind: "prefetched page", path, headers: { "sec-purpose": "prefetch" } },
    { ...get, kind: "prefetched data", path: data, headers: { purpose: "prefetch" } },
    { ...get, kind: "conditional page", path, headers: FRESH },
    { ...get, kind: "compressed data", path: data, headers: { "accept-encoding": "gzip" } },
    { ...get, kind: "page as a crawler", path, headers: { "user-agent": "Googlebot/2.1" } },
    { ...get, kind: "discovery", path: `/__manifest?p=${encodeURIComponent(path)}&version=none` },
  ];
}

/** The same address with each search, order, filter and cursor. */
export const askedWith = ({ route, path }: Address, queries: readonly string[]): readonly Asking[] =>
  queries.flatMap((query) => {
    const get = { method: "GET", route: route.pattern } as const;
    const whole = joined(path, query);
    return [
      { ...get, kind: "page with a query", path: whole },
      { ...get, kind: "data with a query", path: dataOf(whole) },
    ];
  });

/** What is sent to an address and refused there: unknown and incomplete deeds, and those that a rule refuses. */
export function refusalsOf({ route, path }: Address): readonly Asking[] {
  const post = { method: "POST", route: route.pattern } as const;
  const bodies = REFUSED.filter(([pattern]) => pattern === route.pattern).map(([, body]) => body);
  return [
    { ...post, kind: "unknown deed", path, body: "intent=nothingOfThis" },
    { ...post, kind: "unknown deed by data", path: dataOf(path), body: "" },
    { ...post, kind: "deed from elsewhere", path, body: "", headers: { origin: "http://elsewhere.test" } },
    ...bodies.map((body) => ({ ...post, kind: "refused deed", path, body })),
    ...bodies.map((body) => ({ ...post, kind: "refused deed by data", path: dataOf(path), body })),
  ];
}

/** Each intent that any form knows, without anything else. */
export const incompleteOf = ({ route, path }: Address): readonly Asking[] =>
  intentsKnown().map((intent) => ({
    ...{ method: "POST", route: route.pattern, kind: "incomplete deed" },
    ...{ path, body: `intent=${intent}` },
  }));
