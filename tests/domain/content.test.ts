import { describe, expect, it } from "vitest";
import {
  BAR_WORDS,
  BARS,
  type Content,
  emptyContent,
  objectionsToContent,
  objectionsToVoteBar,
  type PrincipleAssessment,
  RATING_ANCHORS,
  RATING_WORDS,
  RATINGS,
  VOTE_WORDS,
  VOTES,
} from "~/domain/feedback";
import { codes } from "../support/codes";
import { aContent, PRINCIPLES } from "../support/facts";

const ASSIGNED = ["ownership", "diveDeep"];
const nameOf = (id: string) => PRINCIPLES[id]?.name ?? id;
const objections = (content: Content) => objectionsToContent(content, ASSIGNED, nameOf);

const complete = aContent(ASSIGNED);
const evidence = { id: "e", situation: "Then", action: "Did", result: "So" };

/** Complete content, but for ownership. */
const withOwnership = (patch: Partial<PrincipleAssessment>): Content => ({
  ...complete,
  principles: complete.principles.map((p) => (p.principleId === "ownership" ? { ...p, ...patch } : p)),
});

const notAssessed = (reason: string | null) => ({ rating: null, notAssessedReason: reason, evidence: [] });

describe("F1: each assigned principle is rated, or not assessed with a reason", () => {
  it.each<[string, Content, string[]]>([
    ["everything rated is fine", complete, []],
    ["not assessed with a reason is fine", withOwnership(notAssessed("We ran out of time.")), []],
    ["neither rated nor not assessed", withOwnership(notAssessed(null)), ["ratingMissing"]],
    ["not assessed without a word", withOwnership(notAssessed("  ")), ["notAssessedReasonMissing"]],
    ["a principle left out altogether", aContent(["ownership"]), ["ratingMissing"]],
    ["an unassigned principle rated as well is fine", aContent([...ASSIGNED, "thinkBig"]), []],
    [
      "an unassigned principle opened and left blank is fine",
      { ...complete, principles: [...complete.principles, ...emptyContent(["thinkBig"]).principles] },
      [],
    ],
    [
      "both a rating and a reason against it",
      withOwnership({ notAssessedReason: "No time." }),
      ["ratedAndNotAssessed"],
    ],
    [
      "one principle assessed twice",
      { ...complete, principles: [...complete.principles, ...aContent(["ownership"]).principles] },
      ["principleTwice"],
    ],
  ])("%s", (_, content, expected) => {
    expect(codes(objections(content))).toEqual(expected);
  });

  it("names the principles that miss a rating, in one objection", () => {
    const found = objections({ ...complete, principles: [] });
    expect(found).toEqual([{ code: "ratingMissing", people: [], about: ["Ownership", "Dive Deep"] }]);
  });
});

describe("F2: a rating needs evidence, a vote needs a bar answer and a summary", () => {
  it.each<[string, Content, string[]]>([
    ["a rating without evidence", withOwnership({ evidence: [] }), ["evidenceMissing"]],
    [
      "evidence without a result",
      withOwnership({ evidence: [{ ...evidence, result: " " }] }),
      ["evidenceIncomplete"],
    ],
    [
      "evidence without a situation",
      withOwnership({ evidence: [{ ...evidence, situation: "" }] }),
      ["evidenceIncomplete"],
    ],
    [
      "evidence without what the candidate did",
      withOwnership({ evidence: [{ ...evidence, action: "" }] }),
      ["evidenceIncomplete"],
    ],
    [
      "a row of evidence with nothing in it",
      withOwnership({ evidence: [{ ...evidence, situation: "", action: "", result: "" }] }),
      ["evidenceMissing"],
    ],
    [
      "one complete piece beside a begun one is fine",
      withOwnership({ evidence: [evidence, { ...evidence, result: "" }] }),
      [],
    ],
    [
      "an unassigned rating without evidence",
      {
        ...complete,
        principles: [
          ...complete.principles,
          { principleId: "thinkBig", rating: 2, notAssessedReason: null, evidence: [] },
        ],
      },
      ["evidenceMissing"],
    ],
    ["no vote", { ...complete, vote: null }, ["voteMissing"]],
    ["no bar answer", { ...complete, bar: null }, ["barMissing"]],
    ["no summary", { ...complete, summary: " \n" }, ["summaryMissing"]],
    [
      "an empty form says everything at once",
      emptyContent(ASSIGNED),
      ["barMissing", "ratingMissing", "summaryMissing", "voteMissing"],
    ],
  ])("%s", (_, content, expected) => {
    expect(codes(objections(content))).toEqual(expected);
  });
});

describe("F2: good enough is a no", () => {
  const rows = VOTES.flatMap((vote) => BARS.map((bar) => ({ vote, bar })));
  it.each(rows)("$vote with $bar", ({ vote, bar }) => {
    const isYes = vote === "inclined" || vote === "stronglyInclined";
    const expected = isYes && bar !== "raises" ? ["inclinedNeedsRaises"] : [];
    expect(codes(objectionsToVoteBar(vote, bar))).toEqual(expected);
    expect(codes(objections({ ...complete, vote, bar }))).toEqual(expected);
  });
});

it("has words for each rating, vote and bar answer", () => {
  for (const rating of RATINGS)
    expect([RATING_WORDS[rating], RATING_ANCHORS[rating]].every(Boolean)).toBe(true);
  for (const vote of VOTES) expect(VOTE_WORDS[vote]).not.toBe("");
  for (const bar of BARS) expect(BAR_WORDS[bar]).not.toBe("");
});

describe("an empty draft", () => {
  it("has a place for each principle, and nothing in it", () => {
    const place = (principleId: string) => ({
      principleId,
      rating: null,
      notAssessedReason: null,
      evidence: [],
    });
    expect(emptyContent(ASSIGNED)).toEqual({
      ...{ principles: ASSIGNED.map(place), bar: null, vote: null, summary: "" },
    });
  });

  it("a principle that is there twice is the author's to settle, so nobody else is named", () => {
    const twice = { ...complete, principles: [...complete.principles, ...complete.principles.slice(0, 1)] };
    expect(objections(twice)).toEqual([{ code: "principleTwice", people: [], about: ["Ownership"] }]);
  });
});
