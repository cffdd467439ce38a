import type { CandidateKey } from "./candidates";
import type { Who } from "./people";
import { type DemoRole, ROLES, type RoleKey } from "./roles";
import type { Words } from "./writing";

/** One loop of the demo: for whom, for what, and what its panel wrote. */
export interface Play {
  /** The loop's name in the story; a candidate may have more than one. */
  readonly name: string;
  readonly candidate: CandidateKey;
  readonly role: RoleKey;
  readonly barRaiser: Who;
  readonly words: Words;
}

export const roleOf = (play: Play): DemoRole => ROLES[play.role];
export const recruiterOf = (play: Play): Who => roleOf(play).recruiter;
export const hiringManagerOf = (play: Play): Who => roleOf(play).hiringManager;

export const loopProp = (play: Play) => `loop/${play.name}` as const;
export const roundProp = (play: Play, round: RoundName) => `round/${play.name}/${round}` as const;
export const seatProp = (play: Play, round: RoundName, who: Who) =>
  `assignment/${play.name}/${round}/${who}` as const;

export type RoundName = "main" | "followUp";
