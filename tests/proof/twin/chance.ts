/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many of a list, each at most once, in an order of their own. */
export function some<T>(list: readonly T[], count: number, chance: () => number): readonly T[] {
  const keyed = list.map((item) => ({ item, key: chance() }));
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ item }) => item);
}
