import { declareConflict } from "../../../app/data/conflicts.server.ts";
import { after } from "../../../app/data/demo/calendar.ts";
import { conclude, convene, type Meeting, turns } from "../../../app/data/demo/meeting.server.ts";
import { concurs, offers, vetoes } from "../../../app/data/demo/outcome.server.ts";
import { addFollowUp, begin, plan, type Seat, seat, start } from "../../../app/data/demo/panel.server.ts";
import { add, submit } from "../../../app/data/demo/papers.server.ts";
import type { Who } from "../../../app/data/demo/people.ts";
import { hiringManagerOf, loopProp, type Play, recruiterOf, seatProp } from "../../../app/data/demo/play.ts";
import { type Act, done, type Stage } from "../../../app/data/demo/stage.server.ts";
import { answerExcusal, requestExcusal } from "../../../app/data/excusal.server.ts";
import type { Outcome } from "../../../app/domain/loop.ts";
import { HOUR } from "../../../app/domain/time.ts";
import { interviewersOf, type Scenery } from "./stage";

type Does = Act["does"];
export const loopOf = (play: Play, stage: Stage) => stage.id(loopProp(play));

/** One deed at an instant; whatever the verb objects to is a fault of the play. */
export const deed = (
  at: number,
  does: (stage: Stage, at: number) => Promise<Parameters<typeof done>[0]>,
): Act => ({
  at,
  does: (async (stage, now) => done(await does(stage, now))) as Does,
});

/** The hours of a loop of ours, counted back from now. */
export const clock = (now: number) => (hoursAgo: number) => now - (now % (HOUR / 4)) - hoursAgo * HOUR;
export type Clock = ReturnType<typeof clock>;

export function panelOf(play: Play, slot: number): readonly Seat[] {
  return [
    ...interviewersOf(play.role).map((who) => seat(play, who, "interviewer", slot)),
    seat(play, hiringManagerOf(play), "hiringManager", slot),
    seat(play, play.barRaiser, "barRaiser", slot),
    { who: "luca", kind: "shadow", starts: slot, principles: [] },
  ];
}

/** Begun and planned: everything that a start asks for. */
export const planned = (play: Play, t: Clock, slot = t(100)): readonly Act[] => [
  ...begin(play, t(200)),
  ...plan(play, panelOf(play, slot), t(190)),
];

export const started = (play: Play, t: Clock, slot = t(100)): readonly Act[] => [
  ...planned(play, t, slot),
  start(play, t(180)),
];

export const writersOf = (play: Play): readonly Who[] => Object.keys(play.words) as Who[];

/** Everybody but these has written. */
export const written = (play: Play, t: Clock, besides: readonly Who[] = []): readonly Act[] => [
  ...started(play, t),
  ...writersOf(play)
    .filter((who) => !besides.includes(who))
    .map((who, index) => submit(play, who, after(t(98), index))),
];

const meetingOf = (play: Play, opens: number): Meeting => ({
  ...{ opens, present: writersOf(play), revote: {}, final: {} },
});

/** The debrief's own acts, cut off where the story stops. */
export const debriefed = (play: Play, t: Clock, until: number): readonly Act[] => {
  const meeting = meetingOf(play, t(50));
  const all = [
    ...convene(play, meeting),
    ...turns(play, meeting.opens, meeting.present.length),
    ...conclude(play, meeting, { outcome: "hire", level: null, reason: "Raises the average." }, []),
  ];
  return [...written(play, t), ...all.filter(({ at }) => at < after(meeting.opens, until))];
};

/** Debriefed to the end with this decision. */
export const decided = (
  play: Play,
  t: Clock,
  outcome: Outcome,
  level: number | null = null,
): readonly Act[] => {
  const meeting = meetingOf(play, t(50));
  return [
    ...written(play, t),
    ...convene(play, meeting),
    ...turns(play, meeting.opens, meeting.present.length),
    ...conclude(play, meeting, { outcome, level, reason: "Raises the average." }, []),
  ];
};

export const concurred = (play: Play, t: Clock): readonly Act[] => [
  ...decided(play, t, "hire"),
  concurs(play, "I concur.", t(46)),
];

export const offered = (play: Play, t: Clock): readonly Act[] => [
  ...concurred(play, t),
  offers(play, "ready", t(45)),
  offers(play, "extended", t(44)),
];

/** A veto under which something new was recorded since: an addendum by somebody else. */
export const vetoed = (play: Play, t: Clock): readonly Act[] => [
  ...decided(play, t, "hire"),
  vetoes(play, "One account contradicts another.", [firstPrinciple(play)], t(46)),
  add(play, writersOf(play)[0] ?? "wren", "I asked again; the account holds.", t(45)),
];

export const firstPrinciple = (play: Play) => {
  const [name] = Object.keys(play.words[play.barRaiser]?.principles ?? {});
  return name as keyof NonNullable<Play["words"][Who]>["principles"];
};

/** Asked for by the recruiter, and agreed to by the Bar Raiser. */
export const excused = (play: Play, who: Who, at: number): readonly Act[] => [
  deed(at, (stage, now) => {
    const assignmentId = stage.id(seatProp(play, "main", who));
    const request = { assignmentId, kind: "noShow", reason: "Ill that day." } as const;
    return requestExcusal(stage.viewer(recruiterOf(play)), loopOf(play, stage), request, now);
  }),
  {
    at: after(at, 5),
    does: async (stage, now) => {
      const { database } = await import("../../../app/data/database.server.ts");
      const where = { assignmentId: stage.id(seatProp(play, "main", who)) };
      const { id } = await database().excusal.findFirstOrThrow({ where });
      const answer = { agreed: true, reason: "" };
      done(await answerExcusal(stage.viewer(play.barRaiser), loopOf(play, stage), id, answer, now));
    },
  },
];

export const conflicted = (play: Play, who: Who, at: number): Act =>
  deed(at, (stage, now) => {
    const candidateId = stage.id(`candidate/${play.candidate}`);
    return declareConflict(
      stage.viewer(who),
      candidateId,
      { personId: null, reason: "We share a flat." },
      now,
    );
  });

/** A follow-up by one new interviewer, and by a lead, who have not written yet. */
export const followUp = (play: Play, scenery: Scenery, t: Clock): readonly Act[] => [
  addFollowUp(play, [firstPrinciple(play)], t(43)),
  ...plan(
    play,
    [{ who: "meiLin", kind: "interviewer", starts: t(30), principles: [firstPrinciple(play)] }],
    t(42),
    "followUp",
  ),
  deed(t(41), async (stage, now) => {
    const { assign } = await import("../../../app/data/plan.server.ts");
    const input = {
      roundId: stage.id(`round/${play.name}/followUp`),
      personId: scenery.newcomer("ottilie").id,
      kind: "interviewer",
      slot: { start: t(30), end: t(29), zone: "UTC" },
      principles: [stage.id(`principle/${firstPrinciple(play)}`)],
    } as const;
    return (await assign(stage.viewer(recruiterOf(play)), loopOf(play, stage), input, now)).objections;
  }),
  start(play, t(40), "followUp"),
];
