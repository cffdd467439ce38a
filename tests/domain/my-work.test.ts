import { describe, expect, it } from "vitest";
import type { Id, Loop, Slot } from "~/domain/loop";
import { type Work, workOf } from "~/domain/my-work";
import { showLoop } from "~/domain/show";
import { DAY, HOUR } from "~/domain/time";
import { asker } from "../support/askers";
import * as facts from "../support/facts";
import { patchDebrief, patchSpeaker } from "../support/model";

const planned = facts.aLoop();
const started = facts.start(planned);
const revealed = facts.aRevealedLoop(planned);
const reading = facts.openDebrief(revealed);
const joined = facts.join(reading);
const discussion = facts.moveTo(joined, "discussion");
const talking = patchSpeaker(discussion, "amara", (_, at) => ({ turnStartedAt: at }));
const everyone = ["amara", "bo", "carmen", "dmitri", "hana", "ravi"];
const due = facts.aSlot(0).end + 24 * HOUR;

const work = (who: Id, loops: readonly Loop[], now = Math.max(...loops.map((l) => l.changedAt)) + 1): Work =>
  workOf(
    who,
    loops.flatMap((loop) => {
      const view = showLoop(asker(who), loop);
      return view ? [{ view, loop }] : [];
    }),
    now,
  );
const NOTHING: Work = { owed: [], coming: [], excusals: [], debriefs: [], sealed: [] };
const LOOP = {
  id: "loop",
  candidate: { id: "candidate", name: "Noor Haddad" },
  role: "Software engineer, Payments",
};
const named = (id: Id) => ({ id, name: planned.people[id]?.name });
const debriefs = (who: Id, ...loops: Loop[]) =>
  work(who, loops).debriefs.map((d) => [d.phase, d.waitsFor, ...d.people.map((p) => p.id)].join(" "));

describe("interviews of mine", () => {
  const row = {
    ...{ loop: LOOP, assignmentId: "main-amara", round: "main", kind: "interviewer" },
    ...{ slot: facts.aSlot(0), dueAt: due, due: "coming" },
  };
  it("come until their slot begins, and are owed from then on", () => {
    expect(work("amara", [started], facts.aSlot(0).start - 1)).toEqual({ ...NOTHING, coming: [row] });
    expect(work("amara", [started], facts.aSlot(0).start)).toEqual({ ...NOTHING, owed: [row] });
    expect(work("amara", [started], due)).toEqual({ ...NOTHING, owed: [row] });
    expect(work("amara", [started], due + 1)).toEqual({ ...NOTHING, owed: [{ ...row, due: "overdue" }] });
  });

  it("are owed at once without a slot", () => {
    const slotless = facts.start(facts.withAssignment(planned, "main-amara", { slot: null }));
    expect(work("amara", [slotless])).toEqual({ ...NOTHING, owed: [{ ...row, slot: null, dueAt: null }] });
  });

  it("are none before the start, after submitting or an excusal, and in an ended loop (S10)", () => {
    expect(work("amara", [planned])).toEqual(NOTHING);
    expect(work("amara", [facts.submit(started, "amara")]).owed).toEqual([]);
    expect(work("amara", [facts.excuse(started, "amara")])).toEqual(NOTHING);
    expect(work("amara", [facts.end(started)])).toEqual(NOTHING);
    expect(work("otto", [started])).toEqual(NOTHING);
  });

  const at = (id: Id, slot: Slot | null, dueAt: number | null): Loop =>
    facts.withAssignment({ ...started, id }, "main-amara", { slot, dueAt });
  it("stand in the order of urgency: by due time, else by the slot's end, else last", () => {
    const loops = [
      at("none", null, null),
      at("slot", facts.aSlot(5), null),
      at("late", facts.aSlot(0), due + DAY),
      at("soon", facts.aSlot(0), facts.aSlot(3).end),
    ];
    expect(work("amara", loops, due).owed.map((r) => r.loop.id)).toEqual(["soon", "slot", "late", "none"]);
    expect(work("amara", loops.toReversed(), due).owed.map((r) => r.loop.id)).toEqual([
      "soon",
      "slot",
      "late",
      "none",
    ]);
    const coming = [
      at("third", facts.aSlot(7), 1),
      at("first", facts.aSlot(2), 3),
      at("second", facts.aSlot(4), 2),
    ];
    expect(work("amara", coming, facts.aSlot(1).start).coming.map((r) => r.loop.id)).toEqual([
      "first",
      "second",
      "third",
    ]);
  });
});

describe("feedback of mine under the seal (S7)", () => {
  const mine = facts.submit(started, "amara");
  it("is listed with whom it waits for, until the reveal", () => {
    expect(work("amara", [mine])).toEqual({
      ...NOTHING,
      sealed: [
        {
          loop: LOOP,
          assignmentId: "main-amara",
          round: "main",
          submittedAt: mine.changedAt,
          waitingFor: everyone.slice(1).map(named),
        },
      ],
    });
    expect(work("amara", [revealed]).sealed).toEqual([]);
  });

  it("the longest waiting first", () => {
    const later = { ...facts.submit(started, "amara", { at: mine.changedAt + 1 }), id: "later" };
    expect(work("amara", [later, mine]).sealed.map((r) => r.loop.id)).toEqual(["loop", "later"]);
  });
});

describe("excusals that I may answer (F8)", () => {
  const asked = facts.requestExcusal(started, "bo");
  it("are listed for the Bar Raiser, until they are answered", () => {
    expect(work("ravi", [asked]).excusals).toEqual([
      {
        loop: LOOP,
        excusalId: "excusal-main-bo-1",
        person: named("bo"),
        by: named("rosa"),
        at: asked.changedAt,
      },
    ]);
    expect(work("hana", [asked]).excusals).toEqual([]);
    expect(work("ravi", [facts.answerExcusal(asked, "bo", "refused")]).excusals).toEqual([]);
    expect(work("ravi", [facts.end(asked)]).excusals).toEqual([]);
  });

  it("never one's own, whoever may answer it", () => {
    const own = facts.requestExcusal({ ...started, leads: ["bo"] }, "ravi");
    expect(work("ravi", [own]).excusals).toEqual([]);
  });

  it("the oldest request first, with somebody where the name isn't known", () => {
    const [early, late] = [
      { ...asked, id: "early" },
      { ...facts.requestExcusal(facts.requestExcusal(started, "amara"), "bo"), id: "late" },
    ];
    const loops = [
      late,
      { ...early, people: { ravi: started.people.ravi ?? facts.aPerson({ id: "ravi" }) } },
    ];
    const rows = work("ravi", loops).excusals;
    expect(rows.map((r) => r.at)).toEqual(rows.map((r) => r.at).toSorted((a, b) => a - b));
    expect(rows.find((r) => r.loop.id === "early")?.person).toEqual({ id: "bo", name: "somebody" });
  });
});

describe("debriefs of mine", () => {
  const cast = facts.castVote(facts.moveTo(joined, "revote"), "bo", "revote", "inclined", "raises");
  const finalCast = facts.castVote(facts.moveTo(joined, "finalVote"), "bo", "final", "inclined", "raises");
  const allCast = (loop: Loop) =>
    patchDebrief(loop, (d, at) => ({
      speakers: d.speakers.map((s) => ({ ...s, revoteCastAt: at, finalCastAt: at })),
    }));
  const allRead = patchDebrief(joined, (d, at) => ({
    speakers: d.speakers.map((s) => ({ ...s, readAt: at })),
  }));
  const exempt = facts.openDebrief(facts.aRevealedLoop(facts.anExemptLoop()));
  const owing = facts.withAssignment(
    facts.start(facts.planFollowUp(reading, ["otto", "bo"]), "round-2"),
    "round-2-bo",
    { hadRead: [] },
  );
  it.each<[string, Id, Loop, readonly string[]]>([
    ["to open, for the leader", "ravi", revealed, ["toOpen you"]],
    ["to open, for anybody else", "bo", revealed, []],
    [
      "in the reading, with everybody to come",
      "bo",
      reading,
      ["reading you amara bo carmen dmitri hana ravi"],
    ],
    [
      "in the reading, having joined and not read",
      "bo",
      joined,
      ["reading you amara bo carmen dmitri hana ravi"],
    ],
    [
      "in the reading, with one who has read",
      "bo",
      patchSpeaker(joined, "bo", (_, at) => ({ readAt: at })),
      ["reading others amara carmen dmitri hana ravi"],
    ],
    ["in the reading, when all have read", "ravi", allRead, ["reading you ravi"]],
    ["in the re-vote", "bo", cast, ["revote others amara carmen dmitri hana ravi"]],
    ["in the re-vote, waited for", "hana", cast, ["revote you amara carmen dmitri hana ravi"]],
    ["in the re-vote, when all have cast", "bo", allCast(cast), ["revote others ravi"]],
    ["in the discussion, before the first turn", "bo", discussion, ["discussion others ravi"]],
    ["in the discussion, at one's turn", "amara", talking, ["discussion you amara"]],
    ["in the final vote", "amara", finalCast, ["finalVote you amara carmen dmitri hana ravi"]],
    ["in the final vote, when all have cast", "amara", allCast(finalCast), ["finalVote others ravi"]],
    ["for a decision", "hana", facts.moveTo(joined, "decision"), ["decision you hana ravi"]],
    [
      "for a decision of a hiring manager who leads",
      "hana",
      facts.moveTo(exempt, "decision"),
      ["decision you hana"],
    ],
    ["adjourned", "bo", facts.moveTo(joined, "adjourned"), ["adjourned others ravi"]],
    ["closed", "bo", facts.moveTo(joined, "closed"), []],
    ["for the recruiter, who has no place", "rosa", reading, []],
    ["for a lead, who has none", "lena", reading, []],
    [
      "in the reading, without waiting for who was excused",
      "amara",
      facts.openDebrief(facts.submitAll(facts.excuse(started, "bo"))),
      ["reading you amara carmen dmitri hana ravi"],
    ],
    ["for who was excused", "bo", facts.openDebrief(facts.submitAll(facts.excuse(started, "bo"))), []],
    [
      "for a successor who leads without a place",
      "petra",
      facts.appoint(reading, "petra", "recused"),
      ["reading others amara bo carmen dmitri hana ravi"],
    ],
    ["for who owes feedback first (S4)", "bo", owing, []],
    ["of an ended loop", "ravi", facts.end(reading), []],
    ["where nobody is chosen to lead", "bo", { ...allRead, appointments: [] }, ["reading others"]],
  ])("%s", (_, who, loop, expected) => {
    expect(debriefs(who, loop)).toEqual(expected);
  });

  it("those that wait for me first, with the loop and the names", () => {
    const others = { ...facts.moveTo(joined, "adjourned"), id: "other" };
    expect(work("bo", [others, reading]).debriefs.map((d) => d.loop.id)).toEqual(["loop", "other"]);
    expect(work("bo", [reading, others]).debriefs[1]).toEqual({
      loop: { ...LOOP, id: "other" },
      phase: "adjourned",
      waitsFor: "others",
      people: [named("ravi")],
    });
  });
});
