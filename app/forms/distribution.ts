import type { Id } from "~/domain/loop";
import type { Distribution } from "~/domain/suggestion";

/** The name of the boxes, each an assignment and a principle. */
export const PAIR = "pair";

export const pairOf = (assignmentId: Id, principleId: Id): string => `${assignmentId}:${principleId}`;

/** Ticked pairs, by assignment. Whatever an address holds makes a distribution, if only one that fits nobody. */
export function distributionFrom(pairs: readonly string[]): Distribution {
  // A map: a name such as "constructor" is one like any other in it.
  const chosen = new Map<Id, readonly Id[]>();
  for (const pair of pairs) {
    const [assignmentId = "", principleId = ""] = pair.split(":");
    chosen.set(assignmentId, [...(chosen.get(assignmentId) ?? []), principleId]);
  }
  return Object.fromEntries(chosen);
}
