import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Asker, askerFor } from "../../support/asker.ts";
import { settle, WHO, type Who } from "../../support/debrief-world.ts";
import { brokenIn } from "../races/invariants.ts";
import { type Installation, install } from "./installation.ts";
import { deedsOf, type Sent, sendAll } from "./load.ts";

const DEEP = process.env.PLUMBLINE_DEEP === "1";
const KILLS = DEEP ? 150 : 3;
/** The longest that a crash keeps a moment's writers waiting, in milliseconds. */
const MOMENT = 600;

let plumbline: Installation;
let owner: pg.Client;
let askers: Map<Who, Asker>;
const tally = { kills: 0, acknowledged: 0, refused: 0, unanswered: 0 };

beforeAll(async () => {
  plumbline = install();
  await plumbline.start();
  owner = await plumbline.owner();
  await settle(owner);
  askers = new Map();
  for (const who of Object.keys(WHO) as Who[]) askers.set(who, await askerFor(owner, WHO[who]));
});
afterEach(() => owner.end().catch(() => {}));
afterAll(async () => {
  await plumbline.remove();
  const { kills, acknowledged, refused, unanswered } = tally;
  process.stdout.write(
    `Crashes: ${kills} kills; ${acknowledged} writes acknowledged and all there, ${refused} answered with "not now", ${unanswered} unanswered.\n`,
  );
});

/** A number below one, the same in each run: a linear congruence (Numerical Recipes). */
function* chances(seed: number): Generator<number, number> {
  for (let state = seed >>> 0; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** The last fault that the product logged as its own: so that a failure here says what it was. */
const lastBug = () =>
  plumbline
    .log()
    .split("\n")
    .findLast((line) => line.includes('"bug"'));

/** Whatever was said to be done is there, and nothing is half there. */
async function isWhole(sent: readonly Sent[]): Promise<void> {
  for (const { deed, status } of sent) {
    if (status === null) tally.unanswered += 1;
    else if (status === 503) tally.refused += 1;
    else {
      tally.acknowledged += 1;
      expect([200, 302], `${deed.what}; ${lastBug()}`).toContain(status);
      expect(await deed.isThere(owner), `${deed.what} was acknowledged and is not there`).toBe(true);
    }
  }
  expect(await brokenIn(owner)).toEqual([]);
}

test(`${KILLS} times the server is killed while people write: what was acknowledged is there (F4, S3, R1)`, async () => {
  owner = await plumbline.owner();
  const chance = chances(7);
  for (let turn = 0; turn < KILLS; turn++) {
    const deeds = await deedsOf(owner, askers, turn);
    const sending = sendAll(plumbline.url(), deeds, () => chance.next().value * MOMENT);
    await sleep(chance.next().value * 3 * MOMENT);
    await plumbline.killServer();
    tally.kills += 1;
    const sent = await sending;
    await plumbline.start();
    await isWhole(sent);
  }
});

test(`${KILLS} times the database is killed while people write: they are told, and it recovers by itself`, async () => {
  const chance = chances(11);
  for (let turn = 0; turn < KILLS; turn++) {
    owner = await plumbline.owner();
    const deeds = await deedsOf(owner, askers, KILLS + turn);
    const sending = sendAll(plumbline.url(), deeds, () => chance.next().value * MOMENT);
    await sleep(chance.next().value * 3 * MOMENT);
    plumbline.killDatabase();
    tally.kills += 1;
    const sent = await sending;
    await owner.end().catch(() => {});
    await plumbline.healthy();
    owner = await plumbline.owner();
    await isWhole(sent);
    await owner.end();
  }
});
