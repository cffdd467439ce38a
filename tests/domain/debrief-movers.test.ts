import { describe, expect, it } from "vitest";
import { objectionsToWeigh } from "~/domain/conflict";
import * as rules from "~/domain/debrief";
import { allCast, objectionsToCast, votesMissing } from "~/domain/debrief-votes";
import { type Debrief, type Id, type Loop, last } from "~/domain/loop";
import type { Objection } from "~/domain/objections";
import { movers } from "../support/codes";
import * as facts from "../support/facts";
import { patchDebrief, patchSpeaker } from "../support/model";

const planned = facts.aLoop();
const revealed = facts.aRevealedLoop(planned);
const reading = facts.openDebrief(revealed);
const joined = facts.join(reading);
const revote = facts.moveTo(joined, "revote");
const discussion = facts.moveTo(joined, "discussion");
const final = facts.moveTo(joined, "finalVote");
const adjourned = patchDebrief(joined, (_, at) => ({
  phase: "adjourned",
  adjournments: [{ reason: "No hiring manager.", at }],
}));
const closed = facts.holdDebrief(revealed);
const succeeded = facts.appoint(revealed, "petra", "recused");
const opening = (who: Id, loop: Loop) => rules.objectionsToOpenDebrief(who, loop, loop.changedAt + 1);
const debriefOf = (loop: Loop): Debrief => last(loop.debriefs) ?? Object.assign({}, reading.debriefs[0]);
const YES = { vote: "inclined", bar: "raises", changeReason: null } as const;
const NO = { vote: "notInclined", bar: "meets", changeReason: null } as const;
const excused = facts.join(facts.openDebrief(facts.submitAll(facts.excuse(facts.start(planned), "bo"))));
const talking = patchSpeaker(discussion, "amara", (_, at) => ({ turnStartedAt: at }));
const overlapping = patchSpeaker(joined, "bo", () => ({ readAt: joined.changedAt }));

describe("every no of a debrief says who can change it", () => {
  it.each<[string, () => readonly Objection[], readonly string[]]>([
    ["opening as another", () => opening("hana", revealed), ["notLeader ravi"]],
    ["opening before the start", () => opening("ravi", planned), ["mainNotRevealed rosa hana"]],
    [
      "opening in a loop without a main round",
      () => opening("ravi", { ...planned, rounds: [] }),
      ["mainNotRevealed rosa hana"],
    ],
    [
      "opening with a conflict to weigh",
      () => opening("ravi", facts.declareConflict(revealed, "bo")),
      ["conflictUnweighed ravi"],
    ],
    ["opening twice", () => opening("ravi", reading), ["debriefAlreadyOpen ravi"]],
    ["opening for nothing new", () => opening("ravi", closed), ["nothingNew rosa hana"]],
    ["opening without one's assessment", () => opening("petra", succeeded), ["assessmentMissing petra"]],
    [
      "opening where nobody is chosen to lead",
      () => opening("hana", { ...revealed, appointments: [] }),
      ["notLeader"],
    ],
    ["joining without a place", () => rules.objectionsToJoin("sol", reading), ["notASpeaker sol"]],
    ["joining as one excused", () => rules.objectionsToJoin("bo", excused), ["notASpeaker bo"]],
    ["joining while adjourned", () => rules.objectionsToJoin("bo", adjourned), ["debriefAdjourned ravi"]],
    [
      "joining late",
      () => rules.objectionsToJoin("bo", facts.moveTo(reading, "revote")),
      ["joiningClosed ravi"],
    ],
    ["joining twice", () => rules.objectionsToJoin("bo", joined), ["alreadyDone bo"]],
    ["joining in an ended loop", () => rules.objectionsToJoin("bo", facts.end(reading)), ["loopEnded"]],
    ["having read, unjoined", () => rules.objectionsToMarkRead("bo", reading), ["notPresent bo"]],
    ["having read, without a place", () => rules.objectionsToMarkRead("rosa", reading), ["notPresent rosa"]],
    ["having read, late", () => rules.objectionsToMarkRead("bo", discussion), ["notReading ravi"]],
    [
      "having read, in an ended loop",
      () => rules.objectionsToMarkRead("bo", facts.end(joined)),
      ["loopEnded"],
    ],
    [
      "having read at the instant of joining",
      () => rules.objectionsToMarkRead("bo", overlapping),
      ["alreadyDone bo"],
    ],
    [
      "having read twice",
      () =>
        rules.objectionsToMarkRead(
          "bo",
          patchSpeaker(joined, "bo", (_, at) => ({ readAt: at })),
        ),
      ["alreadyDone bo"],
    ],
    [
      "leaving unjoined, wordless",
      () => rules.objectionsToMarkLeft("ravi", facts.join(reading, ["ravi"]), "bo", ""),
      ["notPresent bo", "reasonMissing ravi"],
    ],
    [
      "leaving without a place",
      () => rules.objectionsToMarkLeft("ravi", joined, "rosa", "Train."),
      ["notPresent rosa"],
    ],
    [
      "the leader leaving",
      () => rules.objectionsToMarkLeft("ravi", joined, "ravi", "Train."),
      ["leaderStays ravi"],
    ],
    [
      "adjourning twice, wordless",
      () => rules.objectionsToAdjourn("ravi", adjourned, ""),
      ["debriefAdjourned ravi", "reasonMissing ravi"],
    ],
    [
      "a turn outside the discussion",
      () => rules.objectionsToNextTurn("ravi", revote, null),
      ["discussionNotOpen ravi"],
    ],
    ["a stale turn", () => rules.objectionsToNextTurn("ravi", talking, null), ["changedMeanwhile ravi"]],
    ["a last turn that goes on", () => rules.objectionsToNextTurn("ravi", lastTurn(), "ravi"), []],
    ["a turn after the last", () => rules.objectionsToNextTurn("ravi", allHeard(), null), ["turnsDone ravi"]],
    [
      "one's own turn in an ended loop",
      () => rules.objectionsToNextTurn("amara", facts.end(talking), "amara"),
      ["loopEnded"],
    ],
  ])("%s", (_, objections, expected) => {
    expect(movers(objections())).toEqual(expected);
  });

  it.each<[string, () => readonly Objection[], readonly string[]]>([
    [
      "moving on without the hiring manager",
      () => rules.objectionsToAdvance("ravi", facts.join(reading, ["ravi", "bo"]), "revote"),
      ["quorumMissing hana"],
    ],
    [
      "moving on without any interviewer",
      () => rules.objectionsToAdvance("ravi", facts.join(reading, ["ravi", "hana"]), "revote"),
      ["quorumMissing amara bo carmen dmitri"],
    ],
    [
      "moving on with an interviewer who was excused",
      () => rules.objectionsToAdvance("ravi", facts.join(excused, ["ravi", "hana"]), "revote"),
      [],
    ],
    [
      "moving on without anybody",
      () => rules.objectionsToAdvance("ravi", facts.submit(reading, "sol"), "revote"),
      ["quorumMissing ravi hana amara bo carmen dmitri"],
    ],
    [
      "moving on where no Bar Raiser is chosen",
      () => rules.objectionsToAdvance("ravi", { ...joined, appointments: [] }, "revote"),
      ["notLeader", "quorumMissing"],
    ],
    [
      "moving on in an adjourned one",
      () => rules.objectionsToAdvance("ravi", adjourned, "revote"),
      ["debriefAdjourned ravi", "debriefStep ravi"],
    ],
    [
      "moving on while votes are out",
      () =>
        rules.objectionsToAdvance(
          "ravi",
          facts.castVote(revote, "bo", "revote", "inclined", "raises"),
          "discussion",
        ),
      ["votesMissing amara carmen dmitri hana ravi"],
    ],
    [
      "moving on while final votes are out",
      () =>
        rules.objectionsToAdvance(
          "ravi",
          facts.castVote(final, "bo", "final", "inclined", "raises"),
          "decision",
        ),
      ["votesMissing amara carmen dmitri hana ravi"],
    ],
    [
      "moving on before every turn",
      () => rules.objectionsToAdvance("ravi", talking, "finalVote"),
      ["turnsLeft amara bo carmen dmitri hana ravi"],
    ],
    [
      "closing early and undecided",
      () => rules.objectionsToClose("ravi", final),
      ["debriefStep ravi", "decisionMissingHere hana"],
    ],
    ["voting without a place", () => objectionsToCast("sol", revote, "revote", YES), ["notASpeaker sol"]],
    [
      "voting twice",
      () =>
        objectionsToCast("bo", facts.castVote(revote, "bo", "revote", "inclined", "raises"), "revote", YES),
      ["alreadyCast bo"],
    ],
    ["voting early", () => objectionsToCast("bo", joined, "revote", YES), ["voteNotOpen ravi"]],
    [
      "voting from elsewhere",
      () => objectionsToCast("bo", facts.moveTo(facts.join(reading, ["ravi"]), "revote"), "revote", YES),
      ["notPresent bo"],
    ],
    [
      "another vote without a word",
      () => objectionsToCast("bo", revote, "revote", NO),
      ["changeReasonMissing bo"],
    ],
    [
      "weighing as another",
      () => objectionsToWeigh("hana", facts.declareConflict(revealed, "bo"), "bo", "Counted."),
      ["notYours ravi"],
    ],
    [
      "weighing what isn't declared",
      () => objectionsToWeigh("ravi", revealed, "bo", "Counted."),
      ["noConflict bo"],
    ],
    [
      "weighing one's own",
      () => objectionsToWeigh("ravi", facts.declareConflict(revealed, "ravi"), "ravi", "Counted."),
      ["notOwnConflict lena luis"],
    ],
    [
      "weighing what isn't there",
      () => objectionsToWeigh("ravi", facts.declareConflict(revealed, "otto"), "otto", "Counted."),
      ["notSubmitted otto"],
    ],
  ])("%s", (_, objections, expected) => {
    expect(movers(objections())).toEqual(expected);
  });

  it("where none is open, the leader opens one", () => {
    expect(
      [
        rules.objectionsToJoin("bo", revealed),
        rules.objectionsToMarkRead("bo", revealed),
        rules.objectionsToMarkLeft("ravi", revealed, "bo", "Train."),
        rules.objectionsToAdjourn("ravi", revealed, "Late."),
        rules.objectionsToReopen("ravi", revealed, revealed.changedAt),
        rules.objectionsToNextTurn("ravi", revealed, null),
        rules.objectionsToAdvance("ravi", revealed, "revote"),
        rules.objectionsToClose("ravi", revealed),
        objectionsToCast("bo", revealed, "revote", YES),
      ].map(movers),
    ).toEqual(Array(9).fill(["noDebriefOpen ravi"]));
  });
});

describe("D3: whose vote is waited for", () => {
  it("those present who have not cast, whoever is", () => {
    expect(
      votesMissing(debriefOf(facts.castVote(revote, "bo", "revote", "inclined", "raises")), "revote"),
    ).toEqual(["amara", "carmen", "dmitri", "hana", "ravi"]);
    expect(votesMissing(debriefOf(joined), "revote")).toEqual([]);
    expect(allCast(debriefOf(revote), "revote")).toBe(false);
  });
});

function allHeard(): Loop {
  return patchDebrief(discussion, (d, at) => ({
    speakers: d.speakers.map((s) => ({ ...s, turnStartedAt: at, turnEndedAt: at })),
  }));
}

/** Everybody was heard but ravi, whose turn it is. */
function lastTurn(): Loop {
  return patchSpeaker(allHeard(), "ravi", () => ({ turnEndedAt: null }));
}
