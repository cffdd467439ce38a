/** The names of the fields that differ, for an audit line: names alone, never what stands in them (R1). */
export function changedFields<T extends object>(before: T, after: Partial<T>): readonly string[] {
  return Object.entries(after)
    .filter(([name, value]) => plain(before[name as keyof T]) !== plain(value))
    .map(([name]) => name)
    .sort();
}

const plain = (value: unknown): string => JSON.stringify(value ?? null);
