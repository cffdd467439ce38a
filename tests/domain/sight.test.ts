import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { isRevealed, isSealed, isStarted, type Loop } from "~/domain/loop";
import {
  knowsLoop,
  readsRound,
  type Seal,
  type Sight,
  sealOf,
  sightOf,
  sightOfConclusions,
} from "~/domain/sight";
import { anyScene } from "../support/any-scene";
import { ASKERS, asker } from "../support/askers";
import * as facts from "../support/facts";
import { SIGHT_TABLE } from "../support/sight-table";

vi.setConfig({ testTimeout: 60_000 });

const authorsReadBy = (who: string, loop: Loop) =>
  loop.writing.feedback
    .filter((f) => f.roundId === "main" && sightOf(asker(who), loop, f) === "everything")
    .map((f) => f.authorId);

describe("sightOf: of whom each person reads the main round (S1, S3, S4, S6, S9, F9)", () => {
  it.each(SIGHT_TABLE)("$name", ({ loop, reads }) => {
    for (const [who, authors] of Object.entries(reads))
      expect([who, ...new Set(authorsReadBy(who, loop))].sort()).toEqual([who, ...authors].sort());
  });

  it("tells everybody who knows the loop of the rest that it exists, and a stranger nothing", () => {
    const loop = facts.submit(facts.start(facts.aLoop()), "amara");
    const [feedback] = loop.writing.feedback;
    const of = (who: string): Sight | null => (feedback ? sightOf(asker(who), loop, feedback) : null);
    expect(["bo", "ravi", "lena", "ada", "aldo", "rosa"].map(of)).toEqual(Array(6).fill("existence"));
    expect(["nobody", "otto"].map(of)).toEqual(["nothing", "nothing"]);
  });
});

const planned = facts.aLoop();
const isCandidate = (personId: string): Loop => ({
  ...planned,
  candidate: { ...planned.candidate, personId },
});

describe("knowsLoop: for whom it exists (S8, S9)", () => {
  it.each<[string, string, Loop, boolean]>([
    ["an interviewer", "amara", planned, true],
    ["a shadow", "sol", planned, true],
    ["the hiring manager", "hana", planned, true],
    ["the recruiter", "rosa", planned, true],
    ["the Bar Raiser", "ravi", planned, true],
    ["a lead", "lena", planned, true],
    ["an admin", "ada", planned, true],
    ["an auditor", "aldo", planned, true],
    ["another recruiter", "rene", planned, false],
    ["somebody without a part", "otto", planned, false],
    ["somebody excused", "dmitri", facts.excuse(facts.start(planned), "dmitri"), true],
    ["the candidate, though lead", "lena", isCandidate("lena"), false],
    ["the candidate, though admin", "ada", isCandidate("ada"), false],
    ["the candidate, though auditor", "aldo", isCandidate("aldo"), false],
    ["the candidate, though on the panel", "amara", isCandidate("amara"), false],
    ["the candidate, though recruiter", "rosa", isCandidate("rosa"), false],
  ])("%s", (_, who, loop, knows) => {
    expect(knowsLoop(asker(who), loop)).toBe(knows);
  });
});

const started = facts.submit(facts.start(planned), "amara");
const revealed = facts.aRevealedLoop(planned);
const followed = facts.start(facts.planFollowUp(revealed, ["amara", "otto"]), "round-2");
const withdrew = facts.excuse(facts.withdraw(facts.submit(started, "hana"), "hana"), "hana");
const theScreen = facts.aRound({
  ...{ id: "screen", kind: "screen", startedAt: 1, revealedAt: 2 },
  assignments: [facts.anAssignment("hana", "hiringManager", [], { id: "screen-hana", submittedAt: 2 })],
});
const withoutHana = facts.excuse(started, "hana");
const screened: Loop = { ...withoutHana, rounds: [theScreen, ...withoutHana.rounds] };

describe("sealOf: why the others' writing is hidden, whom it waits for (S7)", () => {
  it.each<[string, string, Loop, Seal | null]>([
    ["before the start", "amara", planned, { why: "notStarted", waitingFor: [] }],
    [
      "sealed: names, never votes",
      "amara",
      started,
      { why: "sealed", waitingFor: ["bo", "carmen", "dmitri", "hana", "ravi"] },
    ],
    [
      "sealed for a lead too",
      "lena",
      started,
      { why: "sealed", waitingFor: ["bo", "carmen", "dmitri", "hana", "ravi"] },
    ],
    ["sealed for good", "rosa", facts.end(started), { why: "sealedForGood", waitingFor: [] }],
    ["a newcomer of a follow-up writes first", "otto", followed, { why: "writeFirst", waitingFor: ["otto"] }],
    ["a shadow writes first", "sol", revealed, { why: "writeFirst", waitingFor: ["sol"] }],
    [
      "excused without having written",
      "dmitri",
      facts.submitAll(facts.excuse(started, "dmitri")),
      { why: "excused", waitingFor: [] },
    ],
    ["an admin knows the state only", "ada", revealed, { why: "stateOnly", waitingFor: [] }],
    ["open to those who read", "hana", revealed, null],
  ])("%s", (_, who, loop, seal) => {
    expect(sealOf(asker(who), loop, facts.roundOf(loop, "main"))).toEqual(seal);
  });
});

describe("sightOfConclusions: debrief, decision, veto and offer (S4, S6, S8)", () => {
  it.each<[string, string, Loop, Sight]>([
    ["a reader of the main round", "amara", revealed, "everything"],
    ["the recruiter", "rosa", revealed, "everything"],
    ["a lead", "lena", revealed, "everything"],
    ["an admin, by state", "ada", revealed, "existence"],
    ["an auditor, by state", "aldo", revealed, "existence"],
    ["a newcomer of a follow-up, until they have written", "otto", followed, "nothing"],
    ["a shadow who has not written", "sol", revealed, "nothing"],
    ["the hiring manager before the reveal, by state", "hana", started, "existence"],
    ["an interviewer before the reveal", "bo", started, "nothing"],
    ["the Bar Raiser before the reveal, by state", "ravi", started, "existence"],
    ["a lead before the reveal, by state", "lena", started, "existence"],
    ["another recruiter", "rene", revealed, "nothing"],
    [
      "somebody excused who has not written",
      "dmitri",
      facts.submitAll(facts.excuse(started, "dmitri")),
      "nothing",
    ],
    ["the hiring manager once excused", "hana", facts.excuse(started, "hana"), "nothing"],
    ["the hiring manager, excused after withdrawing", "hana", withdrew, "nothing"],
    ["the hiring manager, excused, who wrote for a screen", "hana", screened, "existence"],
    ["somebody without a part", "nobody", revealed, "nothing"],
  ])("%s", (_, who, loop, sight) => {
    expect(sightOfConclusions(asker(who), loop)).toBe(sight);
  });
});

const everyone = (loop: Loop, check: (who: string) => void) => {
  for (const who of ASKERS) check(who);
  return loop;
};

describe("in every state, for everybody", () => {
  it("no capability opens a sealed round, and nobody reads there what they did not write (S1)", () => {
    fc.assert(
      fc.property(anyScene, (loop) => {
        everyone(loop, (who) => {
          for (const round of loop.rounds.filter((r) => isSealed(r) || !isStarted(r))) {
            expect(readsRound(asker(who), loop, round)).toBe(false);
            for (const f of loop.writing.feedback.filter((x) => x.roundId === round.id && x.authorId !== who))
              expect(sightOf(asker(who), loop, f)).not.toBe("everything");
          }
        });
      }),
    );
  });

  it("admins and auditors read nothing by being that (S6)", () => {
    fc.assert(
      fc.property(anyScene, (loop) => {
        for (const who of ASKERS) {
          const plain = { id: who, capabilities: [] };
          const above = { id: who, capabilities: ["admin", "auditor", "recruiter"] as const };
          for (const round of loop.rounds)
            expect(readsRound(above, loop, round)).toBe(readsRound(plain, loop, round));
        }
      }),
    );
  });

  it("the candidate sees nothing, whatever else they are (S9)", () => {
    fc.assert(
      fc.property(anyScene, fc.constantFrom(...ASKERS), (loop, who) => {
        const theirs = { ...loop, candidate: { ...loop.candidate, personId: who } };
        expect(knowsLoop(asker(who), theirs)).toBe(false);
        expect(sightOfConclusions(asker(who), theirs)).toBe("nothing");
        for (const f of theirs.writing.feedback) expect(sightOf(asker(who), theirs, f)).toBe("nothing");
      }),
    );
  });

  it("a seal is told exactly where the round is not read, and waits for nobody once it is open (S7)", () => {
    fc.assert(
      fc.property(anyScene, (loop) => {
        everyone(loop, (who) => {
          for (const round of loop.rounds) {
            const seal = sealOf(asker(who), loop, round);
            expect(seal === null).toBe(readsRound(asker(who), loop, round));
            if (isRevealed(round)) expect((seal?.waitingFor ?? []).filter((id) => id !== who)).toEqual([]);
          }
        });
      }),
    );
  });
});
