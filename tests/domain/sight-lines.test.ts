import { describe, expect, it } from "vitest";
import type { Loop } from "~/domain/loop";
import { sightReport } from "~/domain/sight-report";
import { asker } from "../support/askers";
import * as facts from "../support/facts";

const planned = facts.aLoop();
const sealed = facts.submit(facts.start(planned), "amara");
const revealed = facts.aRevealedLoop(planned);
const followed = facts.start(facts.planFollowUp(revealed, ["amara", "otto"]), "round-2");
const ofLena: Loop = { ...revealed, candidate: { ...revealed.candidate, personId: "lena" } };

/** Each line about the loop itself: the thing, how much of it, why, and what would open the rest. */
const said = (who: string, loop: Loop): readonly string[] =>
  sightReport(asker(who), loop, "none")
    .filter((line) => line.about === null)
    .map(({ what, sight, because, opens }) => `${what}: ${sight}, ${because}${opens ? `, ${opens}` : ""}`);

const DECIDED = ["debrief", "decision", "veto", "concurrence"];
const VOTED = ["ownVotes", "votesShown", "votesNotShown"];
const OFFERED = ["gates", "offer", "offerReasons"];
/** What somebody is told who must not know yet what was concluded: of everything the same. */
const allHidden = (why: string) =>
  [...DECIDED, ...VOTED, ...OFFERED].map((what) => `${what}: nothing, ${why}`);
const allOpen = (...votes: readonly string[]) => [
  ...DECIDED.map((what) => `${what}: everything, conclusions`),
  ...votes.map((what) => `${what}: everything, conclusions`),
  "votesNotShown: existence, notShown, allCast",
  ...OFFERED.map((what) => `${what}: everything, conclusions`),
];
/** What an admin and an auditor are told of what was concluded: that it is there, and no word of it (S8). */
const STATE_ONLY = [
  ...DECIDED.map((what) => `${what}: existence, stateOnly, never`),
  "votesShown: nothing, stateOnly, never",
  "votesNotShown: nothing, stateOnly, never",
  "gates: existence, stateOnly, never",
  "offer: everything, conclusions",
  "offerReasons: nothing, stateOnly, never",
];
const OWN_DRAFTS = ["ownDrafts: everything, wrote", "othersDrafts: nothing, ownersOnly, never"];
const NO_DRAFTS = OWN_DRAFTS.slice(1);

/** A panel member for whom the conclusions stay shut for a reason, until something opens them. */
const insideAndShut = (why: string, opens: string) => [
  "loop: everything, part",
  "candidateRecord: nothing, noPart, part",
  "reasons: everything, part",
  "earlier: nothing, planners, never",
  `ending: existence, historyPart, ${opens}`,
  `history: existence, historyPart, ${opens}`,
  "auditLog: nothing, noAudit, never",
  ...OWN_DRAFTS,
  ...allHidden(`${why}, ${opens}`),
];

describe("every line about the loop itself (S7)", () => {
  it.each<[string, string, Loop, readonly string[]]>([
    [
      "a hiring manager after the reveal",
      "hana",
      revealed,
      [
        ...["loop: everything, part", "candidateRecord: nothing, noPart, part", "reasons: everything, part"],
        ...["earlier: everything, part", "ending: everything, part", "history: everything, part"],
        ...["auditLog: nothing, noAudit, never", ...OWN_DRAFTS, ...allOpen("ownVotes", "votesShown")],
      ],
    ],
    [
      "a lead after the reveal, who casts no vote here",
      "lena",
      revealed,
      [
        ...["loop: everything, capability", "candidateRecord: existence, byName, part"],
        ...["reasons: everything, capability", "earlier: everything, capability"],
        ...["ending: everything, capability", "history: everything, capability"],
        ...["auditLog: everything, audit", ...NO_DRAFTS, ...allOpen("votesShown")],
      ],
    ],
    [
      "an admin after the reveal",
      "ada",
      revealed,
      [
        ...["loop: everything, capability", "candidateRecord: everything, keeper"],
        ...["reasons: existence, participants, part", "earlier: everything, capability"],
        ...["ending: existence, participants, part", "history: everything, capability"],
        ...["auditLog: everything, audit", ...NO_DRAFTS, ...STATE_ONLY],
      ],
    ],
    [
      "an auditor after the reveal",
      "aldo",
      revealed,
      [
        ...["loop: everything, capability", "candidateRecord: existence, byName, part"],
        ...["reasons: existence, participants, part", "earlier: nothing, planners, never"],
        ...["ending: existence, participants, part", "history: everything, capability"],
        ...["auditLog: everything, audit", ...NO_DRAFTS, ...STATE_ONLY],
      ],
    ],
    [
      "a newcomer of a follow-up, who writes first (S4)",
      "otto",
      followed,
      insideAndShut("writeFirst", "submitting"),
    ],
    ["a shadow who has not written yet (S6)", "sol", revealed, insideAndShut("writeFirst", "submitting")],
    ["an interviewer of a sealed round (S1)", "bo", sealed, insideAndShut("sealed", "reveal")],
    [
      "the candidate, though lead (S9)",
      "lena",
      ofLena,
      ["loop: nothing, isCandidate, never", "candidateRecord: nothing, isCandidate, never"],
    ],
    [
      "somebody without a part (S8)",
      "nobody",
      revealed,
      ["loop: nothing, noPart, part", "candidateRecord: nothing, noPart, part"],
    ],
  ])("to %s", (_, who, loop, expected) => {
    expect(said(who, loop)).toEqual(expected);
  });
});
