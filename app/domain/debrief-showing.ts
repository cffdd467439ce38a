import { allCast, isShown } from "./debrief-votes";
import { type Debrief, type Loop, openDebriefOf, type Stage } from "./loop";

const STAGE_OF: Partial<Record<Debrief["phase"], Stage>> = { revote: "revote", finalVote: "final" };

/**
 * When the votes of the open stage are to show, as fields to write: `at`, if this debrief, as it stands after an act,
 * waits for nobody present any more; otherwise nothing. In the transaction of the act that made it so (D3).
 */
export const shownNow = <T>(
  debrief: Debrief,
  at: T,
): { readonly revoteShownAt?: T; readonly finalShownAt?: T } => {
  const stage = STAGE_OF[debrief.phase];
  if (!stage || isShown(debrief, stage) || !allCast(debrief, stage)) return {};
  return stage === "revote" ? { revoteShownAt: at } : { finalShownAt: at };
};

/** The open debrief, for an effect whose rule has just found one. Throws where there is none. */
export const debriefIn = (loop: Loop): Debrief => {
  const debrief = openDebriefOf(loop);
  if (!debrief) throw new Error("No debrief is open.");
  return debrief;
};
