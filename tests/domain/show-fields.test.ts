import { describe, expect, it } from "vitest";
import type { Id, Loop } from "~/domain/loop";
import { showLoop } from "~/domain/show";
import type { LoopView } from "~/domain/view";
import { asker } from "../support/askers";
import * as facts from "../support/facts";

const asked = facts.requestExcusal(facts.start(facts.aLoop()), "dmitri");
const refused = facts.answerExcusal(asked, "dmitri", "refused");
const revealed = facts.submit(
  facts.submitAll(facts.answerExcusal(facts.requestExcusal(refused, "dmitri"), "dmitri", "agreed")),
  "sol",
);
const vetoed = facts.castVeto(facts.holdDebrief(revealed));
const named = (id: Id) => ({ id, name: facts.PEOPLE[id]?.name });
const rich: Loop = {
  ...facts.offerDeed(facts.offerDeed(facts.appoint(vetoed, "petra", "recused"), "ready"), "dropped", "veto"),
  earlier: { how: "noHire", at: 1 },
  coolOff: { byId: "lena", reason: "Two years on.", at: 2 },
  termChanges: [{ byId: "lena", reason: "Reorganised.", at: 3 }],
  replacements: [
    {
      id: "r1",
      seat: "recruiter",
      fromId: "rosa",
      toId: "otto",
      byId: "ada",
      reason: "Left.",
      at: 4,
      agreedById: null,
      agreedAt: null,
    },
  ],
  conflicts: [
    {
      personId: "bo",
      reason: "Related.",
      byId: "bo",
      at: 5,
      weighing: { text: "Weighed.", byId: "ravi", at: 6 },
    },
    { personId: "otto", reason: "Neighbours.", byId: "otto", at: 7, weighing: null },
  ],
};
const view = (who: Id, loop: Loop = rich): LoopView => showLoop(asker(who), loop) ?? absent();
const absent = (): never => {
  throw new Error("not there");
};
const excusalsOf = (who: Id) =>
  view(who).rounds[0]?.assignments.find((a) => a.person.id === "dmitri")?.excusals;

describe("what a participant is shown", () => {
  it("the loop, its people and its terms by their fields", () => {
    expect(view("hana")).toMatchObject({
      ...{ id: "loop", state: "decided", candidate: { id: "candidate", name: "Noor Haddad" } },
      ...{
        role: { id: "role", title: "Software engineer, Payments" },
        terms: rich.terms,
        mySeats: ["hiringManager", "interviewer"],
      },
      ...{ hiringManager: named("hana"), recruiter: named("rosa"), barRaiser: named("petra") },
      ...{ createdAt: rich.createdAt, startedAt: rich.startedAt, changedAt: rich.changedAt, ending: null },
    });
    expect(view("hana").people.bo).toEqual({ ...named("bo"), level: 5 });
    expect(view("hana", { ...rich, appointments: [] }).barRaiser).toBeNull();
    const { rosa: _, ...people } = rich.people;
    expect(view("hana", { ...rich, people }).recruiter).toEqual({ id: "rosa", name: "somebody" });
  });

  it("a round with its panel, states and instants", () => {
    const [round] = view("hana").rounds;
    const [fact] = rich.rounds;
    expect(round).toMatchObject({
      id: "main",
      number: 1,
      kind: "main",
      createdAt: fact?.createdAt,
      startedAt: fact?.startedAt,
      revealedAt: fact?.revealedAt,
      focus: [],
      seal: null,
    });
    expect(round?.assignments[0]).toEqual({
      ...{
        id: "main-amara",
        person: named("amara"),
        kind: "interviewer",
        slot: facts.aSlot(0),
        principles: ["ownership"],
      },
      ...{
        dueAt: fact?.assignments[0]?.dueAt,
        state: "submitted",
        submittedAt: fact?.assignments[0]?.submittedAt,
      },
      ...{
        withdrawnAt: null,
        late: false,
        afterReset: false,
        hadRead: [],
        excusals: [],
        moves: [],
        answer: null,
      },
    });
  });

  it("feedback, with what is practice told apart (F9)", () => {
    const shown = view("lena").feedback;
    expect(shown.filter((f) => f.practice).map((f) => f.author.id)).toEqual(["sol"]);
    expect(shown.find((f) => f.author.id === "amara")).toEqual({
      ...{
        id: "main-amara-v1",
        assignmentId: "main-amara",
        roundId: "main",
        author: named("amara"),
        practice: false,
      },
      ...{
        version: 1,
        submittedAt: rich.writing.feedback[0]?.submittedAt,
        content: rich.writing.feedback[0]?.content,
      },
      withdrawal: null,
    });
  });

  it("what was concluded, whole", () => {
    const { debriefs, decisions, concurrences, vetoes, assessments } = rich;
    expect(view("hana").conclusions).toEqual({
      debriefs,
      votes: [],
      decisions,
      concurrences,
      vetoes,
      assessments,
    });
    expect(view("aldo").conclusions).toBeNull();
  });
});

describe("reasons are for participants and leads (S8)", () => {
  const given = [
    {
      ...{ id: "excusal-main-dmitri-1", kind: "noShow", by: named("rosa"), reason: "Ill that day." },
      answer: { agreed: false, by: named("ravi"), reason: "We need this interview." },
    },
    {
      ...{ id: "excusal-main-dmitri-2", kind: "noShow", by: named("rosa"), reason: "Ill that day." },
      answer: { agreed: true, by: named("ravi"), reason: null },
    },
  ];
  it.each(["hana", "bo", "lena"])("%s reads why somebody was excused, named or changed", (who) => {
    expect(excusalsOf(who)).toMatchObject(given);
    expect(view(who).termChanges).toEqual([{ by: named("lena"), reason: "Reorganised.", at: 3 }]);
    expect(view(who).replacements).toEqual(rich.replacements);
    expect(view(who).appointments.at(-1)).toEqual({
      person: named("petra"),
      at: vetoed.changedAt + facts.MINUTE,
      cause: "recused",
      reason: "In writing.",
    });
  });

  it.each(["ada", "aldo"])("%s reads only that they were", (who) => {
    expect(excusalsOf(who)?.map((e) => [e.reason, e.answer?.reason, e.answer?.agreed])).toEqual([
      [null, null, false],
      [null, null, true],
    ]);
    expect([view(who).termChanges, view(who).replacements, view(who).conflicts]).toEqual([[], [], []]);
    expect(view(who).appointments.at(-1)).toMatchObject({ cause: "recused", reason: null });
  });

  it("an excusal without an answer has none", () => {
    const [open] =
      view("hana", asked).rounds[0]?.assignments.find((a) => a.person.id === "dmitri")?.excusals ?? [];
    expect(open).toMatchObject({ at: asked.changedAt, answer: null });
  });

  it("conflicts are those of people with a part here (P3)", () => {
    expect(view("hana").conflicts).toEqual([rich.conflicts[0]]);
  });

  it.each([
    ...(["hana", "rosa", "petra", "lena", "ada"] as const).map((who) => [who, true] as const),
    ...(["bo", "aldo", "ravi"] as const).map((who) => [who, false] as const),
  ])("an earlier loop is told to who plans or leads (P7): %s %s", (who, told) => {
    expect([view(who).earlier, view(who).coolOff]).toEqual(
      told ? [rich.earlier, rich.coolOff] : [null, null],
    );
  });
});

describe("by name and state alone (S8)", () => {
  it("an outline instead of conclusions", () => {
    expect(view("aldo").outline).toEqual({ phase: "closed", outcome: "hire", vetoes: ["open"] });
    expect(view("aldo", facts.resolveVeto(rich, "lifted")).outline?.vetoes).toEqual(["lifted"]);
    expect(view("aldo", facts.aRevealedLoop(facts.aLoop())).outline).toEqual({
      phase: null,
      outcome: null,
      vetoes: [],
    });
    expect(view("aldo", facts.openDebrief(rich)).outline?.phase).toBe("reading");
  });

  it("an offer's steps, with the reason of a drop and no other", () => {
    const rescinded = facts.offerDeed(rich, "rescinded", "Dissolved.");
    const steps = (who: Id) => view(who, rescinded).offer.map((s) => [s.deed, s.by?.id ?? null, s.reason]);
    expect(steps("aldo")).toEqual([
      ["ready", "rosa", null],
      ["dropped", null, "veto"],
      ["rescinded", "rosa", null],
    ]);
    expect(steps("hana").at(-1)).toEqual(["rescinded", "rosa", "Dissolved."]);
  });

  it("gates by their states, and without the reasons that tell what somebody wrote (S6)", () => {
    const gate = (who: Id, name: string, loop: Loop) => view(who, loop).gates?.find((g) => g.gate === name);
    const unanswered = { ...rich, gateFacts: { covered: [], finalBars: [] } };
    for (const name of ["bar", "coverage"]) {
      expect(gate("aldo", name, unanswered)).toEqual({ gate: name, state: "unmet", objections: [] });
      expect(gate("hana", name, unanswered)?.objections.length).toBeGreaterThan(0);
      expect(gate("aldo", name, facts.aLoop())?.objections.length).toBeGreaterThan(0);
    }
    expect(gate("aldo", "veto", rich)?.objections.length).toBe(1);
  });

  it("an ending by its kind, and to participants with its reason", () => {
    const ended = facts.end(rich);
    expect(view("hana", ended).ending).toEqual({
      kind: "candidateWithdrew",
      reason: "Took another job.",
      at: ended.changedAt,
    });
    expect(view("aldo", ended).ending).toEqual({
      kind: "candidateWithdrew",
      reason: null,
      at: ended.changedAt,
    });
    expect(view("dmitri", ended).ending).toEqual({ kind: null, reason: null, at: ended.changedAt });
  });

  it("nothing of conclusions to who was excused (S6)", () => {
    expect(view("dmitri")).toMatchObject({
      sight: "nothing",
      conclusions: null,
      outline: null,
      offer: [],
      gates: null,
    });
  });
});
