import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gatesOf } from "~/domain/gates";
import type { CannotAct, Citation, Id, Loop } from "~/domain/loop";
import { openVetoOf } from "~/domain/loop";
import { isReady, offerStateOf } from "~/domain/offer";
import {
  citesThatLift,
  isVetoSuccessionCause,
  type LiftInput,
  objectionsToCastVeto,
  objectionsToLift,
  objectionsToUphold,
  resolverOf,
  stepVeto,
  type VetoInput,
  type VetoState,
  vetoStateOf,
} from "~/domain/veto";
import { codes } from "../support/codes";
import {
  aContent,
  addAddendum,
  aLoop,
  anExemptLoop,
  appoint,
  aRevealedLoop,
  castVeto,
  end,
  holdDebrief,
  offerDeed,
  planFollowUp,
  resolveVeto,
  start,
  submit,
  submitAll,
  withdraw,
  withRound,
} from "../support/facts";
import { attempt } from "../support/model";

const sealed = start(aLoop());
const revealed = aRevealedLoop(aLoop());
const evidence = (id: string): Citation => ({ kind: "evidence", id });
const BO = evidence("main-bo-v1-diveDeep");
const VETO: VetoInput = {
  rationale: "Two accounts contradict each other.",
  principles: ["earnTrust"],
  cites: [BO],
};
const ready = offerDeed(holdDebrief(revealed), "ready");

describe("V1: casting", () => {
  it.each<[string, Loop, Id, Partial<VetoInput>, readonly string[]]>([
    ["after the reveal", revealed, "ravi", {}, []],
    ["after the debrief", holdDebrief(revealed), "ravi", {}, []],
    ["when the offer is ready", ready, "ravi", {}, []],
    ["once an offer was extended", offerDeed(ready, "extended"), "ravi", {}, ["vetoAfterOffer"]],
    ["before the reveal", submit(sealed, "bo"), "ravi", {}, ["citationUnknown", "vetoBeforeReveal"]],
    ["by the hiring manager", revealed, "hana", {}, ["notTheBarRaiser"]],
    ["by a lead", revealed, "lena", {}, ["notTheBarRaiser"]],
    ["by another certified Bar Raiser", revealed, "petra", {}, ["notTheBarRaiser"]],
    ["at an exempt level", aRevealedLoop(anExemptLoop()), "ravi", {}, ["notTheBarRaiser"]],
    ["without a rationale", revealed, "ravi", { rationale: " " }, ["rationaleMissing"]],
    ["without principles", revealed, "ravi", { principles: [] }, ["vetoPrinciplesMissing"]],
    [
      "on one that exists and one that does not",
      revealed,
      "ravi",
      { principles: ["earnTrust", "charm"] },
      ["vetoPrinciplesMissing"],
    ],
    [
      "in a loop without a main round",
      { ...revealed, rounds: [] },
      "ravi",
      {},
      ["citationUnknown", "vetoBeforeReveal"],
    ],
    [
      "on an addendum that only shares an evidence's name",
      revealed,
      "ravi",
      { cites: [{ kind: "addendum", id: BO.id }] },
      ["citationUnknown"],
    ],
    [
      "on a principle that does not exist",
      revealed,
      "ravi",
      { principles: ["charm"] },
      ["vetoPrinciplesMissing"],
    ],
    ["without evidence", revealed, "ravi", { cites: [] }, ["citationMissing"]],
    [
      "on evidence that does not exist",
      revealed,
      "ravi",
      { cites: [BO, evidence("nowhere")] },
      ["citationUnknown"],
    ],
    ["while one is open", castVeto(revealed), "ravi", {}, ["vetoAlreadyOpen"]],
    ["again, after one was lifted", resolveVeto(castVeto(revealed), "lifted"), "ravi", {}, []],
    ["in an ended loop", end(revealed), "ravi", {}, ["loopEnded"]],
  ])("%s", (_, loop, who, input, expected) => {
    expect(codes(objectionsToCastVeto(who, loop, { ...VETO, ...input }))).toEqual(expected);
  });
});

const vetoed = castVeto(holdDebrief(revealed));
const followUp = (people: readonly Id[], loop = vetoed) =>
  submitAll(start(planFollowUp(loop, people), "round-2"), "round-2");
/** Otto wrote in a follow-up, took it back and wrote again before it was revealed. */
const rewritten = (() => {
  const begun = start(planFollowUp(vetoed, ["otto", "carmen"]), "round-2");
  return submitAll(withdraw(submit(begun, "otto"), "otto"), "round-2");
})();
const OTTO = evidence("round-2-otto-v1-earnTrust");
const addendum: Citation = { kind: "addendum", id: "addendum-1" };
const LIFT: LiftInput = { text: "The second account is now backed by a witness.", cites: [OTTO] };
const plannedBefore = (() => {
  const before = planFollowUp(revealed, ["otto"]);
  return submitAll(start(castVeto(before), "round-2"), "round-2");
})();
const sameInstant = withRound(followUp(["otto"]), "round-2", { createdAt: vetoed.changedAt });

describe("V3: lifting", () => {
  it.each<[string, Loop, Id, Partial<LiftInput>, readonly string[]]>([
    ["on a follow-up's evidence", followUp(["otto"]), "ravi", {}, []],
    ["on an addendum made since", addAddendum(vetoed, "bo"), "ravi", { cites: [addendum] }, []],
    ["on new and old evidence together", followUp(["otto"]), "ravi", { cites: [BO, OTTO] }, []],
    [
      "on an addendum that only shares the new evidence's name",
      followUp(["otto"]),
      "ravi",
      { cites: [{ kind: "addendum", id: OTTO.id }] },
      ["citationUnknown", "liftCitationOwnOrOld"],
    ],
    ["on nothing", followUp(["otto"]), "ravi", { cites: [] }, ["citationMissing"]],
    ["on old evidence only", followUp(["otto"]), "ravi", { cites: [BO] }, ["liftCitationOwnOrOld"]],
    [
      "on an addendum from before the cast",
      castVeto(addAddendum(revealed, "bo")),
      "ravi",
      { cites: [addendum] },
      ["liftCitationOwnOrOld"],
    ],
    [
      "on one's own addendum",
      addAddendum(vetoed, "ravi"),
      "ravi",
      { cites: [addendum] },
      ["liftCitationOwnOrOld"],
    ],
    [
      "on one's own feedback",
      followUp(["ravi"]),
      "ravi",
      { cites: [evidence("round-2-ravi-v1-earnTrust")] },
      ["liftCitationOwnOrOld"],
    ],
    ["on a version that was withdrawn (F3)", rewritten, "ravi", {}, ["liftCitationOwnOrOld"]],
    ["on the version that stands", rewritten, "ravi", { cites: [evidence("round-2-otto-v2-earnTrust")] }, []],
    [
      "by a successor on their own addendum",
      addAddendum(appoint(followUp(["petra"]), "petra", "recused"), "petra"),
      "petra",
      { cites: [addendum] },
      ["liftCitationOwnOrOld"],
    ],
    ["on a round of the very instant of the cast", sameInstant, "ravi", {}, ["liftCitationOwnOrOld"]],
    [
      "on an addendum of the very instant of the cast",
      addAddendum(vetoed, "bo", "At once.", vetoed.changedAt),
      "ravi",
      { cites: [addendum] },
      ["liftCitationOwnOrOld"],
    ],
    ["on a round planned before the cast", plannedBefore, "ravi", {}, ["liftCitationOwnOrOld"]],
    [
      "on a round that is still sealed",
      submit(start(planFollowUp(vetoed, ["otto", "carmen"]), "round-2"), "otto"),
      "ravi",
      {},
      ["citationUnknown", "liftCitationOwnOrOld"],
    ],
    ["without saying what changed", followUp(["otto"]), "ravi", { text: "" }, ["whatChangedMissing"]],
    ["by the hiring manager", followUp(["otto"]), "hana", {}, ["notTheResolver"]],
    ["by the recruiter", followUp(["otto"]), "rosa", {}, ["notTheResolver"]],
    ["by an admin", followUp(["otto"]), "ada", {}, ["notTheResolver"]],
    ["by a lead", followUp(["otto"]), "lena", {}, ["notTheResolver"]],
    ["by a successor", followUp(["otto"], appoint(vetoed, "petra", "deactivated")), "petra", {}, []],
    [
      "by the predecessor",
      followUp(["otto"], appoint(vetoed, "petra", "deactivated")),
      "ravi",
      {},
      ["notTheResolver"],
    ],
    [
      "by a successor on the predecessor's addendum",
      addAddendum(appoint(vetoed, "petra", "recused"), "ravi"),
      "petra",
      { cites: [addendum] },
      ["liftCitationOwnOrOld"],
    ],
    ["where none is open", revealed, "ravi", {}, ["noOpenVeto"]],
    ["in an ended loop", end(followUp(["otto"])), "ravi", {}, ["loopEnded"]],
  ])("%s", (_, loop, who, input, expected) => {
    expect(codes(objectionsToLift(who, loop, { ...LIFT, ...input }))).toEqual(expected);
  });

  it("offers just what lifts", () => {
    expect(citesThatLift(vetoed)).toEqual([]);
    expect(citesThatLift(addAddendum(revealed, "bo"))).toEqual([]);
    expect(citesThatLift(addAddendum(followUp(["otto"]), "bo"))).toEqual([addendum, OTTO]);
  });
});

describe("V3: upholding", () => {
  it.each<[string, Loop, Id, string, readonly string[]]>([
    ["by who cast it", vetoed, "ravi", "Nothing has changed.", []],
    ["without a word", vetoed, "ravi", "", ["upholdTextMissing"]],
    ["by the hiring manager", vetoed, "hana", "Enough.", ["notTheResolver"]],
    ["by a lead", vetoed, "lena", "Enough.", ["notTheResolver"]],
    ["by a successor", appoint(vetoed, "petra", "revoked"), "petra", "Nothing has changed.", []],
    ["after it was lifted", resolveVeto(vetoed, "lifted"), "ravi", "Nothing has changed.", ["noOpenVeto"]],
    ["twice", resolveVeto(vetoed, "upheld"), "ravi", "Nothing has changed.", ["noOpenVeto"]],
    ["in an ended loop", end(vetoed), "ravi", "Nothing has changed.", ["loopEnded"]],
  ])("%s", (_, loop, who, text, expected) => {
    expect(codes(objectionsToUphold(who, loop, { text }))).toEqual(expected);
  });
});

describe("V3: who resolves", () => {
  const resolver = (loop: Loop) => {
    const open = openVetoOf(loop);
    return open && resolverOf(loop, open);
  };
  const sameInstantAs = (loop: Loop): Loop => ({
    ...loop,
    appointments: appoint(loop, "petra", "recused").appointments.map((a) =>
      a.personId === "petra" ? { ...a, at: loop.changedAt } : a,
    ),
  });
  it.each<[string, Loop, Id]>([
    ["who cast it", vetoed, "ravi"],
    ["a successor for a cause that counts", appoint(vetoed, "petra", "recused"), "petra"],
    ["the last of several", appoint(appoint(vetoed, "petra", "recused"), "otto", "deactivated"), "otto"],
    ["never one for another cause", appoint(vetoed, "petra", "overdue"), "ravi"],
    [
      "who cast it, whatever was before",
      castVeto(appoint(appoint(revealed, "petra", "recused"), "otto", "overdue")),
      "otto",
    ],
    ["who cast it, although named at that very instant", sameInstantAs(vetoed), "ravi"],
    ["who cast it as a successor", castVeto(appoint(revealed, "petra", "overdue")), "petra"],
  ])("%s", (_, loop, expected) => {
    expect(resolver(loop)).toBe(expected);
  });

  it.each<[CannotAct, boolean]>([
    ["deactivated", true],
    ["recused", true],
    ["revoked", true],
    ["independence", false],
    ["overdue", false],
  ])("%s counts: %s", (cause, expected) => {
    expect(isVetoSuccessionCause(cause)).toBe(expected);
  });
});

describe("V4: the end of a veto is the end", () => {
  it.each<[VetoState, (VetoState | null)[]]>([
    ["none", ["open", null, null]],
    ["open", [null, "lifted", "upheld"]],
    ["lifted", ["open", null, null]],
    ["upheld", [null, null, null]],
  ])("casting, lifting and upholding lead from %s where the law says", (state, expected) => {
    expect((["cast", "lift", "uphold"] as const).map((act) => stepVeto(state, act))).toEqual(expected);
  });

  it("is read from the vetoes", () => {
    expect(
      [revealed, vetoed, resolveVeto(vetoed, "lifted"), resolveVeto(vetoed, "upheld")].map(vetoStateOf),
    ).toEqual(["none", "open", "lifted", "upheld"]);
  });

  it("ending the loop leaves an open veto open", () => {
    expect(vetoStateOf(end(vetoed))).toBe("open");
  });
});

describe("V2, V4: lifting revives nothing", () => {
  const lifted = (loop: Loop): Loop =>
    attempt(loop, { objections: [], after: (l) => resolveVeto(l, "lifted") });
  const cast = (loop: Loop): Loop => attempt(loop, { objections: [], after: castVeto });

  it("readiness dropped with the cast and stays dropped", () => {
    expect(offerStateOf(cast(ready))).toBe("dropped");
    expect(offerStateOf(lifted(cast(ready)))).toBe("dropped");
    expect(isReady(lifted(cast(ready)))).toBe(false);
  });

  it("whatever happened between cast and lift, the earlier concurrence no longer counts", () => {
    const between = fc.array(fc.constantFrom("addendum" as const, "followUp" as const), { maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(ready, holdDebrief(revealed)), between, (start0, acts) => {
        const busy = acts.reduce((l, act) => {
          if (act === "addendum") return addAddendum(l, "bo");
          const planned = planFollowUp(l, ["otto"]);
          const id = `round-${planned.rounds.length}`;
          return submit(start(planned, id), "otto", {
            roundId: id,
            content: aContent(["earnTrust"], {}, id),
          });
        }, cast(start0));
        const after = lifted(busy);
        expect(gatesOf(after).find((g) => g.gate === "concurrence")?.state).toBe("unmet");
        expect(isReady(after)).toBe(false);
      }),
    );
  });
});
