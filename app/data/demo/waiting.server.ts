import { after, type Calendar } from "./calendar";
import { begin, move, plan, type Seat, seat, start } from "./panel.server";
import { askToExcuse, keepDraft, submit, submitTwice } from "./papers.server";
import type { Play } from "./play";
import type { Act } from "./stage.server";
import { EMEKA } from "./words/emeka";
import { RAFAEL } from "./words/rafael";
import { THANDIWE } from "./words/thandiwe";

/** A plan with gaps: no Bar Raiser, people without a slot or principles, principles that nobody covers. */
export function planning({ day }: Calendar): readonly Act[] {
  const play: Play = {
    name: "leila-returns",
    candidate: "leila",
    role: "returns",
    barRaiser: "kenji",
    words: {},
  };
  const seats: readonly Seat[] = [
    { who: "ines", kind: "interviewer", starts: day(2, 9), principles: ["Customer Obsession", "Think Big"] },
    { who: "bashir", kind: "interviewer", starts: day(2, 11), principles: [] },
    { who: "wren", kind: "interviewer", starts: null, principles: ["Earn Trust"] },
    { who: "priya", kind: "hiringManager", starts: null, principles: ["Bias for Action"] },
  ];
  return [...begin(play, day(-2, 9)), ...plan(play, seats, day(-1, 10))];
}

const TRAIN = "The candidate's train was cancelled; he asked for the day after.";

const rafael: Play = {
  ...{ name: "rafael", candidate: "rafael", role: "firmware", barRaiser: "freya", words: RAFAEL },
};

/** Everybody has written but Wren, whose draft is complete: one submission away from the reveal. */
export function nearlyThere({ day, ago }: Calendar): readonly Act[] {
  const seats = [
    seat(rafael, "meiLin", "interviewer", day(-2, 9)),
    seat(rafael, "bashir", "interviewer", day(-3, 11)),
    seat(rafael, "priya", "hiringManager", day(-2, 14)),
    seat(rafael, "freya", "barRaiser", day(-1, 9)),
    seat(rafael, "luca", "shadow", day(-1, 9)),
    seat(rafael, "wren", "interviewer", ago(240)),
  ];
  return [
    ...begin(rafael, day(-7, 9)),
    ...plan(rafael, seats, day(-6, 10)),
    start(rafael, day(-5, 9)),
    move(rafael, seat(rafael, "bashir", "interviewer", day(-2, 11)), TRAIN, day(-4, 9)),
    submit(rafael, "meiLin", day(-2, 12, 40)),
    submit(rafael, "bashir", day(-2, 15)),
    submit(rafael, "priya", day(-1, 8, 10)),
    submit(rafael, "freya", day(-1, 11, 30)),
    submit(rafael, "luca", day(-1, 15)),
    keepDraft(rafael, "wren", ago(75)),
  ];
}

const ILL =
  "Tomasz fell ill an hour before the interview, and the candidate decides elsewhere at the end of the month. There is no slot left in which he could see them in time.";

/** Overdue, with a request to excuse that waits for the Bar Raiser; agreeing leaves a principle that nobody rated. */
export function overdue({ day }: Calendar): readonly Act[] {
  const play: Play = {
    ...{ name: "thandiwe", candidate: "thandiwe", role: "routes", barRaiser: "kenji", words: THANDIWE },
  };
  const seats: readonly Seat[] = [
    seat(play, "ines", "interviewer", day(-3, 9)),
    { who: "tomasz", kind: "interviewer", starts: day(-3, 11), principles: ["Invent and Simplify"] },
    seat(play, "zofia", "interviewer", day(-3, 14)),
    seat(play, "obi", "hiringManager", day(-2, 9)),
    { ...seat(play, "kenji", "barRaiser", day(-2, 12)), principles: ["Dive Deep"] },
  ];
  return [
    ...begin(play, day(-9, 14)),
    ...plan(play, seats, day(-8, 9)),
    start(play, day(-7, 13)),
    submit(play, "ines", day(-3, 16)),
    submit(play, "zofia", day(-2, 9, 20)),
    submit(play, "obi", day(-2, 13)),
    submit(play, "kenji", day(-1, 8, 45)),
    askToExcuse(play, "tomasz", "noShow", ILL, day(-1, 14)),
  ];
}

const WITHDRAWN =
  "I had counted the second delivery in full and want to weigh the weekends that it took before anybody reads this.";

/** Revealed, and nobody has opened the debrief yet. One version was withdrawn and stands in a second one. */
export function revealed({ day }: Calendar): readonly Act[] {
  const play: Play = {
    ...{ name: "emeka", candidate: "emeka", role: "firmware", barRaiser: "soledad", words: EMEKA },
  };
  const seats = [
    seat(play, "ines", "interviewer", day(-4, 9)),
    seat(play, "tomasz", "interviewer", day(-4, 11)),
    seat(play, "zofia", "interviewer", day(-4, 14)),
    seat(play, "priya", "hiringManager", day(-3, 10)),
    seat(play, "soledad", "barRaiser", day(-3, 15)),
    seat(play, "luca", "shadow", day(-3, 15)),
  ];
  const twice = [day(-4, 16), day(-3, 8), day(-3, 9, 30)] as const;
  return [
    ...begin(play, day(-10, 9)),
    ...plan(play, seats, day(-9, 11)),
    start(play, day(-8, 9)),
    submit(play, "ines", day(-4, 12)),
    submit(play, "tomasz", day(-4, 15, 20)),
    ...submitTwice(play, "zofia", { vote: "stronglyInclined" }, WITHDRAWN, twice),
    submit(play, "priya", day(-3, 12)),
    submit(play, "luca", day(-2, 9)),
    submit(play, "soledad", after(day(-2, 14), 35)),
  ];
}
