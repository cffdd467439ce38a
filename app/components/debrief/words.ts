import type { Presence, Turn } from "~/domain/debrief-room";
import type { Gate } from "~/domain/gates";
import type { CannotAct, EndingKind, ExcusalKind, Outcome, Phase, RoundKind, Speaker } from "~/domain/loop";

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  reading: "Silent reading",
  revote: "Re-vote",
  discussion: "Discussion",
  finalVote: "Final vote",
  decision: "Decision",
  closed: "Closed",
  adjourned: "Adjourned",
};

export const KIND_WORDS: Readonly<Record<Speaker["kind"], string>> = {
  interviewer: "Interviewer",
  hiringManager: "Hiring manager",
  barRaiser: "Bar Raiser",
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

export const GATE_WORDS: Readonly<Record<Gate, string>> = {
  panel: "Panel",
  coverage: "Coverage",
  feedback: "Feedback",
  debrief: "Debrief",
  decision: "Decision",
  bar: "Bar",
  concurrence: "Concurrence",
  veto: "Veto",
  independence: "Independence",
  approvals: "Approvals",
};

export const ROUND_WORDS: Readonly<Record<RoundKind, string>> = {
  screen: "Screen",
  main: "Main round",
  followUp: "Follow-up",
};

export const EXCUSAL_WORDS: Readonly<Record<ExcusalKind, string>> = {
  removal: "Removed from the panel",
  decline: "Declined",
  noShow: "Did not attend",
  conflict: "Conflict of interest",
  succession: "Succeeded by somebody else",
};

export const CAUSE_WORDS: Readonly<Record<CannotAct, string>> = {
  deactivated: "the predecessor's account was deactivated",
  recused: "the predecessor recused themselves in writing",
  independence: "the predecessor was no longer independent",
  overdue: "the predecessor's feedback was overdue beyond the limit",
  revoked: "the predecessor's certification was revoked",
};

export const ENDING_WORDS: Readonly<Record<EndingKind, string>> = {
  candidateWithdrew: "the candidate withdrew",
  roleClosed: "the role was closed",
  noHire: "the decision was no hire",
  vetoUpheld: "the veto was upheld",
  offerAccepted: "the offer was accepted",
  offerDeclined: "the offer was declined",
  offerRescinded: "the offer was rescinded",
};

/** "Priya", "Priya and Tom", "Priya, Tom and Ana". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "nobody";
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}
