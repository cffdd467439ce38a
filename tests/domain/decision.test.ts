import { describe, expect, it } from "vitest";
import {
  type DecisionInput,
  decidedLevel,
  objectionsToConcur,
  objectionsToDecide,
  objectionsToLevelBar,
} from "~/domain/decision";
import type { Concurrence, Id, Loop } from "~/domain/loop";
import { codes } from "../support/codes";
import {
  aLoop,
  anExemptLoop,
  appoint,
  aRevealedLoop,
  castVeto,
  concur,
  decide,
  end,
  holdDebrief,
  join,
  moveTo,
  openDebrief,
  planFollowUp,
  resolveVeto,
  start,
  submitAll,
} from "../support/facts";

const revealed = aRevealedLoop(aLoop());
const deciding = moveTo(join(openDebrief(revealed)), "decision");
const HIRE: DecisionInput = { outcome: "hire", level: null, reason: "Clear evidence." };
const ELSEWHERE: DecisionInput = {
  outcome: "hireAtAnotherLevel",
  level: 4,
  reason: "Strong, one level lower.",
};

describe("D4: deciding", () => {
  it.each<[string, Loop, Id, DecisionInput, readonly string[]]>([
    ["by the hiring manager", deciding, "hana", HIRE, []],
    ["by the Bar Raiser", deciding, "ravi", HIRE, ["notHiringManager"]],
    ["by the recruiter", deciding, "rosa", HIRE, ["notHiringManager"]],
    ["by an admin", deciding, "ada", HIRE, ["notHiringManager"]],
    ["without a reason", deciding, "hana", { ...HIRE, reason: " " }, ["reasonMissing"]],
    ["before the final vote is over", moveTo(deciding, "finalVote"), "hana", HIRE, ["decisionNotOpen"]],
    ["without a debrief", revealed, "hana", HIRE, ["decisionNotOpen"]],
    ["another level", deciding, "hana", ELSEWHERE, []],
    ["another level, unnamed", deciding, "hana", { ...ELSEWHERE, level: null }, ["otherLevelMissing"]],
    ["another level that is the same", deciding, "hana", { ...ELSEWHERE, level: 5 }, ["otherLevelIsSame"]],
    ["the same twice", decide(deciding), "hana", HIRE, ["alreadyDecided"]],
    ["differently, in the same debrief", decide(deciding, "moreEvidence"), "hana", HIRE, []],
    [
      "the same in a further debrief",
      moveTo(openDebrief(holdDebrief(revealed)), "decision"),
      "hana",
      HIRE,
      [],
    ],
    ["for yet another level", decide(deciding, "hireAtAnotherLevel", 3), "hana", ELSEWHERE, []],
    [
      "for the same other level twice",
      decide(deciding, "hireAtAnotherLevel", 4),
      "hana",
      ELSEWHERE,
      ["alreadyDecided"],
    ],
    ["although a veto is open", castVeto(deciding), "hana", HIRE, []],
    ["in an ended loop", end(deciding), "hana", HIRE, ["loopEnded"]],
  ])("%s", (_, loop, who, input, expected) => {
    expect(codes(objectionsToDecide(who, loop, input))).toEqual(expected);
  });
});

it.each<[string, Pick<DecisionInput, "outcome" | "level">, number]>([
  ["a hire is for the terms' level", { outcome: "hire", level: null }, 5],
  ["whatever other level is sent along", { outcome: "hire", level: 4 }, 5],
  ["a no hire too", { outcome: "noHire", level: 4 }, 5],
  ["a hire at another level is for that one", { outcome: "hireAtAnotherLevel", level: 4 }, 4],
  ["and for the terms' own while none is named", { outcome: "hireAtAnotherLevel", level: null }, 5],
])("D4: %s", (_, input, expected) => {
  expect(decidedLevel(revealed, input)).toBe(expected);
});

const elsewhere = decide(deciding, "hireAtAnotherLevel", 4);
const answered = (loop: Loop, personId: Id): Loop => ({
  ...loop,
  decisions: loop.decisions.map((d) => ({
    ...d,
    levelBars: [...d.levelBars, { personId, bar: "raises", at: loop.changedAt }],
  })),
});

const exemptElsewhere = decide(
  moveTo(openDebrief(aRevealedLoop(anExemptLoop())), "decision"),
  "hireAtAnotherLevel",
  4,
);

describe("D4: new bar answers for another level", () => {
  it.each<[string, Loop, Id, readonly string[]]>([
    ["by the hiring manager", elsewhere, "hana", []],
    ["by the Bar Raiser", elsewhere, "ravi", []],
    ["after closing", moveTo(elsewhere, "closed"), "ravi", []],
    ["by an interviewer", elsewhere, "bo", ["notForLevelBar"]],
    ["twice", answered(elsewhere, "ravi"), "ravi", ["levelBarGiven"]],
    ["by one after the other", answered(elsewhere, "ravi"), "hana", []],
    ["before any decision", deciding, "ravi", ["notAtOtherLevel"]],
    ["in an ended loop", end(elsewhere), "ravi", ["loopEnded"]],
    ["by the hiring manager at an exempt level", exemptElsewhere, "hana", []],
    ["by anybody else at an exempt level", exemptElsewhere, "ravi", ["notForLevelBar"]],
    ["for a hire at the level itself", decide(deciding), "ravi", ["notAtOtherLevel"]],
  ])("%s", (_, loop, who, expected) => {
    expect(codes(objectionsToLevelBar(who, loop))).toEqual(expected);
  });
});

const hired = decide(deciding);
const concurred = concur(hired);
const withConcurrence = (patch: Partial<Concurrence>): Loop => ({
  ...concurred,
  concurrences: concurred.concurrences.map((c) => ({ ...c, ...patch })),
});
const ofAnother = withConcurrence({ decisionId: "decision-0" });
const atOnce = withConcurrence({ at: hired.changedAt });
const later = submitAll(start(planFollowUp(concurred, ["otto"]), "round-2"), "round-2");

describe("D4: concurring", () => {
  it.each<[string, Loop, Id, string, readonly string[]]>([
    ["by the Bar Raiser", hired, "ravi", "It raises the bar.", []],
    ["after closing", moveTo(hired, "closed"), "ravi", "It raises the bar.", []],
    ["with a hire at another level", elsewhere, "ravi", "It raises the bar.", []],
    ["silently", hired, "ravi", "", ["concurrenceMissingText"]],
    ["by the hiring manager", hired, "hana", "It raises the bar.", ["notTheBarRaiser"]],
    ["by a lead", hired, "lena", "It raises the bar.", ["notTheBarRaiser"]],
    ["before a decision", deciding, "ravi", "It raises the bar.", ["nothingToConcurWith"]],
    ["with no hire", decide(deciding, "noHire"), "ravi", "It raises the bar.", ["nothingToConcurWith"]],
    [
      "with more evidence needed",
      decide(deciding, "moreEvidence"),
      "ravi",
      "It raises the bar.",
      ["nothingToConcurWith"],
    ],
    ["while a veto is open", castVeto(hired), "ravi", "It raises the bar.", ["gateVetoOpen"]],
    ["twice", concurred, "ravi", "It raises the bar.", ["alreadyConcurred"]],
    ["in an ended loop", end(hired), "ravi", "It raises the bar.", ["loopEnded"]],
    [
      "after an upheld veto",
      resolveVeto(castVeto(hired), "upheld"),
      "ravi",
      "It raises the bar.",
      ["gateVetoUpheld"],
    ],
    ["anew, as a successor (P5)", appoint(concurred, "petra", "recused"), "petra", "It raises the bar.", []],
    ["although another decision was concurred with", ofAnother, "ravi", "It raises the bar.", []],
    ["although one of the decision's own instant stands", atOnce, "ravi", "It raises the bar.", []],
    ["anew, after a later reveal", later, "ravi", "It raises the bar.", []],
    [
      "anew, after a lifted veto (V4)",
      resolveVeto(castVeto(concurred), "lifted"),
      "ravi",
      "It raises the bar.",
      [],
    ],
    [
      "anew, after another decision",
      decide(concurred, "hireAtAnotherLevel", 4),
      "ravi",
      "It raises the bar.",
      [],
    ],
    [
      "at an exempt level",
      holdDebrief(aRevealedLoop(anExemptLoop())),
      "ravi",
      "It raises the bar.",
      ["notTheBarRaiser"],
    ],
  ])("%s", (_, loop, who, text, expected) => {
    expect(codes(objectionsToConcur(who, loop, text))).toEqual(expected);
  });
});
