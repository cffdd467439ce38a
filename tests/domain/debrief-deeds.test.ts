import { describe, expect, it } from "vitest";
import { deedsOf, nextPhaseOf } from "~/domain/debrief-deeds";
import type { Id, Loop } from "~/domain/loop";
import { movers } from "../support/codes";
import * as facts from "../support/facts";
import { patchDebrief, patchSpeaker } from "../support/model";

const planned = facts.aLoop();
const sealed = facts.submit(facts.start(planned), "amara");
const revealed = facts.aRevealedLoop(planned);
const reading = facts.openDebrief(revealed);
const joined = facts.join(reading);
const excused = facts.openDebrief(facts.submitAll(facts.excuse(facts.start(planned), "bo")));
const discussion = facts.moveTo(joined, "discussion");
const talking = patchSpeaker(discussion, "amara", (_, at) => ({ turnStartedAt: at }));
const heard = patchDebrief(discussion, (d, at) => ({
  speakers: d.speakers.map((s) => ({ ...s, turnStartedAt: at, turnEndedAt: at })),
}));
const deciding = facts.moveTo(joined, "decision");
const hired = facts.decide(deciding);
const elsewhere = facts.decide(deciding, "hireAtAnotherLevel", 4);
const adjourned = patchDebrief(joined, (_, at) => ({
  phase: "adjourned",
  adjournments: [{ reason: "Late.", at }],
}));
const exempt = facts.aRevealedLoop(facts.anExemptLoop());
const done = facts.holdDebrief(revealed);

/** Each deed with what is in its way. */
const deeds = (who: Id, loop: Loop): readonly string[] =>
  Object.entries(deedsOf(who, loop, loop.changedAt + 1)).map(([deed, objections]) =>
    [deed, ...movers(objections)].join(": "),
  );

describe("what one may do in a debrief (D1 to D4, V1)", () => {
  it.each<[string, Id, Loop, readonly string[]]>([
    [
      "the Bar Raiser before the reveal",
      "ravi",
      sealed,
      ["open: roundsSealed bo carmen dmitri hana ravi", "veto: vetoBeforeReveal"],
    ],
    ["the Bar Raiser after it", "ravi", revealed, ["open", "veto"]],
    ["the hiring manager after it", "hana", revealed, []],
    ["an interviewer after it", "bo", revealed, []],
    ["a hiring manager who leads", "hana", exempt, ["open"]],
    [
      "the leader during the reading, unjoined",
      "ravi",
      reading,
      ["advance: quorumMissing ravi hana amara bo carmen dmitri", "adjourn", "markLeft", "join", "veto"],
    ],
    [
      "the leader during the reading, joined",
      "ravi",
      joined,
      ["advance", "adjourn", "markLeft", "markRead", "veto"],
    ],
    ["an interviewer during the reading", "bo", reading, ["join"]],
    ["one who joined", "bo", joined, ["markRead"]],
    ["one who has read", "bo", patchSpeaker(joined, "bo", (_, at) => ({ readAt: at })), []],
    ["the shadow", "sol", reading, []],
    ["one who was excused", "bo", excused, []],
    ["one who comes late", "bo", facts.moveTo(reading, "revote"), []],
    ["the leader of an adjourned one", "ravi", adjourned, ["reopen", "veto"]],
    ["an interviewer in an adjourned one", "bo", adjourned, []],
    [
      "the leader before the first turn",
      "ravi",
      discussion,
      ["advance: turnsLeft amara bo carmen dmitri hana ravi", "adjourn", "markLeft", "nextTurn", "veto"],
    ],
    ["an interviewer before the first turn", "amara", discussion, []],
    ["the current speaker", "amara", talking, ["nextTurn"]],
    ["who waits", "bo", talking, []],
    ["the leader after the last turn", "ravi", heard, ["advance", "adjourn", "markLeft", "veto"]],
    [
      "a successor in the discussion",
      "petra",
      facts.appoint(discussion, "petra", "recused"),
      [
        "advance: assessmentMissing petra: turnsLeft amara bo carmen dmitri hana ravi",
        "adjourn: assessmentMissing petra",
        "markLeft",
        "nextTurn: assessmentMissing petra",
        "veto",
      ],
    ],
    [
      "the leader before a decision",
      "ravi",
      deciding,
      ["adjourn", "markLeft", "close: decisionMissingHere hana", "veto"],
    ],
    ["the hiring manager then", "hana", deciding, ["decide"]],
    ["the hiring manager before", "hana", discussion, []],
    ["the leader after a hire", "ravi", hired, ["adjourn", "markLeft", "close", "concur", "veto"]],
    ["after a no hire", "ravi", facts.decide(deciding, "noHire"), ["adjourn", "markLeft", "close", "veto"]],
    [
      "after a hire at another level",
      "ravi",
      elsewhere,
      ["adjourn", "markLeft", "close", "levelBar", "concur", "veto"],
    ],
    ["the hiring manager after it", "hana", elsewhere, ["decide", "levelBar"]],
    [
      "the leader who cast a veto",
      "ravi",
      facts.castVeto(hired),
      ["adjourn", "markLeft", "close", "concur: gateVetoOpen ravi"],
    ],
    [
      "the leader who upheld one",
      "ravi",
      facts.resolveVeto(facts.castVeto(hired), "upheld"),
      ["adjourn", "markLeft", "close", "concur: gateVetoUpheld"],
    ],
    [
      "the leader who lifted one",
      "ravi",
      facts.resolveVeto(facts.castVeto(hired), "lifted"),
      ["adjourn", "markLeft", "close", "concur", "veto"],
    ],
    ["a leader who has concurred", "ravi", done, ["open: nothingNew rosa hana", "veto"]],
    [
      "a leader once the offer is out",
      "ravi",
      facts.offerDeed(facts.offerDeed(done, "ready"), "extended"),
      ["open: nothingNew rosa hana", "veto: vetoAfterOffer"],
    ],
    [
      "a successor who has not assessed",
      "petra",
      facts.appoint(revealed, "petra", "recused"),
      ["open: assessmentMissing petra", "veto"],
    ],
    ["the predecessor", "ravi", facts.appoint(revealed, "petra", "recused"), []],
    [
      "a Bar Raiser whom the terms no longer have",
      "ravi",
      { ...hired, terms: { ...hired.terms, hasBarRaiser: false } },
      [],
    ],
    ["anybody once the loop has ended", "ravi", facts.end(hired), []],
  ])("%s", (_, who, loop, expected) => {
    expect(deeds(who, loop)).toEqual(expected);
  });

  it("says where the leader's next step leads", () => {
    expect([revealed, reading, discussion, deciding, adjourned].map(nextPhaseOf)).toEqual([
      null,
      "revote",
      "finalVote",
      null,
      null,
    ]);
  });
});
