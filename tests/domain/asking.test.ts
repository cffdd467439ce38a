import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Askable,
  type Asker,
  chooseQuestions,
  objectionsToQuestions,
  QUESTIONS_EACH,
  questionsTaken,
} from "~/domain/asking";
import type { Id, Loop } from "~/domain/loop";
import { codes } from "../support/codes";
import * as facts from "../support/facts";

const question = (id: Id, principleId: Id, change: Partial<Askable> = {}): Askable => ({
  ...{ id, principleId, state: "inUse", pin: "none" },
  ...change,
});
const about = (principleId: Id, count: number) =>
  Array.from({ length: count }, (_, n) => question(`${principleId}-${n}`, principleId));
const asker = (assignmentId: Id, principles: readonly Id[], questions: readonly Id[] = []): Asker => ({
  ...{ assignmentId, principles, questions },
});
const choose = (askers: readonly Asker[], bank: readonly Askable[], taken: readonly Id[] = []) =>
  chooseQuestions("loop", askers, bank, taken);

describe("choosing questions", () => {
  it("gives two for each principle, and different ones to each person", () => {
    const chosen = choose([asker("a", ["x", "y"]), asker("b", ["x"])], [...about("x", 6), ...about("y", 6)]);
    const all = Object.values(chosen).flat();
    expect([chosen.a?.length, chosen.b?.length]).toEqual([4, 2]);
    expect(new Set(all).size).toBe(6);
  });

  it("takes what the role pins first", () => {
    const bank = [...about("x", 8), question("pinned", "x", { pin: "pinned" })];
    expect(choose([asker("a", ["x"])], bank).a?.[0]).toBe("pinned");
  });

  it("leaves alone what was asked in another round, and what is retired", () => {
    const bank = [...about("x", 2), question("old", "x", { state: "retired" })];
    expect(choose([asker("a", ["x"])], bank, ["x-0"]).a).toEqual(["x-1"]);
  });

  it("keeps what a planner chose, retired since or fewer than two, and adds nothing to it", () => {
    const bank = [...about("x", 4), question("old", "x", { state: "retired" })];
    expect(choose([asker("a", ["x"], ["old"])], bank).a).toEqual(["old"]);
  });

  it("drops what is about a principle that is no longer theirs", () => {
    const bank = [...about("x", 4), ...about("y", 4)];
    const { a } = choose([asker("a", ["y"], ["x-0"])], bank);
    expect(a?.every((id) => id.startsWith("y"))).toBe(true);
  });

  it("shares a scarce bank: everybody a first before anybody a second", () => {
    const chosen = choose([asker("a", ["x"]), asker("b", ["x"])], about("x", 2));
    expect([chosen.a?.length, chosen.b?.length]).toEqual([1, 1]);
  });

  it("asks candidates of one role different ones", () => {
    const first = (loopId: Id) => chooseQuestions(loopId, [asker("a", ["x"])], about("x", 8), []).a?.[0];
    const found = new Set(Array.from({ length: 20 }, (_, n) => first(`loop-${n}`)));
    expect(found.size).toBeGreaterThan(4);
  });
});

const PRINCIPLES = ["x", "y", "z"];
const anyBank = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...Array.from({ length: 20 }, (_, n) => `q${n}`)),
    principleId: fc.constantFrom(...PRINCIPLES),
    state: fc.constantFrom("inUse" as const, "inUse" as const, "retired" as const),
    pin: fc.constantFrom("pinned" as const, "none" as const),
  }),
  { selector: ({ id }) => id },
);
const anyAskers = fc.uniqueArray(
  fc.record({
    assignmentId: fc.constantFrom("a", "b", "c", "d"),
    principles: fc.uniqueArray(fc.constantFrom(...PRINCIPLES)),
    questions: fc.constant([]),
  }),
  { selector: ({ assignmentId }) => assignmentId },
);

describe("whatever the bank and the people, the choice", () => {
  it("asks nothing twice, nothing retired, nothing elsewhere, and no more than two about one principle", () => {
    fc.assert(
      fc.property(anyAskers, anyBank, (askers, bank) => {
        const chosen = choose(askers, bank, ["q0", "q1"]);
        const all = Object.values(chosen).flat();
        expect(new Set(all).size).toBe(all.length);
        expect(all).not.toContain("q0");
        for (const { assignmentId, principles } of askers)
          for (const principleId of PRINCIPLES) {
            const own = (chosen[assignmentId] ?? []).map((id) => bank.find((q) => q.id === id));
            const here = own.filter((q) => q?.principleId === principleId);
            expect(here.length).toBeLessThanOrEqual(principles.includes(principleId) ? QUESTIONS_EACH : 0);
            expect(here.every((q) => q?.state === "inUse")).toBe(true);
          }
      }),
    );
  });

  it("stays as it is when it is made again, and does not depend on the bank's order", () => {
    fc.assert(
      fc.property(anyAskers, anyBank, (askers, bank) => {
        const chosen = choose(askers, bank);
        const again = askers.map((a) => ({ ...a, questions: chosen[a.assignmentId] ?? [] }));
        expect(choose(again, bank)).toEqual(chosen);
        expect(choose(askers, bank.toReversed())).toEqual(chosen);
      }),
    );
  });
});

describe("settling by hand what somebody asks", () => {
  const bank = [
    ...about("ownership", 2),
    ...about("diveDeep", 2),
    question("old", "ownership", { state: "retired" }),
  ];
  const planned = facts.withAssignment(facts.aLoop(), "main-bo", { questions: ["diveDeep-0"] });
  const started = facts.start(planned);
  const slot = facts.aSlot(0);
  const judge = (loop: Loop, questions: readonly Id[], who: Id = "rosa", at = slot.start - 1) =>
    codes(objectionsToQuestions(who, loop, "main-amara", questions, bank, at));

  it.each<[what: string, objections: readonly string[], expected: readonly string[]]>([
    ["of theirs, by the recruiter", judge(planned, ["ownership-0", "ownership-1"]), []],
    ["none at all", judge(planned, []), []],
    ["before the interview, in a started round", judge(started, ["ownership-0"]), []],
    ["by an interviewer", judge(planned, ["ownership-0"], "bo"), ["notYours"]],
    ["about a principle of somebody else", judge(planned, ["diveDeep-1"]), ["questionElsewhere"]],
    ["what somebody else asks", judge(planned, ["diveDeep-0"]), ["questionElsewhere", "questionTaken"]],
    ["a retired one", judge(planned, ["old"]), ["choiceGone"]],
    ["one that is none", judge(planned, ["nothing"]), ["choiceGone"]],
    ["once the interview has begun", judge(started, [], "rosa", slot.start), ["interviewBegun"]],
    ["after the loop's end", judge(facts.end(planned), []), ["loopEnded"]],
  ])("%s", (_, objections, expected) => {
    expect(objections).toEqual(expected);
  });

  it("a retired question that was chosen before stays", () => {
    const kept = facts.withAssignment(planned, "main-amara", { questions: ["old"] });
    expect(judge(kept, ["old"])).toEqual([]);
  });

  it("once feedback is in, also ahead of the slot; for who is excused; for a shadow; for nobody", () => {
    const early = { ...started, rounds: facts.submit(started, "amara").rounds };
    expect(judge(early, [])).toEqual(["interviewBegun"]);
    expect(judge(facts.excuse(started, "amara"), [])).toEqual(["asksNothing"]);
    const of = (id: Id) => codes(objectionsToQuestions("rosa", planned, id, [], bank, 0));
    expect(of("main-sol")).toEqual(["asksNothing"]);
    expect(of("nobody")).toEqual(["changedMeanwhile"]);
  });

  it("counts what is planned in every round, but for those named", () => {
    expect(questionsTaken(planned)).toEqual(["diveDeep-0"]);
    expect(questionsTaken(planned, ["main-bo"])).toEqual([]);
  });
});
