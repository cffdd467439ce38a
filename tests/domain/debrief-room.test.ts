import { describe, expect, it } from "vitest";
import {
  debriefAtHand,
  hasPlace,
  type Presence,
  roomOf,
  stageOf,
  type Turn,
  voteOwedBy,
} from "~/domain/debrief-room";
import { debriefIn, shownNow } from "~/domain/debrief-showing";
import type { Debrief, Loop, Phase } from "~/domain/loop";
import * as facts from "../support/facts";
import { patchDebrief, patchSpeaker } from "../support/model";

const planned = facts.aLoop();
const revealed = facts.aRevealedLoop(planned);
const reading = facts.openDebrief(revealed);
const joined = facts.join(reading);
const revote = facts.moveTo(joined, "revote");
const discussion = facts.moveTo(joined, "discussion");
const everyone = ["amara", "bo", "carmen", "dmitri", "hana", "ravi"];
const withoutBo = facts.openDebrief(facts.submitAll(facts.excuse(facts.start(planned), "bo")));
const left = patchSpeaker(joined, "bo", (_, at) => ({ leftAt: at, leftReason: "Train." }));
const adjourned = patchDebrief(joined, (_, at) => ({
  phase: "adjourned",
  adjournments: [{ reason: "Late.", at }],
}));
const talking = patchSpeaker(discussion, "amara", (_, at) => ({ turnStartedAt: at }));
const heard = patchSpeaker(talking, "amara", (_, at) => ({ turnEndedAt: at }));

const at = (loop: Loop): Debrief => {
  const debrief = debriefAtHand(loop);
  if (!debrief) throw new Error("no debrief");
  return debrief;
};
const room = (loop: Loop) => roomOf(loop, at(loop));
const seatOf = (loop: Loop, who: string) => room(loop).speakers.find((s) => s.personId === who);

describe("the room", () => {
  it("shows a debrief's states and the first votes, in the speaking order, and nothing cast", () => {
    const debrief = at(talking);
    const shown = room(talking);
    expect(shown).toMatchObject({ leaderId: "ravi", currentId: "amara", nextId: "bo", awaited: [] });
    expect(shown.debrief).toEqual({
      ...{ id: "debrief-1", number: 1, kind: "full", phase: "discussion", phaseAt: debrief.phaseAt },
      ...{
        openedAt: debrief.openedAt,
        closedAt: null,
        revoteShownAt: null,
        finalShownAt: null,
        adjournments: [],
      },
    });
    expect(shown.speakers.map((s) => [s.personId, s.order])).toEqual(everyone.map((id, i) => [id, i + 1]));
    expect(shown.speakers[0]).toEqual({
      ...{ personId: "amara", kind: "interviewer", level: 4, tenureFrom: "2025-06-01", order: 1 },
      ...{ presence: "present", readAt: null, leftAt: null, leftReason: null, turn: "current" },
      ...{ turnStartedAt: debrief.speakers[0]?.turnStartedAt, turnEndedAt: null },
      ...{ revoteCastAt: null, finalCastAt: null },
      first: { vote: "inclined", bar: "raises", at: revealed.writing.feedback[0]?.submittedAt },
    });
  });

  it("orders by place, not by how the speakers are stored, and lists the excused last", () => {
    const turned = patchDebrief(withoutBo, (d) => ({ speakers: d.speakers.toReversed() }));
    expect(room(turned).speakers.map((s) => [s.personId, s.order])).toEqual([
      ...["amara", "carmen", "dmitri", "hana", "ravi"].map((id, i) => [id, i + 1]),
      ["bo", null],
    ]);
  });

  it.each<[string, Loop, Presence]>([
    ["before joining", reading, "absent"],
    ["after joining", joined, "present"],
    ["after leaving", left, "left"],
    ["back again", facts.join(left, ["bo"]), "present"],
    [
      "back at the instant of leaving, which is no coming back",
      patchSpeaker(left, "bo", (s) => ({ joinedAt: s.leftAt })),
      "left",
    ],
    ["sent home", adjourned, "absent"],
    [
      "gone before all were sent home",
      patchDebrief(left, (_, at) => ({ phase: "adjourned", adjournments: [{ reason: "Late.", at }] })),
      "left",
    ],
    [
      "back, then sent home",
      patchDebrief(facts.join(left, ["bo"]), (_, at) => ({
        phase: "adjourned",
        adjournments: [{ reason: "Late.", at }],
      })),
      "absent",
    ],
    [
      "marked as left without having joined",
      patchSpeaker(reading, "bo", (_, at) => ({ leftAt: at })),
      "left",
    ],
    ["excused", withoutBo, "excused"],
    ["after the close, having been there", facts.moveTo(joined, "closed"), "present"],
    ["after the close, never come", facts.moveTo(reading, "closed"), "absent"],
    ["after the close, gone before", facts.moveTo(left, "closed"), "left"],
    ["after the close, back before", facts.moveTo(facts.join(left, ["bo"]), "closed"), "present"],
    [
      "after the close, joined as they left",
      facts.moveTo(
        patchSpeaker(left, "bo", (s) => ({ joinedAt: s.leftAt })),
        "closed",
      ),
      "present",
    ],
  ])("presence: %s", (_, loop, expected) => {
    expect(seatOf(loop, "bo")?.presence).toBe(expected);
  });

  it("takes reading done before the last joining as not done", () => {
    const read = patchSpeaker(joined, "bo", (_, at) => ({ readAt: at }));
    expect([seatOf(read, "bo")?.readAt, seatOf(facts.join(read, ["bo"]), "bo")?.readAt]).toEqual([
      read.changedAt,
      null,
    ]);
    const atOnce = patchSpeaker(joined, "bo", (s) => ({ readAt: s.joinedAt }));
    expect(seatOf(atOnce, "bo")?.readAt).toBe(joined.changedAt);
    const unjoined = patchSpeaker(reading, "bo", () => ({ readAt: 5 }));
    expect(seatOf(unjoined, "bo")?.readAt).toBe(5);
  });

  it.each<[string, Loop, readonly Turn[]]>([
    ["before the discussion", revote, ["waiting", "waiting", "waiting"]],
    ["at its start", discussion, ["next", "waiting", "waiting"]],
    ["while the first speaks", talking, ["current", "next", "waiting"]],
    ["between two turns", heard, ["heard", "next", "waiting"]],
    ["with one excused", facts.moveTo(facts.join(withoutBo), "discussion"), ["next", "waiting", "waiting"]],
  ])("turns %s", (_, loop, expected) => {
    expect(
      room(loop)
        .speakers.slice(0, 3)
        .map((s) => s.turn),
    ).toEqual(expected);
  });

  it("gives the excused no turn, and names nobody's outside the discussion", () => {
    expect(seatOf(facts.moveTo(withoutBo, "discussion"), "bo")?.turn).toBe("none");
    expect(room(facts.moveTo(talking, "finalVote"))).toMatchObject({ currentId: null, nextId: null });
    expect(room(heard)).toMatchObject({ currentId: null, nextId: "bo" });
    const allHeard = patchDebrief(discussion, (d, now) => ({
      speakers: d.speakers.map((s) => ({ ...s, turnStartedAt: now, turnEndedAt: now })),
    }));
    expect(room(allHeard)).toMatchObject({ currentId: null, nextId: null });
  });

  it("names whose vote is waited for", () => {
    expect(room(facts.castVote(revote, "bo", "revote", "inclined", "raises")).awaited).toEqual(
      everyone.filter((id) => id !== "bo"),
    );
  });

  it("is that of the open debrief, or else of the latest", () => {
    expect(
      [revealed, reading, facts.openDebrief(facts.holdDebrief(revealed))].map(
        (loop) => debriefAtHand(loop)?.id ?? null,
      ),
    ).toEqual([null, "debrief-1", "debrief-2"]);
    const reopened = {
      ...reading,
      debriefs: [...reading.debriefs, ...facts.holdDebrief(facts.holdDebrief(revealed)).debriefs.slice(1)],
    };
    expect(debriefAtHand(reopened)?.id).toBe("debrief-1");
    expect(debriefAtHand(facts.holdDebrief(facts.holdDebrief(revealed)))?.id).toBe("debrief-2");
  });
});

describe("the vote that one owes", () => {
  const final = facts.moveTo(facts.castVote(revote, "bo", "revote", "notInclined", "meets"), "finalVote");
  it("with the one it is measured against (D3)", () => {
    expect(voteOwedBy("bo", revote)).toEqual({
      stage: "revote",
      previous: { vote: "inclined", bar: "raises", at: expect.any(Number) },
    });
    expect(voteOwedBy("bo", final)).toMatchObject({ stage: "final", previous: { vote: "notInclined" } });
  });

  it("is nobody's who has cast, has no place, or outside of a vote", () => {
    const cast = facts.castVote(revote, "bo", "revote", "inclined", "raises");
    expect([
      voteOwedBy("bo", cast),
      voteOwedBy("sol", revote),
      voteOwedBy("bo", discussion),
      voteOwedBy("bo", revealed),
      voteOwedBy("bo", facts.end(revote)),
    ]).toEqual(Array(5).fill(null));
  });

  it("belongs to its phase", () => {
    const phases: Phase[] = [
      "reading",
      "revote",
      "discussion",
      "finalVote",
      "decision",
      "closed",
      "adjourned",
    ];
    expect(phases.map((phase) => stageOf({ phase }))).toEqual([
      null,
      "revote",
      null,
      "final",
      null,
      null,
      null,
    ]);
  });

  it("needs a place in the open debrief", () => {
    expect([
      hasPlace("bo", reading),
      hasPlace("bo", withoutBo),
      hasPlace("sol", reading),
      hasPlace("bo", revealed),
    ]).toEqual([true, false, false, false]);
  });
});

describe("D3: the act after which nobody is waited for shows the votes", () => {
  const cast = (loop: Loop, stage: "revoteCastAt" | "finalCastAt", people = everyone) =>
    people.reduce((l, id) => patchSpeaker(l, id, (_, now) => ({ [stage]: now })), loop);
  const final = facts.moveTo(joined, "finalVote");
  it.each<[string, Loop, object]>([
    ["all re-votes", cast(revote, "revoteCastAt"), { revoteShownAt: 7 }],
    ["all final votes", cast(final, "finalCastAt"), { finalShownAt: 7 }],
    ["all but one", cast(revote, "revoteCastAt", everyone.slice(1)), {}],
    ["none", final, {}],
    ["shown already", patchDebrief(cast(revote, "revoteCastAt"), () => ({ revoteShownAt: 3 })), {}],
    ["all, in another phase", cast(discussion, "revoteCastAt"), {}],
  ])("%s", (_, loop, expected) => {
    expect(shownNow(at(loop), 7)).toEqual(expected);
  });

  it("finds the open debrief, and takes none for a bug", () => {
    expect(debriefIn(reading).id).toBe("debrief-1");
    expect(() => debriefIn(revealed)).toThrow("No debrief is open.");
  });
});
