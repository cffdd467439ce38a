import { describe, expect, it } from "vitest";
import type { AssignmentKind, Id, Loop, Round } from "~/domain/loop";
import {
  mayPlan,
  objectionsToAddRound,
  objectionsToAnswerPlan,
  objectionsToAssign,
  objectionsToPlan,
  objectionsToRound,
  objectionsToStart,
  objectionsToUnassign,
  type RoundInput,
} from "~/domain/panel";
import { codes, movers } from "../support/codes";
import {
  aLoop,
  anAssignment,
  anExemptLoop,
  aRevealedLoop,
  aRound,
  aSlot,
  CREATED,
  declareConflict,
  end,
  excuse,
  MINUTE,
  planFollowUp,
  roundOf,
  start,
  submitAll,
  withAssignment,
  withPerson,
  withRound,
} from "../support/facts";

const planned = aLoop();
const revealed = aRevealedLoop(planned);
const candidateIs = (personId: Id, loop = planned): Loop => ({
  ...loop,
  candidate: { ...loop.candidate, personId },
});
const without = (personId: Id, loop = planned): Loop =>
  withRound(loop, "main", {
    assignments: roundOf(loop, "main").assignments.filter((a) => a.personId !== personId),
  });

describe("S9 and S10: who plans, and until when", () => {
  it.each<[string, Id, Loop, boolean]>([
    ["the recruiter", "rosa", planned, true],
    ["the hiring manager", "hana", planned, true],
    ["an admin", "ada", planned, true],
    ["an admin who is the candidate", "ada", candidateIs("ada"), false],
    ["the Bar Raiser", "ravi", planned, false],
    ["an interviewer", "amara", planned, false],
    ["a lead", "lena", planned, false],
    ["a stranger", "otto", planned, false],
  ])("%s", (_, who, loop, expected) => {
    expect(mayPlan(who, loop)).toBe(expected);
    expect(codes(objectionsToPlan(who, loop))).toEqual(expected ? [] : ["notYours"]);
  });

  it("is over when the loop ends", () => {
    expect(codes(objectionsToPlan("rosa", end(planned)))).toEqual(["loopEnded"]);
  });

  it("allows one main round, and follow-ups after its reveal", () => {
    expect(codes(objectionsToAddRound("rosa", planned, "main"))).toEqual(["mainRoundExists"]);
    expect(codes(objectionsToAddRound("rosa", { ...planned, rounds: [] }, "main"))).toEqual([]);
    expect(codes(objectionsToAddRound("rosa", planned, "screen"))).toEqual([]);
    expect(codes(objectionsToAddRound("rosa", start(planned), "followUp"))).toEqual(["followUpNeedsReveal"]);
    expect(codes(objectionsToAddRound("rosa", revealed, "followUp"))).toEqual([]);
    expect(codes(objectionsToAddRound("amara", revealed, "followUp"))).toEqual(["notYours"]);
  });

  it.each<[string, RoundInput, string[]]>([
    ["a follow-up about something", { kind: "followUp", focus: ["ownership"] }, []],
    ["a follow-up about nothing", { kind: "followUp", focus: [] }, ["focusMissing"]],
    ["a follow-up about what is none", { kind: "followUp", focus: ["ownership", "charm"] }, ["choiceGone"]],
    ["a screen, which names nothing", { kind: "screen", focus: [] }, []],
  ])("adds %s", (_, round, expected) => {
    expect(codes(objectionsToRound("rosa", revealed, round))).toEqual(expected);
  });
});

describe("P2, P3 and S5: who can be put on a panel", () => {
  const noBarRaiser = without("ravi");
  const noHiringManager = without("hana");
  it.each<[string, Loop, Id, AssignmentKind, string[]]>([
    ["somebody free", planned, "otto", "interviewer", []],
    ["somebody on it already", planned, "amara", "interviewer", ["twiceInRound"]],
    ["somebody on it already, as a shadow", planned, "amara", "shadow", ["twiceInRound"]],
    ["the candidate", candidateIs("otto"), "otto", "interviewer", ["isCandidate"]],
    ["the candidate as a shadow", candidateIs("otto"), "otto", "shadow", ["isCandidate"]],
    [
      "somebody with a conflict",
      declareConflict(planned, "otto"),
      "otto",
      "interviewer",
      ["conflictDeclared"],
    ],
    [
      "somebody deactivated",
      withPerson(planned, "otto", { deactivatedAt: CREATED }),
      "otto",
      "interviewer",
      ["personDeactivated"],
    ],
    ["somebody unknown", planned, "nobody", "interviewer", ["personUnknown"]],
    ["the hiring manager in their seat", noHiringManager, "hana", "hiringManager", []],
    ["another manager in that seat", noHiringManager, "otto", "hiringManager", ["notTheHiringManager"]],
    ["the Bar Raiser in their seat", noBarRaiser, "ravi", "barRaiser", []],
    [
      "a Bar Raiser from the role's team",
      withPerson(noBarRaiser, "ravi", { teamId: "payments" }),
      "ravi",
      "barRaiser",
      ["barRaiserOnTeam"],
    ],
    ["somebody without a certification", noBarRaiser, "otto", "barRaiser", ["notCertified"]],
    ["a second Bar Raiser", planned, "petra", "barRaiser", ["seatTaken"]],
    ["another Bar Raiser before the start", noBarRaiser, "petra", "barRaiser", []],
    [
      "another Bar Raiser after the start",
      without("ravi", start(planned)),
      "petra",
      "barRaiser",
      ["barRaiserBySuccession"],
    ],
    ["a Bar Raiser at a level without one", anExemptLoop(), "ravi", "barRaiser", ["levelWithoutBarRaiser"]],
    ["somebody while the round is sealed", start(planned), "otto", "interviewer", []],
    ["somebody after the reveal", revealed, "otto", "interviewer", ["newRoundNeeded"]],
    ["somebody after the loop ended", end(planned), "otto", "interviewer", ["loopEnded"]],
  ])("%s", (_, loop, who, kind, expected) => {
    expect(codes(objectionsToAssign(loop, "main", who, kind, CREATED))).toEqual(expected);
  });

  it("adds somebody after a reveal in a new round", () => {
    expect(
      codes(objectionsToAssign(planFollowUp(revealed, ["amara"]), "round-2", "otto", "interviewer", CREATED)),
    ).toEqual([]);
  });

  it("objects to a round that is gone", () => {
    expect(codes(objectionsToAssign(planned, "round-9", "otto", "interviewer", CREATED))).toEqual([
      "changedMeanwhile",
    ]);
  });

  it("takes people off freely before the start, and by an excusal after it (F8)", () => {
    expect(codes(objectionsToUnassign("rosa", planned, "main-amara"))).toEqual([]);
    expect(codes(objectionsToUnassign("amara", planned, "main-amara"))).toEqual(["notYours"]);
    expect(codes(objectionsToUnassign("rosa", start(planned), "main-amara"))).toEqual(["excusalInstead"]);
    expect(codes(objectionsToUnassign("rosa", planned, "main-otto"))).toEqual(["changedMeanwhile"]);
  });
});

const amara = (patch: Parameters<typeof withAssignment>[2]) => withAssignment(planned, "main-amara", patch);
const earlier = { how: "noHire" as const, at: CREATED - 1000 };
const coolOff = { byId: "lena", reason: "The team has changed.", at: CREATED };

describe("P1, P2, P3 and P7: what stands against a start", () => {
  const atStart = (who: Id, loop: Loop, roundId = "main") =>
    objectionsToStart(who, loop, roundId, loop.changedAt + MINUTE);

  it.each<[string, Loop, string[]]>([
    ["nothing: the plan is whole", planned, []],
    ["nothing: a level without a Bar Raiser", anExemptLoop(), []],
    [
      "an interviewer without a principle",
      amara({ principles: [] }),
      ["principlesOneToThree", "principlesUnplanned"],
    ],
    [
      "an interviewer with four",
      amara({ principles: ["ownership", "a", "b", "c"] }),
      ["principlesOneToThree"],
    ],
    ["an interviewer with three is fine", amara({ principles: ["ownership", "diveDeep", "thinkBig"] }), []],
    ["somebody without a slot", amara({ slot: null }), ["slotMissing"]],
    [
      "a slot that ends before it starts",
      amara({ slot: { ...aSlot(1), end: aSlot(0).start } }),
      ["slotBackwards"],
    ],
    ["a slot without a length", amara({ slot: { ...aSlot(1), end: aSlot(1).start } }), ["slotBackwards"]],
    ["a required principle that nobody takes", without("amara"), ["principlesUnplanned"]],
    ["no hiring manager on the panel", without("hana"), ["hiringManagerNotOnPanel"]],
    [
      "the hiring manager changed since",
      { ...planned, hiringManagerId: "otto" },
      ["hiringManagerNotOnPanel"],
    ],
    ["no Bar Raiser on the panel", without("ravi"), ["barRaiserNotOnPanel", "principlesUnplanned"]],
    [
      "the Bar Raiser no longer certified",
      withPerson(planned, "ravi", { certifications: [] }),
      ["notCertified"],
    ],
    [
      "the Bar Raiser moved to the role's team",
      withPerson(planned, "ravi", { teamId: "payments" }),
      ["barRaiserOnTeam"],
    ],
    ["somebody declared a conflict", declareConflict(planned, "bo"), ["conflictDeclared"]],
    ["somebody is the candidate", candidateIs("bo"), ["isCandidate"]],
    [
      "somebody was deactivated",
      withPerson(planned, "bo", { deactivatedAt: CREATED }),
      ["personDeactivated"],
    ],
    ["a cool-off without an agreement", { ...planned, earlier }, ["coolOffUnagreed"]],
    ["a cool-off that a lead agreed to", { ...planned, earlier, coolOff }, []],
    ["it has started", start(planned), ["roundStarted"]],
    ["it was revealed", revealed, ["roundStarted"]],
    ["the loop has ended", end(planned), ["loopEnded"]],
    [
      "an empty panel",
      withRound(planned, "main", { assignments: [] }),
      ["barRaiserNotOnPanel", "hiringManagerNotOnPanel", "noInterviewer", "principlesUnplanned"],
    ],
  ])("%s", (_, loop, expected) => {
    expect(codes(atStart("rosa", loop))).toEqual(expected);
  });

  it.each<[Id, string[]]>([
    ["rosa", []],
    ["hana", []],
    ["ada", []],
    ["ravi", ["notYours"]],
    ["amara", ["notYours"]],
    ["lena", ["notYours"]],
  ])("started by %s", (who, expected) => {
    expect(codes(atStart(who, planned))).toEqual(expected);
  });

  it("names the unplanned principles", () => {
    expect(atStart("rosa", without("bo")).map((o) => o.about)).toEqual([["Dive Deep"]]);
  });

  it("counts what started screens plan, and not what a planned or a shadow's does", () => {
    const screen = (patch: Partial<Round>, kind: AssignmentKind = "interviewer") =>
      aRound({
        id: "screen",
        kind: "screen",
        assignments: [anAssignment("otto", kind, ["diveDeep"], { id: "screen-otto" })],
        ...patch,
      });
    const gap = without("bo");
    const withScreen = (round: Round): Loop => ({ ...gap, rounds: [round, ...gap.rounds] });
    expect(codes(atStart("rosa", withScreen(screen({}))))).toEqual(["principlesUnplanned"]);
    expect(codes(atStart("rosa", start(withScreen(screen({})), "screen")))).toEqual([]);
    expect(codes(atStart("rosa", start(withScreen(screen({}, "shadow")), "screen")))).toEqual([
      "principlesUnplanned",
    ]);
    expect(codes(atStart("rosa", excuse(start(withScreen(screen({})), "screen"), "otto")))).toEqual([
      "principlesUnplanned",
    ]);
  });

  it("asks of screens and follow-ups neither Bar Raiser, hiring manager nor coverage", () => {
    expect(codes(atStart("rosa", planFollowUp(revealed, ["otto"]), "round-2"))).toEqual([]);
    expect(codes(atStart("rosa", planFollowUp(revealed, []), "round-2"))).toEqual(["noInterviewer"]);
    const screen = aRound({
      id: "screen",
      kind: "screen",
      assignments: [anAssignment("otto", "interviewer", ["thinkBig"])],
    });
    expect(codes(atStart("rosa", { ...planned, rounds: [screen] }, "screen"))).toEqual([]);
  });

  it("objects to a round that is gone", () => {
    expect(codes(atStart("rosa", submitAll(start(planned)), "round-9"))).toEqual(["changedMeanwhile"]);
  });
});

describe("P1, P5: who sits where", () => {
  const at = (loop: Loop) => loop.changedAt + 1;
  const assign = (loop: Loop, who: Id, kind: AssignmentKind) =>
    movers(objectionsToAssign(loop, "main", who, kind, at(loop)));
  const starting = (loop: Loop) => movers(objectionsToStart("rosa", loop, "main", at(loop)));
  const led = { ...planned, hiringManagerId: "otto" };

  it.each<[string, () => readonly string[], readonly string[]]>([
    [
      "a hiring manager who isn't this loop's",
      () => assign(without("hana"), "otto", "hiringManager"),
      ["notTheHiringManager hana"],
    ],
    [
      "the hiring manager besides the former one",
      () => assign(led, "otto", "hiringManager"),
      ["seatTaken hana"],
    ],
    [
      "the hiring manager after the former one was excused",
      () => assign(excuse(start(led), "hana"), "otto", "hiringManager"),
      [],
    ],
    ["a second Bar Raiser", () => assign(planned, "petra", "barRaiser"), ["seatTaken ravi"]],
    [
      "the Bar Raiser after the start",
      () => assign(without("ravi", start(planned)), "ravi", "barRaiser"),
      [],
    ],
    [
      "another one after the start",
      () => assign(without("ravi", start(planned)), "petra", "barRaiser"),
      ["barRaiserBySuccession lena luis"],
    ],
    ["anybody after the reveal", () => assign(revealed, "otto", "interviewer"), ["newRoundNeeded rosa hana"]],
    ["somebody a second time", () => assign(planned, "bo", "shadow"), ["twiceInRound bo"]],
  ])("putting on the panel %s", (_, objections, expected) => {
    expect(objections()).toEqual(expected);
  });

  const unknown = (() => {
    const { bo: _, ...people } = planned.people;
    return { ...planned, people };
  })();
  const asInterviewer = (personId: Id) =>
    withAssignment(planned, `main-${personId}`, { kind: "interviewer" });
  const withoutInterviewers = withRound(planned, "main", {
    assignments: roundOf(planned, "main").assignments.filter((a) => a.kind !== "interviewer"),
  });
  it.each<[string, Loop, readonly string[]]>([
    ["with all of them", planned, []],
    ["with a planned Bar Raiser whom nobody appointed yet", { ...planned, appointments: [] }, []],
    [
      "with none planned",
      { ...without("ravi"), appointments: [], terms: { ...planned.terms, requiredPrinciples: [] } },
      ["barRaiserNotOnPanel"],
    ],
    [
      "with the appointed one elsewhere",
      { ...planned, appointments: planned.appointments.map((a) => ({ ...a, personId: "petra" })) },
      ["barRaiserNotOnPanel"],
    ],
    ["with a hiring manager who interviews only", asInterviewer("hana"), ["hiringManagerNotOnPanel hana"]],
    ["with a Bar Raiser who interviews only", asInterviewer("ravi"), ["barRaiserNotOnPanel"]],
    ["with somebody unknown", unknown, ["personUnknown bo"]],
    [
      "without an interviewer",
      { ...withoutInterviewers, terms: { ...planned.terms, requiredPrinciples: [] } },
      ["noInterviewer"],
    ],
    [
      "with a principle that nobody is planned for",
      { ...planned, terms: { ...planned.terms, requiredPrinciples: ["frugality"] } },
      ["principlesUnplanned"],
    ],
  ])("starting %s", (_, loop, expected) => {
    expect(starting(loop)).toEqual(expected);
  });

  it("names a principle that nobody is planned for, by its id where it has no name", () => {
    const loop = { ...planned, terms: { ...planned.terms, requiredPrinciples: ["frugality"] } };
    expect(objectionsToStart("rosa", loop, "main", at(loop)).flatMap((o) => o.about)).toEqual(["frugality"]);
  });
});

describe("accepting and declining before the start", () => {
  const answer = (kind: "accepted" | "declined", reason: string | null, loop = planned, who: Id = "amara") =>
    codes(objectionsToAnswerPlan(who, loop, "main-amara", { answer: kind, reason }));
  const declined = withAssignment(planned, "main-amara", {
    answer: { answer: "declined", reason: "Away that week.", at: CREATED },
  });

  it.each<[what: string, objections: readonly string[], expected: readonly string[]]>([
    ["one accepts", answer("accepted", null), []],
    ["one declines with a reason", answer("declined", "Away that week."), []],
    ["one declines without a reason", answer("declined", " "), ["declineWithoutReason"]],
    ["one takes a decline back", answer("accepted", null, declined), []],
    ["for somebody else", answer("accepted", null, planned, "bo"), ["changedMeanwhile"]],
    ["F8: once the round has started", answer("declined", "Away.", start(planned)), ["excusalInstead"]],
    ["after the loop's end", answer("accepted", null, end(planned)), ["loopEnded"]],
  ])("%s", (_, objections, expected) => {
    expect(objections).toEqual(expected);
  });

  it("a decline stands against the start until somebody else is chosen", () => {
    expect(movers(objectionsToStart("rosa", declined, "main", CREATED + MINUTE))).toContain(
      "hasDeclined amara",
    );
    expect(
      codes(objectionsToStart("rosa", without("amara", declined), "main", CREATED + MINUTE)),
    ).not.toContain("hasDeclined");
  });
});
