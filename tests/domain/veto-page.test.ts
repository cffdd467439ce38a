import { describe, expect, it } from "vitest";
import type { Id, Loop } from "~/domain/loop";
import { vetoPageOf } from "~/domain/veto-page";
import { movers } from "../support/codes";
import * as facts from "../support/facts";

const sealed = facts.submit(facts.start(facts.aLoop()), "amara");
const revealed = facts.aRevealedLoop(facts.aLoop());
const vetoed = facts.castVeto(facts.holdDebrief(revealed));
const added = facts.addAddendum(vetoed, "bo");
const followedUp = facts.submitAll(facts.start(facts.planFollowUp(added, ["otto"]), "round-2"), "round-2");
const exempt: Loop = { ...revealed, terms: { ...revealed.terms, hasBarRaiser: false } };
const extended = facts.offerDeed(facts.offerDeed(facts.holdDebrief(revealed), "ready"), "extended");
const casting = (who: Id, loop: Loop) => {
  const { cast } = vetoPageOf(who, loop);
  return cast && movers(cast);
};

describe("V1: casting, as the page offers it", () => {
  it.each<[string, Id, Loop, readonly string[] | null]>([
    ["the Bar Raiser after the reveal", "ravi", revealed, []],
    ["the Bar Raiser before it", "ravi", sealed, ["vetoBeforeReveal"]],
    ["the Bar Raiser once an offer is out", "ravi", extended, ["vetoAfterOffer"]],
    ["the Bar Raiser while one is open", "ravi", vetoed, null],
    ["the Bar Raiser after a lift", "ravi", facts.resolveVeto(vetoed, "lifted"), []],
    ["the Bar Raiser after it was upheld", "ravi", facts.resolveVeto(vetoed, "upheld"), null],
    ["the Bar Raiser of an ended loop", "ravi", facts.end(revealed), null],
    ["the hiring manager", "hana", revealed, null],
    ["a Bar Raiser whom the terms no longer have", "ravi", exempt, null],
  ])("%s", (_, who, loop, expected) => {
    expect(casting(who, loop)).toEqual(expected);
  });
});

describe("V3: resolving, as the page offers it", () => {
  it.each<[string, Id, Loop, Id | null, boolean]>([
    ["nobody without an open one", "ravi", revealed, null, false],
    ["who cast it", "ravi", vetoed, "ravi", true],
    ["for anybody else", "hana", vetoed, "ravi", false],
    ["a successor", "petra", facts.appoint(vetoed, "petra", "recused"), "petra", true],
    ["nobody in an ended loop, although it stays theirs", "ravi", facts.end(vetoed), "ravi", false],
  ])("%s", (_, who, loop, resolverId, isResolver) => {
    expect(vetoPageOf(who, loop)).toMatchObject({ resolverId, isResolver });
  });

  it("offers what is new", () => {
    expect(vetoPageOf("ravi", vetoed).lifting).toEqual([]);
    expect(vetoPageOf("ravi", followedUp).lifting).toEqual([
      { kind: "addendum", id: "addendum-1" },
      { kind: "evidence", id: "round-2-otto-v1-earnTrust" },
    ]);
  });
});

describe("what can be cited, in words", () => {
  it("is every piece of evidence and every addendum of revealed rounds", () => {
    const { quotes } = vetoPageOf("ravi", added);
    expect(quotes.map((q) => q.id)).toEqual([
      ...["main-amara-v1-ownership", "main-bo-v1-diveDeep", "addendum-1", "main-carmen-v1-earnTrust"],
      ...["main-dmitri-v1-deliverResults", "main-hana-v1-thinkBig", "main-ravi-v1-highStandards"],
    ]);
    expect(quotes[0]).toEqual({
      ...{ kind: "evidence", id: "main-amara-v1-ownership", authorId: "amara", principleId: "ownership" },
      at: added.writing.feedback[0]?.submittedAt,
      text: "A payment run failed on a holiday.\n\nCalled the bank, wrote a replay and checked each row.\n\nAll salaries arrived the same day.",
    });
    expect(quotes[2]).toEqual({
      ...{ kind: "addendum", id: "addendum-1", authorId: "bo", principleId: null },
      ...{ at: added.changedAt, text: "One thing I left out." },
    });
  });

  it("is nothing while the round is sealed", () => {
    expect(vetoPageOf("ravi", sealed).quotes).toEqual([]);
  });
});
