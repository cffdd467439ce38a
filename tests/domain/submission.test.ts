import { describe, expect, it } from "vitest";
import { objectionsToAddendum, objectionsToSubmit, objectionsToWithdraw } from "~/domain/feedback";
import type { Id, Loop } from "~/domain/loop";
import { codes } from "../support/codes";
import {
  aContent,
  aLoop,
  aRevealedLoop,
  declareConflict,
  end,
  excuse,
  requestExcusal,
  start,
  submit,
  submitAll,
  withdraw,
} from "../support/facts";

const planned = aLoop();
const started = start(planned);
const amaraIn = submit(started, "amara");
const revealed = aRevealedLoop(planned);

describe("F6 and S10: who submits what, and until when", () => {
  it.each<[string, Id, Loop, Id, string[]]>([
    ["amara submits her own", "amara", started, "main-amara", []],
    ["bo submits for amara", "bo", started, "main-amara", ["notYourFeedback"]],
    ["the recruiter submits for amara", "rosa", started, "main-amara", ["notYourFeedback"]],
    ["the Bar Raiser submits for amara", "ravi", started, "main-amara", ["notYourFeedback"]],
    ["before the round has started", "amara", planned, "main-amara", ["roundNotStarted"]],
    ["a second time", "amara", amaraIn, "main-amara", ["alreadySubmitted"]],
    ["again after withdrawing", "amara", withdraw(amaraIn, "amara"), "main-amara", []],
    ["after being excused", "amara", excuse(started, "amara"), "main-amara", ["excusedFromRound"]],
    ["while an excusal is asked for", "amara", requestExcusal(started, "amara"), "main-amara", []],
    ["after the loop ended without a decision", "amara", end(started), "main-amara", ["loopEnded"]],
    [
      "under a conflict declared since",
      "amara",
      declareConflict(started, "amara"),
      "main-amara",
      ["conflictDeclared"],
    ],
    ["the shadow writes practice while sealed", "sol", started, "main-sol", []],
    ["the shadow writes practice after the reveal", "sol", revealed, "main-sol", []],
    ["an assignment that is gone", "amara", started, "main-nobody", ["changedMeanwhile"]],
  ])("%s", (_, who, loop, assignmentId, expected) => {
    expect(codes(objectionsToSubmit(who, loop, assignmentId, aContent(["ownership"])))).toEqual(expected);
  });

  it("says what is missing only to the author who may submit", () => {
    const blank = aContent([], { summary: "" });
    expect(codes(objectionsToSubmit("amara", started, "main-amara", blank))).toEqual([
      "ratingMissing",
      "summaryMissing",
    ]);
    expect(codes(objectionsToSubmit("bo", started, "main-amara", blank))).toEqual(["notYourFeedback"]);
  });

  it("names the principle by its name", () => {
    const [missing] = objectionsToSubmit("amara", started, "main-amara", aContent([]));
    expect(missing?.about).toEqual(["Ownership"]);
    const unnamed = { ...started, principles: {} };
    const [gone] = objectionsToSubmit("amara", unnamed, "main-amara", aContent([]));
    expect(gone?.about).toEqual(["ownership"]);
  });
});

describe("F3: withdrawing is the author's, before the reveal, with a reason", () => {
  it.each<[string, Id, Loop, string, string[]]>([
    ["amara withdraws her own", "amara", amaraIn, "I mixed up two answers.", []],
    ["without a reason", "amara", amaraIn, " ", ["reasonMissing"]],
    ["before submitting", "amara", started, "Wait.", ["notSubmitted"]],
    ["a second time", "amara", withdraw(amaraIn, "amara"), "Wait.", ["notSubmitted"]],
    ["somebody else's", "ravi", amaraIn, "Too harsh.", ["notYourFeedback"]],
    ["after the reveal", "amara", revealed, "I heard the others.", ["roundIsRevealed"]],
    ["after the loop ended", "amara", end(amaraIn), "Wait.", ["loopEnded"]],
  ])("%s", (_, who, loop, reason, expected) => {
    expect(codes(objectionsToWithdraw(who, loop, "main-amara", reason))).toEqual(expected);
  });
});

describe("F3 and F9: an addendum comes after the reveal, to one's own submitted feedback", () => {
  const withoutBo = submitAll(excuse(started, "bo"));
  const withPractice = submit(revealed, "sol");
  it.each<[string, Id, Loop, Id, string, string[]]>([
    ["amara adds a word", "amara", revealed, "main-amara", "One more thing.", []],
    ["with nothing in it", "amara", revealed, "main-amara", "", ["textMissing"]],
    ["to somebody else's", "bo", revealed, "main-amara", "I disagree.", ["notYourFeedback"]],
    ["while the round is sealed", "amara", amaraIn, "main-amara", "One more.", ["roundStillSealed"]],
    ["by somebody excused", "bo", withoutBo, "main-bo", "One more.", ["notSubmitted"]],
    ["to practice feedback", "sol", withPractice, "main-sol", "One more.", ["practiceHasNoAddendum"]],
    ["after the loop ended", "amara", end(revealed), "main-amara", "One more.", ["loopEnded"]],
  ])("%s", (_, who, loop, assignmentId, text, expected) => {
    expect(codes(objectionsToAddendum(who, loop, assignmentId, text))).toEqual(expected);
  });

  it("there is nothing to take back or add to where the assignment is gone", () => {
    expect(codes(objectionsToWithdraw("amara", amaraIn, "main-nobody", "Wait."))).toEqual([
      "changedMeanwhile",
    ]);
    expect(codes(objectionsToAddendum("amara", revealed, "main-nobody", "More."))).toEqual([
      "changedMeanwhile",
    ]);
  });

  it("names those whose feedback keeps the round sealed", () => {
    const [sealed] = objectionsToAddendum("amara", amaraIn, "main-amara", "One more.");
    expect(sealed?.people).toEqual(["bo", "carmen", "dmitri", "hana", "ravi"]);
  });
});
