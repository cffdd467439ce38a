import { describe, expect, it } from "vitest";
import {
  allCast,
  type Cast,
  firstVoteOf,
  isOwedVote,
  isShown,
  objectionsToCast,
  previousVote,
} from "~/domain/debrief-votes";
import type { Debrief, Id, Loop, Stage } from "~/domain/loop";
import { last } from "~/domain/loop";
import { codes } from "../support/codes";
import {
  aContent,
  aLoop,
  aRevealedLoop,
  castVote,
  end,
  excuse,
  holdDebrief,
  join,
  moveTo,
  openDebrief,
  planFollowUp,
  start,
  submit,
  submitAll,
  withdraw,
} from "../support/facts";
import { patchSpeaker } from "../support/model";

const revealed = aRevealedLoop(aLoop());
const joined = join(openDebrief(revealed));
const revote = moveTo(joined, "revote");
const final = moveTo(castVote(revote, "bo", "revote", "notInclined", "meets"), "finalVote");
const debriefOf = (loop: Loop): Debrief => {
  const found = last(loop.debriefs);
  if (!found) throw new Error("no debrief");
  return found;
};
const YES: Cast = { vote: "inclined", bar: "raises", changeReason: null };
const NO: Cast = { vote: "notInclined", bar: "meets", changeReason: null };
const NO_BECAUSE: Cast = { ...NO, changeReason: "Carmen's evidence on trust." };
const everyone = ["amara", "bo", "carmen", "dmitri", "hana", "ravi"];
const excused = moveTo(join(openDebrief(submitAll(excuse(submit(start(aLoop()), "amara"), "bo")))), "revote");

describe("D3: casting", () => {
  it.each<[string, Loop, Id, Stage, Cast, readonly string[]]>([
    ["the same vote again", revote, "bo", "revote", YES, []],
    ["a changed vote with a reason", revote, "bo", "revote", NO_BECAUSE, []],
    ["a changed vote without one", revote, "bo", "revote", NO, ["changeReasonMissing"]],
    [
      "a changed vote with a blank one",
      revote,
      "bo",
      "revote",
      { ...NO, changeReason: "  " },
      ["changeReasonMissing"],
    ],
    ["against the re-vote, not the first vote", final, "bo", "final", NO, []],
    ["back to the first vote, without a reason", final, "bo", "final", YES, ["changeReasonMissing"]],
    [
      "inclined without raises (F2)",
      revote,
      "bo",
      "revote",
      { ...YES, bar: "meets" },
      ["inclinedNeedsRaises"],
    ],
    ["twice", castVote(revote, "bo", "revote", "inclined", "raises"), "bo", "revote", YES, ["alreadyCast"]],
    ["before the re-vote opens", joined, "bo", "revote", YES, ["voteNotOpen"]],
    ["the final vote during the re-vote", revote, "bo", "final", YES, ["voteNotOpen"]],
    [
      "without having joined",
      moveTo(join(openDebrief(revealed), ["ravi"]), "revote"),
      "bo",
      "revote",
      YES,
      ["notPresent"],
    ],
    [
      "after leaving",
      patchSpeaker(revote, "bo", (_, at) => ({ leftAt: at, leftReason: "Train." })),
      "bo",
      "revote",
      YES,
      ["notPresent"],
    ],
    ["as a shadow", revote, "sol", "revote", YES, ["notASpeaker"]],
    ["finally, as a shadow", final, "sol", "final", YES, ["notASpeaker"]],
    ["as somebody excused", excused, "bo", "revote", YES, ["notASpeaker"]],
    ["as the recruiter", revote, "rosa", "revote", YES, ["notASpeaker"]],
    ["as a lead", revote, "lena", "revote", YES, ["notASpeaker"]],
    ["with no debrief", revealed, "bo", "revote", YES, ["noDebriefOpen"]],
    ["after the loop ended", end(revote), "bo", "revote", YES, ["loopEnded"]],
  ])("%s", (_, loop, who, stage, cast, expected) => {
    expect(codes(objectionsToCast(who, loop, stage, cast))).toEqual(expected);
  });

  it("is over once the votes have been shown", () => {
    const shown = everyone
      .slice(1)
      .reduce(
        (l, id) => castVote(l, id, "revote", "inclined", "raises"),
        moveTo(join(openDebrief(revealed), everyone.slice(1)), "revote"),
      );
    expect(isShown(debriefOf(shown), "revote")).toBe(true);
    expect(isShown(debriefOf(shown), "final")).toBe(false);
    expect(codes(objectionsToCast("amara", shown, "revote", YES))).toContain("voteShown");
  });
});

describe("D3: hidden until everyone present has cast", () => {
  const cast = (loop: Loop, people: readonly Id[]) =>
    people.reduce((l, id) => patchSpeaker(l, id, (_, at) => ({ revoteCastAt: at })), loop);
  it.each<[string, Loop, boolean]>([
    ["nobody", revote, false],
    ["all but one", cast(revote, everyone.slice(1)), false],
    ["all", cast(revote, everyone), true],
    [
      "all but one who left",
      patchSpeaker(cast(revote, everyone.slice(1)), "amara", (_, at) => ({ leftAt: at })),
      true,
    ],
    [
      "nobody, since all left",
      everyone.reduce((l, id) => patchSpeaker(l, id, (_, at) => ({ leftAt: at })), revote),
      false,
    ],
  ])("%s", (_, loop, expected) => {
    expect(allCast(debriefOf(loop), "revote")).toBe(expected);
  });

  it("is owed by who is present and has not cast, in the open stage only", () => {
    expect(isOwedVote(debriefOf(revote), "bo", "revote")).toBe(true);
    expect(isOwedVote(debriefOf(revote), "bo", "final")).toBe(false);
    expect(isOwedVote(debriefOf(cast(revote, ["bo"])), "bo", "revote")).toBe(false);
    expect(isOwedVote(debriefOf(revote), "sol", "revote")).toBe(false);
  });
});

describe("D3: which vote one's vote is measured against", () => {
  const changed = (() => {
    const once = submit(start(aLoop()), "bo", {
      content: aContent(["diveDeep"], { vote: "notInclined", bar: "lowers" }, "first"),
    });
    return submitAll(withdraw(once, "bo"));
  })();

  it("the first vote is that of the version standing at the reveal", () => {
    expect(firstVoteOf(changed, "bo")).toMatchObject({ vote: "inclined", bar: "raises" });
  });

  it("the first vote is the main round's, also after a follow-up", () => {
    const content = aContent(["earnTrust"], { vote: "stronglyNotInclined", bar: "lowers" }, "later");
    const loop = submit(start(planFollowUp(holdDebrief(revealed), ["bo"]), "round-2"), "bo", {
      content,
      roundId: "round-2",
    });
    expect(firstVoteOf(loop, "bo")).toMatchObject({ vote: "inclined" });
    const further = openDebrief(loop);
    expect(previousVote(further, debriefOf(further), "bo", "final")).toMatchObject({
      vote: "stronglyNotInclined",
    });
  });

  it("nobody without feedback has one; a sealed round gives none", () => {
    expect(firstVoteOf(revealed, "rosa")).toBeNull();
    expect(firstVoteOf(revealed, "sol")).toBeNull();
    expect(firstVoteOf(submit(start(aLoop()), "bo"), "bo")).toBeNull();
  });

  it("who sat in no main round has the latest of their follow-ups as first vote", () => {
    const third = start(
      planFollowUp(submitAll(start(planFollowUp(revealed, ["otto"]), "round-2"), "round-2"), ["otto"]),
      "round-3",
    );
    const content = aContent(["earnTrust"], { vote: "stronglyNotInclined", bar: "lowers" }, "third");
    const loop = submit(third, "otto", { content, roundId: "round-3" });
    expect(firstVoteOf(loop, "otto")).toMatchObject({ vote: "stronglyNotInclined" });
    expect(firstVoteOf({ ...loop, rounds: loop.rounds.toReversed() }, "otto")).toMatchObject({
      vote: "stronglyNotInclined",
    });
    expect(firstVoteOf(third, "otto")).toMatchObject({ vote: "inclined" });
  });

  it("somebody excused has none, nor a version without a vote or a bar answer", () => {
    expect(firstVoteOf(submitAll(excuse(start(aLoop()), "bo")), "bo")).toBeNull();
    for (const missing of [{ vote: null }, { bar: null }])
      expect(
        firstVoteOf(
          submitAll(submit(start(aLoop()), "bo", { content: aContent(["diveDeep"], missing) })),
          "bo",
        ),
      ).toBeNull();
  });

  it("only one's own earlier votes count, from whichever debrief", () => {
    const closed = moveTo(final, "closed");
    const further = moveTo(join(openDebrief(closed)), "finalVote");
    expect(previousVote(further, debriefOf(further), "bo", "final")).toMatchObject({ vote: "notInclined" });
    expect(previousVote(further, debriefOf(further), "amara", "final")).toMatchObject({ vote: "inclined" });
    const voted = castVote(further, "amara", "final", "notInclined", "meets");
    expect(previousVote(voted, debriefOf(voted), "amara", "final")).toMatchObject({ vote: "inclined" });
    expect(previousVote(voted, debriefOf(voted), "bo", "final")).toMatchObject({ vote: "notInclined" });
  });

  it("the final vote of an earlier debrief counts in a further one, and nothing later in the earlier", () => {
    const voted = castVote(final, "bo", "final", "stronglyNotInclined", "lowers");
    const [first] = voted.debriefs;
    const content = aContent(["earnTrust"], { vote: "stronglyInclined" }, "later");
    const followed = submit(start(planFollowUp(moveTo(voted, "closed"), ["bo", "otto"]), "round-2"), "otto");
    const further = moveTo(join(openDebrief(moveTo(voted, "closed"))), "finalVote");
    expect(previousVote(further, debriefOf(further), "bo", "final")).toMatchObject({
      vote: "stronglyNotInclined",
    });
    const wrote = submit(followed, "bo", { content, roundId: "round-2" });
    expect(first && previousVote(wrote, first, "bo", "final")).toMatchObject({ vote: "notInclined" });
  });

  it("a re-vote is measured against feedback, never against this debrief's own votes", () => {
    const both = castVote(
      moveTo(castVote(final, "bo", "final", "stronglyNotInclined", "lowers"), "revote"),
      "hana",
      "revote",
      "inclined",
      "raises",
    );
    const reopened = patchSpeaker(both, "bo", () => ({ revoteCastAt: null }));
    expect(previousVote(reopened, debriefOf(reopened), "bo", "revote")).toMatchObject({ vote: "inclined" });
    const uncast = patchSpeaker(both, "bo", () => ({ finalCastAt: null }));
    expect(previousVote(uncast, debriefOf(uncast), "bo", "final")).toMatchObject({ vote: "notInclined" });
  });

  it("a vote already cast is measured against what came before it, not against itself", () => {
    const loop = castVote(final, "bo", "final", "inclined", "raises");
    expect(previousVote(loop, debriefOf(loop), "bo", "final")).toMatchObject({ vote: "notInclined" });
    expect(previousVote(loop, debriefOf(loop), "bo", "revote")).toMatchObject({ vote: "inclined" });
  });
});
