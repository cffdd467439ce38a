import type { Presence, Turn } from "~/domain/debrief-room";
import type { Outcome, Phase } from "~/domain/loop";

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  reading: "Silent reading",
  revote: "Re-vote",
  discussion: "Discussion",
  finalVote: "Final vote",
  decision: "Decision",
  closed: "Closed",
  adjourned: "Adjourned",
};

export const PRESENCE_WORDS: Readonly<Record<Presence, string>> = {
  excused: "Excused",
  absent: "Not here",
  present: "Here",
  left: "Left",
};

export const TURN_WORDS: Readonly<Record<Turn, string>> = {
  none: "No turn",
  waiting: "Waiting",
  next: "Next",
  current: "Speaks now",
  heard: "Heard",
};

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  hire: "Hire",
  hireAtAnotherLevel: "Hire at another level",
  noHire: "No hire",
  moreEvidence: "More evidence needed",
};
