import { describe, expect, it } from "vitest";
import { inQuestion } from "~/domain/in-question";
import type { Id, Loop } from "~/domain/loop";
import { showLoop } from "~/domain/show";
import { asker } from "../support/askers";
import * as facts from "../support/facts";

const revealed = facts.aRevealedLoop(facts.aLoop());
const vetoed = facts.castVeto(facts.holdDebrief(revealed));
const undecided = facts.holdDebrief(revealed, "moreEvidence");
/** The same, where nobody could rate the principle. */
const unrated = (loop: Loop, principle: Id): Loop => ({
  ...loop,
  writing: {
    ...loop.writing,
    feedback: loop.writing.feedback.map((f) => ({
      ...f,
      content: {
        ...f.content,
        principles: f.content.principles.map((p) =>
          p.principleId === principle ? { ...p, rating: null } : p,
        ),
      },
    })),
  },
});
const seen = (who: Id, loop: Loop) => {
  const view = showLoop(asker(who), loop);
  if (view === null) throw new Error(`${who} doesn't know the loop.`);
  return inQuestion(view);
};

describe("P1: what a follow-up would be about", () => {
  it("is what an open veto rests on", () => {
    expect(seen("rosa", vetoed)).toEqual({ principles: vetoed.vetoes[0]?.principles, why: "openVeto" });
  });

  it("is, when more evidence is needed, whatever nobody has rated", () => {
    expect(seen("rosa", unrated(undecided, "diveDeep"))).toEqual({
      principles: ["diveDeep"],
      why: "unrated",
    });
  });

  it("does not count practice, nor what was taken back", () => {
    const [one] = undecided.writing.feedback.filter((f) =>
      f.content.principles.some((p) => p.principleId === "diveDeep"),
    );
    const back = {
      ...undecided,
      writing: {
        ...undecided.writing,
        feedback: undecided.writing.feedback.map((f) =>
          f.id === one?.id ? { ...f, withdrawal: { reason: "Again", at: 1 } } : f,
        ),
      },
    };
    expect(seen("rosa", back)?.principles).toEqual(["diveDeep"]);
    const practised = facts.withAssignment(undecided, one?.assignmentId ?? "", { kind: "shadow" });
    expect(seen("rosa", practised)?.principles).toEqual(["diveDeep"]);
  });

  it.each<[string, Id, Loop]>([
    ["before there is a decision", "rosa", revealed],
    ["when everything was rated", "rosa", undecided],
    ["after a hire", "rosa", unrated(facts.holdDebrief(revealed), "diveDeep")],
    ["once the veto is lifted", "rosa", facts.resolveVeto(vetoed, "lifted")],
    ["S8: to an admin, who knows the loop by name and state", "ada", vetoed],
  ])("is nothing %s", (_, who, loop) => {
    expect(seen(who, loop)).toBeNull();
  });
});
