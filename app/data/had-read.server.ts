import type { Id, Loop } from "~/domain/loop";
import { readsRound } from "~/domain/sight";
import type { Capability } from "~/domain/viewer";

// The rule asks for this capability alone; admins and auditors read nothing by theirs (S6).
const LEAD: readonly Capability[] = ["lead"];

/**
 * The revealed rounds that a person reads at this moment: kept beside what they owe from now on, so that the reader
 * of their feedback knows what they had read before writing it (S4).
 */
export const hadReadBy = (loop: Loop, personId: Id): readonly Id[] => {
  const asker = { id: personId, capabilities: loop.leads.includes(personId) ? LEAD : [] };
  return loop.rounds.filter((round) => readsRound(asker, loop, round)).map((round) => round.id);
};
