import type pg from "pg";
import { expect } from "vitest";
import { type Asker, askerFor } from "../../support/asker.ts";
import { settle, WHO, type Who } from "../../support/debrief-world.ts";
import { tell } from "../chance.ts";
import { brokenIn } from "../races/invariants.ts";
import { type Installation, install } from "./installation.ts";
import { type Deed, deedsOf, type Sent, sendAll } from "./load.ts";

/** An installation with people who write while something fails it. */
export interface Trial {
  readonly plumbline: Installation;
  /** Somebody of the organisation. */
  asker(who: Who): Asker;
  /** Sets the scenes of one moment: what five people are going to send. */
  prepare(turn: number): Promise<readonly Deed[]>;
  /** Sends them, each after its own delay in milliseconds, and says of each when its answer comes. */
  send(deeds: readonly Deed[], delay: () => number, onAnswer?: () => void): Promise<Sent[]>;
  /** Demands that whatever was said to be done is there, and that nothing is half there. */
  judge(sent: readonly Sent[]): Promise<void>;
  /** Sends again what nobody said to be done, as people do, and demands that all of it is there once (F5). */
  retry(sent: readonly Sent[]): Promise<void>;
  /** Ends it and says what was tried. */
  close(): Promise<void>;
}

/** Starts one, below a folder if it has to lie on a certain disk. */
export async function openTrial(what: string, below?: string): Promise<Trial> {
  const plumbline = install(below);
  await plumbline.start();
  const withOwner = async <T>(work: (owner: pg.Client) => Promise<T>): Promise<T> => {
    const owner = await plumbline.owner();
    return work(owner).finally(() => owner.end());
  };
  const askers = new Map<Who, Asker>();
  await withOwner(async (owner) => {
    await settle(owner);
    for (const who of Object.keys(WHO) as Who[]) askers.set(who, await askerFor(owner, WHO[who]));
  });
  const tally = { acknowledged: 0, refused: 0, unanswered: 0, keptAllTheSame: 0 };
  return {
    plumbline,
    asker(who) {
      const asker = askers.get(who);
      if (!asker) throw new Error(`Nobody is called ${who}.`);
      return asker;
    },
    prepare: (turn) => withOwner((owner) => deedsOf(owner, askers, turn)),
    send: (deeds, delay, onAnswer = unheard) => sendAll(plumbline.url(), deeds, delay, onAnswer),
    judge: (sent) =>
      withOwner(async (owner) => {
        for (const { deed, status } of sent) {
          if (status === null) tally.unanswered += 1;
          else if (status === 503) tally.refused += 1;
          else {
            tally.acknowledged += 1;
            expect([200, 302], `${deed.what}; ${lastBug(plumbline.log())}`).toContain(status);
            expect(await deed.isThere(owner), `${deed.what} was acknowledged and is not there`).toBe(true);
          }
        }
        expect(await brokenIn(owner)).toEqual([]);
      }),
    retry: (sent) =>
      withOwner(async (owner) => {
        const open = sent.flatMap(({ deed, status }) => (isDone(status) ? [] : [deed]));
        for (const deed of open) if (await deed.isThere(owner)) tally.keptAllTheSame += 1;
        const again = sendAll(plumbline.url(), open, atOnce, unheard);
        for (const { deed, status } of await again) {
          expect([200, 302, 409], `${deed.what}, again; ${lastBug(plumbline.log())}`).toContain(status);
          expect(await deed.isThere(owner), `${deed.what} was sent again and is not there once`).toBe(true);
        }
      }),
    async close() {
      await plumbline.remove();
      const { acknowledged, refused, unanswered, keptAllTheSame } = tally;
      tell(
        `${what}: ${acknowledged} writes acknowledged and all there, ${refused} answered with "not now", ${unanswered} unanswered; of these ${keptAllTheSame} were kept all the same.`,
      );
    },
  };
}

const atOnce = () => 0;
const unheard = () => {};
const isDone = (status: number | null) => status !== null && status < 400;

// The last fault that the product logged as its own: so that a failure here says what it was.
const lastBug = (log: string) => log.split("\n").findLast((line) => line.includes('"bug"'));
