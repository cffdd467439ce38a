import { after, type Calendar } from "~/data/demo/calendar";
import { begin, plan, seat, start } from "~/data/demo/panel.server";
import { submit } from "~/data/demo/papers.server";
import type { Who } from "~/data/demo/people";
import type { Play } from "~/data/demo/play";
import { type Act, done, made, type Stage } from "~/data/demo/stage.server";
import { endLoop } from "~/data/ending.server";
import { answerExcusal, requestExcusal } from "~/data/excusal.server";
import { readLoopState } from "~/data/loops.server";
import { addRound } from "~/data/rounds.server";
import { assignmentsOf } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import { ABANDONED, SCREENED } from "./words";

const loop = (stage: Stage, name: string) => stage.id(`loop/${name}`);

const screening: Play = {
  ...{ name: "rafael-routes", candidate: "rafael", role: "routes", barRaiser: "anselm", words: SCREENED },
};

/** A revealed screen with a shadow and somebody excused; then a main round in which others owe and nobody has all. */
export function screened({ day }: Calendar): readonly Act[] {
  const screen = [
    seat(screening, "bashir", "interviewer", day(-8, 9)),
    seat(screening, "meiLin", "interviewer", day(-8, 10)),
    seat(screening, "luca", "interviewer", day(-8, 11)),
    seat(screening, "wren", "shadow", day(-8, 9)),
  ];
  const main = [
    seat(screening, "ines", "interviewer", day(-2, 9)),
    seat(screening, "zofia", "interviewer", day(-2, 10)),
    seat(screening, "obi", "hiringManager", day(-2, 11)),
    seat(screening, "anselm", "barRaiser", day(-2, 12)),
    seat(screening, "luca", "shadow", day(-2, 12)),
  ];
  return [
    ...begin(screening, day(-12, 9)),
    addScreen(screening, "caspian", day(-11, 9)),
    ...plan(screening, screen, day(-10, 9), "followUp"),
    start(screening, day(-9, 9), "followUp"),
    submit(screening, "bashir", day(-8, 13), "followUp"),
    submit(screening, "meiLin", day(-8, 14), "followUp"),
    submit(screening, "wren", day(-8, 15), "followUp"),
    asksToExcuse(screening, "luca", day(-4, 9)),
    { at: day(-4, 10), does: (stage, at) => agrees(stage, { loop: screening.name, by: "marguerite" }, at) },
    ...plan(screening, main, day(-4, 11)),
    start(screening, day(-3, 9)),
    submit(screening, "ines", day(-2, 14)),
    submit(screening, "anselm", day(-2, 15)),
  ];
}

const addScreen = (play: Play, recruiter: Who, at: Instant): Act => ({
  at,
  does: async (stage, now) => {
    const round = { kind: "screen", focus: [] } as const;
    const answer = await addRound(stage.viewer(recruiter), loop(stage, play.name), round, now);
    stage.keep(`round/${play.name}/followUp`, made(answer));
  },
});

const asksToExcuse = (play: Play, who: Who, at: Instant): Act => ({
  at,
  does: async (stage, now) => {
    const assignmentId = stage.id(`assignment/${play.name}/followUp/${who}`);
    const request = { assignmentId, kind: "noShow", reason: "Stuck on a train." } as const;
    done(await requestExcusal(stage.viewer("caspian"), loop(stage, play.name), request, now));
  },
});

/** Ended by the recruiter while its screen was sealed: it stays sealed for good (S10). */
export function abandoned({ day }: Calendar): readonly Act[] {
  const play: Play = {
    ...{ name: "emeka-returns", candidate: "emeka", role: "returns", barRaiser: "kenji", words: ABANDONED },
  };
  const seats = [
    seat(play, "tomasz", "interviewer", day(-6, 9)),
    seat(play, "ines", "interviewer", day(-6, 10)),
  ];
  return [
    ...begin(play, day(-9, 9)),
    addScreen(play, "noor", day(-8, 9)),
    ...plan(play, seats, day(-8, 10), "followUp"),
    start(play, day(-7, 9), "followUp"),
    submit(play, "tomasz", day(-6, 12), "followUp"),
    {
      at: after(day(-5, 9), 0),
      does: async (stage, at) => {
        const ending = { kind: "candidateWithdrew", reason: "Another offer came first." } as const;
        done(await endLoop(stage.viewer("noor"), loop(stage, play.name), ending, at));
      },
    },
  ];
}

/** Agrees to the one request that nobody has answered yet. */
export async function agrees(stage: Stage, { loop: name, by }: { loop: string; by: Who }, at: Instant) {
  const viewer = stage.viewer(by);
  const { more } = await readLoopState(viewer, loop(stage, name), (facts) =>
    assignmentsOf(facts)
      .flatMap(({ assignment }) => assignment.excusals)
      .find((excusal) => excusal.answer === null),
  );
  const answer = { agreed: true, reason: "There is no other day." };
  done(await answerExcusal(viewer, loop(stage, name), more?.id ?? "", answer, at));
}
