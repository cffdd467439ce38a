import { describe, expect, it } from "vitest";
import type { Appointment, CannotAct, Id, Loop } from "~/domain/loop";
import type { Person } from "~/domain/person";
import { proposalFor } from "~/domain/replacement";
import {
  objectionsToAgreeReplacement,
  objectionsToAppoint,
  objectionsToAssess,
  objectionsToRecuse,
  objectionsToReplace,
  successorMustAssess,
} from "~/domain/succession";
import { DAY } from "~/domain/time";
import { codes, movers } from "../support/codes";
import {
  aLoop,
  anExemptLoop,
  aRevealedLoop,
  castVeto,
  declareConflict,
  end,
  excuse,
  PEOPLE,
  start,
  submit,
  submitAll,
  withAssignment,
  withPerson,
} from "../support/facts";

const planned = aLoop();
const sealed = start(planned);
const revealed = aRevealedLoop(planned);
const soon = (loop: Loop) => loop.changedAt + 1;
const deactivated = (loop: Loop) => withPerson(loop, "ravi", { deactivatedAt: loop.changedAt });
const revoked = (loop: Loop) =>
  withPerson(loop, "ravi", {
    certifications: [
      ...(PEOPLE.ravi as Person).certifications,
      { step: "revoked", on: "2026-11-25", founding: false, at: loop.changedAt },
    ],
  });
const recused = (loop: Loop, personId = "ravi"): Loop => ({
  ...loop,
  recusals: [{ personId, reason: "Knows the candidate.", at: loop.changedAt }],
});
const moved = (loop: Loop) => withPerson(loop, "ravi", { teamId: "payments" });

/** Petra interviews in the main round instead of dmitri. */
const panelled = (loop: Loop): Loop => withAssignment(loop, "main-dmitri", { personId: "petra" });

interface Naming {
  readonly who?: Id;
  readonly successor?: Id;
  readonly cause?: CannotAct;
  readonly reason?: string;
  readonly at?: number;
}
const naming = (
  loop: Loop,
  { who = "lena", successor = "petra", cause = "deactivated", reason = "She left.", at = soon(loop) }: Naming,
) => codes(objectionsToAppoint(who, loop, successor, cause, reason, at));

describe("P5: naming a successor", () => {
  it.each<[string, Loop, Naming, readonly string[]]>([
    ["deactivated", deactivated(sealed), {}, []],
    ["deactivated, but is not", sealed, {}, ["causeNotTrue"]],
    ["recused", recused(sealed), { cause: "recused" }, []],
    ["recused, but has not", sealed, { cause: "recused" }, ["causeNotTrue"]],
    ["revoked", revoked(sealed), { cause: "revoked" }, []],
    ["revoked, but is not", sealed, { cause: "revoked" }, ["causeNotTrue"]],
    ["no longer independent", moved(sealed), { cause: "independence" }, []],
    ["no longer independent, but is", sealed, { cause: "independence" }, ["causeNotTrue"]],
    ["overdue beyond the limit", sealed, { cause: "overdue", at: sealed.changedAt + 30 * DAY }, []],
    ["overdue, but within it", sealed, { cause: "overdue" }, ["causeNotTrue"]],
    [
      "overdue, but has submitted",
      submit(sealed, "ravi"),
      { cause: "overdue", at: sealed.changedAt + 30 * DAY },
      ["causeNotTrue"],
    ],
    ["by an admin", deactivated(sealed), { who: "ada" }, ["notOutsideLead"]],
    ["by the recruiter", deactivated(sealed), { who: "rosa" }, ["notOutsideLead"]],
    [
      "by a lead who is on the panel",
      { ...deactivated(sealed), leads: ["bo", "lena"] },
      { who: "bo" },
      ["notOutsideLead"],
    ],
    [
      "by a lead who is the hiring manager",
      { ...deactivated(sealed), leads: ["hana"] },
      { who: "hana" },
      ["notOutsideLead"],
    ],
    ["without a reason", deactivated(sealed), { reason: " " }, ["reasonMissing"]],
    ["a successor who is not certified", deactivated(sealed), { successor: "otto" }, ["notCertified"]],
    [
      "a successor of the role's team",
      withPerson(deactivated(sealed), "petra", { teamId: "payments" }),
      {},
      ["barRaiserOnTeam"],
    ],
    [
      "a successor below the hiring manager",
      withPerson(deactivated(sealed), "petra", { managers: ["hana"] }),
      {},
      ["barRaiserReports"],
    ],
    ["a successor with a conflict", declareConflict(deactivated(sealed), "petra"), {}, ["conflictDeclared"]],
    ["a successor who recused themselves", recused(deactivated(sealed), "petra"), {}, ["successorRecused"]],
    [
      "the present one",
      recused(sealed),
      { successor: "ravi", cause: "recused" },
      ["successorIsPresent", "successorOnPanel", "successorRecused"],
    ],
    ["themselves", { ...deactivated(sealed), leads: ["petra"] }, { who: "petra" }, ["successorIsSelf"]],
    [
      "at an exempt level",
      start(anExemptLoop()),
      { cause: "deactivated" },
      ["causeNotTrue", "nobodyToSucceed"],
    ],
    ["in an ended loop", end(deactivated(sealed)), {}, ["loopEnded"]],
    [
      "where the terms no longer have a Bar Raiser",
      { ...deactivated(sealed), terms: { ...sealed.terms, hasBarRaiser: false } },
      {},
      ["nobodyToSucceed"],
    ],
    ["a successor whom nobody knows", deactivated(sealed), { successor: "nobody" }, ["personUnknown"]],
    ["one of the panel before the reveal (F6)", panelled(deactivated(sealed)), {}, ["successorOnPanel"]],
    ["one of the panel after the reveal", submitAll(panelled(deactivated(sealed))), {}, []],
    ["one who was excused from the panel", excuse(panelled(deactivated(sealed)), "petra"), {}, []],
    ["in a loop without a main round", { ...deactivated(sealed), rounds: [] }, {}, []],
  ])("%s", (_, loop, input, expected) => {
    expect(naming(loop, input)).toEqual(expected);
  });

  const vetoed = castVeto(revealed);
  it.each<[CannotAct, Loop, readonly string[]]>([
    ["deactivated", deactivated(vetoed), []],
    ["recused", recused(vetoed), []],
    ["revoked", revoked(vetoed), []],
    ["independence", moved(vetoed), ["causeBelowVeto"]],
    ["overdue", vetoed, ["causeBelowVeto", "causeNotTrue"]],
  ])("V3: with an open veto, %s", (cause, loop, expected) => {
    expect(naming(loop, { cause })).toEqual(expected);
  });

  it("who can move it is told with each objection, the resolver of a veto to outside leads alone (S4)", () => {
    const told = (loop: Loop, who: Id, successor: Id) =>
      movers(objectionsToAppoint(who, loop, successor, "independence", "So.", soon(loop)));
    expect(told(moved(vetoed), "lena", "petra")).toEqual(["causeBelowVeto ravi"]);
    expect(told(moved(vetoed), "ada", "petra")).toEqual(["notOutsideLead lena luis"]);
    expect(told(moved(sealed), "lena", "nobody")).toEqual(["personUnknown nobody"]);
    expect(told(recused(moved(sealed), "petra"), "lena", "petra")).toEqual(["successorRecused petra"]);
    expect(told(panelled(moved(sealed)), "lena", "petra")).toEqual(["successorOnPanel petra"]);
    expect(
      told(
        panelled({ ...moved(sealed), people: withPerson(moved(sealed), "petra", { teamId: "maps" }).people }),
        "lena",
        "ravi",
      ),
    ).toEqual(["barRaiserOnTeam ravi", "successorIsPresent ravi", "successorOnPanel ravi"]);
  });
});

describe("P5: recusing", () => {
  it.each<[string, Loop, Id, string, readonly string[]]>([
    ["by the Bar Raiser, in writing", sealed, "ravi", "We shared a flat.", []],
    ["silently", sealed, "ravi", "", ["reasonMissing"]],
    ["by somebody else", sealed, "hana", "They shared a flat.", ["notTheBarRaiser"]],
    ["twice", recused(sealed), "ravi", "We shared a flat.", ["alreadyRecused"]],
    ["with an open veto", castVeto(revealed), "ravi", "We shared a flat.", []],
    ["in an ended loop", end(sealed), "ravi", "We shared a flat.", ["loopEnded"]],
  ])("%s", (_, loop, who, reason, expected) => {
    expect(codes(objectionsToRecuse(who, loop, reason))).toEqual(expected);
  });
});

const petraSince = (loop: Loop): Loop => {
  const appointment: Appointment = {
    id: "a2",
    personId: "petra",
    byId: "lena",
    at: soon(loop),
    heldIndependence: true,
    cause: "deactivated",
    reason: "She left.",
  };
  return { ...loop, appointments: [...loop.appointments, appointment], changedAt: soon(loop) };
};
const assessedBy = (loop: Loop, authorId: Id): Loop => ({
  ...loop,
  assessments: [{ id: "as1", authorId, text: "I read it all.", at: soon(loop) }],
  changedAt: soon(loop),
});

const atOnce: Loop = {
  ...petraSince(revealed),
  assessments: [{ id: "as1", authorId: "petra", text: "I read it all.", at: petraSince(revealed).changedAt }],
};
/** Petra succeeded, and the one before her has an assessment of a later day. */
const petraAfter = (authorId: Id): Loop => assessedBy(petraSince(revealed), authorId);

describe("P5: the successor's assessment", () => {
  it.each<[string, Loop, Id, string, readonly string[]]>([
    ["by a successor after the reveal", petraSince(revealed), "petra", "I read it all.", []],
    ["without a word", petraSince(revealed), "petra", " ", ["assessmentTextMissing"]],
    ["twice", assessedBy(petraSince(revealed), "petra"), "petra", "I read it again.", ["alreadyAssessed"]],
    ["by the predecessor", petraSince(revealed), "ravi", "I read it all.", ["notTheBarRaiser"]],
    ["by the first Bar Raiser", revealed, "ravi", "I read it all.", ["notASuccessor"]],
    ["in an ended loop", end(petraSince(revealed)), "petra", "I read it all.", ["loopEnded"]],
    ["while somebody else's stands", assessedBy(petraSince(revealed), "ravi"), "petra", "I read it all.", []],
    [
      "after one of before they were named",
      petraSince(assessedBy(revealed, "petra")),
      "petra",
      "I read it all.",
      [],
    ],
    ["after one of the very instant", atOnce, "petra", "I read it all.", []],
    ["by a predecessor who assessed once", petraAfter("ravi"), "ravi", "I read it all.", ["notTheBarRaiser"]],
    [
      "where nobody was appointed",
      { ...revealed, appointments: [] },
      "ravi",
      "I read it.",
      ["notTheBarRaiser"],
    ],
    [
      "by a successor before the reveal, who writes feedback",
      petraSince(sealed),
      "petra",
      "I read it all.",
      ["notASuccessor"],
    ],
  ])("%s", (_, loop, who, text, expected) => {
    expect(codes(objectionsToAssess(who, loop, text))).toEqual(expected);
  });

  it("is owed until it is written", () => {
    expect(
      [revealed, petraSince(sealed), petraSince(revealed), assessedBy(petraSince(revealed), "petra")].map(
        successorMustAssess,
      ),
    ).toEqual([false, false, true, false]);
  });
});

const proposed = (loop: Loop, toId: Id, seat: "hiringManager" | "recruiter" = "hiringManager"): Loop => ({
  ...loop,
  replacements: [
    ...loop.replacements,
    {
      id: `r-${toId}`,
      seat,
      fromId: "hana",
      toId,
      reason: "He left.",
      byId: "ada",
      at: soon(loop),
      agreedById: null,
      agreedAt: null,
    },
  ],
});

const agreed = (loop: Loop): Loop => ({
  ...loop,
  replacements: loop.replacements.map((r) => ({ ...r, agreedById: "lena", agreedAt: soon(loop) })),
});

describe("P5: replacing a hiring manager or recruiter", () => {
  it("asks for the seat that is meant", () => {
    expect(movers(objectionsToReplace("ada", sealed, "recruiter", "hana", "Left."))).toEqual([]);
    expect(movers(objectionsToReplace("ada", sealed, "recruiter", "rosa", "Left."))).toEqual([
      "seatHeldAlready rosa",
    ]);
    const twice = proposed(sealed, "otto");
    expect(movers(objectionsToReplace("ada", twice, "hiringManager", "otto", ""))).toEqual([
      "alreadyDone otto",
      "reasonMissing ada",
    ]);
    expect(
      movers(
        objectionsToReplace(
          "rosa",
          { ...sealed, admins: ["ada", "abe"], candidate: { ...sealed.candidate, personId: "abe" } },
          "hiringManager",
          "otto",
          "Left.",
        ),
      ),
    ).toEqual(["notAnAdmin ada"]);
  });

  it("waits for agreement until it is there, one for each seat", () => {
    const both = proposed(proposed(sealed, "otto"), "dmitri", "recruiter");
    expect(proposalFor(both, "hiringManager")?.toId).toBe("otto");
    expect(proposalFor(both, "recruiter")?.toId).toBe("dmitri");
    expect([proposalFor(sealed, "recruiter"), proposalFor(agreed(both), "recruiter")]).toEqual([null, null]);
  });

  it("names the admins who can propose another, never the candidate", () => {
    const loop = withPerson(proposed({ ...sealed, admins: ["ada", "abe"] }, "otto"), "ravi", {
      managers: ["otto"],
    });
    const asCandidate = { ...loop, candidate: { ...loop.candidate, personId: "abe" } };
    expect(movers(objectionsToAgreeReplacement("lena", asCandidate, "r-otto", soon(loop)))).toEqual([
      "proposalBreaksIndependence ada",
    ]);
    expect(
      movers(objectionsToAgreeReplacement("lena", proposed(sealed, "lena"), "r-lena", soon(sealed))),
    ).toEqual(["proposalSelf lena"]);
  });

  it.each<[string, Loop, Id, Id, string, readonly string[]]>([
    ["by an admin, with a reason", sealed, "ada", "otto", "He left.", []],
    ["by the recruiter", sealed, "rosa", "otto", "He left.", ["notAnAdmin"]],
    ["in an ended loop", end(sealed), "ada", "otto", "He left.", ["loopEnded"]],
    [
      "while the other seat's proposal waits",
      proposed(sealed, "otto", "recruiter"),
      "ada",
      "otto",
      "He left.",
      [],
    ],
    ["whom an agreed one named", agreed(proposed(sealed, "otto")), "ada", "otto", "He left.", []],
    ["by a lead", sealed, "lena", "otto", "He left.", ["notAnAdmin"]],
    [
      "by an admin who is the candidate (S9)",
      { ...sealed, candidate: { ...sealed.candidate, personId: "ada" } },
      "ada",
      "otto",
      "He left.",
      ["notAnAdmin"],
    ],
    ["without a reason", sealed, "ada", "otto", "", ["reasonMissing"]],
    [
      "with the candidate",
      { ...sealed, candidate: { ...sealed.candidate, personId: "otto" } },
      "ada",
      "otto",
      "He left.",
      ["seatNotForCandidate"],
    ],
    [
      "with somebody under a conflict",
      declareConflict(sealed, "otto"),
      "ada",
      "otto",
      "He left.",
      ["seatNotForConflict"],
    ],
    [
      "with somebody deactivated",
      withPerson(sealed, "otto", { deactivatedAt: 1 }),
      "ada",
      "otto",
      "He left.",
      ["seatNotForInactive"],
    ],
    ["with the Bar Raiser", sealed, "ada", "ravi", "He left.", ["seatNotForBarRaiser"]],
    ["with the one who has it", sealed, "ada", "hana", "He left.", ["seatHeldAlready"]],
    ["with a stranger", sealed, "ada", "nobody", "He left.", ["personUnknown"]],
    ["with the same one twice", proposed(sealed, "otto"), "ada", "otto", "He left.", ["alreadyDone"]],
    ["with another one, before agreement", proposed(sealed, "otto"), "ada", "dmitri", "He left.", []],
  ])("proposing %s", (_, loop, who, to, reason, expected) => {
    expect(codes(objectionsToReplace(who, loop, "hiringManager", to, reason))).toEqual(expected);
  });

  it.each<[string, Loop, Id, Id, readonly string[]]>([
    ["by an outside lead", proposed(sealed, "otto"), "lena", "otto", []],
    ["of a recruiter", proposed(sealed, "otto", "recruiter"), "lena", "otto", []],
    ["by the admin who proposed it", proposed(sealed, "otto"), "ada", "otto", ["notOutsideLead"]],
    ["by the lead who takes the seat", proposed(sealed, "lena"), "lena", "lena", ["proposalSelf"]],
    [
      "to an older proposal",
      proposed(proposed(sealed, "otto"), "dmitri"),
      "lena",
      "otto",
      ["noSuchProposal"],
    ],
    ["to none", sealed, "lena", "otto", ["noSuchProposal"]],
    ["to none of several", proposed(sealed, "otto"), "lena", "dmitri", ["noSuchProposal"]],
    ["a second time", agreed(proposed(sealed, "otto")), "lena", "otto", ["noSuchProposal"]],
    ["in an ended loop", end(proposed(sealed, "otto")), "lena", "otto", ["loopEnded"]],
    [
      "of a recruiter to whom the Bar Raiser reports, which P2 does not mind",
      withPerson(proposed(sealed, "otto", "recruiter"), "ravi", { managers: ["otto"] }),
      "lena",
      "otto",
      [],
    ],
    [
      "when the Bar Raiser was not independent before either",
      withPerson(proposed(sealed, "otto"), "ravi", { teamId: "payments" }),
      "lena",
      "otto",
      [],
    ],
    ["at a level without a Bar Raiser", proposed({ ...start(anExemptLoop()) }, "otto"), "lena", "otto", []],
    [
      "when the Bar Raiser reports to the new one (P2)",
      withPerson(proposed(sealed, "otto"), "ravi", { managers: ["otto"] }),
      "lena",
      "otto",
      ["proposalBreaksIndependence"],
    ],
    [
      "when a conflict came up meanwhile",
      declareConflict(proposed(sealed, "otto"), "otto"),
      "lena",
      "otto",
      ["seatNotForConflict"],
    ],
  ])("agreeing %s", (_, loop, who, to, expected) => {
    expect(codes(objectionsToAgreeReplacement(who, loop, `r-${to}`, soon(loop)))).toEqual(expected);
  });
});
