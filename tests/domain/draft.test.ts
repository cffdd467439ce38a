import { describe, expect, it } from "vitest";
import {
  type DraftPlace,
  draftPlaceOf,
  objectionsToDraft,
  revisionAfter,
  saysTheSame,
  writtenOf,
} from "~/domain/draft";
import type { Content } from "~/domain/feedback";
import { isAboutContent, missingIn } from "~/domain/missing";
import { movers } from "../support/codes";
import { aContent, aLoop, aRevealedLoop, end, excuse, start, submit } from "../support/facts";

const planned = aLoop();
const started = start(planned);

describe("F4: where a draft is kept", () => {
  const open: DraftPlace = { state: "pending", isStarted: true, isEnded: false, planners: ["rosa", "hana"] };
  it.each<[string, Partial<DraftPlace>, string[]]>([
    ["in a started round", {}, []],
    ["before the start", { isStarted: false }, ["roundNotStarted rosa hana"]],
    ["after the loop's end (S10)", { isEnded: true }, ["loopEnded"]],
    ["after the end of a loop that never started", { isEnded: true, isStarted: false }, ["loopEnded"]],
    ["after an excusal", { state: "excused" }, ["excusedFromRound"]],
    ["over submitted feedback (F3)", { state: "submitted" }, ["alreadySubmitted"]],
  ])("%s", (_, patch, expected) => {
    expect(movers(objectionsToDraft({ ...open, ...patch }))).toEqual(expected);
  });

  it("is read from the loop", () => {
    expect(draftPlaceOf(started, "main-amara")).toEqual(open);
    expect(draftPlaceOf(planned, "main-amara")).toEqual({ ...open, isStarted: false });
    expect(draftPlaceOf(end(started), "main-amara")).toEqual({ ...open, isEnded: true });
    expect(draftPlaceOf(excuse(started, "amara"), "main-amara")?.state).toBe("excused");
    expect(draftPlaceOf(submit(started, "amara"), "main-amara")?.state).toBe("submitted");
    expect(draftPlaceOf(aRevealedLoop(planned), "main-nobody")).toBeNull();
  });

  it("leaves room for a draft's saves between two versions", () => {
    expect([revisionAfter(1), revisionAfter(2)]).toEqual([100_000, 200_000]);
  });
});

const evidence = (patch: Partial<Content["principles"][number]["evidence"][number]> = {}) => ({
  ...{ id: "e1", situation: "Then.", action: "Did.", result: "So." },
  ...patch,
});
const part = (principleId: string, patch: Partial<Content["principles"][number]> = {}) => ({
  ...{ principleId, rating: null, notAssessedReason: null, evidence: [] },
  ...patch,
});
const complete = part("ownership", { rating: 4, evidence: [evidence()] });
const written = (...principles: Content["principles"][number][]): Content => aContent([], { principles });

describe("F5: the same said twice", () => {
  it("keeps what is there in words, in one order and without ids", () => {
    const content = aContent([], {
      principles: [
        part("ownership", {
          rating: 4,
          evidence: [evidence({ situation: " Then. ", action: "Did. ", result: " So." })],
        }),
        part("earnTrust"),
        part("diveDeep", { notAssessedReason: " No time. " }),
        part("thinkBig", {
          evidence: [
            evidence({ situation: "", action: "", result: " " }),
            evidence({ situation: "", action: "" }),
          ],
        }),
      ],
      summary: " In short. ",
    });
    expect(writtenOf(content)).toEqual({
      principles: [
        part("diveDeep", { notAssessedReason: "No time." }),
        part("ownership", { rating: 4, evidence: [evidence({ id: "", questionId: null })] }),
        part("thinkBig", { evidence: [evidence({ id: "", situation: "", action: "", questionId: null })] }),
      ],
      bar: "raises",
      vote: "inclined",
      summary: "In short.",
    });
  });

  const rated = [part("ownership", { rating: 4 }), part("diveDeep", { rating: 3 })] as const;
  it.each<[string, Content, Content, boolean]>([
    ["itself", written(...rated), written(...rated), true],
    ["in another order", written(rated[0], rated[1]), written(rated[1], rated[0]), true],
    ["with an empty place", written(...rated), written(...rated, part("thinkBig")), true],
    ["with a blank reason", written(part("thinkBig", { notAssessedReason: " " })), written(), true],
    ["with another rating", written(rated[0]), written(part("ownership", { rating: 5 })), false],
    [
      "with a reason",
      written(rated[0]),
      written(rated[0], part("thinkBig", { notAssessedReason: "No time." })),
      false,
    ],
    [
      "in answer to another question",
      written(part("ownership", { rating: 4, evidence: [evidence({})] })),
      written(part("ownership", { rating: 4, evidence: [evidence({ questionId: "q" })] })),
      false,
    ],
    ["with another vote", written(), { ...written(), vote: "notInclined" }, false],
  ])("%s", (_, a, b, expected) => {
    expect(saysTheSame(a, b)).toBe(expected);
  });
});

describe("F1, F2: what is missing has its place in the form", () => {
  const places = (content: Content, ...assigned: string[]) =>
    missingIn(content, assigned).map((m) => [m.part, m.principleId, m.code].join(" "));

  it.each<[string, Content, string[], string[]]>([
    ["nothing", aContent(["ownership"]), ["ownership"], []],
    [
      "a rating",
      written(),
      ["ownership", "diveDeep"],
      ["rating ownership ratingMissing", "rating diveDeep ratingMissing"],
    ],
    [
      "a reason",
      written(part("ownership", { notAssessedReason: " " })),
      ["ownership"],
      ["reason ownership notAssessedReasonMissing"],
    ],
    [
      "one of two answers",
      written(part("ownership", { rating: 4, notAssessedReason: "No time." })),
      ["ownership"],
      ["reason ownership ratedAndNotAssessed"],
    ],
    [
      "evidence",
      written(part("ownership", { rating: 4 })),
      ["ownership"],
      ["evidence ownership evidenceMissing"],
    ],
    [
      "a part of the evidence",
      written(part("ownership", { rating: 4, evidence: [evidence({ result: "" })] })),
      ["ownership"],
      ["evidence ownership evidenceIncomplete"],
    ],
    [
      "a decision between two",
      written(complete, complete),
      ["ownership"],
      ["rating ownership principleTwice"],
    ],
    [
      "vote, bar and summary",
      { ...written(), vote: null, bar: null, summary: "" },
      [],
      ["vote  voteMissing", "bar  barMissing", "summary  summaryMissing"],
    ],
    ["a bar that the vote needs", { ...written(), bar: "meets" }, [], ["bar  inclinedNeedsRaises"]],
  ])("%s", (_, content, assigned, expected) => {
    expect(places(content, ...assigned)).toEqual(expected);
  });

  it("and is said in the rule's words", () => {
    expect(missingIn({ ...written(), vote: null }, [])[0]?.text).toMatch(/vote/i);
    expect([isAboutContent("voteMissing"), isAboutContent("notYourFeedback")]).toEqual([true, false]);
  });
});
