import type { DebriefPage } from "~/domain/debrief-page";
import type { Phase } from "~/domain/loop";
import type { LoopView } from "~/domain/view";
import { nameIn } from "./names";

const DONE: Readonly<Record<string, string>> = {
  open: "The debrief is open. Everyone on the panel can join.",
  join: "You have joined.",
  markRead: "It is noted that you have read everything.",
  markLeft: "It is recorded who left.",
  adjourn: "The debrief is adjourned.",
  reopen: "The debrief is open again, in silent reading.",
  vote: "Your vote is cast.",
  decide: "The decision is recorded.",
  levelBar: "Your answer for the decided level is recorded.",
  concur: "Your concurrence is recorded.",
  close: "The debrief is closed.",
};

/** What is said after a deed. Of one that moved the debrief on: where it is now, also to who reads that late. */
export function doneWords(view: LoopView, page: DebriefPage | null): Readonly<Record<string, string>> {
  const room = page?.room;
  if (!room) return DONE;
  const speaking = room.currentId === null ? null : `${nameIn(view, room.currentId)} speaks now.`;
  const phases: Partial<Record<Phase, string>> = {
    revote: "Silent reading is over. The re-vote is open.",
    discussion: speaking === null ? "The discussion is open." : `The discussion is open. ${speaking}`,
    finalVote: "Everyone was heard. The final vote is open.",
    decision: `The final vote is over. ${view.hiringManager.name} decides now.`,
  };
  const advance = phases[room.debrief.phase];
  const waiting = room.nextId === null ? "Everyone was heard." : `${nameIn(view, room.nextId)} comes next.`;
  return { ...DONE, nextTurn: speaking ?? waiting, ...(advance === undefined ? {} : { advance }) };
}
