import type { Id } from "~/domain/loop";
import type { Distribution } from "~/domain/suggestion";

/** The name of the boxes, each an assignment and a principle. */
export const PAIR = "pair";

export const pairOf = (assignmentId: Id, principleId: Id): string => `${assignmentId}:${principleId}`;

/** Ticked pairs, by assignment. */
export function distributionFrom(pairs: readonly string[]): Distribution {
  const chosen: Record<Id, Id[]> = {};
  for (const pair of pairs) {
    const [assignmentId = "", principleId = ""] = pair.split(":");
    chosen[assignmentId] = [...(chosen[assignmentId] ?? []), principleId];
  }
  return chosen;
}
