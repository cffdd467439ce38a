import { type Id, last } from "./loop";
import type { LoopView } from "./view";

/** What a follow-up round would be about, and where that comes from. */
export interface InQuestion {
  readonly principles: readonly Id[];
  readonly why: "openVeto" | "unrated";
}

/**
 * What speaks for a follow-up, as far as the reader of this view may know: the principles that an open veto rests on, or,
 * after "more evidence needed", the required ones that nobody has rated. Null where neither does; a person chooses (P1).
 */
export const inQuestion = (view: LoopView): InQuestion | null => {
  if (view.conclusions === null) return null;
  const open = view.conclusions.vetoes.find((veto) => veto.resolution === null);
  if (open !== undefined) return { principles: open.principles, why: "openVeto" };
  if (last(view.conclusions.decisions)?.outcome !== "moreEvidence") return null;
  const rated = view.feedback
    .filter((f) => !f.practice && f.withdrawal === null)
    .flatMap((f) => f.content.principles.filter((p) => p.rating !== null).map((p) => p.principleId));
  const principles = view.terms.requiredPrinciples.filter((id) => !rated.includes(id));
  return principles.length > 0 ? { principles, why: "unrated" } : null;
};
