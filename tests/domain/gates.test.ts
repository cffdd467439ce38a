import { describe, expect, it } from "vitest";
import { GATES, type Gate, gatesOf } from "~/domain/gates";
import type { Id, Loop } from "~/domain/loop";
import { codes } from "../support/codes";
import {
  aContent,
  aLoop,
  anExemptLoop,
  aRevealedLoop,
  castVeto,
  concur,
  decide,
  excuse,
  holdDebrief,
  join,
  moveTo,
  openDebrief,
  planFollowUp,
  resolveVeto,
  start,
  submit,
  submitAll,
  withAssignment,
} from "../support/facts";

const planned = aLoop();
const revealed = aRevealedLoop(planned);
const done = holdDebrief(revealed);
const gate = (loop: Loop, name: Gate) => {
  const found = gatesOf(loop).find((g) => g.gate === name);
  if (!found) throw new Error(`no gate ${name}`);
  return {
    state: found.state,
    codes: codes(found.objections),
    people: found.objections.flatMap((o) => o.people),
    about: found.objections.flatMap((o) => o.about),
  };
};
const unmet = (loop: Loop) =>
  gatesOf(loop)
    .filter((g) => g.state === "unmet")
    .map((g) => g.gate);
const withBars = (loop: Loop, bars: Record<Id, "raises" | "meets" | "lowers">): Loop => ({
  ...loop,
  gateFacts: {
    ...loop.gateFacts,
    finalBars: Object.entries(bars).map(([personId, bar]) => ({ personId, bar })),
  },
});
const blank = {
  ...aContent(["earnTrust"]),
  principles: [{ principleId: "earnTrust", rating: null, notAssessedReason: "No time left.", evidence: [] }],
};
const uncovered = submitAll(submit(start(planned), "carmen", { content: blank }));
const sealedAgain = start(planFollowUp(done, ["otto"]), "round-2");
const revealedAgain = submitAll(sealedAgain, "round-2");
const elsewhere = (bars: Record<Id, "raises" | "meets">): Loop => {
  const loop = concur(
    moveTo(decide(moveTo(join(openDebrief(revealed)), "decision"), "hireAtAnotherLevel", 4), "closed"),
  );
  const levelBars = Object.entries(bars).map(([personId, bar]) => ({ personId, bar, at: loop.changedAt }));
  return { ...loop, decisions: loop.decisions.map((d) => ({ ...d, levelBars })) };
};
const overtaken = moveTo(
  decide(
    moveTo(submitAll(start(planFollowUp(openDebrief(revealed), ["otto"]), "round-2"), "round-2"), "decision"),
  ),
  "closed",
);
/** A follow-up whose panel is a shadow alone: nobody in it can ever reveal it. */
const shadowAlone = start(
  withAssignment(planFollowUp(done, ["sol"]), "round-2-sol", { kind: "shadow" }),
  "round-2",
);
const leaderless: Loop = { ...revealed, appointments: [] };
/** Amara is excused; the shadow was given her principle, and the terms ask for one that nobody has. */
const thinned = (() => {
  const loop = excuse(start(withAssignment(planned, "main-sol", { principles: ["ownership"] })), "amara");
  const requiredPrinciples = [...loop.terms.requiredPrinciples, "frugality"];
  return { ...loop, terms: { ...loop.terms, requiredPrinciples } };
})();
const broken = (loop: Loop): Loop => ({
  ...loop,
  appointments: loop.appointments.map((a) => ({ ...a, heldIndependence: false })),
});

describe("O1: the gates", () => {
  it("are ten, in this order", () => {
    expect(gatesOf(planned).map((g) => g.gate)).toEqual(GATES);
  });

  it("are all met after a debrief in favour; approvals do not apply", () => {
    expect(unmet(done)).toEqual([]);
    expect(gatesOf(done).at(-1)).toEqual({ gate: "approvals", state: "notApplicable", objections: [] });
  });

  it("three do not apply at an exempt level, and the rest can be met", () => {
    const exempt = holdDebrief(aRevealedLoop(anExemptLoop()));
    expect(
      gatesOf(exempt)
        .filter((g) => g.state === "met")
        .map((g) => g.gate),
    ).toEqual(["panel", "coverage", "feedback", "debrief", "decision", "bar"]);
    expect((["concurrence", "veto", "independence"] as const).map((g) => gate(exempt, g).state)).toEqual(
      Array(3).fill("notApplicable"),
    );
  });

  it("a veto cast before the terms dropped the Bar Raiser still blocks (V2)", () => {
    const loop = castVeto(done);
    expect(gate({ ...loop, terms: { ...loop.terms, hasBarRaiser: false } }, "veto").state).toBe("unmet");
  });

  it.each<[Gate, string, Loop, readonly string[], readonly Id[]]>([
    ["panel", "before the start", planned, ["gatePanel"], ["rosa", "hana"]],
    [
      "coverage",
      "while the round that assesses it is sealed",
      submit(start(planned), "amara"),
      ["gateCoveragePending"],
      ["bo", "carmen", "dmitri", "hana", "ravi"],
    ],
    ["coverage", "when a principle was not assessed", uncovered, ["gateCoverage"], ["rosa", "hana"]],
    [
      "coverage",
      "when the terms now ask for more (P6)",
      { ...done, terms: { ...done.terms, requiredPrinciples: ["ownership", "frugality"] } },
      ["gateCoverage"],
      ["rosa", "hana"],
    ],
    ["panel", "when a started round has no interviewer", shadowAlone, ["gatePanel"], ["rosa", "hana"]],
    ["feedback", "when nobody is left to reveal it", shadowAlone, ["gateFeedbackNobody"], ["rosa", "hana"]],
    ["feedback", "before the start", planned, ["gateNothingStarted"], ["rosa", "hana"]],
    [
      "feedback",
      "while sealed",
      submit(start(planned), "amara"),
      ["gateFeedback"],
      ["bo", "carmen", "dmitri", "hana", "ravi"],
    ],
    ["feedback", "while a follow-up is sealed (S5)", sealedAgain, ["gateFeedback"], ["otto"]],
    ["debrief", "before one", revealed, ["gateDebriefNone"], ["ravi"]],
    [
      "debrief",
      "without anybody to lead one",
      leaderless,
      ["gateDebriefNone", "gateNoBarRaiser"],
      ["rosa", "hana", "rosa", "hana"],
    ],
    [
      "debrief",
      "when it opened at the reveal's own instant",
      { ...done, debriefs: done.debriefs.map((d) => ({ ...d, openedAt: revealed.changedAt })) },
      ["gateDebriefAgain"],
      ["ravi"],
    ],
    ["debrief", "while open", openDebrief(revealed), ["gateDebriefOpen"], ["ravi"]],
    ["debrief", "after a later reveal (D1)", revealedAgain, ["gateDebriefAgain"], ["ravi"]],
    ["debrief", "when a round was revealed while it went on (D1)", overtaken, ["gateDebriefAgain"], ["ravi"]],
    [
      "debrief",
      "while open, although a round was revealed meanwhile",
      submitAll(start(planFollowUp(openDebrief(revealed), ["otto"]), "round-2"), "round-2"),
      ["gateDebriefOpen"],
      ["ravi"],
    ],
    ["debrief", "of a further one, open", openDebrief(revealedAgain), ["gateDebriefOpen"], ["ravi"]],
    ["decision", "before one", revealed, ["gateDecisionMissing"], ["hana"]],
    ["decision", "no hire", holdDebrief(revealed, "noHire"), ["gateDecisionNotHire"], ["hana"]],
    [
      "decision",
      "more evidence needed",
      holdDebrief(revealed, "moreEvidence"),
      ["gateDecisionNotHire"],
      ["hana"],
    ],
    [
      "decision",
      "for a level that was changed since (P6)",
      { ...done, terms: { ...done.terms, level: 6 } },
      ["gateDecisionOldTerms"],
      ["hana"],
    ],
    ["bar", "before any final vote", revealed, ["gateBarMissing"], ["ravi", "hana"]],
    [
      "bar",
      "when the Bar Raiser says meets",
      withBars(done, { ravi: "meets", hana: "raises" }),
      ["gateBarNotRaises"],
      ["ravi"],
    ],
    [
      "bar",
      "when the hiring manager says lowers",
      withBars(done, { ravi: "raises", hana: "lowers" }),
      ["gateBarNotRaises"],
      ["hana"],
    ],
    [
      "bar",
      "when the hiring manager did not cast",
      withBars(done, { ravi: "raises", bo: "raises" }),
      ["gateBarMissing"],
      ["hana"],
    ],
    ["bar", "at another level, unanswered", elsewhere({}), ["gateBarMissing"], ["ravi", "hana"]],
    ["bar", "at another level, answered by one", elsewhere({ ravi: "raises" }), ["gateBarMissing"], ["hana"]],
    [
      "bar",
      "at another level, answered meets",
      elsewhere({ ravi: "raises", hana: "meets" }),
      ["gateBarNotRaises"],
      ["hana"],
    ],
    [
      "concurrence",
      "before one",
      decide(moveTo(openDebrief(revealed), "decision")),
      ["gateConcurrence"],
      ["ravi"],
    ],
    ["concurrence", "after another decision", decide(done), ["gateConcurrence"], ["ravi"]],
    ["concurrence", "after a later reveal", revealedAgain, ["gateConcurrence"], ["ravi"]],
    [
      "concurrence",
      "after a lifted veto (V4)",
      resolveVeto(castVeto(done), "lifted"),
      ["gateConcurrence"],
      ["ravi"],
    ],
    ["veto", "open", castVeto(done), ["gateVetoOpen"], ["ravi"]],
    ["veto", "upheld", resolveVeto(castVeto(done), "upheld"), ["gateVetoUpheld"], []],
    ["independence", "before the debrief checked it again", revealed, ["gateIndependenceDue"], ["ravi"]],
    ["independence", "broken at assignment", broken(done), ["gateIndependence"], ["lena", "luis"]],
    [
      "independence",
      "broken at the debrief",
      openDebrief(revealed, { heldIndependence: false }),
      ["gateIndependence"],
      ["lena", "luis"],
    ],
    [
      "independence",
      "without a Bar Raiser",
      { ...planned, appointments: [] },
      ["gateNoBarRaiser"],
      ["rosa", "hana"],
    ],
  ])("%s, %s", (name, _, loop, expected, people) => {
    expect(gate(loop, name)).toMatchObject({ state: "unmet", codes: expected, people });
  });

  it("names the principles that are missing", () => {
    expect(gate(uncovered, "coverage").about).toEqual(["Earn Trust"]);
  });

  it("waits only for those who can still cover one: not for the excused, nor for shadows (F8, F9)", () => {
    expect(gatesOf(thinned).find((g) => g.gate === "coverage")?.objections).toEqual([
      {
        code: "gateCoveragePending",
        people: ["bo", "carmen", "dmitri", "hana", "ravi"],
        about: ["Dive Deep", "Earn Trust", "Deliver Results", "Insist on the Highest Standards"],
      },
      { code: "gateCoverage", people: ["rosa", "hana"], about: ["Ownership", "frugality"] },
    ]);
  });

  it.each<[Gate, string, Loop]>([
    ["bar", "at another level, answered by both", elsewhere({ ravi: "raises", hana: "raises" })],
    [
      "bar",
      "whatever an interviewer answered",
      withBars(done, { ravi: "raises", hana: "raises", bo: "lowers" }),
    ],
    ["concurrence", "given anew after a lift", concur(resolveVeto(castVeto(done), "lifted"))],
    ["debrief", "after a further debrief", holdDebrief(revealedAgain)],
    ["veto", "lifted", resolveVeto(castVeto(done), "lifted")],
  ])("%s is met %s", (name, _, loop) => {
    expect(gate(loop, name).state).toBe("met");
  });

  it("never reads writing: the gates stay the same without it", () => {
    for (const loop of [planned, revealed, uncovered, done, castVeto(done), sealedAgain]) {
      expect(gatesOf({ ...loop, writing: { feedback: [], addenda: [], votes: [] } })).toEqual(gatesOf(loop));
    }
  });
});
