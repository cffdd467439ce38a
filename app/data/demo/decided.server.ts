import type { Calendar } from "./calendar";
import { type Changes, conclude, convene, type Meeting, turns } from "./meeting.server";
import { concurs, offers, upholds, vetoes } from "./outcome.server";
import { begin, plan, seat, start } from "./panel.server";
import { add, submit } from "./papers.server";
import type { Who } from "./people";
import { hiringManagerOf, type Play } from "./play";
import type { Act } from "./stage.server";
import { DMITRI } from "./words/dmitri";
import { LEILA } from "./words/leila";
import { PIET } from "./words/piet";
import { SAOIRSE } from "./words/saoirse";

/** From the candidate to the reveal: interviews on the day -`first` and feedback on that day and the next. */
function interviews(play: Play, { day }: Calendar, first: number): readonly Act[] {
  const interviewers = panelOf(play).filter((who) => who !== play.barRaiser && who !== hiringManagerOf(play));
  const seats = [
    ...interviewers.map((who, index) => seat(play, who, "interviewer", day(-first, 8 + index))),
    seat(play, hiringManagerOf(play), "hiringManager", day(-first, 12)),
    seat(play, play.barRaiser, "barRaiser", day(-first, 14)),
  ];
  return [
    ...begin(play, day(-first - 6, 9)),
    ...plan(play, seats, day(-first - 5, 9)),
    start(play, day(-first - 4, 11)),
    ...interviewers.map((who, index) => submit(play, who, day(-first, 13 + index, 10))),
    submit(play, hiringManagerOf(play), day(-first, 16, 30)),
    submit(play, play.barRaiser, day(-first + 1, 9, 5)),
  ];
}

const panelOf = (play: Play) => Object.keys(play.words) as readonly Who[];

const NONE: Changes = {};
const everybody = (play: Play, opens: number, revote = NONE, final = NONE): Meeting => ({
  ...{ opens, present: panelOf(play), revote, final },
});

const debrief = (play: Play, meeting: Meeting): readonly Act[] => [
  ...convene(play, meeting),
  ...turns(play, meeting.opens, meeting.present.length),
];

const saoirse: Play = {
  ...{ name: "saoirse", candidate: "saoirse", role: "firmware", barRaiser: "freya", words: SAOIRSE },
};

/** A ready offer; the concurrence came a day after the debrief had closed. */
export function ready(calendar: Calendar): readonly Act[] {
  const { day } = calendar;
  const meeting = everybody(saoirse, day(-8, 9));
  const reason =
    "She raises the bar on depth and on the way that we work with each other, and she can take over updates within a month.";
  const concurrence =
    "I concur. I slept on the one open point, the waiting for the supplier, and Bashir's addendum settles it for me: she named it herself and changed how she works. Against the people at this level in Lockers she is in the upper half on each of the five principles.";
  const addendum =
    "I asked her by phone today, with the recruiter on the line, what she does now when somebody owes her a result. She starts to measure for herself after a week, and named two cases from this year. My rating stays as it is.";
  return [
    ...interviews(saoirse, calendar, 11),
    add(saoirse, "bashir", addendum, day(-9, 15)),
    ...debrief(saoirse, meeting),
    ...conclude(saoirse, meeting, { outcome: "hire", level: null, reason }, []),
    concurs(saoirse, concurrence, day(-7, 10)),
    offers(saoirse, "ready", day(-1, 13)),
  ];
}

const dmitri: Play = {
  ...{ name: "dmitri", candidate: "dmitri", role: "routes", barRaiser: "kenji", words: DMITRI },
};

/** An offer that went out and is not answered yet. */
export function extended(calendar: Calendar): readonly Act[] {
  const { day } = calendar;
  const meeting = everybody(dmitri, day(-16, 13));
  const reason =
    "He brings the road into a team that knows it from maps. All five agree, and none of the reasons is the same.";
  const concurrence =
    "I concur. First or second of the level on depth, and the others' evidence is of the same quality. The late objection that Obi describes is his to watch.";
  return [
    ...interviews(dmitri, calendar, 19),
    ...debrief(dmitri, meeting),
    ...conclude(dmitri, meeting, { outcome: "hire", level: null, reason }, [
      concurs(dmitri, concurrence, day(-16, 14, 21)),
    ]),
    offers(dmitri, "ready", day(-15, 9)),
    offers(dmitri, "extended", day(-3, 10)),
  ];
}

/** A no hire, without a veto: the panel saw it alike in the end. */
export function noHire(calendar: Calendar): readonly Act[] {
  const play: Play = {
    ...{ name: "leila", candidate: "leila", role: "routes", barRaiser: "freya", words: LEILA },
  };
  const changeReason =
    "My evidence is about products. Having heard what this role is for I would vote for her in another one.";
  const meeting = everybody(play, calendar.day(-28, 9), NONE, {
    wren: { vote: "notInclined", bar: "meets", changeReason },
  });
  const reason =
    "Not for this role. Depth and holding a figure under pressure are what it consists of. Caspian tells her so, and that we would like to hear from her about product roles.";
  return [
    ...interviews(play, calendar, 30),
    ...debrief(play, meeting),
    ...conclude(play, meeting, { outcome: "noHire", level: null, reason }, []),
  ];
}

/** A hire that was blocked, and the block was upheld. */
export function blocked(calendar: Calendar): readonly Act[] {
  const { day } = calendar;
  const play: Play = {
    ...{ name: "piet", candidate: "piet", role: "firmware", barRaiser: "soledad", words: PIET },
  };
  const changeReason =
    "I had read the story about the review as pride. Next to what Soledad heard it is a pattern.";
  const meeting = everybody(
    play,
    day(-25, 9),
    { meiLin: { vote: "notInclined", bar: "meets", changeReason } },
    NONE,
  );
  const reason =
    "The fleet needs his force now, and I believe that standards can be set for him. I know that the Bar Raiser sees it otherwise.";
  const rationale =
    "He recorded a safety test as passed that he had not run, and let a colleague take the blame for what followed. Both are his own words. No strength in delivery weighs this up in a product with moving doors. I don't see what could be heard in a further round that would make it undone.";
  const upheld =
    "I offered a follow-up, and Priya and I talked for an hour. We agree on the facts and differ on what can be learned in a year. Nothing new has been recorded. The standard for this level is that others can rely on a record that one has signed; this would lower it. I uphold the veto.";
  return [
    ...interviews(play, calendar, 27),
    ...debrief(play, meeting),
    ...conclude(play, meeting, { outcome: "hire", level: null, reason }, [
      vetoes(play, rationale, ["Insist on the Highest Standards"], day(-25, 10, 21)),
    ]),
    upholds(play, upheld, day(-23, 11)),
  ];
}
