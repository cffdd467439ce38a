import type { Debrief, Phase } from "./loop";

export type DebriefAct = "advance" | "adjourn" | "reopen" | "close";

const ADJOURN = { adjourn: "adjourned" } as const;

/** The lifecycle (D1). A missing cell is an impossible step; a further debrief has no re-vote. */
const MOVES: Record<Debrief["kind"], Record<Phase, Partial<Record<DebriefAct, Phase>>>> = {
  full: {
    reading: { advance: "revote", ...ADJOURN },
    revote: { advance: "discussion", ...ADJOURN },
    discussion: { advance: "finalVote", ...ADJOURN },
    finalVote: { advance: "decision", ...ADJOURN },
    decision: { close: "closed", ...ADJOURN },
    adjourned: { reopen: "reading" },
    closed: {},
  },
  further: {
    reading: { advance: "discussion", ...ADJOURN },
    revote: {},
    discussion: { advance: "finalVote", ...ADJOURN },
    finalVote: { advance: "decision", ...ADJOURN },
    decision: { close: "closed", ...ADJOURN },
    adjourned: { reopen: "reading" },
    closed: {},
  },
};

/** The phase that an act leads to, or null where the lifecycle has no such step. */
export const stepDebrief = (debrief: Debrief, act: DebriefAct): Phase | null =>
  MOVES[debrief.kind][debrief.phase][act] ?? null;
