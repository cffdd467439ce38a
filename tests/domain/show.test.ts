import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { assignmentsOf, type DebriefVote, type Feedback, isSealed, type Loop } from "~/domain/loop";
import { showLoop } from "~/domain/show";
import { readsRound, sightOf, sightOfConclusions } from "~/domain/sight";
import { can, type Viewer } from "~/domain/viewer";
import { anyScene } from "../support/any-scene";
import { anyText, type Hidden, twinOf } from "../support/arbitraries";
import { ASKERS, asker } from "../support/askers";
import * as facts from "../support/facts";

const RUNS = 300;
vi.setConfig({ testTimeout: 60_000 });

const anyAsker = fc.constantFrom(...ASKERS);
const pairOf = (loop: Loop, twin: fc.Arbitrary<Loop>) => fc.tuple(fc.constant(loop), twin);

const isShown = (loop: Loop, vote: DebriefVote): boolean => {
  const debrief = loop.debriefs.find((d) => d.id === vote.debriefId);
  return (vote.stage === "revote" ? debrief?.revoteShownAt : debrief?.finalShownAt) != null;
};

/** What this person may not see, in the words of the laws. */
const hiddenFrom = (who: string, loop: Loop): Hidden => {
  const person = asker(who);
  const isMine = (x: { readonly authorId: string }) => x.authorId === who;
  const isHidden = (f: Pick<Feedback, "assignmentId" | "authorId">) =>
    sightOf(person, loop, f) !== "everything";
  return {
    feedback: isHidden,
    addendum: (a) => (isHidden(a) && !isMine(a)) || showLoop(person, loop) === null,
    vote: (v) =>
      sightOfConclusions(person, loop) !== "everything" || (v.personId !== who && !isShown(loop, v)),
  };
};

/** S1 and D3 by themselves, whatever sight says: sealed rounds, and votes not yet shown. */
const sealedFrom = (who: string, loop: Loop): Hidden => {
  const sealed = new Set(loop.rounds.filter(isSealed).map((r) => r.id));
  return {
    feedback: (f) => sealed.has(f.roundId) && f.authorId !== who,
    addendum: (a) => sealed.has(a.roundId) && a.authorId !== who,
    vote: (v) => !isShown(loop, v) && v.personId !== who,
  };
};

const isPractice = (loop: Loop, assignmentId: string) =>
  assignmentsOf(loop).some(({ assignment: a }) => a.id === assignmentId && a.kind === "shadow");

describe("S2: non-interference", () => {
  it.each([
    ["everything that this person may not see", hiddenFrom],
    ["what is sealed and what is not shown yet", sealedFrom],
  ])("%s can change, and nothing that they are shown changes", (_, hidden) => {
    const cases = fc
      .tuple(anyScene, anyAsker)
      .chain(([loop, who]) => fc.tuple(fc.constant(who), pairOf(loop, twinOf(loop, hidden(who, loop)))));
    fc.assert(
      fc.property(cases, ([who, [loop, twin]]) => {
        expect(showLoop(asker(who), twin)).toEqual(showLoop(asker(who), loop));
      }),
      { numRuns: RUNS },
    );
  });

  it("versions, addenda and votes that somebody may not see can even be absent or more", () => {
    fc.assert(
      fc.property(anyScene, anyAsker, (loop, who) => {
        const hidden = hiddenFrom(who, loop);
        const { feedback, addenda, votes } = loop.writing;
        const fewer = {
          feedback: feedback.filter((f) => !hidden.feedback(f)),
          addenda: addenda.filter((a) => !hidden.addendum(a)),
          votes: votes.filter((v) => !hidden.vote(v)),
        };
        const more = {
          feedback: [
            ...feedback,
            ...feedback.filter(hidden.feedback).map((f) => ({ ...f, id: `${f.id}-again` })),
          ],
          addenda: [
            ...addenda,
            ...addenda.filter(hidden.addendum).map((a) => ({ ...a, id: `${a.id}-again` })),
          ],
          votes: [...votes, ...votes.filter(hidden.vote)],
        };
        const view = showLoop(asker(who), loop);
        expect(showLoop(asker(who), { ...loop, writing: fewer })).toEqual(view);
        expect(showLoop(asker(who), { ...loop, writing: more })).toEqual(view);
      }),
      { numRuns: RUNS },
    );
  });

  it("who knows conclusions by state only is shown none of their words (S8)", () => {
    const cases = fc
      .tuple(anyScene, anyAsker, anyText)
      .filter(([loop, who]) => sightOfConclusions(asker(who), loop) !== "everything");
    fc.assert(
      fc.property(cases, ([loop, who, text]) => {
        expect(showLoop(asker(who), reworded(loop, text))).toEqual(showLoop(asker(who), loop));
      }),
      { numRuns: RUNS },
    );
  });

  it("who may see no conclusion at all is not shown which one it was (S4, S6)", () => {
    const cases = fc
      .tuple(anyScene, anyAsker)
      .filter(([loop, who]) => sightOfConclusions(asker(who), loop) === "nothing");
    fc.assert(
      fc.property(cases, ([loop, who]) => {
        expect(showLoop(asker(who), otherwise(loop))).toEqual(showLoop(asker(who), loop));
      }),
      { numRuns: RUNS },
    );
  });
});

/** The same conclusions in other words. */
const reworded = (loop: Loop, text: string): Loop => ({
  ...loop,
  decisions: loop.decisions.map((d) => ({ ...d, reason: text })),
  concurrences: loop.concurrences.map((c) => ({ ...c, text })),
  assessments: loop.assessments.map((a) => ({ ...a, text })),
  vetoes: loop.vetoes.map((v) => ({
    ...v,
    rationale: text,
    principles: ["ownership"],
    cites: [],
    resolution: v.resolution && { ...v.resolution, text, cites: [] },
  })),
  offer: loop.offer.map((step) => (step.deed === "dropped" ? step : { ...step, reason: text })),
  debriefs: loop.debriefs.map((d) => ({
    ...d,
    adjournments: d.adjournments.map((a) => ({ ...a, reason: text })),
    speakers: d.speakers.map((s) => ({ ...s, leftReason: s.leftReason && text })),
  })),
});

/** Other conclusions altogether, of which the loop's own state word alone says nothing else. */
const otherwise = (loop: Loop): Loop => ({
  ...reworded(loop, "Otherwise."),
  decisions: loop.decisions.map((d) => ({
    ...d,
    outcome: d.outcome === "noHire" ? "hire" : "noHire",
    level: 7,
  })),
  concurrences: [],
  vetoes: [],
  offer: [],
  gateFacts: { covered: [], finalBars: [{ personId: "ravi", bar: "lowers" }] },
  ending: loop.ending && { ...loop.ending, kind: "noHire", reason: "Otherwise." },
  debriefs: loop.debriefs.map((d) => ({
    ...d,
    phase: d.closedAt === null ? "decision" : d.phase,
    revoteShownAt: null,
    finalShownAt: null,
    speakers: d.speakers.map((s) => ({ ...s, revoteCastAt: null, finalCastAt: null })),
  })),
});

describe("monotony: what the database holds back would not have been shown", () => {
  const handedOver = (viewer: Pick<Viewer, "id" | "capabilities">, loop: Loop): Loop => {
    const reads = new Set(loop.rounds.filter((r) => readsRound(viewer, loop, r)).map((r) => r.id));
    const main = loop.rounds.find((r) => r.kind === "main")?.id ?? "";
    const isOpen = (f: Pick<Feedback, "authorId" | "roundId" | "assignmentId">) =>
      f.authorId === viewer.id ||
      (reads.has(f.roundId) && (!isPractice(loop, f.assignmentId) || can(viewer as Viewer, "lead")));
    const writing = {
      feedback: loop.writing.feedback.filter(isOpen),
      addenda: loop.writing.addenda.filter(isOpen),
      votes: loop.writing.votes.filter(
        (v) => v.personId === viewer.id || (reads.has(main) && isShown(loop, v)),
      ),
    };
    return { ...loop, writing };
  };

  it("the view of the facts handed over is the view of all facts", () => {
    fc.assert(
      fc.property(anyScene, anyAsker, (loop, who) => {
        expect(showLoop(asker(who), handedOver(asker(who), loop))).toEqual(showLoop(asker(who), loop));
      }),
      { numRuns: RUNS },
    );
  });
});

const decided = facts.holdDebrief(facts.aRevealedLoop(facts.aLoop()));

describe("F9: practice", () => {
  const loop = facts.submit(decided, "sol");
  const practiceIn = (who: string) => showLoop(asker(who), loop)?.feedback.filter((f) => f.practice).length;

  it("is shown to its trainee and to leads, and to nobody else", () => {
    expect(["sol", "lena"].map(practiceIn)).toEqual([1, 1]);
    expect(["amara", "hana", "ravi", "rosa", "ada"].map(practiceIn)).toEqual([0, 0, 0, 0, 0]);
  });

  it("takes an addendum with it, should one ever stand beside it", () => {
    const added = facts.addAddendum(loop, "sol", "One more thing.");
    const addendaIn = (who: string) => showLoop(asker(who), added)?.addenda.length;
    expect(["sol", "lena"].map(addendaIn)).toEqual([1, 1]);
    expect(["amara", "hana", "ravi", "rosa"].map(addendaIn)).toEqual([0, 0, 0, 0]);
  });
});

describe("the view, person by person", () => {
  it("does not exist for a stranger or for the candidate (S8, S9)", () => {
    expect(showLoop(asker("nobody"), decided)).toBeNull();
    const theirs = { ...decided, candidate: { ...decided.candidate, personId: "lena" } };
    expect(showLoop(asker("lena"), theirs)).toBeNull();
  });

  it("gives an admin outline and gates by state, without a word of writing (S8)", () => {
    const view = showLoop(asker("ada"), decided);
    expect(view).toMatchObject({ sight: "existence", feedback: [], addenda: [], conclusions: null });
    expect(view?.outline).toEqual({ phase: "closed", outcome: "hire", vetoes: [] });
    expect(JSON.stringify(view)).not.toContain("Finds the cause");
  });

  it("keeps offer, gates and outline from who writes first (S4)", () => {
    const planned = facts.planFollowUp(facts.offerDeed(decided, "ready"), ["otto"]);
    const view = showLoop(asker("otto"), facts.start(planned, "round-2"));
    expect(view).toMatchObject({
      sight: "nothing",
      conclusions: null,
      outline: null,
      offer: [],
      gates: null,
    });
  });

  it("says nowhere what the facts know of the candidate beyond the name", () => {
    expect(Object.keys(showLoop(asker("amara"), decided)?.candidate ?? {})).toEqual(["id", "name"]);
  });

  it("lets out these fields and no other: a new one is decided here first", () => {
    expect(Object.keys(showLoop(asker("hana"), decided) ?? {}).sort()).toEqual(
      [
        ...[
          "addenda",
          "appointments",
          "barRaiser",
          "candidate",
          "changedAt",
          "conclusions",
          "conflicts",
          "coolOff",
        ],
        ...["createdAt", "earlier", "ending", "feedback", "gates", "hiringManager", "id", "mySeats", "offer"],
        ...[
          "outline",
          "people",
          "principles",
          "recruiter",
          "recusals",
          "replacements",
          "role",
          "rounds",
          "sight",
          "startedAt",
        ],
        ...["state", "termChanges", "terms"],
      ].sort(),
    );
  });
});
