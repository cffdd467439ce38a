import { describe, expect, it } from "vitest";
import type { Loop } from "~/domain/loop";
import { showLoop } from "~/domain/show";
import { asker } from "../support/askers";
import * as facts from "../support/facts";

const joined = facts.join(facts.openDebrief(facts.aRevealedLoop(facts.aLoop())), ["amara", "hana", "ravi"]);
const cast = (loop: Loop, stage: "revote" | "final", ...people: readonly string[]): Loop =>
  people.reduce((before, who) => facts.castVote(before, who, stage, "inclined", "raises"), loop);

const revoting = cast(facts.moveTo(joined, "revote"), "revote", "amara", "hana");
const revoted = cast(revoting, "revote", "ravi");
const finalVoting = cast(facts.moveTo(revoted, "finalVote"), "final", "amara");
const voted = cast(finalVoting, "final", "hana", "ravi");
/** A further debrief votes once, at its end: nothing of it is shown because the first one's votes were. */
const again = cast(
  facts.join(facts.openDebrief(facts.moveTo(voted, "closed")), ["hana", "ravi"]),
  "final",
  "hana",
);

const seenBy = (who: string, loop: Loop): readonly string[] =>
  (showLoop(asker(who), loop)?.conclusions?.votes ?? []).map(
    ({ debriefId, stage, personId }) => `${debriefId} ${stage} ${personId}`,
  );
const REVOTES = ["amara", "hana", "ravi"].map((who) => `debrief-1 revote ${who}`);
const FINALS = ["amara", "hana", "ravi"].map((who) => `debrief-1 final ${who}`);

describe("D3: each vote is its caster's until everybody present has cast that one", () => {
  it.each<[string, Loop, string, readonly string[]]>([
    ["a re-vote, to its caster", revoting, "amara", ["debrief-1 revote amara"]],
    ["a re-vote, to who has not cast", revoting, "ravi", []],
    ["a re-vote, to a reader without a vote", revoting, "rosa", []],
    ["all re-votes at once with the last", revoted, "rosa", REVOTES],
    ["a final vote, though the re-votes are shown", finalVoting, "ravi", REVOTES],
    ["a final vote, to its caster", finalVoting, "amara", [...REVOTES, "debrief-1 final amara"]],
    ["all final votes at once with the last", voted, "lena", [...REVOTES, ...FINALS]],
    ["a further debrief's, though the first one's are shown", again, "ravi", [...REVOTES, ...FINALS]],
    ["a further debrief's, to its caster", again, "hana", [...REVOTES, ...FINALS, "debrief-2 final hana"]],
    ["none to an admin", voted, "ada", []],
  ])("%s", (_, loop, who, expected) => {
    expect(seenBy(who, loop)).toEqual(expected);
  });
});
