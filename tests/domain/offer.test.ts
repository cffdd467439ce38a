import { describe, expect, it } from "vitest";
import type { Id, Loop, OfferDeed } from "~/domain/loop";
import {
  canFollow,
  changedAfterExtension,
  dropDue,
  isReady,
  type OfferState,
  objectionsToOffer,
  objectionsToOfferDeed,
  offerStateOf,
  type RecruiterDeed,
} from "~/domain/offer";
import { codes } from "../support/codes";
import {
  aLoop,
  aRevealedLoop,
  castVeto,
  decide,
  end,
  holdDebrief,
  offerDeed,
  planFollowUp,
  resolveVeto,
  start,
} from "../support/facts";
import { attempt } from "../support/model";

const revealed = aRevealedLoop(aLoop());
const done = holdDebrief(revealed);
const ready = offerDeed(done, "ready");
const extended = offerDeed(ready, "extended");
const dropped = offerDeed(ready, "dropped", "veto");
const accepted = offerDeed(extended, "accepted");
const reopened = (loop: Loop) => start(planFollowUp(loop, ["otto"]), "round-2");

describe("O4: nothing is undone", () => {
  it.each<[OfferState, readonly OfferDeed[]]>([
    ["none", ["ready"]],
    ["ready", ["dropped", "extended"]],
    ["dropped", ["ready"]],
    ["extended", ["accepted", "declined", "rescinded"]],
    ["accepted", []],
    ["declined", []],
    ["rescinded", []],
  ])("from %s only its own steps follow", (state, expected) => {
    const deeds = ["ready", "dropped", "extended", "accepted", "declined", "rescinded"] as const;
    expect(deeds.filter((deed) => canFollow(state, deed))).toEqual(expected);
  });
});

describe("O2, O4: the deeds of an offer", () => {
  it.each<[string, Loop, Id, RecruiterDeed, string | null, readonly string[]]>([
    ["ready with all gates met", done, "rosa", "ready", null, []],
    ["ready by the hiring manager", done, "hana", "ready", null, ["notTheRecruiter"]],
    ["ready by an admin", done, "ada", "ready", null, ["notTheRecruiter"]],
    ["ready by the Bar Raiser", done, "ravi", "ready", null, ["notTheRecruiter"]],
    ["ready twice", ready, "rosa", "ready", null, ["alreadyDone"]],
    ["ready with an open veto", castVeto(done), "rosa", "ready", null, ["gateVetoOpen"]],
    [
      "ready after a lift, without a new concurrence (V4)",
      resolveVeto(castVeto(done), "lifted"),
      "rosa",
      "ready",
      null,
      ["gateConcurrence"],
    ],
    ["ready again after a drop", dropped, "rosa", "ready", null, []],
    [
      "ready while a follow-up is sealed",
      start(planFollowUp(done, ["otto"]), "round-2"),
      "rosa",
      "ready",
      null,
      ["gateFeedback"],
    ],
    ["extended from ready", ready, "rosa", "extended", null, []],
    ["extended without ready", done, "rosa", "extended", null, ["offerNotReady"]],
    ["extended after a drop", dropped, "rosa", "extended", null, ["offerNotReady"]],
    ["extended when a gate is no longer met", castVeto(ready), "rosa", "extended", null, ["gateVetoOpen"]],
    ["accepted before it went out", ready, "rosa", "accepted", null, ["offerNotExtended"]],
    ["accepted before anything", done, "rosa", "accepted", null, ["offerNotExtended"]],
    ["declined after a drop", dropped, "rosa", "declined", null, ["offerNotExtended"]],
    ["extended again after it was accepted", accepted, "rosa", "extended", null, ["offerStep"]],
    ["accepted", extended, "rosa", "accepted", null, []],
    ["accepted while a follow-up is sealed", reopened(extended), "rosa", "accepted", null, []],
    ["declined", extended, "rosa", "declined", null, []],
    ["rescinded with a reason", extended, "rosa", "rescinded", "The team was dissolved.", []],
    ["rescinded without one", extended, "rosa", "rescinded", " ", ["reasonMissing"]],
    ["ready after it went out", extended, "rosa", "ready", null, ["offerStep"]],
    [
      "declined after it was accepted",
      offerDeed(extended, "accepted"),
      "rosa",
      "declined",
      null,
      ["offerStep"],
    ],
    ["accepted in an ended loop", end(extended), "rosa", "accepted", null, ["loopEnded"]],
  ])("%s", (_, loop, who, deed, reason, expected) => {
    expect(codes(objectionsToOfferDeed(who, loop, deed, reason))).toEqual(expected);
  });

  it("before anything happened, every gate objects", () => {
    expect(codes(objectionsToOffer(aLoop()))).toEqual([
      "gateBarMissing",
      "gateConcurrence",
      "gateCoverage",
      "gateDebriefNone",
      "gateDecisionMissing",
      "gateIndependenceDue",
      "gateNothingStarted",
      "gatePanel",
    ]);
  });
});

describe("O1: ready counts only while all gates are met", () => {
  it.each<[string, Loop, boolean]>([
    ["marked, all met", ready, true],
    ["all met, not marked", done, false],
    ["marked, and a veto since", castVeto(ready), false],
    ["dropped", dropped, false],
    ["extended", extended, false],
  ])("%s", (_, loop, expected) => {
    expect(isReady(loop)).toBe(expected);
  });
});

describe("O3: what unmeets a gate drops readiness in the same act", () => {
  it.each<[string, Loop, readonly string[]]>([
    ["nothing", ready, []],
    ["a veto", castVeto(ready), ["veto"]],
    ["a follow-up that starts", start(planFollowUp(ready, ["otto"]), "round-2"), ["feedback"]],
    ["another decision", decide(ready, "moreEvidence"), ["decision", "concurrence"]],
    [
      "a principle that is now required",
      { ...ready, terms: { ...ready.terms, requiredPrinciples: ["frugality"] } },
      ["coverage"],
    ],
    ["a veto, when it is not marked ready", castVeto(done), []],
    ["a follow-up, when it is extended", start(planFollowUp(extended, ["otto"]), "round-2"), []],
  ])("%s", (_, loop, expected) => {
    expect(dropDue(loop)).toEqual(expected);
  });

  it("is recorded with the gates' names, by nobody", () => {
    const after = attempt(ready, { objections: [], after: castVeto });
    expect(after.offer.at(-1)).toMatchObject({ deed: "dropped", byId: null, reason: "veto" });
    expect(offerStateOf(after)).toBe("dropped");
  });

  it("before extending nothing is shown beside it, and nothing once it has come to its end", () => {
    const over = (["declined", "rescinded"] as const).map((deed) => offerDeed(extended, deed));
    expect([castVeto(done), castVeto(ready), ...over.map(reopened)].flatMap(changedAfterExtension)).toEqual(
      [],
    );
  });

  it("after extending, the change is shown beside the offer and drops nothing", () => {
    const after = start(planFollowUp(extended, ["otto"]), "round-2");
    expect(changedAfterExtension(after).map((g) => g.gate)).toEqual(["feedback"]);
    expect(changedAfterExtension(reopened(accepted)).map((g) => g.gate)).toEqual(["feedback"]);
    expect([extended, accepted].flatMap(changedAfterExtension)).toEqual([]);
    expect(offerStateOf(after)).toBe("extended");
  });
});
