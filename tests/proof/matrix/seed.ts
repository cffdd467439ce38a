/** The proof at length; otherwise a seeded sample. */
export const DEEP = process.env.PLUMBLINE_DEEP === "1";

/** Chance that can be had again: the seed is printed, and PLUMBLINE_SEED brings it back. */
export const SEED = Number(process.env.PLUMBLINE_SEED) || Math.floor(Date.now() / 1000) % 1_000_000;

/** Numbers from 0 to below 1, the same for each seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The list in a chance order. */
export function shuffled<T>(list: readonly T[], next: () => number): readonly T[] {
  return list
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Says what was tried, where the run's output shows it. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
