import type { Id, Loop } from "./loop";
import { type Objection, when } from "./objections";
import { objectionsToOfferDeed, type RecruiterDeed } from "./offer";
import { showLoop } from "./show";
import type { Viewer } from "./viewer";

type Asker = Pick<Viewer, "id" | "capabilities">;

const isOfGate = ({ code }: Objection): boolean => code.startsWith("gate");

/**
 * `objectionsToOfferDeed` as this person may be told them: who isn't the recruiter learns whose deed it is and no
 * more, and of a gate that their own view hides a recruiter learns only that it isn't met (S4, S6).
 */
export const offerObjectionsToldTo = (
  asker: Asker,
  loop: Loop,
  deed: RecruiterDeed,
  reason: string | null,
): readonly Objection[] => {
  if (asker.id !== loop.recruiterId) return when(true, "notTheRecruiter", [loop.recruiterId]);
  const all = objectionsToOfferDeed(asker.id, loop, deed, reason);
  const shown = showLoop(asker, loop)?.gates?.flatMap((gate) => gate.objections.map((o) => o.code)) ?? [];
  const told = all.filter((o) => !isOfGate(o) || shown.includes(o.code));
  return [...told, ...when(told.length < all.length, "gatesHidden", others(loop))];
};

const others = (loop: Loop): readonly Id[] => [loop.hiringManagerId];
