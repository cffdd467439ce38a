import { describe, expect, it } from "vitest";
import {
  actsAsLead,
  type Loop,
  type LoopState,
  loopStateOf,
  outsideLeads,
  type Seat,
  seatsOf,
} from "~/domain/loop";
import * as facts from "../support/facts";

const planned = facts.aLoop();
const started = facts.start(planned);
const sealed = facts.submit(started, "amara");
const revealed = facts.aRevealedLoop(planned);
const decided = facts.holdDebrief(revealed);
const followUp = facts.planFollowUp(decided, ["otto"]);
const followed = facts.start(followUp, "round-2");
const succeeded: Loop = {
  ...planned,
  appointments: planned.appointments.flatMap((one) => [
    one,
    { ...one, id: "appointment-2", personId: "otto" },
  ]),
};
const ofOtto: Loop = { ...planned, candidate: { ...planned.candidate, personId: "otto" } };

describe("a person's parts in a loop", () => {
  it.each<[string, string, Loop, readonly Seat[]]>([
    ["an interviewer", "amara", planned, ["interviewer"]],
    ["a shadow", "sol", planned, ["shadow"]],
    ["the recruiter", "rosa", planned, ["recruiter"]],
    ["the hiring manager, who interviews too", "hana", planned, ["hiringManager", "interviewer"]],
    ["the Bar Raiser, who interviews too", "ravi", planned, ["barRaiser", "interviewer"]],
    ["a Bar Raiser whom another succeeded (P5)", "ravi", succeeded, ["interviewer", "formerBarRaiser"]],
    ["the successor", "otto", succeeded, ["barRaiser"]],
    ["the candidate", "otto", ofOtto, ["candidate"]],
    ["a stranger", "otto", planned, []],
  ])("%s", (_, who, loop, seats) => {
    expect(seatsOf(who, loop)).toEqual(seats);
  });
});

describe("a lead", () => {
  it("acts as lead where they have no other part", () => {
    expect(["lena", "luis", "amara"].map((who) => actsAsLead(who, planned))).toEqual([true, true, false]);
    const recruiting = { ...planned, recruiterId: "lena" };
    expect(actsAsLead("lena", recruiting)).toBe(false);
    expect(outsideLeads(recruiting)).toEqual(["luis"]);
  });
});

describe("where a loop stands", () => {
  it.each<[string, Loop, LoopState]>([
    ["nothing has started", planned, "planning"],
    ["its round is sealed", sealed, "interviewing"],
    ["the main round is revealed", revealed, "awaitingDebrief"],
    ["a debrief is open", facts.openDebrief(revealed), "debrief"],
    ["its debrief is over", decided, "decided"],
    ["a follow-up is planned after it", followUp, "decided"],
    ["the follow-up is sealed, though the main round is not", followed, "interviewing"],
    ["the follow-up is revealed after the debrief", facts.submitAll(followed, "round-2"), "awaitingDebrief"],
    ["it has ended, whatever else", facts.end(sealed), "ended"],
  ])("%s", (_, loop, state) => {
    expect(loopStateOf(loop)).toBe(state);
  });

  it("a screen alone is revealed: the main round is still to come", () => {
    const screen = facts.aRound({ kind: "screen", startedAt: 1, revealedAt: 2 });
    expect(loopStateOf({ ...planned, rounds: [screen] })).toBe("interviewing");
    expect(loopStateOf({ ...planned, rounds: [screen, facts.aMainRound({ id: "second" })] })).toBe(
      "interviewing",
    );
  });
});
