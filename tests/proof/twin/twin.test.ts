import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chanceOf, DEEP, SEED, tell } from "../chance";
import { addressesIn } from "./addresses";
import type { Asking } from "./ask";
import { Comparison, entriesIn } from "./compare";
import { changeFor, KINDS } from "./difference";
import { PERSONAS, type Persona } from "./personas";
import { samplePlan, wholePlan } from "./plan";
import { queriesIn } from "./queries";
import { Tried } from "./tried";
import { cookieOf, openStores, type Stores, serve, type Twins } from "./worlds";

const SHOWN = 8;

let stores: Stores;
let twins: Twins;
let comparison: Comparison;
let questions: ReadonlyMap<string, readonly Asking[]>;
let routes: ReadonlySet<string>;
const tried = new Tried();

beforeAll(async () => {
  stores = await openStores();
  twins = await serve(stores);
  comparison = new Comparison(twins);
  const { superuser } = stores.first;
  const ground = { addresses: await addressesIn(superuser), queries: await queriesIn(superuser) };
  routes = new Set(ground.addresses.map(({ route }) => route.pattern));
  const plan = (DEEP ? wholePlan : samplePlan)(ground, chanceOf(SEED));
  questions = new Map(PERSONAS.map((persona) => [persona.name, plan(persona)]));
});

afterAll(async () => {
  tell(`${tried.account()}\nSeed: ${SEED} (PLUMBLINE_SEED asks it again).`);
  comparison?.close();
  await twins?.stop();
  await stores?.drop();
});

describe("two worlds that differ only in what somebody may not see", () => {
  test.each(PERSONAS)("answer alike: $name", async (persona) => {
    expect(await differencesFor(persona)).toEqual([]);
  });

  test("each route that the build knows is asked of somebody", () => {
    const asked = new Set([...questions.values()].flat().map(({ route }) => route));
    expect([...routes].filter((route) => !asked.has(route))).toEqual([]);
  });

  test("each kind of sealed thing differs for somebody", async () => {
    const differed = new Set<string>();
    for (const persona of PERSONAS.filter(({ name }) => TELLING.includes(name))) {
      const rows = await changeFor(persona, stores);
      for (const [name, count] of Object.entries(rows)) if (count > 0) differed.add(name);
    }
    expect(KINDS.map(({ name }) => name).filter((name) => !differed.has(name))).toEqual([]);
  });
});

// From these everything is hidden that is hidden from anybody.
const TELLING = [
  "auditor",
  "stranger",
  "admin",
  "interviewer, owing before reading",
  "candidate who is an employee and an admin",
];

async function differencesFor(persona: Persona): Promise<readonly string[]> {
  tried.changed(await changeFor(persona, stores));
  const before = await entriesIn(stores.first.superuser);
  const found: string[] = [];
  for (const asking of questions.get(persona.name) ?? []) {
    tried.add(persona.name, asking);
    const difference = await comparison.ask(asking, cookieOf(persona));
    if (difference && found.length < SHOWN) found.push(`${persona.name}: ${difference}`);
  }
  const rest = [await comparison.logs(), await comparison.records(before)];
  const all = [...found, ...rest.filter((difference) => difference !== null)];
  // A run at length says at once what it found, and how far it has come.
  if (DEEP) tell([`${persona.name}: ${all.length} differences`, ...all].join("\n"));
  return all;
}
