import type { Deed } from "./debrief-deeds";
import type { Room, voteOwedBy } from "./debrief-room";
import type { Phase } from "./loop";
import type { SaidObjection } from "./objections";
import type { GateView } from "./offer-view";

export type SaidDeeds = Readonly<Partial<Record<Deed, readonly SaidObjection[]>>>;

/** The debrief at hand, as this viewer meets it. */
export interface DebriefPage {
  readonly room: Room | null;
  /** The rooms of the earlier debriefs, latest first. */
  readonly earlier: readonly Room[];
  readonly deeds: SaidDeeds;
  readonly nextPhase: Phase | null;
  readonly owed: ReturnType<typeof voteOwedBy>;
  readonly gates: readonly GateView[];
}
