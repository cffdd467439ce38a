import { describe, expect, it } from "vitest";
import {
  debriefKindFor,
  endingAtClose,
  leaderOf,
  objectionsToAdjourn,
  objectionsToAdvance,
  objectionsToClose,
  objectionsToJoin,
  objectionsToMarkLeft,
  objectionsToMarkRead,
  objectionsToNextTurn,
  objectionsToOpenDebrief,
  objectionsToReopen,
  presentIn,
  stepDebrief,
  successorMustAssess,
  turnAfter,
} from "~/domain/debrief";
import { type Id, type Loop, last, type Phase } from "~/domain/loop";
import { codes } from "../support/codes";
import {
  aLoop,
  anExemptLoop,
  aRevealedLoop,
  castVeto,
  castVote,
  decide,
  declareConflict,
  end,
  holdDebrief,
  join,
  moveTo,
  openDebrief,
  planFollowUp,
  start,
  submit,
  submitAll,
  withPerson,
} from "../support/facts";
import { patchDebrief, patchSpeaker } from "../support/model";

const planned = aLoop();
const revealed = aRevealedLoop(planned);
const closed = holdDebrief(revealed);
const followedUp = submitAll(start(planFollowUp(closed, ["otto"]), "round-2"), "round-2");
const opening = (loop: Loop, who: Id = "ravi") =>
  codes(objectionsToOpenDebrief(who, loop, loop.changedAt + 1));

const succeeded = (loop: Loop): Loop => ({
  ...loop,
  appointments: [
    ...loop.appointments,
    {
      id: "a2",
      personId: "petra",
      byId: "lena",
      at: loop.changedAt + 1,
      heldIndependence: true,
      cause: "recused",
      reason: "Knows the candidate.",
    },
  ],
  changedAt: loop.changedAt + 1,
});
const assessed = (loop: Loop): Loop => ({
  ...loop,
  assessments: [{ id: "as1", authorId: "petra", text: "I read it all.", at: loop.changedAt + 1 }],
  changedAt: loop.changedAt + 1,
});
const weighed = (loop: Loop): Loop => ({
  ...loop,
  conflicts: loop.conflicts.map((c) => ({
    ...c,
    weighing: { text: "Not weighed.", byId: "ravi", at: loop.changedAt },
  })),
});

describe("D1: opening a debrief", () => {
  it.each<[string, Loop, Id, readonly string[]]>([
    ["by the Bar Raiser after the reveal", revealed, "ravi", []],
    ["by the hiring manager", revealed, "hana", ["notLeader"]],
    ["by a lead", revealed, "lena", ["notLeader"]],
    ["by the hiring manager at an exempt level", aRevealedLoop(anExemptLoop()), "hana", []],
    ["before the main round started", planned, "ravi", ["mainNotRevealed"]],
    ["while the main round is sealed", submit(start(planned), "amara"), "ravi", ["roundsSealed"]],
    [
      "while a follow-up is sealed",
      start(planFollowUp(revealed, ["otto"]), "round-2"),
      "ravi",
      ["roundsSealed"],
    ],
    ["while a planned follow-up has not started", planFollowUp(revealed, ["otto"]), "ravi", []],
    ["while one is open", openDebrief(revealed), "ravi", ["debriefAlreadyOpen"]],
    ["again with nothing new", closed, "ravi", ["nothingNew"]],
    ["again after a later reveal", followedUp, "ravi", []],
    ["after the loop ended", end(revealed), "ravi", ["loopEnded"]],
    [
      "with a Bar Raiser who changed teams (P2)",
      withPerson(revealed, "ravi", { teamId: "payments" }),
      "ravi",
      ["barRaiserOnTeam"],
    ],
    [
      "with a Bar Raiser who now reports to the hiring manager (P2)",
      withPerson(revealed, "ravi", { managers: ["x", "hana"] }),
      "ravi",
      ["barRaiserReports"],
    ],
    ["with a conflict nobody weighed (P3)", declareConflict(revealed, "bo"), "ravi", ["conflictUnweighed"]],
    ["with a conflict that was weighed (P3)", weighed(declareConflict(revealed, "bo")), "ravi", []],
    ["by a successor without an assessment (P5)", succeeded(revealed), "petra", ["assessmentMissing"]],
    ["by a successor with one (P5)", assessed(succeeded(revealed)), "petra", []],
    ["by the predecessor (P5)", assessed(succeeded(revealed)), "ravi", ["notLeader"]],
    ["again after a succession, since the successor has not voted", assessed(succeeded(closed)), "petra", []],
  ])("%s", (_, loop, who, expected) => {
    expect(opening(loop, who)).toEqual(expected);
  });

  const answeredBy = (loop: Loop, ...people: Id[]): Loop => ({
    ...loop,
    gateFacts: { ...loop.gateFacts, finalBars: people.map((personId) => ({ personId, bar: "raises" })) },
  });
  const replaced = (agreedAt: number | null): Loop["replacements"] => [
    {
      ...{ id: "r1", seat: "recruiter", fromId: "rosa", toId: "otto", byId: "ada", reason: "Left." },
      ...{ at: closed.changedAt, agreedById: agreedAt === null ? null : "lena", agreedAt },
    },
  ];
  const later = closed.changedAt + 1;
  it.each<[string, Loop, Id, readonly string[]]>([
    ["nothing", closed, "ravi", ["nothingNew"]],
    ["a first meeting, whoever has answered", answeredBy(revealed, "ravi", "hana"), "ravi", []],
    [
      "a successor who has answered all the same",
      answeredBy(assessed(succeeded(closed)), "petra", "hana"),
      "petra",
      [],
    ],
    ["a replacement that was agreed", { ...closed, replacements: replaced(later) }, "ravi", []],
    ["no replacement that waits", { ...closed, replacements: replaced(null) }, "ravi", ["nothingNew"]],
    [
      "changed terms",
      { ...closed, termChanges: [{ byId: "lena", reason: "Reorganised.", at: later }] },
      "ravi",
      [],
    ],
    ["a bar answer that one of two owes", answeredBy(closed, "ravi", "bo"), "ravi", []],
    [
      "bar answers of the two, whoever else has none",
      answeredBy(closed, "ravi", "hana"),
      "ravi",
      ["nothingNew"],
    ],
    [
      "nothing while one is open",
      answeredBy(openDebrief(followedUp), "ravi", "hana"),
      "ravi",
      ["debriefAlreadyOpen"],
    ],
    [
      "no second while one is open",
      answeredBy(openDebrief(closed), "ravi", "hana"),
      "ravi",
      ["debriefAlreadyOpen"],
    ],
  ])("is worth it for %s", (_, loop, who, expected) => {
    expect(opening(loop, who)).toEqual(expected);
  });

  it("names the people whose feedback is missing", () => {
    const loop = submit(start(planned), "amara");
    const people = objectionsToOpenDebrief("ravi", loop, loop.changedAt + 1).flatMap((o) => o.people);
    expect(people).toEqual(["bo", "carmen", "dmitri", "hana", "ravi"]);
  });

  it("is full first and further afterwards", () => {
    expect([debriefKindFor(revealed), debriefKindFor(followedUp)]).toEqual(["full", "further"]);
  });

  it("nobody leads before a Bar Raiser is chosen", () => {
    expect(leaderOf({ ...planned, appointments: [] })).toBeNull();
  });
});

describe("D1: the phases, in this order and no other", () => {
  const walk = (kind: "full" | "further"): readonly Phase[] => {
    const phases: Phase[] = ["reading"];
    for (;;) {
      const debrief = last(openDebrief(revealed, { kind, phase: phases.at(-1) }).debriefs);
      const next = debrief && (stepDebrief(debrief, "advance") ?? stepDebrief(debrief, "close"));
      if (!next) return phases;
      phases.push(next);
    }
  };
  it("full", () =>
    expect(walk("full")).toEqual(["reading", "revote", "discussion", "finalVote", "decision", "closed"]));
  it.each(["full", "further"] as const)("%s, and back to the reading after an adjournment", (kind) => {
    const [adjourned] = openDebrief(revealed, { kind, phase: "adjourned" }).debriefs;
    expect(adjourned && stepDebrief(adjourned, "reopen")).toBe("reading");
  });
  it("further", () =>
    expect(walk("further")).toEqual(["reading", "discussion", "finalVote", "decision", "closed"]));
});

const reading = openDebrief(revealed);
const joined = join(reading);
const inPhase = (phase: Phase, loop = joined) => moveTo(loop, phase);
const allTurns = (loop: Loop) =>
  patchDebrief(loop, (d, at) => ({
    speakers: d.speakers.map((s) => ({ ...s, turnStartedAt: at, turnEndedAt: at })),
  }));
const everyone = ["amara", "bo", "carmen", "dmitri", "hana", "ravi"];
const castAll = (loop: Loop, stage: "revote" | "final", who = everyone) =>
  who.reduce((l, id) => castVote(l, id, stage, "inclined", "raises"), loop);

describe("D3: moving on", () => {
  it.each<[string, Loop, Phase, readonly string[]]>([
    ["to the re-vote with everyone there", joined, "revote", []],
    [
      "to the re-vote with the three who have to be there",
      join(reading, ["ravi", "hana", "bo"]),
      "revote",
      [],
    ],
    ["to the re-vote without the hiring manager", join(reading, ["ravi", "bo"]), "revote", ["quorumMissing"]],
    ["to the re-vote without the Bar Raiser", join(reading, ["hana", "bo"]), "revote", ["quorumMissing"]],
    ["to the re-vote without any interviewer", join(reading, ["ravi", "hana"]), "revote", ["quorumMissing"]],
    ["past the re-vote", joined, "discussion", ["debriefStep"]],
    ["where it is already", inPhase("revote"), "revote", ["alreadyDone", "votesMissing"]],
    [
      "out of the re-vote before everyone cast",
      castAll(inPhase("revote"), "revote", ["ravi", "hana"]),
      "discussion",
      ["votesMissing"],
    ],
    ["out of the re-vote when nobody cast", inPhase("revote"), "discussion", ["votesMissing"]],
    ["out of the re-vote when everyone cast", castAll(inPhase("revote"), "revote"), "discussion", []],
    ["out of the discussion before every turn", inPhase("discussion"), "finalVote", ["turnsLeft"]],
    [
      "out of the discussion after every turn, absent ones too",
      allTurns(inPhase("discussion", join(reading, ["ravi", "hana", "bo"]))),
      "finalVote",
      [],
    ],
    ["out of the final vote before everyone cast", inPhase("finalVote"), "decision", ["votesMissing"]],
    ["out of the final vote when everyone cast", castAll(inPhase("finalVote"), "final"), "decision", []],
    ["an adjourned one", inPhase("adjourned"), "revote", ["debriefAdjourned", "debriefStep"]],
  ])("%s", (_, loop, to, expected) => {
    expect(codes(objectionsToAdvance("ravi", loop, to))).toEqual(expected);
  });

  it("is the leader's alone", () => {
    for (const who of ["hana", "rosa", "amara", "lena", "ada"]) {
      expect(codes(objectionsToAdvance(who, joined, "revote"))).toEqual(["notLeader"]);
    }
  });

  it("who left is not waited for", () => {
    const cast = castAll(
      inPhase("revote"),
      "revote",
      everyone.filter((id) => id !== "bo"),
    );
    const left = patchSpeaker(cast, "bo", (_, at) => ({ leftAt: at, leftReason: "Had to catch a train." }));
    expect(codes(objectionsToAdvance("ravi", cast, "discussion"))).toEqual(["votesMissing"]);
    expect(codes(objectionsToAdvance("ravi", left, "discussion"))).toEqual([]);
  });
});

describe("D3: being there", () => {
  const present = (loop: Loop) =>
    presentIn(
      last(loop.debriefs) ??
        (() => {
          throw new Error("no debrief");
        })(),
    ).map((s) => s.personId);
  const left = patchSpeaker(joined, "bo", (_, at) => ({ leftAt: at, leftReason: "Train." }));
  const adjourned = patchDebrief(joined, (_, at) => ({
    phase: "adjourned",
    adjournments: [{ reason: "No hiring manager.", at }],
  }));
  const reopened = moveTo(adjourned, "reading");

  it.each<[string, Loop, Id, readonly string[]]>([
    ["during the reading", reading, "bo", []],
    ["twice", joined, "bo", ["alreadyDone"]],
    ["after leaving, while reading goes on", left, "bo", []],
    ["once the re-vote is open", moveTo(reading, "revote"), "bo", ["joiningClosed"]],
    ["while adjourned", adjourned, "bo", ["debriefAdjourned"]],
    ["after reopening, anew", reopened, "bo", []],
    ["as the shadow", reading, "sol", ["notASpeaker"]],
    ["as the recruiter", reading, "rosa", ["notASpeaker"]],
    ["with none open", revealed, "bo", ["noDebriefOpen"]],
  ])("joining %s", (_, loop, who, expected) => {
    expect(codes(objectionsToJoin(who, loop))).toEqual(expected);
  });

  it("who left, and everybody after an adjournment, is not present until they join again", () => {
    expect(present(left)).not.toContain("bo");
    expect(present(join(left, ["bo"]))).toContain("bo");
    expect(present(adjourned)).toEqual([]);
    expect(present(moveTo(joined, "adjourned"))).toEqual([]);
    expect(present(reopened)).toEqual([]);
    expect(present(join(reopened, ["ravi"]))).toEqual(["ravi"]);
  });

  it.each<[string, Loop, Id, Id, string, readonly string[]]>([
    ["by the leader, with a reason", joined, "ravi", "bo", "Train.", []],
    ["without a reason", joined, "ravi", "bo", " ", ["reasonMissing"]],
    ["by the hiring manager", joined, "hana", "bo", "Train.", ["notLeader"]],
    ["who never came", join(reading, ["ravi"]), "ravi", "bo", "Train.", ["notPresent"]],
    ["the leader themselves", joined, "ravi", "ravi", "Train.", ["leaderStays"]],
  ])("marking as left %s", (_, loop, who, target, reason, expected) => {
    expect(codes(objectionsToMarkLeft(who, loop, target, reason))).toEqual(expected);
  });

  it.each<[string, Loop, Id, readonly string[]]>([
    ["once joined", joined, "bo", []],
    ["twice", patchSpeaker(joined, "bo", (_, at) => ({ readAt: at })), "bo", ["alreadyDone"]],
    ["without joining", reading, "bo", ["notPresent"]],
    ["after the reading", inPhase("discussion"), "bo", ["notReading"]],
  ])("having read everything %s", (_, loop, who, expected) => {
    expect(codes(objectionsToMarkRead(who, loop))).toEqual(expected);
  });

  it.each<[string, Loop, Id, string, readonly string[]]>([
    ["by the leader", joined, "ravi", "Too few of us.", []],
    ["without a reason", joined, "ravi", "", ["reasonMissing"]],
    ["twice", adjourned, "ravi", "Again.", ["debriefAdjourned"]],
    ["by somebody else", joined, "hana", "Too few of us.", ["notLeader"]],
  ])("adjourning %s", (_, loop, who, reason, expected) => {
    expect(codes(objectionsToAdjourn(who, loop, reason))).toEqual(expected);
  });

  it.each<[string, Loop, readonly string[]]>([
    ["an adjourned one", adjourned, []],
    ["one that goes on", joined, ["notAdjourned"]],
    ["one with a new sealed round", start(planFollowUp(adjourned, ["otto"]), "round-2"), ["roundsSealed"]],
    ["one of an ended loop", end(adjourned), ["loopEnded"]],
  ])("reopening %s", (_, loop, expected) => {
    expect(codes(objectionsToReopen("ravi", loop, loop.changedAt + 1))).toEqual(expected);
  });
});

describe("D2: the turn moves on", () => {
  const talking = patchSpeaker(inPhase("discussion"), "amara", (_, at) => ({ turnStartedAt: at }));
  it.each<[string, Loop, Id, Id | null, readonly string[]]>([
    ["the leader starts the first", inPhase("discussion"), "ravi", null, []],
    ["a speaker does not start themselves", inPhase("discussion"), "amara", null, ["notLeader"]],
    ["the leader moves on", talking, "ravi", "amara", []],
    ["the current speaker ends their own", talking, "amara", "amara", []],
    ["another speaker does not cut in", talking, "bo", "amara", ["notLeader"]],
    ["a stale click", talking, "ravi", null, ["changedMeanwhile"]],
    [
      "a doubled click",
      patchSpeaker(talking, "amara", (_, at) => ({ turnEndedAt: at })),
      "ravi",
      "amara",
      ["changedMeanwhile"],
    ],
    ["outside the discussion", inPhase("revote"), "ravi", null, ["discussionNotOpen"]],
    ["after the last", allTurns(inPhase("discussion")), "ravi", null, ["turnsDone"]],
  ])("%s", (_, loop, who, expected, objections) => {
    expect(codes(objectionsToNextTurn(who, loop, expected))).toEqual(objections);
  });
});

describe("P5: who succeeded after the reveal assesses first", () => {
  const petra = assessed(succeeded(revealed));
  const screened: Loop = {
    ...succeeded(revealed),
    rounds: [
      { ...(revealed.rounds[0] as Loop["rounds"][number]), id: "screen", kind: "screen", revealedAt: 1 },
      ...revealed.rounds.map((r) => ({ ...r, revealedAt: succeeded(revealed).changedAt + 1 })),
    ],
  };
  const byPetra = (patch: Partial<Loop["assessments"][number]>): Loop => ({
    ...petra,
    assessments: petra.assessments.map((a) => ({ ...a, ...patch })),
  });
  const atReveal = (loop: Loop): Loop => ({
    ...loop,
    appointments: loop.appointments.map((a) => (a.cause ? { ...a, at: revealed.changedAt } : a)),
  });
  it.each<[string, Loop, boolean]>([
    ["without having assessed", succeeded(revealed), true],
    ["having assessed", petra, false],
    ["while somebody else has", byPetra({ authorId: "ravi" }), true],
    ["having assessed before being named", byPetra({ at: revealed.changedAt }), true],
    ["having assessed as they were named", byPetra({ at: succeeded(revealed).changedAt }), true],
    ["having been named before the reveal", aRevealedLoop(succeeded(planned)), false],
    ["having been named at the reveal", atReveal(succeeded(revealed)), false],
    ["having been named before the main round's, after a screen's", screened, false],
    ["in a loop without a main round", { ...succeeded(revealed), rounds: [] }, false],
    [
      "where the terms no longer have a Bar Raiser",
      { ...succeeded(revealed), terms: { ...revealed.terms, hasBarRaiser: false } },
      false,
    ],
    [
      "as a first appointment, late as it is",
      {
        ...revealed,
        appointments: succeeded(revealed)
          .appointments.slice(1)
          .map((a) => ({ ...a, cause: null })),
      },
      false,
    ],
    ["where nobody was appointed", { ...revealed, appointments: [] }, false],
  ])("%s", (_, loop, expected) => {
    expect(successorMustAssess(loop)).toBe(expected);
  });
});

describe("how closing ends a loop", () => {
  it("only a no hire does", () => {
    const outcomes = ["hire", "hireAtAnotherLevel", "noHire", "moreEvidence"] as const;
    expect(outcomes.map((outcome) => endingAtClose(decide(joined, outcome)))).toEqual([
      null,
      null,
      "noHire",
      null,
    ]);
    expect(endingAtClose(joined)).toBeNull();
  });

  it("and moving the turn on ends one and starts the next", () => {
    const talking = patchSpeaker(inPhase("discussion"), "amara", (_, at) => ({ turnStartedAt: at }));
    const turns = [inPhase("discussion"), talking, allTurns(talking)].map((loop) =>
      turnAfter(last(loop.debriefs) ?? fail()),
    );
    expect(turns).toEqual([
      { ends: null, starts: "amara" },
      { ends: "amara", starts: "bo" },
      { ends: null, starts: null },
    ]);
  });
});

const fail = (): never => {
  throw new Error("no debrief");
};

describe("D4: closing", () => {
  const deciding = inPhase("decision");
  it.each<[string, Loop, Id, readonly string[]]>([
    ["after a decision", decide(deciding), "ravi", []],
    ["without one", deciding, "ravi", ["decisionMissingHere"]],
    [
      "with one of an earlier debrief only",
      moveTo(openDebrief(followedUp), "decision"),
      "ravi",
      ["decisionMissingHere"],
    ],
    ["before the decision phase", decide(inPhase("finalVote")), "ravi", ["debriefStep"]],
    ["by the hiring manager", decide(deciding), "hana", ["notLeader"]],
    ["with a silent Bar Raiser and an open veto", castVeto(decide(deciding)), "ravi", []],
  ])("%s", (_, loop, who, expected) => {
    expect(codes(objectionsToClose(who, loop))).toEqual(expected);
  });
});
