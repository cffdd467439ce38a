import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Loop, last } from "~/domain/loop";
import {
  currentSpeaker,
  nextSpeaker,
  orderSpeakers,
  type SpeakerCandidate,
  speakersAtReopening,
  speakersFor,
  turnsLeft,
} from "~/domain/speakers";
import {
  aLoop,
  anExemptLoop,
  appoint,
  aRevealedLoop,
  excuse,
  openDebrief,
  planFollowUp,
  start,
  submit,
  submitAll,
  withPerson,
} from "../support/facts";
import { patchDebrief, patchSpeaker } from "../support/model";

const candidate = (personId: string, patch: Partial<SpeakerCandidate> = {}): SpeakerCandidate => ({
  personId,
  kind: "interviewer",
  level: 5,
  tenureFrom: "2022-01-01",
  excusedReason: null,
  ...patch,
});
const order = (candidates: readonly SpeakerCandidate[]): readonly string[] =>
  orderSpeakers(candidates).map((s) => s.personId);

describe("D2: the speaking order", () => {
  it.each<[string, SpeakerCandidate, SpeakerCandidate]>([
    ["the lower level first", candidate("z", { level: 4 }), candidate("a", { level: 5 })],
    [
      "a Bar Raiser of a lower level before an interviewer",
      candidate("z", { level: 4, kind: "barRaiser" }),
      candidate("a"),
    ],
    ["an interviewer before the hiring manager", candidate("z"), candidate("a", { kind: "hiringManager" })],
    [
      "the hiring manager before the Bar Raiser",
      candidate("z", { kind: "hiringManager" }),
      candidate("a", { kind: "barRaiser" }),
    ],
    [
      "seat counts before tenure",
      candidate("z", { tenureFrom: "2010-01-01" }),
      candidate("a", { kind: "hiringManager", tenureFrom: "2026-01-01" }),
    ],
    [
      "the shorter tenure first",
      candidate("z", { tenureFrom: "2025-01-01" }),
      candidate("a", { tenureFrom: "2020-01-01" }),
    ],
    ["the id as the last key", candidate("a"), candidate("z")],
  ])("%s", (_, first, second) => {
    expect(order([first, second])).toEqual([first.personId, second.personId]);
    expect(order([second, first])).toEqual([first.personId, second.personId]);
  });

  it("lists the excused last, without a place", () => {
    const all = orderSpeakers([
      candidate("gone", { level: 1, excusedReason: "Ill that day." }),
      candidate("b"),
      candidate("a"),
    ]);
    expect(all.map((s) => [s.personId, s.place])).toEqual([
      ["a", 1],
      ["b", 2],
      ["gone", null],
    ]);
  });

  const candidates = fc.uniqueArray(
    fc.record({
      personId: fc.string({ minLength: 1, maxLength: 3 }),
      kind: fc.constantFrom("interviewer" as const, "hiringManager" as const, "barRaiser" as const),
      level: fc.integer({ min: 4, max: 6 }),
      tenureFrom: fc.constantFrom("2019-05-01", "2022-01-01", "2025-11-30"),
      excusedReason: fc.constantFrom(null, null, "Ill that day."),
    }),
    { selector: (c) => c.personId, maxLength: 9 },
  );

  it("is total and ignores the order in which people are given", () => {
    fc.assert(
      fc.property(
        candidates.chain((c) => fc.tuple(fc.constant(c), fc.shuffledSubarray(c, { minLength: c.length }))),
        ([list, shuffled]) => {
          expect(orderSpeakers(shuffled)).toEqual(orderSpeakers(list));
        },
      ),
    );
  });

  it("gives everybody with a turn one place each, from 1 without gaps", () => {
    fc.assert(
      fc.property(candidates, (list) => {
        const places = orderSpeakers(list).flatMap((s) => (s.place === null ? [] : [s.place]));
        expect(places).toEqual(list.filter((c) => c.excusedReason === null).map((_, index) => index + 1));
      }),
    );
  });

  it("keeps two people's order when a third one is taken away", () => {
    fc.assert(
      fc.property(candidates, fc.nat(8), (list, index) => {
        const without = list.filter((_, i) => i !== index);
        const kept = order(list).filter((id) => without.some((c) => c.personId === id));
        expect(order(without)).toEqual(kept);
      }),
    );
  });
});

const revealed = aRevealedLoop(aLoop());
const listed = (loop: Loop) => speakersFor(loop).map((s) => [s.personId, s.kind, s.place]);

describe("D2, P6: who has a place in a debrief", () => {
  it("everybody on the panel but shadows, once each", () => {
    expect(listed(revealed)).toEqual([
      ["amara", "interviewer", 1],
      ["carmen", "interviewer", 2],
      ["bo", "interviewer", 3],
      ["dmitri", "interviewer", 4],
      ["hana", "hiringManager", 5],
      ["ravi", "barRaiser", 6],
    ]);
  });

  it("no Bar Raiser at an exempt level", () => {
    expect(speakersFor(aRevealedLoop(anExemptLoop())).map((s) => s.kind)).not.toContain("barRaiser");
  });

  it("who was excused is listed without a turn", () => {
    const loop = submitAll(excuse(submit(start(aLoop()), "amara"), "bo"));
    expect(listed(loop).at(-1)).toEqual(["bo", "interviewer", null]);
  });

  it("who submitted in one round and was excused from another has a turn", () => {
    const again = start(planFollowUp(revealed, ["bo", "carmen"]), "round-2");
    const loop = submitAll(excuse(again, "bo"), "round-2");
    expect(speakersFor(loop).find((s) => s.personId === "bo")?.place).not.toBeNull();
  });

  it("who interviews in two rounds has one turn", () => {
    const loop = submitAll(start(planFollowUp(revealed, ["bo"]), "round-2"), "round-2");
    expect(speakersFor(loop).filter((s) => s.personId === "bo")).toHaveLength(1);
  });

  it("a successor after the reveal speaks as Bar Raiser, the predecessor as an interviewer", () => {
    const appointment = {
      id: "a2",
      personId: "petra",
      byId: "lena",
      at: revealed.changedAt + 1,
      heldIndependence: true,
      cause: "recused" as const,
      reason: "Knows the candidate.",
    };
    const loop = { ...revealed, appointments: [...revealed.appointments, appointment] };
    expect(listed(loop)).toContainEqual(["petra", "barRaiser", 7]);
    expect(listed(loop)).toContainEqual(["ravi", "interviewer", 6]);
  });

  it("a promotion after the opening moves nobody when the debrief is reopened (P6)", () => {
    const open = openDebrief(revealed);
    const promoted = withPerson(open, "amara", { level: 9 });
    const debrief = last(open.debriefs);
    if (!debrief) throw new Error("no debrief");
    expect(speakersAtReopening(promoted, debrief)[0]).toMatchObject({
      personId: "amara",
      level: 4,
      place: 1,
    });
    expect(speakersFor(promoted).at(-1)).toMatchObject({ personId: "amara", level: 9 });
  });
});

describe("D2, P5: who has a turn", () => {
  const places = (loop: Loop) => speakersFor(loop).map((s) => [s.personId, s.kind, s.place].join(" "));
  const inFollowUp = (personId: string) => start(planFollowUp(revealed, [personId, "carmen"]), "round-2");
  const excusedThere = (loop: Loop, personId: string) => excuse(loop, personId);

  it("practice feedback gives no turn to who was excused from an interview of their own (F9)", () => {
    const loop = excusedThere(submit(inFollowUp("sol"), "sol", { roundId: "main" }), "sol");
    expect(places(loop)).toContain("sol interviewer ");
  });

  it("whoever is the hiring manager now keeps a turn, excused from a follow-up or not", () => {
    const loop = { ...excusedThere(inFollowUp("otto"), "otto"), hiringManagerId: "otto" };
    expect(places(loop)).toContain("otto hiringManager 4");
    expect(places({ ...loop, hiringManagerId: "hana" })).toContain("otto interviewer ");
  });

  it("who has not written yet is no one excused", () => {
    expect(places(start(aLoop())).filter((line) => line.endsWith(" "))).toEqual([]);
    const owing = excusedThere(start(planFollowUp(start(aLoop()), ["bo", "carmen"]), "round-2"), "bo");
    expect(places(owing)).toContain("bo interviewer ");
  });

  it("nobody speaks whom the facts don't know", () => {
    const { hana: _, ...people } = revealed.people;
    expect(places({ ...revealed, people }).some((line) => line.startsWith("hana"))).toBe(false);
  });

  it("a successor gets a place of their own level and tenure when a debrief is reopened", () => {
    const open = openDebrief(revealed);
    const [debrief] = open.debriefs;
    if (!debrief) throw new Error("no debrief");
    const succeeded = appoint(open, "petra", "recused");
    expect(speakersAtReopening(succeeded, debrief).find((s) => s.personId === "petra")).toEqual({
      ...{ personId: "petra", kind: "barRaiser", level: 7, tenureFrom: "2015-08-01", place: 7 },
    });
    const moved = withPerson(succeeded, "bo", { startDate: "2011-01-01" });
    expect(speakersAtReopening(moved, debrief).find((s) => s.personId === "bo")?.tenureFrom).toBe(
      "2023-02-01",
    );
  });
});

describe("D2: turns", () => {
  const names = (loop: Loop) => {
    const debrief = last(loop.debriefs);
    if (!debrief) throw new Error("no debrief");
    return [
      currentSpeaker(debrief)?.personId ?? null,
      nextSpeaker(debrief)?.personId ?? null,
      turnsLeft(debrief).length,
    ];
  };
  const open = openDebrief(revealed);
  const first = patchSpeaker(open, "amara", (_, at) => ({ turnStartedAt: at }));
  it.each<[string, Loop, readonly unknown[]]>([
    ["before the first", open, [null, "amara", 6]],
    ["during the first", first, ["amara", "bo", 6]],
    ["between two", patchSpeaker(first, "amara", (_, at) => ({ turnEndedAt: at })), [null, "bo", 5]],
  ])("%s", (_, loop, expected) => {
    expect(names(loop)).toEqual(expected);
  });

  it("go by place, however the speakers are stored, and leave the excused out", () => {
    const withoutBo = openDebrief(submitAll(excuse(start(aLoop()), "bo")));
    const turned = patchDebrief(withoutBo, (d) => ({ speakers: d.speakers.toReversed() }));
    const [debrief] = turned.debriefs;
    expect(debrief && turnsLeft(debrief).map((s) => s.personId)).toEqual([
      "amara",
      "carmen",
      "dmitri",
      "hana",
      "ravi",
    ]);
    expect(names(turned)).toEqual([null, "amara", 5]);
  });
});
