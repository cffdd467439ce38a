const CONTEXT = 160;

/** Where two texts first differ, with what stands around it; null where they don't. */
export function firstDifference(first: string, second: string): string | null {
  if (first === second) return null;
  let at = 0;
  while (first[at] === second[at] && at < first.length) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - CONTEXT), at + CONTEXT));
  return `at byte ${at} of ${first.length} and ${second.length}\n  first:  ${around(first)}\n  second: ${around(second)}`;
}
