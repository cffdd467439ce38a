import type { AssignmentKind, CannotAct, EndingKind, ExcusalKind, LoopState, RoundKind } from "~/domain/loop";

export const KIND_WORDS: Readonly<Record<AssignmentKind, string>> = {
  interviewer: "Interviewer",
  hiringManager: "Hiring manager",
  barRaiser: "Bar Raiser",
  shadow: "Shadow",
};

export const ROUND_WORDS: Readonly<Record<RoundKind, string>> = {
  screen: "Screen",
  main: "Main round",
  followUp: "Follow-up",
};

/** A round by its kind; its number tells screens and follow-ups apart. */
export const roundName = (round: { readonly kind: RoundKind; readonly number: number }): string =>
  round.kind === "main" ? ROUND_WORDS.main : `${ROUND_WORDS[round.kind]} (round ${round.number})`;

export const STATE_WORDS: Readonly<Record<LoopState, string>> = {
  planning: "Being planned",
  interviewing: "Interviewing, feedback sealed",
  awaitingDebrief: "Revealed, debrief to come",
  debrief: "In debrief",
  decided: "Debrief held",
  ended: "Ended",
};

export const ENDING_WORDS: Readonly<Record<EndingKind, string>> = {
  candidateWithdrew: "The candidate withdrew",
  roleClosed: "The role was closed",
  noHire: "No hire",
  vetoUpheld: "The veto was upheld",
  offerAccepted: "The offer was accepted",
  offerDeclined: "The offer was declined",
  offerRescinded: "The offer was rescinded",
};

export const EXCUSAL_WORDS: Readonly<Record<ExcusalKind, string>> = {
  removal: "Removal from the panel",
  decline: "Declined",
  noShow: "Did not interview",
  conflict: "Conflict of interest",
  succession: "Succession",
};

export const CAUSE_WORDS: Readonly<Record<CannotAct, string>> = {
  deactivated: "Their account is deactivated",
  recused: "They recused themselves",
  independence: "They are no longer independent, or no longer certified",
  overdue: "Their feedback is overdue beyond the limit",
  revoked: "Their certification was revoked",
};

/** Why a Bar Raiser was succeeded, as a sentence after the successor's name (P5). */
export const aboutPredecessor = (cause: CannotAct): string =>
  `About the one before: ${CAUSE_WORDS[cause].toLowerCase()}.`;

export const SEAT_WORDS = { hiringManager: "Hiring manager", recruiter: "Recruiter" } as const;
