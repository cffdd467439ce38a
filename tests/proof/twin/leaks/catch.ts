import type { Asking } from "../ask";
import { Comparison, entriesIn } from "../compare";
import { changeFor } from "../difference";
import { PERSONAS, type Persona } from "../personas";
import { cookieOf, type Environment, type Stores, serve } from "../worlds";
import { type Leak, loopIds, type Trace } from "./leak";

/** What the comparison found wrong, by where it showed. */
export type Found = Readonly<Record<Trace, readonly string[]>>;

interface Circumstances {
  /** What the two servers are told; made once the worlds differ. */
  readonly env?: (stores: Stores) => Promise<readonly [Environment, Environment]>;
  readonly node?: readonly string[];
}

const personaOf = (name: string): Persona => {
  const found = PERSONAS.find((persona) => persona.name === name);
  if (!found) throw new Error(`There is no persona "${name}".`);
  return found;
};

/** Lets two worlds differ for the leak's persona, asks its questions, and says what the comparison found. */
export async function findingsOf(
  stores: Stores,
  leak: Leak,
  { env, node }: Circumstances = {},
): Promise<Found> {
  const persona = personaOf(leak.persona);
  for (const store of [stores.first, stores.second])
    for (const sql of leak.sql ?? []) await store.superuser.query(sql);
  await changeFor(persona, stores);
  const [first, second] = (await env?.(stores)) ?? [];
  const twins = await serve(stores, { first, second, node });
  const comparison = new Comparison(twins);
  const before = await entriesIn(stores.first.superuser);
  const answers: string[] = [];
  for (const asking of askingsOf(leak, leak.asks(await loopIds(stores.first.superuser)))) {
    const difference = await comparison.ask(asking, cookieOf(persona));
    if (difference) answers.push(difference);
  }
  const log = [await comparison.logs()].filter((found) => found !== null);
  const record = [await comparison.records(before)].filter((found) => found !== null);
  comparison.close();
  await twins.stop();
  return { answers, log, record };
}

const askingsOf = ({ name, body }: Leak, paths: readonly string[]): readonly Asking[] =>
  paths.map((path) => ({
    ...{ method: body === undefined ? "GET" : "POST", path, kind: name, route: path },
    ...(body === undefined ? {} : { body }),
  }));
