import type { Calendar } from "./calendar";
import { conclude, convene, type Meeting, turns } from "./meeting.server";
import { vetoes } from "./outcome.server";
import { addFollowUp, begin, plan, seat, start } from "./panel.server";
import { submit } from "./papers.server";
import type { Play } from "./play";
import type { Act } from "./stage.server";
import { AURELIO } from "./words/aurelio";
import { YUKI } from "./words/yuki";

const yuki: Play = {
  ...{ name: "yuki", candidate: "yuki", role: "routes", barRaiser: "anselm", words: YUKI },
};

const WREN_AFTER_READING =
  "Anselm's third story answers what I missed: there she asked twenty drivers before she built anything.";

/** In its discussion: the second speaker is absent and was read from the text, the third speaks. */
export function inDiscussion({ day, ago }: Calendar): readonly Act[] {
  const seats = [
    seat(yuki, "wren", "interviewer", day(-5, 9)),
    seat(yuki, "meiLin", "interviewer", day(-5, 11)),
    seat(yuki, "tomasz", "interviewer", day(-5, 14)),
    seat(yuki, "obi", "hiringManager", day(-4, 9)),
    seat(yuki, "anselm", "barRaiser", day(-4, 12)),
  ];
  const meeting: Meeting = {
    opens: ago(60),
    present: ["anselm", "wren", "meiLin", "obi"],
    revote: { wren: { vote: "inclined", bar: "raises", changeReason: WREN_AFTER_READING } },
    final: {},
  };
  return [
    ...begin(yuki, day(-11, 14)),
    ...plan(yuki, seats, day(-10, 9)),
    start(yuki, day(-9, 9)),
    submit(yuki, "meiLin", day(-5, 13)),
    submit(yuki, "wren", day(-5, 15)),
    submit(yuki, "tomasz", day(-4, 8)),
    submit(yuki, "obi", day(-4, 11, 15)),
    submit(yuki, "anselm", day(-3, 9, 50)),
    ...convene(yuki, meeting),
    ...turns(yuki, meeting.opens, 2),
  ];
}

const aurelio: Play = {
  ...{ name: "aurelio", candidate: "aurelio", role: "returns", barRaiser: "kenji", words: AURELIO },
};

const meeting = (calendar: Calendar): Meeting => ({
  opens: calendar.day(-6, 13),
  present: ["kenji", "ines", "bashir", "priya"],
  revote: {},
  final: {},
});

const HIRE = {
  outcome: "hire",
  level: null,
  reason:
    "His ideas for returns go further than anything that we have, and the results hold. I take Kenji's doubts seriously and would work on them with him from the first week.",
} as const;

const RATIONALE =
  "Twice he kept a fact from people who had to decide with it, and he tells both as successes. A product manager's word is what the engineers plan by, so this is not a weakness that strengths elsewhere make up for. I know of nothing since then that points the other way, and my hour may have been too short to find it. What would change my mind is evidence, heard by somebody else, that he has told people an inconvenient fact in time, at a cost to himself. I propose a follow-up round about nothing but this.";

/** A hire under an open veto. The follow-up has one feedback in, and Zofia's is pending: what she writes may lift it. */
export function underVeto(calendar: Calendar): readonly Act[] {
  const { day, ago } = calendar;
  const seats = [
    seat(aurelio, "ines", "interviewer", day(-9, 9)),
    seat(aurelio, "bashir", "interviewer", day(-9, 11)),
    seat(aurelio, "priya", "hiringManager", day(-9, 14)),
    seat(aurelio, "kenji", "barRaiser", day(-8, 10)),
  ];
  const veto = vetoes(aurelio, RATIONALE, ["Earn Trust"], day(-6, 14, 22));
  return [
    ...begin(aurelio, day(-15, 9)),
    ...plan(aurelio, seats, day(-14, 9)),
    start(aurelio, day(-13, 10)),
    submit(aurelio, "ines", day(-9, 12)),
    submit(aurelio, "bashir", day(-9, 14)),
    submit(aurelio, "priya", day(-8, 8)),
    submit(aurelio, "kenji", day(-8, 15)),
    ...convene(aurelio, meeting(calendar)),
    ...turns(aurelio, day(-6, 13), 4),
    ...conclude(aurelio, meeting(calendar), HIRE, [veto]),
    addFollowUp(aurelio, ["Earn Trust"], day(-5, 9)),
    ...plan(
      aurelio,
      [
        seat(aurelio, "meiLin", "interviewer", day(-2, 14)),
        { who: "zofia", kind: "interviewer", starts: ago(330), principles: ["Earn Trust"] },
      ],
      day(-5, 10),
      "followUp",
    ),
    start(aurelio, day(-5, 11), "followUp"),
    submit(aurelio, "meiLin", day(-1, 9), "followUp"),
  ];
}
