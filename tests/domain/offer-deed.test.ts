import { describe, expect, it } from "vitest";
import type { Id, Loop } from "~/domain/loop";
import { offerObjectionsToldTo } from "~/domain/offer-deed";
import { asker } from "../support/askers";
import { movers } from "../support/codes";
import {
  aLoop,
  aRevealedLoop,
  castVeto,
  end,
  holdDebrief,
  offerDeed,
  planFollowUp,
  start,
  withAssignment,
} from "../support/facts";

const revealed = aRevealedLoop(aLoop());
const done = holdDebrief(revealed);
/** Rosa took the recruiter's seat lately and owes feedback in a follow-up: until then the conclusions are hidden. */
const owing = (loop: Loop) =>
  withAssignment(start(planFollowUp(loop, ["rosa"]), "round-2"), "round-2-rosa", { hadRead: [] });
const told = (loop: Loop, who: Id, deed: "ready" | "rescinded" = "ready") =>
  movers(offerObjectionsToldTo(asker(who), loop, deed, null));

describe("what one is told of why an offer's deed is refused (S4, S6)", () => {
  it("nothing, where nothing is objected to", () => {
    expect(told(done, "rosa")).toEqual([]);
  });

  it("every gate in its words to the recruiter, who sees them", () => {
    expect(told(castVeto(done), "rosa")).toEqual(["gateVetoOpen ravi"]);
    expect(told(holdDebrief(revealed, "noHire"), "rosa")).toEqual([
      "gateDecisionNotHire hana",
      "gateConcurrence ravi",
    ]);
  });

  it("whose deed it is and no more to everybody else, whatever stands against it", () => {
    for (const who of ["hana", "ravi", "bo", "lena", "ada"])
      expect([told(done, who), told(end(castVeto(done)), who)]).toEqual(
        Array(2).fill(["notTheRecruiter rosa"]),
      );
  });

  it("only that gates are unmet, where they are hidden from the recruiter", () => {
    expect(told(owing(castVeto(done)), "rosa")).toEqual(["gatesHidden hana"]);
  });

  it("no gate to a recruiter for whom the loop does not exist (S9)", () => {
    const vetoed = castVeto(done);
    expect(told({ ...vetoed, candidate: { ...vetoed.candidate, personId: "rosa" } }, "rosa")).toEqual([
      "gatesHidden hana",
    ]);
  });

  it("but everything that is no gate", () => {
    expect(told(end(owing(castVeto(done))), "rosa")).toEqual(["loopEnded", "gatesHidden hana"]);
    expect(told(owing(offerDeed(offerDeed(done, "ready"), "extended")), "rosa", "rescinded")).toEqual([
      "reasonMissing rosa",
    ]);
  });
});
