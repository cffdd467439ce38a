/** The proof at length; otherwise a seeded sample. */
export const DEEP = process.env.PLUMBLINE_DEEP === "1";

const EVERY_RUNS_OWN = Math.floor(Date.now() / 1000) % 1_000_000;

/**
 * Chance that can be had again: the seed is printed, and PLUMBLINE_SEED brings it back. A sample is always the same one,
 * so that a change is judged by what it changes; at length each run has a seed of its own.
 */
export const SEED = Number(process.env.PLUMBLINE_SEED) || (DEEP ? EVERY_RUNS_OWN : 1);

/** Numbers from 0 to below 1, the same for each seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The list in a chance order. */
export function shuffled<T>(list: readonly T[], chance: () => number): readonly T[] {
  return list
    .map((item) => ({ item, key: chance() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** So many of a list, each at most once, in a chance order. */
export const some = <T>(list: readonly T[], count: number, chance: () => number): readonly T[] =>
  shuffled(list, chance).slice(0, count);

/** Says what was tried, where the run's output shows it. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
