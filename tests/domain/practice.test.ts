import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Id, isRevealed, type Loop } from "~/domain/loop";
import { practisedBy } from "~/domain/practice";
import { showLoop } from "~/domain/show";
import { anyLoop, anyPersonId } from "../support/any-loop";
import { asker } from "../support/askers";
import * as facts from "../support/facts";

const sealed = facts.submit(facts.start(facts.aLoop()), "sol");
const revealed = facts.submit(facts.submitAll(facts.start(facts.aLoop())), "sol");
/** What `reader` sees of sol's practice. */
const seen = (reader: Id, loop: Loop, trainee: Id = "sol") => {
  const view = showLoop(asker(reader), loop);
  return practisedBy(trainee, view ? [view] : []);
};

describe("F9: practice feedback beside the panel's", () => {
  it("lays the trainee's vote, bar answer and ratings beside each writer's", () => {
    const [one, ...more] = seen("sol", revealed);
    expect(more).toEqual([]);
    expect(one?.own.author.id).toBe("sol");
    const panel = revealed.rounds[0]?.assignments.filter((a) => a.kind !== "shadow").map((a) => a.personId);
    expect(one?.panel.map(({ author }) => author.id).toSorted()).toEqual(panel?.toSorted());
    for (const { author, vote, bar, ratings } of one?.panel ?? []) {
      const { content } = revealed.writing.feedback.find((f) => f.authorId === author.id) ?? {};
      expect([vote, bar]).toEqual([content?.vote, content?.bar]);
      expect(ratings).toEqual(
        Object.fromEntries((content?.principles ?? []).map((p) => [p.principleId, p.rating])),
      );
    }
    expect(one?.principles.map(({ id }) => id)).toEqual(Object.keys(one?.own.ratings ?? {}));
    expect(one?.loop).toMatchObject({ id: "loop", candidate: { name: "Noor Haddad" } });
  });

  it("is the same for a lead", () => {
    expect(seen("lena", revealed)).toEqual(seen("sol", revealed));
  });

  it.each<[string, Id, Loop, Id]>([
    ["while the round is sealed", "sol", sealed, "sol"],
    ["before the trainee wrote", "sol", facts.submitAll(facts.start(facts.aLoop())), "sol"],
    ["to the panel, who don't read practice", "amara", revealed, "sol"],
    ["of an interviewer, who didn't practise", "amara", revealed, "amara"],
    ["to a stranger", "otto", revealed, "sol"],
  ])("is not there %s", (_, reader, loop, trainee) => {
    expect(seen(reader, loop, trainee)).toEqual([]);
  });

  it("never holds what its reader isn't shown, nor anything of a sealed round, whatever the loop", () => {
    fc.assert(
      fc.property(anyLoop, anyPersonId, anyPersonId, (loop, reader, trainee) => {
        const shown = showLoop(asker(reader), loop)?.feedback.map((f) => `${f.roundId} ${f.author.id}`) ?? [];
        for (const { round, own, panel } of seen(reader, loop, trainee)) {
          expect(loop.rounds.some((r) => r.id === round.id && isRevealed(r))).toBe(true);
          for (const { author } of [own, ...panel]) expect(shown).toContain(`${round.id} ${author.id}`);
        }
      }),
    );
  });

  it("comes latest first, and of one round in a fixed order", () => {
    const view = showLoop(asker("sol"), revealed);
    if (view === null) throw new Error("The trainee knows the loop.");
    const at = (id: Id, revealedAt: number) => ({
      ...view,
      rounds: view.rounds.map((round) => ({ ...round, id, revealedAt })),
      feedback: view.feedback.map((f) => ({ ...f, roundId: id })),
    });
    const ordered = practisedBy("sol", [at("b", 5), at("c", 9), at("a", 5)]);
    expect(ordered.map(({ round }) => round.id)).toEqual(["c", "a", "b"]);
  });

  it("leaves out what was taken back and not rated", () => {
    const view = showLoop(asker("sol"), revealed);
    if (view === null) throw new Error("The trainee knows the loop.");
    const withdrawn = view.feedback.map((f) =>
      f.author.id === "amara" ? { ...f, withdrawal: { reason: "Again", at: 1 } } : f,
    );
    const [one] = practisedBy("sol", [{ ...view, feedback: withdrawn }]);
    expect(one?.panel.map(({ author }) => author.id)).not.toContain("amara");
    const unrated = view.feedback.map((f) => ({
      ...f,
      content: { ...f.content, principles: f.content.principles.map((p) => ({ ...p, rating: null })) },
    }));
    expect(practisedBy("sol", [{ ...view, feedback: unrated }])[0]).toMatchObject({
      principles: [],
      own: { ratings: {} },
    });
  });
});
