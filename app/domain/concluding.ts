import type { Loop } from "./loop";
import { type Objection, type ReasonCode, when } from "./objections";
import { sightOfConclusions } from "./sight";
import type { Viewer } from "./viewer";

/**
 * Acts, by how their names begin, that tell what was concluded from revealed writing, or that somebody has read it.
 * Who owes feedback first, or was excused without having written, learns of none (S4, S6): in a loop's history and in
 * the log alike.
 */
export const CONCLUDING_ACTS = [
  ...["debrief.", "decision.", "concurrence.", "veto.", "offer.", "assessment.", "packet."],
  ...["conflict.weighed", "feedback.read", "loop.ended"],
] as const;

// What an offer's deed and an ending object to has its own words for each (offer-deed.ts, ending.ts).
const OWN_WORDS = ["offer.", "loop.ended"];

// Reasons that say whose act it is.
const WHOSE: ReadonlySet<ReasonCode> = new Set([
  ...(["notYours", "notYourFeedback", "notLeader", "notHiringManager", "notTheRecruiter"] as const),
  ...(["notTheBarRaiser", "notTheResolver", "notOutsideLead"] as const),
]);

/** Who tries what is somebody else's is told whose it is and nothing more: the rest is between others. */
const whoseFirst = (objections: readonly Objection[]): readonly Objection[] => {
  const whose = objections.filter(({ code }) => WHOSE.has(code));
  return whose.length > 0 ? whose : objections;
};

/**
 * The objections to an act as this person may be told them. From whom the conclusions are hidden, a refusal of a deed
 * about them must not tell whether a debrief is held, a decision made or a veto open (S4, S6).
 */
export const objectionsToldTo = (
  asker: Pick<Viewer, "id" | "capabilities">,
  loop: Loop,
  act: string,
  objections: readonly Objection[],
): readonly Objection[] => {
  const isConcluding = CONCLUDING_ACTS.some((name) => act.startsWith(name) && !OWN_WORDS.includes(name));
  const isHidden = isConcluding && sightOfConclusions(asker, loop) === "nothing";
  return isHidden && objections.length > 0 ? when(true, "conclusionsHidden") : whoseFirst(objections);
};
