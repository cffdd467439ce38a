import { afterEach, expect, test } from "vitest";
import { DEEP, tell } from "../chance.ts";
import { brimful, type Disk, smallDisk } from "./disk.ts";
import type { Deed, Sent } from "./load.ts";
import { openTrial, type Trial } from "./trial.ts";

/** The longest that anybody waits for an answer, in milliseconds: eight seconds of patience, two for the database, some grace. */
const BOUND = 15_000;
/** The same once somebody has found out: two seconds for the database, and some grace. */
const BOUND_IF_KNOWN = 6_000;
/** And where the database answers, but somebody holds what is asked for: six seconds for the deed, six for the page, and a queue. */
const HELD_BOUND = 25_000;
const MIB = 1024 * 1024;

let trial: Trial | null = null;
let disk: Disk | null = null;

afterEach(async () => {
  await trial?.close();
  disk?.remove();
  [trial, disk] = [null, null];
});

const atOnce = () => 0;

test("a database that stops answering: everybody is told in time, and it goes on by itself (F4)", async () => {
  trial = await openTrial("Silence");
  const { plumbline } = trial;
  const rosa = trial.asker("rosa");
  const deeds = await trial.prepare(0);
  plumbline.signalDatabase("SIGSTOP");
  const began = Date.now();
  const page = () => rosa.get(plumbline.url(), "/loops");
  const all = Promise.all([
    fetch(`${plumbline.url()}/healthz`),
    page(),
    ...deeds.map(async (deed) => (await trial?.send([deed], atOnce))?.[0]),
  ]);
  const next = all.then(async () => ({ waited: Date.now() - began, later: await page() }));
  const { waited, later } = await next.finally(() => plumbline.signalDatabase("SIGCONT"));
  const nextWaited = Date.now() - began - waited;
  expect([...(await all), later].map((one) => one?.status)).toEqual(Array(8).fill(503));
  expect(waited).toBeLessThan(BOUND);
  expect(nextWaited).toBeLessThan(BOUND_IF_KNOWN);
  tell(`Silence: all seven answered within ${waited} ms, who came later within ${nextWaited} ms.`);
  await plumbline.healthy();
  await trial.judge([]);
  await trial.judge(await trial.send(await trial.prepare(1), atOnce));
  expect(plumbline.log()).not.toContain('"msg":"bug"');
});

// At length only: they take half a minute each, and the right to mount a disk.
if (DEEP) {
  // Few leave some of the pool's connections free, so that the database is seen to answer; many leave none.
  test.each([
    ["few", 0],
    ["many", 12],
  ])(
    "a table that somebody holds, %s wait: all are told in time, and sending again does no harm (F4, F5)",
    async (crowd, readers) => {
      trial = await openTrial(`Held, ${crowd} waiting`);
      const { plumbline } = trial;
      const deeds = await trial.prepare(0);
      const rosa = trial.asker("rosa");
      await rosa.get(plumbline.url(), "/loops");
      const holder = await plumbline.owner();
      await holder.query("BEGIN; LOCK TABLE loop");
      const began = Date.now();
      const reading = Array.from({ length: readers }, () => rosa.get(plumbline.url(), "/loops"));
      const [sent, read] = await Promise.all([trial.send(deeds, atOnce), Promise.all(reading)]);
      const waited = Date.now() - began;
      tell(`Held, ${crowd} waiting: all ${sent.length + read.length} answered within ${waited} ms.`);
      await holder.query("COMMIT");
      await holder.end();
      expect([...new Set([...sent, ...read].map(({ status }) => status))]).toEqual([503]);
      expect(waited).toBeLessThan(HELD_BOUND);
      // What they asked for may still be under way when they send it again.
      await trial.retry(sent);
      await trial.judge([...sent, ...(await trial.send(await trial.prepare(1), atOnce))]);
      expect(plumbline.log()).not.toContain('"msg":"bug"');
    },
  );

  test("a disk that is full: everybody is told, and it goes on by itself when there is room (F4, R1)", async () => {
    disk = smallDisk(220 * MIB);
    trial = await openTrial("Full disk", disk.folder);
    const { plumbline } = trial;
    const moments: (readonly Deed[])[] = [];
    for (let turn = 0; turn < 12; turn += 1) moments.push(await trial.prepare(turn));
    const fill = brimful(disk);
    const sent: Sent[] = [];
    const pages: number[] = [];
    for (const deeds of moments) {
      fill.more();
      await needsRoom(plumbline);
      sent.push(...(await trial.send(deeds, atOnce)));
      pages.push((await trial.asker("rosa").get(plumbline.url(), "/loops")).status);
    }
    fill.away();
    const began = Date.now();
    await plumbline.healthy();
    tell(
      `Full disk: pages answered ${[...new Set(pages)].join(" or ")}; well again ${Date.now() - began} ms after there was room.`,
    );
    expect(pages.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(sent.some(({ status }) => status === 503)).toBe(true);
    await trial.judge(sent);
    const later = await trial.send(await trial.prepare(100), atOnce);
    expect(later.map(({ status }) => status)).not.toContain(503);
    await trial.judge(later);
    expect(plumbline.log()).not.toContain('"msg":"bug"');
  });

  test("a disk that is full at the first start, and at a later one: the console says what is wrong", async () => {
    disk = smallDisk(12 * MIB);
    await expect(openTrial("First start", disk.folder)).rejects.toThrow(/No space left on device/);
    disk.remove();
    disk = smallDisk(220 * MIB);
    trial = await openTrial("Later start", disk.folder);
    await trial.plumbline.stop();
    const fill = brimful(disk);
    fill.more();
    await expect(trial.plumbline.start()).rejects.toThrow(/The disk that holds .* is full/);
    fill.away();
    await trial.plumbline.start();
    await trial.judge(await trial.send(await trial.prepare(0), atOnce));
  });
}

// A new file of the write-ahead log: until the present one is used up, small writes need no room.
async function needsRoom({ owner }: Trial["plumbline"]): Promise<void> {
  const superuser = await owner("postgres").catch(() => null);
  await superuser?.query("SELECT pg_switch_wal()").catch(() => {});
  await superuser?.end().catch(() => {});
}
