import type { SightOfLoop } from "~/data/sight-report.server";
import type { Sight } from "~/domain/sight";
import type { Thing } from "~/domain/sight-line";

/** What each line of the report is about, with all that belongs to it. */
export const THING_WORDS: Readonly<Record<Thing, string>> = {
  loop: "The loop: candidate's name, role, terms, panel, rounds and their state",
  candidateRecord: "The candidate's record: address, notes, links",
  reasons: "Reasons for excusals, changed terms, successions and replacements; declared conflicts",
  earlier: "An earlier loop within the cool-off, and how it ended",
  ending: "How the loop ended, with the reason",
  history: "The loop's history: who did what, and when",
  auditLog: "The audit log's entries of this loop",
  feedback:
    "Ratings, evidence, bar answer, vote and summary; every version, reasons for withdrawing; addenda",
  practice: "Practice feedback: ratings, evidence, bar answer, vote and summary; every version",
  ownDrafts: "Drafts of their own, of feedback or a veto",
  othersDrafts: "Drafts of others, of feedback or a veto",
  debrief: "Debriefs: order, turns, who was there, reasons for leaving and adjourning",
  ownVotes: "Re-votes and final votes of their own",
  votesShown: "Re-votes and final votes of others, once shown",
  votesNotShown: "Re-votes and final votes of others, not yet shown",
  decision: "Decisions, with reason and bar answers for another level",
  concurrence: "Concurrences, and successors' assessments",
  veto: "Vetoes: rationale, principles, evidence cited, how they were resolved",
  gates: "The offer's gates, and why each is not met",
  offer: "What became of the offer, by whom and when",
  offerReasons: "The recruiter's words about the offer",
};

const CONCLUDED: readonly Thing[] = [
  ...(["debrief", "decision", "veto", "concurrence", "ownVotes", "votesShown", "votesNotShown"] as const),
  ...(["gates", "offer", "offerReasons"] as const),
];

/** Which part of the report a line of no round belongs to. */
const partOf = (what: Thing): "loop" | "concluded" => (CONCLUDED.includes(what) ? "concluded" : "loop");

/** The titles of these parts. */
const PART_WORDS = { loop: "The loop", concluded: "What is concluded from it" } as const;

/** How much of a thing is seen. */
export const SIGHT_WORDS: Readonly<Record<Sight, string>> = {
  everything: "Everything",
  existence: "State only",
  nothing: "Nothing",
};

const SEATS: Readonly<Record<string, string>> = {
  candidate: "candidate",
  hiringManager: "hiring manager",
  recruiter: "recruiter",
  barRaiser: "Bar Raiser",
  interviewer: "interviewer",
  shadow: "shadow",
  formerBarRaiser: "former Bar Raiser",
};

const CAPABILITIES: Readonly<Record<string, string>> = {
  admin: "admin",
  recruiter: "recruiter",
  lead: "Bar Raiser lead",
  auditor: "auditor",
};

const KINDS: Readonly<Record<string, string>> = {
  screen: "screen",
  main: "main round",
  followUp: "follow-up",
};

/** "Round 1, main round". */
const roundWords = (round: { readonly number: number; readonly kind: string }): string =>
  `Round ${round.number}, ${KINDS[round.kind] ?? round.kind}`;

type Report = Pick<SightOfLoop, "rounds" | "rows">;

/** A report's parts in the order in which page and console show them: the loop, its rounds, what is concluded. */
export function partsOf({ rounds, rows }: Report) {
  const ofNoRound = (part: "loop" | "concluded") => ({
    ...{ id: part as string, title: PART_WORDS[part] as string },
    rows: rows.filter((row) => row.roundId === null && partOf(row.what) === part),
  });
  const ofRounds = rounds.map((round) => ({
    ...{ id: round.id, title: roundWords(round) },
    rows: rows.filter((row) => row.roundId === round.id),
  }));
  return [ofNoRound("loop"), ...ofRounds, ofNoRound("concluded")].filter((part) => part.rows.length > 0);
}

/** A person's parts in the loop and their capabilities, in words. */
export const standingWords = (seats: readonly string[], capabilities: readonly string[]) => ({
  seats: seats.length > 0 ? seats.map((seat) => SEATS[seat] ?? seat).join(", ") : "none",
  capabilities: capabilities.length > 0 ? capabilities.map((c) => CAPABILITIES[c] ?? c).join(", ") : "none",
});

/** What a report says besides its lines, where it does. */
export const CAUTIONS = {
  untold:
    "Whether somebody is the candidate is known to those who keep candidates' records. If this person is, nothing of it exists for them, whatever is said below (S9).",
  deactivated: "This account is closed: until it is opened again the person sees nothing at all.",
} as const;
