import { some } from "../chance";
import type { Address } from "./addresses";
import type { Asking } from "./ask";
import { PERSONAS, type Persona } from "./personas";
import { askedWith, incompleteOf, readingsOf, refusalsOf } from "./requests";

/** What there is to ask. */
export interface Ground {
  readonly addresses: readonly Address[];
  readonly queries: readonly string[];
}

/** Which of all the questions a run asks of one persona. */
export type Plan = (persona: Persona) => readonly Asking[];

// These end the session that asks, or another persona's, or make something out of chance: nothing could be compared after it.
const SPARED: Readonly<Record<string, string>> = {
  "/sign-out": "ends the session",
  everywhere: "ends every session of the person",
  deactivate: "ends another persona's sessions",
  invite: "makes a secret out of chance",
  reset: "makes a secret out of chance",
  end: "ends another persona's sessions",
};
// These succeed where they are somebody's to do, and what is sealed would no longer be so.
const CHANGING = ["open", "join", "markRead", "reopen", "close", "ready", "extended", "accepted", "declined"];
const MAKING = [
  "write",
  "draft",
  "agree",
  "reactivate",
  "demo",
  "assign",
  "addMain",
  "addScreen",
  "addFollowUp",
];

const isSpared = ({ route, body }: Asking, persona: Persona): boolean => {
  const intent = new URLSearchParams(body).get("intent") ?? "";
  return (
    route in SPARED ||
    intent in SPARED ||
    [...CHANGING, ...MAKING].includes(intent) ||
    // Entries about the candidacy differ for this one, and so does whether the chain holds.
    (intent === "verify" && persona.name.startsWith("candidate"))
  );
};

const isList = ({ route }: Address) =>
  route.hasLoader && !route.pattern.includes(":") && route.pattern !== "/*";

/**
 * Everything: each address as page and as data, each list by each query, each refused deed, of everybody; and of each
 * address one of the other ways of asking for it, a different one for each persona.
 */
export const wholePlan =
  ({ addresses, queries }: Ground, chance: () => number): Plan =>
  (persona) => {
    const away = (asking: Asking) => !isSpared(asking, persona);
    return [
      ...addresses.flatMap((address) => readingsOf(address).slice(0, 2)),
      ...addresses.flatMap((address) => some(readingsOf(address).slice(2), 1, chance)),
      ...addresses
        .filter(isList)
        .flatMap((address) => askedWith(address, queries))
        .filter(isData),
      ...addresses.filter(isList).flatMap((address) => some(askedWith(address, queries), 8, chance)),
      ...addresses.flatMap((address) => some(refusalsOf(address), 2, chance)).filter(away),
      ...onePerRoute(addresses)
        .filter(({ route }) => route.hasAction)
        .flatMap((address) => some(incompleteOf(address).filter(away), 15, chance)),
    ];
  };

const isData = ({ kind }: Asking): boolean => kind === "data with a query";

/** The first of each route's addresses. */
const onePerRoute = (addresses: readonly Address[]): readonly Address[] => [
  ...new Map([...addresses].reverse().map((address) => [address.route.id, address])).values(),
];

/** A sample: each route of somebody, each page of a loop of everybody, and a little of all else. */
export const samplePlan =
  ({ addresses, queries }: Ground, chance: () => number): Plan =>
  (persona) => {
    const index = PERSONAS.indexOf(persona);
    const routes = [...new Set(addresses.map(({ route }) => route.id))];
    const one = (id: string) =>
      some(
        addresses.filter(({ route }) => route.id === id),
        1,
        chance,
      );
    const mine = routes.filter((_, position) => position % PERSONAS.length === index);
    const loopPages = routes.filter((id) => id.startsWith("routes/loops.$id"));
    const away = (asking: Asking) => !isSpared(asking, persona);
    return [
      ...mine.flatMap(one).flatMap((address) => readingsOf(address).slice(0, 2)),
      ...loopPages.flatMap(one).flatMap((address) => some(readingsOf(address).slice(0, 2), 1, chance)),
      ...some(addresses, 18, chance).flatMap((address) => some(readingsOf(address), 1, chance)),
      ...some(addresses.filter(isList), 8, chance).flatMap((address) =>
        some(askedWith(address, queries), 1, chance),
      ),
      ...some(addresses, 6, chance).flatMap((address) => some(refusalsOf(address).filter(away), 1, chance)),
      ...some(onePerRoute(addresses), 4, chance).flatMap((address) =>
        some(incompleteOf(address).filter(away), 1, chance),
      ),
    ];
  };
