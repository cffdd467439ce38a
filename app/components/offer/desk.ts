import type { DeskDeed } from "~/domain/desk";

type Item = { readonly deed: DeskDeed; readonly assignmentId: string | null };

/** What a desk asks of its reader, in words. */
export const DESK_WORDS: Readonly<Record<DeskDeed, string>> = {
  writeFeedback: "Write your feedback",
  answerExcusal: "Answer the request to excuse",
  weighConflict: "Say in writing whether this is weighed: feedback under a conflict of interest, by",
  assess: "Write your own assessment before you lead",
  openDebrief: "Open the debrief",
  reopenDebrief: "Reopen the adjourned debrief",
  join: "Join the debrief",
  markRead: "Read everything, and say so",
  revote: "Cast your re-vote",
  finalVote: "Cast your final vote",
  lead: "Lead the debrief on",
  levelBar: "Answer the bar question for the decided level",
  concur: "Concur with the decision in writing, or cast a veto",
  resolveVeto: "Resolve your open veto: new evidence was recorded since the cast",
  awaitNewEvidence: "Read your open veto, or uphold it",
  succeed: "Name a successor: the Bar Raiser cannot act, who is",
  agreeCoolOff: "Agree to another loop within the cool-off, with a reason",
  agreeReplacement: "Agree to a replacement, by",
};

/** What a deed waits for meanwhile, if it is not the reader alone. */
export const DESK_HINTS: Partial<Record<DeskDeed, string>> = {
  awaitNewEvidence:
    "Lifting it needs new evidence that somebody else records, in a follow-up round or an addendum.",
};

/** Where it is done. */
export function deskPlace(loopId: string, { deed, assignmentId }: Item): string {
  const loop = `/loops/${loopId}`;
  switch (deed) {
    case "writeFeedback":
      return `/interviews/${assignmentId}/feedback`;
    case "answerExcusal":
      return `${loop}/excusals`;
    case "weighConflict":
      return `${loop}/excusals#conflicts`;
    case "assess":
      return `${loop}/succession#assess`;
    case "resolveVeto":
    case "awaitNewEvidence":
      return `${loop}/veto`;
    case "succeed":
    case "agreeReplacement":
      return `${loop}/succession`;
    case "agreeCoolOff":
      return `${loop}/plan`;
    default:
      return `${loop}/debrief`;
  }
}
