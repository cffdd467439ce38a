import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { assignmentsOf, type Loop } from "~/domain/loop";
import { showLoop } from "~/domain/show";
import { knowsLoop } from "~/domain/sight";
import type { SightLine, Thing } from "~/domain/sight-line";
import { sightReport } from "~/domain/sight-report";
import { anyScene } from "../support/any-scene";
import { twinOf } from "../support/arbitraries";
import { ASKERS, asker } from "../support/askers";
import * as facts from "../support/facts";
import { SIGHT_TABLE } from "../support/sight-table";

vi.setConfig({ testTimeout: 60_000 });

const reportOf = (who: string, loop: Loop): readonly SightLine[] => sightReport(asker(who), loop, "none");
const lineAbout = (who: string, loop: Loop, what: Thing, author?: string): SightLine | null =>
  reportOf(who, loop).find((l) => l.what === what && (!author || l.about?.authorId === author)) ?? null;
const readableAuthors = (who: string, loop: Loop, roundId = "main") =>
  reportOf(who, loop)
    .filter((line) => line.about?.roundId === roundId && line.sight === "everything")
    .map((line) => line.about?.authorId);

const planned = facts.aLoop();
const sealed = facts.submit(facts.start(planned), "amara");
const revealed = facts.aRevealedLoop(planned);
const practised = facts.submit(revealed, "sol");
const followed = facts.start(facts.planFollowUp(revealed, ["amara", "otto"]), "round-2");
const withoutDmitri = facts.submitAll(facts.excuse(sealed, "dmitri"));
const ofCandidate = (personId: string): Loop => ({
  ...revealed,
  candidate: { ...revealed.candidate, personId },
});

describe("what a person can see of the main round's writing", () => {
  it.each(SIGHT_TABLE)("is what the laws' table says: $name", ({ loop, reads }) => {
    const wrote = new Set(loop.writing.feedback.map((f) => f.authorId));
    for (const [who, authors] of Object.entries(reads)) {
      const told = readableAuthors(who, loop).filter((id) => id !== who && wrote.has(id ?? ""));
      expect(told.sort(), who).toEqual(authors.filter((id) => id !== who).sort());
    }
  });
});

type Told = Partial<Pick<SightLine, "sight" | "because" | "law" | "opens" | "waitingFor">>;

describe("why, by which law, and what opens it (S7)", () => {
  it.each<[string, string, Loop, Thing, string | undefined, Told]>([
    ["their own writing", "amara", sealed, "feedback", "amara", { sight: "everything", because: "wrote" }],
    [
      "a sealed round waits for those pending",
      "lena",
      sealed,
      "feedback",
      "amara",
      {
        sight: "existence",
        law: "S1",
        opens: "reveal",
        waitingFor: ["bo", "carmen", "dmitri", "hana", "ravi"],
      },
    ],
    [
      "no reveal opens a round to an auditor, so it waits for nobody",
      "aldo",
      sealed,
      "feedback",
      "amara",
      { sight: "existence", opens: "never", waitingFor: [] },
    ],
    ["a reader by their part", "rosa", revealed, "feedback", "bo", { law: "S6", because: "reader" }],
    ["a lead by being one", "lena", revealed, "feedback", "bo", { law: "S6", because: "lead" }],
    [
      "a newcomer writes first",
      "otto",
      followed,
      "feedback",
      "bo",
      { law: "S4", because: "writeFirst", opens: "submitting", waitingFor: ["otto"] },
    ],
    [
      "somebody excused is let in by nothing",
      "dmitri",
      withoutDmitri,
      "feedback",
      "bo",
      { law: "S6", because: "excused", opens: "never" },
    ],
    [
      "a round that the end of the loop left sealed stays so",
      "rosa",
      facts.end(sealed),
      "feedback",
      "amara",
      { law: "S10", because: "sealedForGood", opens: "never" },
    ],
    [
      "practice feedback to its panel",
      "amara",
      practised,
      "practice",
      "sol",
      { sight: "existence", law: "F9", opens: "never" },
    ],
    ["practice feedback to a lead", "lena", practised, "practice", "sol", { sight: "everything", law: "F9" }],
    [
      "a shadow reads the round once they have written, too",
      "sol",
      sealed,
      "feedback",
      "amara",
      { because: "sealed", opens: "revealAndSubmitting" },
    ],
    ["others' drafts", "ada", sealed, "othersDrafts", undefined, { sight: "nothing", law: "S1" }],
    ["conclusions to a reader", "hana", revealed, "decision", undefined, { sight: "everything" }],
    [
      "conclusions to an auditor",
      "aldo",
      revealed,
      "decision",
      undefined,
      { sight: "existence", because: "stateOnly" },
    ],
    [
      "conclusions to a newcomer",
      "otto",
      followed,
      "veto",
      undefined,
      { sight: "nothing", law: "S4", opens: "submitting" },
    ],
    [
      "votes that are not shown yet",
      "ravi",
      revealed,
      "votesNotShown",
      undefined,
      { sight: "existence", law: "D3", opens: "allCast" },
    ],
    [
      "history to who must not know what was concluded",
      "otto",
      followed,
      "history",
      undefined,
      { sight: "existence", law: "S4", opens: "submitting" },
    ],
    ["the audit log to a hiring manager", "hana", revealed, "auditLog", undefined, { sight: "nothing" }],
    ["the reasons people gave, to an admin", "ada", revealed, "reasons", undefined, { sight: "existence" }],
    ["the earlier loop to an interviewer", "bo", revealed, "earlier", undefined, { law: "P7" }],
    ["a stranger", "nobody", revealed, "loop", undefined, { sight: "nothing", law: "S8", opens: "part" }],
    [
      "the candidate, though a lead",
      "lena",
      ofCandidate("lena"),
      "loop",
      undefined,
      { sight: "nothing", law: "S9", opens: "never" },
    ],
    ["an admin by capability", "ada", revealed, "loop", undefined, { law: "S8", because: "capability" }],
    [
      "the candidate's record to a lead",
      "lena",
      revealed,
      "candidateRecord",
      undefined,
      { because: "byName" },
    ],
  ])("%s", (_, who, loop, what, author, told) => {
    expect(lineAbout(who, loop, what, author)).toMatchObject(told);
  });

  it("is told for everything that is hidden, and for nothing that is not", () => {
    fc.assert(
      fc.property(anyScene, fc.constantFrom(...ASKERS), (loop, who) => {
        for (const line of reportOf(who, loop)) expect(line.opens === null).toBe(line.sight === "everything");
      }),
    );
  });
});

const anyCase = fc.tuple(anyScene, fc.constantFrom(...ASKERS));
const EVERYTHING = { feedback: () => true, addendum: () => true, vote: () => true };

describe("in every state, for everybody, the report and the view say the same", () => {
  it("whoever is told that the loop exists is shown it, and nobody else (S8, S9)", () => {
    fc.assert(
      fc.property(anyCase, ([loop, who]) => {
        expect(lineAbout(who, loop, "loop")?.sight === "everything").toBe(knowsLoop(asker(who), loop));
      }),
    );
  });

  it("writing that is shown is reported readable, and writing reported hidden is not shown", () => {
    fc.assert(
      fc.property(anyCase, ([loop, who]) => {
        const view = showLoop(asker(who), loop);
        const shown = new Set(view?.feedback.map((f) => f.id));
        const added = new Set(view?.addenda.map((a) => a.id));
        for (const { round, assignment } of assignmentsOf(loop)) {
          const told = readableAuthors(who, loop, round.id).includes(assignment.personId);
          const ofThis = (x: { readonly assignmentId: string }) => x.assignmentId === assignment.id;
          for (const f of loop.writing.feedback.filter(ofThis)) expect(shown.has(f.id)).toBe(told);
          for (const a of loop.writing.addenda.filter(ofThis)) expect(added.has(a.id)).toBe(told);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("so are conclusions, votes and what became of the offer", () => {
    fc.assert(
      fc.property(anyCase, ([loop, who]) => {
        const view = showLoop(asker(who), loop);
        if (view === null) return;
        const sightOf = (what: Thing) => lineAbout(who, loop, what)?.sight;
        for (const what of ["debrief", "decision", "veto", "concurrence"] as const)
          expect(sightOf(what)).toBe(view.sight);
        expect(sightOf("gates")).toBe(view.gates === null ? "nothing" : view.sight);
        if (loop.offer.length > 0) expect(sightOf("offer") === "everything").toBe(view.offer.length > 0);
        const others = loop.writing.votes.filter((v) => v.personId !== who);
        const isShown = (v: (typeof others)[number]) => view.conclusions?.votes.includes(v) ?? false;
        const isOut = (v: (typeof others)[number]) => {
          const debrief = loop.debriefs.find((d) => d.id === v.debriefId);
          return (v.stage === "revote" ? debrief?.revoteShownAt : debrief?.finalShownAt) != null;
        };
        for (const v of others)
          expect(isShown(v)).toBe(sightOf(isOut(v) ? "votesShown" : "votesNotShown") === "everything");
        if (loop.ending?.reason)
          expect(sightOf("ending") === "everything").toBe(view.ending?.reason === loop.ending.reason);
        expect(sightOf("reasons") === "everything" || view.termChanges.length === 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("S2: the report tells nothing of what it reports on", () => {
  it("is the same whatever was written, concluded or voted, and whether anything was", () => {
    const twins = fc
      .tuple(anyScene, fc.constantFrom(...ASKERS))
      .chain(([loop, who]) => fc.tuple(fc.constant({ loop, who }), twinOf(loop, EVERYTHING)));
    fc.assert(
      fc.property(twins, ([{ loop, who }, twin]) => {
        const report = reportOf(who, loop);
        expect(reportOf(who, twin)).toEqual(report);
        const nothing = { feedback: [], addenda: [], votes: [] };
        expect(reportOf(who, { ...loop, writing: nothing })).toEqual(report);
        expect(reportOf(who, { ...loop, ...withoutConclusions, coolOff: null })).toEqual(report);
      }),
      { numRuns: 300 },
    );
  });
});

const withoutConclusions = {
  ...{ debriefs: [], assessments: [], decisions: [], concurrences: [], vetoes: [], offer: [] },
  ...{ termChanges: [], conflicts: [], earlier: null },
};
