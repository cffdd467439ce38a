import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chanceOf, DEEP, SEED, tell } from "../chance.ts";
import { openTrial, type Trial } from "./trial.ts";

const KILLS = DEEP ? 150 : 3;
/** The longest that a crash keeps a moment's writers waiting, in milliseconds. */
const MOMENT = 600;

let trial: Trial;
const chance = chanceOf(SEED);
const times: number[] = [];

beforeAll(async () => {
  trial = await openTrial(`Crashes: ${2 * KILLS} kills (seed ${SEED})`);
});
afterAll(async () => {
  await trial.close();
  const sorted = times.sort((a, b) => a - b);
  tell(`Up again after ${sorted[sorted.length >> 1]} ms in the middle, ${sorted.at(-1)} ms at worst.`);
});

/** While people write, the blow falls at a random moment; measures how long it takes until all is well. */
async function strike(turn: number, blow: () => Promise<void>, recovery: () => Promise<void>): Promise<void> {
  const sending = trial.send(await trial.prepare(turn), () => chance() * MOMENT);
  await sleep(chance() * 3 * MOMENT);
  await blow();
  const began = Date.now();
  await recovery();
  times.push(Date.now() - began);
  await trial.judge(await sending);
}

test(`${KILLS} times the server is killed while people write: what was acknowledged is there (F4, S3, R1)`, async () => {
  const { plumbline } = trial;
  for (let turn = 0; turn < KILLS; turn++) await strike(turn, plumbline.killServer, plumbline.start);
});

test(`${KILLS} times the database is killed while people write: they are told, and it recovers by itself`, async () => {
  const { plumbline } = trial;
  const kill = async () => plumbline.killDatabase();
  for (let turn = 0; turn < KILLS; turn++) await strike(KILLS + turn, kill, plumbline.healthy);
  expect(plumbline.log()).not.toContain('"msg":"bug"');
});
