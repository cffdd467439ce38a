import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Id, Loop } from "~/domain/loop";
import { openVetoOf } from "~/domain/loop";
import { REASONS } from "~/domain/objections";
import { offerStateOf } from "~/domain/offer";
import { resolverOf } from "~/domain/veto";
import { aLoop, anExemptLoop, aRevealedLoop, castVeto, PEOPLE } from "../support/facts";
import { breachesOfReadiness } from "../support/law";
import { type Attempt, attempt, Dice } from "../support/model";
import { ACTS, type ActName } from "../support/model-acts";

/** What has been seen so far and must never be taken back. */
interface Memory {
  readonly revealed: Map<Id, number>;
  readonly resolved: Map<Id, string>;
}
interface World {
  loop: Loop;
  readonly reached: Set<string>;
}

const checkRecord = (memory: Memory, loop: Loop): void => {
  for (const [id, at] of memory.revealed) expect(loop.rounds.find((r) => r.id === id)?.revealedAt).toBe(at);
  for (const round of loop.rounds)
    if (round.revealedAt !== null) memory.revealed.set(round.id, round.revealedAt);
  for (const [id, was] of memory.resolved)
    expect(JSON.stringify(loop.vetoes.find((v) => v.id === id))).toBe(was);
  for (const veto of loop.vetoes) if (veto.resolution) memory.resolved.set(veto.id, JSON.stringify(veto));
};

const checkOffer = (before: Loop, loop: Loop): void => {
  const state = offerStateOf(loop);
  if (state === "ready") expect(breachesOfReadiness(loop)).toEqual([]);
  if (state === "ready") expect(openVetoOf(loop)).toBeNull();
  if (state === "extended" && offerStateOf(before) !== "extended") {
    expect(offerStateOf(before)).toBe("ready");
    expect(breachesOfReadiness(before)).toEqual([]);
  }
};

const checkVeto = (before: Loop, loop: Loop): void => {
  const was = openVetoOf(before);
  const now = loop.vetoes.find((v) => v.id === was?.id);
  if (!was || !now?.resolution) return;
  expect(now.resolution.byId).toBe(resolverOf(before, was));
  if (now.resolution.kind === "upheld") expect(loop.ending?.kind).toBe("vetoUpheld");
  if (now.resolution.kind === "lifted") expect(offerStateOf(loop)).not.toBe("ready");
};

const run = (world: World, memory: Memory, act: Attempt): void => {
  const before = world.loop;
  for (const objection of act.objections) expect(REASONS[objection.code]).toBeDefined();
  world.loop = attempt(before, act);
  checkRecord(memory, world.loop);
  checkOffer(before, world.loop);
  checkVeto(before, world.loop);
  for (const step of world.loop.offer) world.reached.add(step.deed);
  for (const veto of world.loop.vetoes) world.reached.add(veto.resolution?.kind ?? "open");
};

class Try implements fc.Command<Memory, World> {
  constructor(
    readonly name: ActName,
    readonly by: "rightful" | "anybody",
    readonly numbers: readonly number[],
  ) {}
  check = (): boolean => true;
  run(memory: Memory, world: World): void {
    const dice = new Dice(this.numbers);
    const who = (rightful: Id | null | undefined): Id =>
      this.by === "rightful" && rightful ? rightful : dice.pick(Object.keys(PEOPLE));
    run(world, memory, ACTS[this.name](world.loop, who, dice));
  }
  toString = (): string => `${this.name} by ${this.by} ${this.numbers.join(",")}`;
}

/** The way of a loop in which everybody does their part in favour of the candidate. */
const WAY: readonly ActName[] = [
  "start",
  "submit",
  "lift",
  "weigh",
  "assess",
  "open",
  "reopen",
  "joinAll",
  "castAll",
  "allTurns",
  "advance",
  "decide",
  "close",
  "concur",
  "levelBar",
  "ready",
  "extended",
];

class PressOn implements fc.Command<Memory, World> {
  constructor(readonly numbers: readonly number[]) {}
  check = (): boolean => true;
  run(memory: Memory, world: World): void {
    for (const number of this.numbers) {
      const actOf = (name: ActName) => ACTS[name](world.loop, (id) => id ?? "otto", new Dice([number]));
      const possible = WAY.find((name) => actOf(name).objections.length === 0);
      if (!possible) return;
      run(world, memory, actOf(possible));
    }
  }
  toString = (): string => `press on ${this.numbers.join(",")}`;
}

/** What ends a loop or takes people away, tried less often than the rest, so that runs live long enough. */
const FINAL: readonly ActName[] = [
  "end",
  "uphold",
  "deactivate",
  "conflict",
  "adjourn",
  "declined",
  "rescinded",
];
const LIVELY = (Object.keys(ACTS) as ActName[]).filter((name) => !FINAL.includes(name));
const EVENTFUL: readonly ActName[] = [
  "veto",
  "followUp",
  "addendum",
  "lift",
  "lift",
  "ready",
  "concur",
  "castAll",
  "castAll",
];
const NAMES = [...FINAL, ...LIVELY, ...LIVELY, ...EVENTFUL, ...EVENTFUL, ...EVENTFUL];

const tries = fc
  .record({
    name: fc.constantFrom(...NAMES),
    by: fc.constantFrom("rightful" as const, "rightful" as const, "anybody" as const),
    numbers: fc.array(fc.nat(40), { minLength: 3, maxLength: 4 }),
  })
  .map(({ name, by, numbers }) => new Try(name, by, numbers));

const presses = fc
  .array(fc.constantFrom(0, 0, 0, 0, 1, 3, 7), { minLength: 1, maxLength: 12 })
  .map((numbers) => new PressOn(numbers));
const COMMANDS = [tries, tries, tries, presses];

/** The loop after so many steps in favour of the candidate. */
const pressed = (loop: Loop, steps: number): Loop => {
  const world = { loop, reached: new Set<string>() };
  new PressOn(Array(steps).fill(0)).run({ revealed: new Map(), resolved: new Map() }, world);
  return world.loop;
};
const done = pressed(aLoop(), 21);
const vetoed = attempt(done, { objections: [], after: castVeto });
const starts = fc.constantFrom(aLoop(), aRevealedLoop(aLoop()), anExemptLoop(), done, done, vetoed);

describe("a whole loop, whoever tries whatever", () => {
  it("comes to an extended offer if everybody does their part", () => {
    expect(offerStateOf(done)).toBe("ready");
    expect(offerStateOf(pressed(done, 1))).toBe("extended");
  });

  it("never has a ready offer with an unmet gate, nor takes back what was revealed or resolved", () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(starts, fc.commands(COMMANDS, { maxCommands: 60, size: "max" }), (loop, commands) => {
        const setup = () => ({
          model: { revealed: new Map<Id, number>(), resolved: new Map<Id, string>() },
          real: { loop, reached },
        });
        fc.modelRun(setup, commands);
      }),
      { numRuns: 200, seed: 20261130 },
    );
    // A run that never got this far would prove nothing.
    expect([...reached]).toEqual(
      expect.arrayContaining(["ready", "dropped", "extended", "accepted", "open", "lifted", "upheld"]),
    );
  }, 60_000);
});
