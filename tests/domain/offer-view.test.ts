import { describe, expect, it } from "vitest";
import type { Id, Loop } from "~/domain/loop";
import { blockerOf, type OfferView, showOffer } from "~/domain/offer-view";
import { showLoop } from "~/domain/show";
import { asker } from "../support/askers";
import * as facts from "../support/facts";

const sealed = facts.submit(facts.start(facts.aLoop()), "amara");
const revealed = facts.aRevealedLoop(facts.aLoop());
const done = facts.holdDebrief(revealed);
const ready = facts.offerDeed(done, "ready");
const extended = facts.offerDeed(ready, "extended");
const followed = (loop: Loop) => facts.start(facts.planFollowUp(loop, ["otto"]), "round-2");
/** Rosa recruits and owes feedback in a follow-up, having read nothing before. */
const owing = facts.withAssignment(
  facts.start(facts.planFollowUp(extended, ["rosa"]), "round-2"),
  "round-2-rosa",
  { hadRead: [] },
);
const withoutBo = facts.submitAll(facts.excuse(facts.start(facts.aLoop()), "bo"));

const offer = (who: Id, loop: Loop): OfferView => {
  const view = showLoop(asker(who), loop);
  if (!view) throw new Error("not there");
  return showOffer(view);
};
const unmet = (view: OfferView) => view.gates?.filter((g) => g.state === "unmet").map((g) => g.gate) ?? null;

describe("an offer, out of its reader's view", () => {
  it("names the loop, its people and where the offer stands", () => {
    expect(offer("rosa", ready)).toMatchObject({
      ...{
        id: "loop",
        candidate: { id: "candidate", name: "Noor Haddad" },
        role: "Software engineer, Payments",
      },
      recruiter: { id: "rosa", name: facts.PEOPLE.rosa?.name },
      hiringManager: { id: "hana", name: facts.PEOPLE.hana?.name },
      barRaiser: { id: "ravi", name: facts.PEOPLE.ravi?.name },
      ...{ state: "decided", ending: null, offer: "ready", hidden: null, changed: [] },
    });
    expect(offer("rosa", ready).steps.map((s) => s.deed)).toEqual(["ready"]);
  });

  it("says each gate's reasons with names, and somebody where a name isn't known", () => {
    const vetoed = facts.castVeto(done);
    const gate = offer("rosa", vetoed).gates?.find((g) => g.gate === "veto");
    expect(gate).toMatchObject({
      state: "unmet",
      reasons: [{ code: "gateVetoOpen", people: [{ id: "ravi", name: facts.PEOPLE.ravi?.name }] }],
    });
    const view = showLoop(asker("rosa"), vetoed);
    if (!view) throw new Error("not there");
    const nameless = showOffer({ ...view, people: {} }).gates?.find((g) => g.gate === "veto");
    expect(nameless?.reasons[0]?.people).toEqual([{ id: "ravi", name: "somebody" }]);
  });

  it.each<[string, Loop, OfferView["offer"]]>([
    ["nothing yet", done, "none"],
    ["the last step", facts.offerDeed(ready, "dropped", "veto"), "dropped"],
    ["out", extended, "extended"],
  ])("stands at %s", (_, loop, expected) => {
    expect(offer("rosa", loop).offer).toBe(expected);
  });

  it.each<[string, OfferView, OfferView["hidden"]]>([
    ["who owes feedback writes first (S4)", offer("rosa", owing), "writeFirst"],
    ["who was excused reads none (S6)", offer("bo", withoutBo), "excused"],
    ["who reads the loop", offer("bo", revealed), null],
    ["while the main round is sealed, to the recruiter", offer("rosa", sealed), null],
  ])("hides the gates and the offer together: %s", (_, view, expected) => {
    expect(view.hidden).toBe(expected);
    expect([view.gates === null, view.offer === null]).toEqual(Array(2).fill(expected !== null));
    if (expected !== null) expect(view.changed).toEqual([]);
  });

  it.each<[string, Loop, readonly string[]]>([
    ["an offer that went out", followed(extended), ["feedback"]],
    ["an accepted one", followed(facts.offerDeed(extended, "accepted")), ["feedback"]],
    ["one that went out, unchanged", extended, []],
    ["a declined one", followed(facts.offerDeed(extended, "declined")), []],
    ["one that is ready only", followed(ready), []],
  ])("shows what changed beside %s (O3)", (_, loop, expected) => {
    expect(offer("rosa", loop).changed.map((g) => g.gate)).toEqual(expected);
  });
});

describe("what holds an offer back", () => {
  const decided = facts.decide(facts.moveTo(facts.join(facts.openDebrief(revealed)), "decision"));
  it.each<[string, OfferView, string | null]>([
    ["nothing", offer("rosa", done), null],
    ["the first gate in the loop's order", offer("rosa", sealed), "coverage"],
    ["a concurrence", offer("rosa", facts.resolveVeto(facts.castVeto(done), "lifted")), "concurrence"],
    [
      "the veto before a concurrence that waits for it",
      offer("rosa", facts.decide(facts.castVeto(done))),
      "veto",
    ],
    ["an earlier gate before the veto", offer("rosa", facts.castVeto(decided)), "debrief"],
    ["nothing that the reader may know", offer("rosa", owing), null],
  ])("%s", (_, view, expected) => {
    expect(blockerOf(view)?.gate ?? null).toBe(expected);
  });

  it("is one of the unmet gates", () => {
    expect(unmet(offer("rosa", facts.decide(facts.castVeto(done))))).toEqual(["concurrence", "veto"]);
  });
});
