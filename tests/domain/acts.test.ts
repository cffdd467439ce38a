import { describe, expect, it } from "vitest";
import { actsOf, excusablesFor } from "~/domain/acts";
import type { Id, Loop } from "~/domain/loop";
import { asker } from "../support/askers";
import { movers } from "../support/codes";
import * as facts from "../support/facts";

const planned = facts.aLoop();
const started = facts.start(planned);
const revealed = facts.aRevealedLoop(planned);
const done = facts.holdDebrief(revealed);
const vetoed = facts.castVeto(done);
const asked = facts.requestExcusal(started, "bo");
const succeeded = facts.appoint(revealed, "petra", "recused");
const resolving = facts.appoint(vetoed, "petra", "overdue");
const inFollowUp = facts.start(facts.planFollowUp(revealed, ["bo", "otto"]), "round-2");

/** Each act with the assignment that it is about and what is in its way. */
const acts = (who: Id, loop: Loop) =>
  actsOf(asker(who), loop, loop.changedAt + 1).map(({ act, about, objections }) =>
    [act, ...(about ? [`(${about})`] : []), ...movers(objections)].join(" "),
  );

describe("what one may turn to on a loop", () => {
  it.each<[string, Id, Loop, readonly string[]]>([
    ["an interviewer while it is planned", "bo", planned, ["prepareInterview (main-bo)"]],
    [
      "an interviewer who has to write",
      "bo",
      started,
      ["writeFeedback (main-bo)", "prepareInterview (main-bo)", "askExcusal"],
    ],
    [
      "an interviewer who asked to be taken out",
      "bo",
      asked,
      ["writeFeedback (main-bo)", "prepareInterview (main-bo)"],
    ],
    ["an interviewer who has written", "bo", facts.submit(started, "bo"), ["ownFeedback (main-bo)"]],
    ["an interviewer who was excused", "bo", facts.excuse(started, "bo"), []],
    ["an interviewer after the reveal", "bo", revealed, ["ownFeedback (main-bo)", "debrief"]],
    ["an interviewer of an ended loop", "bo", facts.end(started), []],
    [
      "one who wrote in an ended loop",
      "bo",
      facts.end(facts.submit(started, "bo")),
      ["ownFeedback (main-bo)"],
    ],
    [
      "who writes in a follow-up, having read",
      "bo",
      inFollowUp,
      [
        "ownFeedback (main-bo)",
        "writeFeedback (round-2-bo)",
        "prepareInterview (round-2-bo)",
        "debrief",
        "askExcusal",
      ],
    ],
    [
      "who writes in a follow-up first (S4)",
      "otto",
      inFollowUp,
      ["writeFeedback (round-2-otto)", "prepareInterview (round-2-otto)", "askExcusal"],
    ],
    ["the Bar Raiser while it is planned", "ravi", planned, ["prepareInterview (main-ravi)"]],
    [
      "the Bar Raiser who is asked to excuse",
      "ravi",
      asked,
      ["writeFeedback (main-ravi)", "prepareInterview (main-ravi)", "answerExcusals", "succession"],
    ],
    [
      "the Bar Raiser who has answered",
      "ravi",
      facts.answerExcusal(asked, "bo", "refused"),
      ["writeFeedback (main-ravi)", "prepareInterview (main-ravi)", "succession"],
    ],
    [
      "the Bar Raiser after the reveal",
      "ravi",
      revealed,
      ["ownFeedback (main-ravi)", "debrief", "veto", "succession"],
    ],
    [
      "the Bar Raiser with a conflict to weigh",
      "ravi",
      facts.declareConflict(facts.declareConflict(revealed, "ravi"), "bo"),
      ["ownFeedback (main-ravi)", "weighConflict", "debrief", "veto", "succession"],
    ],
    [
      "the Bar Raiser of an ended loop",
      "ravi",
      facts.end(revealed),
      ["ownFeedback (main-ravi)", "debrief", "veto"],
    ],
    ["a successor", "petra", succeeded, ["assess", "debrief", "veto", "succession"]],
    ["a successor in an ended loop", "petra", facts.end(succeeded), ["debrief", "veto"]],
    ["a predecessor", "ravi", succeeded, ["ownFeedback (main-ravi)", "debrief"]],
    ["a predecessor whose veto is open", "ravi", resolving, ["ownFeedback (main-ravi)", "debrief", "veto"]],
    ["the hiring manager while it is planned", "hana", planned, ["prepareInterview (main-hana)", "plan"]],
    [
      "the hiring manager after the start",
      "hana",
      started,
      ["writeFeedback (main-hana)", "prepareInterview (main-hana)", "plan", "askExcusal"],
    ],
    [
      "the hiring manager with a conflict that the Bar Raiser weighs",
      "hana",
      facts.declareConflict(revealed, "bo"),
      ["ownFeedback (main-hana)", "debrief", "plan"],
    ],
    ["the recruiter while it is planned", "rosa", planned, ["plan", "end"]],
    ["the recruiter after the start", "rosa", started, ["offer", "plan", "askExcusal", "end"]],
    ["the recruiter after it all", "rosa", done, ["debrief", "offer", "plan", "end"]],
    [
      "the recruiter of an offer that is out",
      "rosa",
      facts.offerDeed(facts.offerDeed(done, "ready"), "extended"),
      ["debrief", "offer", "plan", "end offerIsOut rosa"],
    ],
    ["the recruiter of an ended loop", "rosa", facts.end(revealed), ["debrief", "offer"]],
    ["an admin before the start", "ada", planned, ["plan"]],
    ["an admin after it", "ada", started, ["plan", "succession"]],
    ["a lead before the start", "lena", planned, []],
    ["a lead after it", "lena", revealed, ["debrief", "succession"]],
    ["a lead of an ended loop", "lena", facts.end(revealed), ["debrief"]],
    ["somebody without any part", "otto", revealed, []],
    [
      "a shadow who has to write",
      "sol",
      started,
      ["writeFeedback (main-sol)", "prepareInterview (main-sol)", "askExcusal"],
    ],
  ])("%s", (_, who, loop, expected) => {
    expect(acts(who, loop)).toEqual(expected);
  });

  it("names whom one may ask an excusal for, and what it may be (F8)", () => {
    const excusables = (who: Id, loop: Loop) =>
      excusablesFor(who, loop).map(
        ({ round, assignment, kinds }) => `${round.id} ${assignment.personId}: ${kinds.join(", ")}`,
      );
    expect(excusables("bo", started)).toEqual(["main bo: decline, conflict"]);
    expect(excusables("rosa", facts.submit(started, "amara"))).toEqual(
      ["bo", "carmen", "dmitri", "sol"].map((id) => `main ${id}: removal, noShow, conflict`),
    );
    expect(excusables("hana", started).slice(0, 1)).toEqual(["main amara: removal, noShow"]);
    expect(excusables("otto", started)).toEqual([]);
  });
});
