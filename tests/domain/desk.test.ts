import { describe, expect, it } from "vitest";
import { causeToSucceed, type DeskItem, deskItemsOf, leadItemsOf } from "~/domain/desk";
import type { CannotAct, Id, Loop, Replacement } from "~/domain/loop";
import { DAY } from "~/domain/time";
import { asker } from "../support/askers";
import * as facts from "../support/facts";
import { patchDebrief, patchSpeaker } from "../support/model";

const planned = facts.aLoop();
const started = facts.start(planned);
const revealed = facts.aRevealedLoop(planned);
const reading = facts.openDebrief(revealed);
const joined = facts.join(reading);
const revote = facts.moveTo(joined, "revote");
const final = facts.moveTo(joined, "finalVote");
const discussion = facts.moveTo(joined, "discussion");
const deciding = facts.moveTo(joined, "decision");
const done = facts.holdDebrief(revealed);
const vetoed = facts.castVeto(done);
const adjourned = patchDebrief(joined, (_, at) => ({
  phase: "adjourned",
  adjournments: [{ reason: "Late.", at }],
}));
const heard = patchDebrief(discussion, (d, at) => ({
  speakers: d.speakers.map((s) => ({ ...s, turnStartedAt: at, turnEndedAt: at })),
}));
const allButRavi = ["amara", "bo", "carmen", "dmitri", "hana"].reduce(
  (loop, id) => facts.submit(loop, id),
  started,
);
const withPlanned = facts.planFollowUp(done, ["ravi"]);
const inFollowUp = facts.start(withPlanned, "round-2");
/** Ravi owes feedback in a follow-up and had read nothing of the main round. */
const mustWrite = facts.withAssignment(
  facts.start(facts.planFollowUp(facts.declareConflict(vetoed, "bo"), ["ravi"]), "round-2"),
  "round-2-ravi",
  { hadRead: [] },
);

const said = (items: readonly DeskItem[]) =>
  items.map(({ deed, people, assignmentId }) =>
    [deed, ...people, ...(assignmentId ? [`(${assignmentId})`] : [])].join(" "),
  );
const desk = (who: Id, loop: Loop) => said(deskItemsOf(asker(who), loop, loop.changedAt + 1));

describe("what a loop waits for from its Bar Raiser", () => {
  it.each<[string, Id, Loop, readonly string[]]>([
    ["before the start", "ravi", planned, []],
    ["after it", "ravi", started, ["writeFeedback (main-ravi)"]],
    ["with all the others' in", "ravi", allButRavi, ["writeFeedback (main-ravi)"]],
    ["with their own in", "ravi", facts.submit(started, "ravi"), []],
    [
      "with somebody to be excused",
      "ravi",
      facts.requestExcusal(started, "bo"),
      ["writeFeedback (main-ravi)", "answerExcusal bo"],
    ],
    [
      "once that was answered",
      "ravi",
      facts.answerExcusal(facts.requestExcusal(started, "bo"), "bo", "refused"),
      ["writeFeedback (main-ravi)"],
    ],
    [
      "with their own excusal asked for",
      "ravi",
      facts.requestExcusal(started, "ravi"),
      ["writeFeedback (main-ravi)"],
    ],
    ["after the reveal", "ravi", revealed, ["openDebrief"]],
    [
      "after it, with a conflict",
      "ravi",
      facts.declareConflict(facts.declareConflict(revealed, "bo"), "otto"),
      ["weighConflict bo"],
    ],
    ["a hiring manager, with a conflict", "hana", facts.declareConflict(revealed, "bo"), []],
    ["a successor", "petra", facts.appoint(revealed, "petra", "recused"), ["assess"]],
    ["a predecessor", "ravi", facts.appoint(revealed, "petra", "recused"), []],
    ["in the silent reading", "ravi", reading, ["join"]],
    ["joined", "ravi", joined, ["markRead", "lead"]],
    ["in the re-vote", "ravi", revote, ["revote"]],
    ["having re-voted", "ravi", facts.castVote(revote, "ravi", "revote", "inclined", "raises"), []],
    ["in the discussion", "ravi", discussion, ["lead"]],
    ["after the last turn", "ravi", heard, ["lead"]],
    ["in the final vote", "ravi", final, ["finalVote"]],
    ["before a decision", "ravi", deciding, []],
    ["after a hire", "ravi", facts.decide(deciding), ["lead", "concur"]],
    [
      "after a hire at another level",
      "ravi",
      facts.decide(deciding, "hireAtAnotherLevel", 4),
      ["lead", "levelBar", "concur"],
    ],
    ["in an adjourned debrief", "ravi", adjourned, ["reopenDebrief"]],
    ["after it all", "ravi", done, []],
    ["with a veto and nothing new", "ravi", vetoed, ["awaitNewEvidence"]],
    ["with a veto and something new", "ravi", facts.addAddendum(vetoed, "bo"), ["resolveVeto"]],
    ["the hiring manager of a vetoed loop", "hana", vetoed, []],
    ["in a follow-up that is planned", "ravi", withPlanned, []],
    ["in a follow-up", "ravi", inFollowUp, ["writeFeedback (round-2-ravi)"]],
    ["in a follow-up where they had read nothing (S4)", "ravi", mustWrite, ["writeFeedback (round-2-ravi)"]],
    ["a shadow", "sol", revealed, []],
    ["an interviewer in the silent reading", "bo", reading, ["join"]],
    ["in an ended loop", "ravi", facts.end(facts.addAddendum(vetoed, "bo")), []],
  ])("%s", (_, who, loop, expected) => {
    expect(desk(who, loop)).toEqual(expected);
  });

  it("a shadow owes the seal nothing (F9)", () => {
    expect(desk("sol", started)).toEqual([]);
  });

  it("who has the current turn may move it on", () => {
    const talking = patchSpeaker(discussion, "amara", (_, at) => ({ turnStartedAt: at }));
    expect([desk("amara", talking), desk("bo", talking)]).toEqual([["lead"], []]);
  });
});

const proposal = (patch: Partial<Replacement> = {}): Replacement => ({
  ...{ id: "r1", seat: "recruiter", fromId: "rosa", toId: "otto", byId: "ada", at: started.changedAt },
  ...{ reason: "Leaves.", agreedById: null, agreedAt: null },
  ...patch,
});
const lead = (loop: Loop, who: Id = "lena", at = loop.changedAt + 1) =>
  said(leadItemsOf(asker(who), loop, at));
const within = { ...planned, earlier: { how: "noHire", at: 1 } } as const;
const overdue = started.changedAt + 30 * DAY;

describe("what a loop waits for from a lead outside it", () => {
  it.each<[string, () => readonly string[], readonly string[]]>([
    ["nothing", () => lead(started), []],
    [
      "a successor of who left",
      () => lead(facts.withPerson(started, "ravi", { deactivatedAt: 1 })),
      ["succeed ravi"],
    ],
    [
      "a successor of who is overdue, beside them",
      () => lead(facts.requestExcusal(started, "bo"), "lena", overdue),
      ["succeed ravi", "answerExcusal bo"],
    ],
    ["nothing that the Bar Raiser can answer in time", () => lead(facts.requestExcusal(started, "bo")), []],
    ["a cool-off", () => lead(within), ["agreeCoolOff"]],
    ["a replacement", () => lead({ ...started, replacements: [proposal()] }), ["agreeReplacement otto"]],
    [
      "none that was agreed",
      () => lead({ ...started, replacements: [proposal({ agreedById: "luis", agreedAt: 2 })] }),
      [],
    ],
    [
      "none by who takes the seat",
      () => lead({ ...started, replacements: [proposal({ toId: "lena" })] }),
      [],
    ],
    ["nothing of who is no lead", () => lead(within, "ada"), []],
    [
      "nothing of a lead with a part",
      () => lead({ ...facts.withPerson(started, "ravi", { deactivatedAt: 1 }), recruiterId: "lena" }),
      [],
    ],
    [
      "nothing of a lead with a part, overdue as it may be",
      () => lead({ ...facts.requestExcusal(started, "bo"), recruiterId: "lena" }, "lena", overdue),
      [],
    ],
    [
      "nothing once it has ended",
      () => lead(facts.end(facts.withPerson(started, "ravi", { deactivatedAt: 1 }))),
      [],
    ],
  ])("%s", (_, items, expected) => {
    expect(items()).toEqual(expected);
  });

  it.each<[string, Loop, number, CannotAct | null]>([
    ["nothing", started, 0, null],
    [
      "who left, whatever else",
      {
        ...facts.withPerson(started, "ravi", { deactivatedAt: 1, teamId: "payments" }),
        recusals: [{ personId: "ravi", reason: "Knows them.", at: 1 }],
      },
      0,
      "deactivated",
    ],
    [
      "who recused",
      { ...started, recusals: [{ personId: "ravi", reason: "Knows them.", at: 1 }] },
      0,
      "recused",
    ],
    ["who changed teams", facts.withPerson(started, "ravi", { teamId: "payments" }), 0, "independence"],
    ["who is overdue", started, 30 * DAY, "overdue"],
    [
      "nobody where the level has none",
      {
        ...facts.withPerson(started, "ravi", { deactivatedAt: 1 }),
        terms: { ...started.terms, hasBarRaiser: false },
      },
      0,
      null,
    ],
  ])("the cause to succeed: %s", (_, loop, after, expected) => {
    expect(causeToSucceed(loop, loop.changedAt + after)).toBe(expected);
  });

  it("the cause to succeed who was revoked is that", () => {
    const certifications = [
      { step: "certified" as const, on: "2026-06-01", founding: false, at: 1 },
      { step: "revoked" as const, on: "2026-07-01", founding: false, at: 2 },
    ];
    expect(causeToSucceed(facts.withPerson(started, "ravi", { certifications }), started.changedAt)).toBe(
      "revoked",
    );
  });
});
