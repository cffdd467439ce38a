import type { Deed } from "./debrief-deeds";
import type { Room, voteOwedBy } from "./debrief-room";
import type { Gate, GateResult } from "./gates";
import type { Phase } from "./loop";
import type { SaidObjection } from "./objections";

/** A gate with its reasons in words. */
export interface SaidGate {
  readonly gate: Gate;
  readonly state: GateResult["state"];
  readonly objections: readonly SaidObjection[];
}

export type SaidDeeds = Readonly<Partial<Record<Deed, readonly SaidObjection[]>>>;

/** The debrief at hand, as this viewer meets it. */
export interface DebriefPage {
  readonly room: Room | null;
  /** The rooms of the earlier debriefs, latest first. */
  readonly earlier: readonly Room[];
  readonly deeds: SaidDeeds;
  readonly nextPhase: Phase | null;
  readonly owed: ReturnType<typeof voteOwedBy>;
  readonly gates: readonly SaidGate[];
}
