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
  vetoStateOf,
} from "~/domain/veto";
import { codes } from "../support/codes";
import {
  aContent,
  addAddendum,
  aLoop,
  anExemptLoop,
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
const OTTO = evidence("round-2-otto-v1-earnTrust");
const addendum: Citation = { kind: "addendum", id: "addendum-1" };
const LIFT: LiftInput = { text: "The second account is now backed by a witness.", cites: [OTTO] };
const appointed = (loop: Loop, personId: Id, cause: CannotAct): Loop => ({
  ...loop,
  appointments: [
    ...loop.appointments,
    {
      id: `a-${personId}`,
      personId,
      byId: "lena",
      at: loop.changedAt + 1,
      heldIndependence: true,
      cause,
      reason: "In writing.",
    },
  ],
  changedAt: loop.changedAt + 1,
});
const plannedBefore = (() => {
  const before = planFollowUp(revealed, ["otto"]);
  return submitAll(start(castVeto(before), "round-2"), "round-2");
})();

describe("V3: lifting", () => {
  it.each<[string, Loop, Id, Partial<LiftInput>, readonly string[]]>([
    ["on a follow-up's evidence", followUp(["otto"]), "ravi", {}, []],
    ["on an addendum made since", addAddendum(vetoed, "bo"), "ravi", { cites: [addendum] }, []],
    ["on new and old evidence together", followUp(["otto"]), "ravi", { cites: [BO, OTTO] }, []],
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
    ["by a successor", followUp(["otto"], appointed(vetoed, "petra", "deactivated")), "petra", {}, []],
    [
      "by the predecessor",
      followUp(["otto"], appointed(vetoed, "petra", "deactivated")),
      "ravi",
      {},
      ["notTheResolver"],
    ],
    [
      "by a successor on the predecessor's addendum",
      addAddendum(appointed(vetoed, "petra", "recused"), "ravi"),
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
    expect(citesThatLift(addAddendum(followUp(["otto"]), "bo"))).toEqual([addendum, OTTO]);
  });
});

describe("V3: upholding", () => {
  it.each<[string, Loop, Id, string, readonly string[]]>([
    ["by who cast it", vetoed, "ravi", "Nothing has changed.", []],
    ["without a word", vetoed, "ravi", "", ["upholdTextMissing"]],
    ["by the hiring manager", vetoed, "hana", "Enough.", ["notTheResolver"]],
    ["by a lead", vetoed, "lena", "Enough.", ["notTheResolver"]],
    ["by a successor", appointed(vetoed, "petra", "revoked"), "petra", "Nothing has changed.", []],
    ["after it was lifted", resolveVeto(vetoed, "lifted"), "ravi", "Nothing has changed.", ["noOpenVeto"]],
    ["twice", resolveVeto(vetoed, "upheld"), "ravi", "Nothing has changed.", ["noOpenVeto"]],
  ])("%s", (_, loop, who, text, expected) => {
    expect(codes(objectionsToUphold(who, loop, { text }))).toEqual(expected);
  });
});

describe("V3: who resolves", () => {
  const resolver = (loop: Loop) => {
    const open = openVetoOf(loop);
    return open && resolverOf(loop, open);
  };
  it.each<[string, Loop, Id]>([
    ["who cast it", vetoed, "ravi"],
    ["a successor for a cause that counts", appointed(vetoed, "petra", "recused"), "petra"],
    ["the last of several", appointed(appointed(vetoed, "petra", "recused"), "otto", "deactivated"), "otto"],
    ["never one for another cause", appointed(vetoed, "petra", "overdue"), "ravi"],
    ["who cast it as a successor", castVeto(appointed(revealed, "petra", "overdue")), "petra"],
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
  it("has no step out of upheld, and none back into an open one", () => {
    expect((["cast", "lift", "uphold"] as const).map((act) => stepVeto("upheld", act))).toEqual([
      null,
      null,
      null,
    ]);
    expect(stepVeto("lifted", "uphold")).toBeNull();
    expect(vetoStateOf(resolveVeto(vetoed, "upheld"))).toBe("upheld");
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
