import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Asker, askerFor } from "../../support/asker.ts";
import { copyTemplate } from "../../support/copy.ts";
import { settle, WHO, type Who } from "../../support/debrief-world.ts";
import { type App, startApp } from "../../support/running.ts";
import { DEEP } from "../chance.ts";
import { brokenIn, countsOf, miscountedIn } from "./invariants.ts";
import { type Act, type Outcome, RACES, type Race } from "./races.ts";

const ROUNDS = DEEP ? 200 : 4;

/** Two processes of the product on one database, as behind a load balancer. */
let servers: readonly [App, App];
const askers = new Map<Who, Asker>();
let tried = 0;

beforeAll(async () => {
  const copy = await copyTemplate();
  const first = await startApp({ copy });
  servers = [first, await startApp({ copy })];
  await settle(first.owner);
  for (const who of Object.keys(WHO) as Who[]) askers.set(who, await askerFor(first.owner, WHO[who]));
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  process.stdout.write(`Races: ${RACES.length} pairs of acts, ${tried} rounds, from two processes.\n`);
});

/** Whether it went through; an answer that is neither a redirect nor a refusal is a fault of its own. */
async function send({ who, path, fields }: Act, server: App): Promise<boolean> {
  const asker = askers.get(who);
  if (!asker) throw new Error(`${who} is not signed in`);
  const { status, location } = await asker.post(server.url, path, fields);
  expect([302, 409], `${who} ${path} ${JSON.stringify(fields)}`).toContain(status);
  expect(location, path).not.toContain("/sign-in");
  return status === 302;
}

const outcomeOf = ([first, second]: readonly [boolean, boolean]): Outcome =>
  first && second ? "both" : first ? "first" : second ? "second" : "neither";

/** Sends both at once, each to a process of its own; every second time the other one first. */
async function meet([one, other]: readonly [Act, Act], round: number): Promise<Outcome> {
  const [a, b] = round % 4 < 2 ? servers : ([servers[1], servers[0]] as const);
  if (round % 2 === 0) return outcomeOf(await Promise.all([send(one, a), send(other, b)]));
  const later = send(other, b);
  return outcomeOf(await Promise.all([send(one, a), later]));
}

/** A revocation holds until a lead certifies again: so each round begins with the Bar Raiser certified. */
const certifyAgain = () =>
  servers[0].owner.query(
    `WITH step AS (
       INSERT INTO certification (person_id, step, on_day, recorded_by_id, recorded_at)
       VALUES ($1, 'certified', current_date, $2, clock_timestamp()))
     INSERT INTO audit_entry (at, actor_id, act, subject_id, details)
     VALUES (clock_timestamp(), $2, 'certification.recorded', $1, '{"step":"certified"}')`,
    [WHO.ravi, WHO.lena],
  );

async function run(race: Race): Promise<ReadonlySet<Outcome>> {
  const { owner } = servers[0];
  const seen = new Set<Outcome>();
  for (let round = 0; round < ROUNDS; round++) {
    await certifyAgain();
    const scene = await race.scene(owner);
    const before = await countsOf(owner, scene.loop);
    const outcome = await meet(race.acts(scene), round);
    tried += 1;
    seen.add(outcome);
    expect(race.may, `round ${round} of ${scene.loop}`).toContain(outcome);
    expect(await miscountedIn(owner, scene.loop, before)).toEqual([]);
  }
  return seen;
}

for (const race of RACES)
  test(`${race.name}: nothing doubled, nothing lost, nothing in between`, async () => {
    const seen = await run(race);
    process.stdout.write(`  ${race.name}: ${[...seen].join(", ")}\n`);
    expect(await brokenIn(servers[0].owner)).toEqual([]);
  });

afterEach(() => {
  for (const server of servers) expect(server.log()).not.toContain('"level":50');
});
