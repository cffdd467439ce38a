import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chanceOf, DEEP, SEED, tell } from "../chance.ts";
import type { Victim } from "./installation.ts";
import { openTrial, type Trial } from "./trial.ts";

const KILLS = DEEP ? { server: 130, database: 130, both: 50 } : { server: 2, database: 3, both: 1 };
const VICTIMS: readonly Victim[] = ["the first", "one at work", "all"];
/** How long a moment's writers take to begin, and the blow to fall after the answer that it waits for: milliseconds. */
const [MOMENT, HESITATION] = [300, 60];

let trial: Trial;
let turn = 0;
const chance = chanceOf(SEED);

beforeAll(async () => {
  const { server, database, both } = KILLS;
  trial = await openTrial(`Crashes: ${server + database + both} kills (seed ${SEED})`);
});
afterAll(() => trial.close());

/**
 * People write, and the blow falls a random while after a random one of their answers: so it meets writing in
 * progress on a fast machine and on a slow one. Answers how long it took until all was well, in milliseconds.
 */
async function strike(blow: () => Promise<unknown>, recovery: () => Promise<void>): Promise<number> {
  const deeds = await trial.prepare(turn++);
  const due = Math.floor(chance() * deeds.length);
  let answers = 0;
  const delay = () => chance() * MOMENT;
  const sending = trial.send(deeds, delay, () => {
    answers += 1;
  });
  while (answers < due) await sleep(2);
  await sleep(chance() * HESITATION);
  await blow();
  const began = Date.now();
  await recovery();
  const took = Date.now() - began;
  const sent = await sending;
  await trial.judge(sent);
  await trial.retry(sent);
  return took;
}

async function strikes(
  what: string,
  kills: number,
  blow: () => Promise<unknown>,
  recovery: () => Promise<void>,
) {
  const times: number[] = [];
  while (times.length < kills) times.push(await strike(blow, recovery));
  const sorted = times.sort((a, b) => a - b);
  tell(
    `${what}: ${kills} kills; well again after ${sorted[sorted.length >> 1]} ms in the middle, ${sorted.at(-1)} ms at worst.`,
  );
}

test(`${KILLS.server} times the server is killed while people write: what was acknowledged is there (F4, S3, R1)`, async () => {
  const { killServer, start } = trial.plumbline;
  await strikes("Server", KILLS.server, killServer, start);
});

test(`${KILLS.database} times the database is killed while people write: they are told, and it recovers by itself`, async () => {
  const { killDatabase, healthy, log } = trial.plumbline;
  const blow = () => killDatabase(VICTIMS[turn % VICTIMS.length] ?? "all");
  await strikes("Database", KILLS.database, blow, healthy);
  expect(log()).not.toContain('"msg":"bug"');
});

test(`${KILLS.both} times both are killed at once, as when the machine itself fails`, async () => {
  const { killServer, killDatabase, start } = trial.plumbline;
  const blow = () => Promise.all([killServer(), killDatabase("all")]);
  await strikes("Both", KILLS.both, blow, start);
});
