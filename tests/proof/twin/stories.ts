import { linkCandidate } from "~/data/candidate-changes.server";
import { grantCapability } from "~/data/capabilities.server";
import { after, type Calendar } from "~/data/demo/calendar";
import { conclude, convene, type Meeting, turns } from "~/data/demo/meeting.server";
import { begin, plan, seat, start } from "~/data/demo/panel.server";
import { submit } from "~/data/demo/papers.server";
import type { Who } from "~/data/demo/people";
import type { Play } from "~/data/demo/play";
import { type Act, done, made, type Stage } from "~/data/demo/stage.server";
import { EMEKA } from "~/data/demo/words/emeka";
import { YUKI } from "~/data/demo/words/yuki";
import { endLoop } from "~/data/ending.server";
import { answerExcusal, requestExcusal } from "~/data/excusal.server";
import { withdrawFeedback } from "~/data/feedback.server";
import { readLoopState } from "~/data/loops.server";
import { createPerson } from "~/data/people-changes.server";
import { addRound } from "~/data/rounds.server";
import { saveVetoDraft } from "~/data/veto-draft.server";
import { assignmentsOf } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import { ABANDONED, SCREENED } from "./words";

/** What happens beyond the demo, so that every state of the seal is there. */
export const stories = (calendar: Calendar, now: Instant): readonly Act[] => [
  ...newcomers(now),
  ...sealedAndWithdrawn(now),
  ...revoteHalfCast(calendar),
  ...finalVoteHalfCast(calendar),
  ...screened(calendar),
  ...abandoned(calendar),
  draftsVeto(now),
];

const loop = (stage: Stage, name: string) => stage.id(`loop/${name}`);

/** Somebody without any part, and an admin who is the candidate of two loops. */
const newcomers = (now: Instant): readonly Act[] => [
  { at: now, does: (stage, at) => joins(stage, "stranger", at) },
  { at: now, does: (stage, at) => joins(stage, "hopeful", at) },
  {
    at: now,
    does: async (stage, at) => {
      const hopeful = stage.id("candidate/person-hopeful");
      done(await grantCapability(stage.viewer("viktor"), hopeful, "admin", at));
      for (const name of ["yuki", "dmitri"] as const)
        done(await linkCandidate(stage.viewer("noor"), stage.id(`candidate/${name}`), hopeful, at));
    },
  },
];

/** Their addresses tell who they are in the database. */
export const addressOf = (name: string): string => `${name}@twin.example`;

async function joins(stage: Stage, name: "stranger" | "hopeful", at: Instant): Promise<void> {
  const values = {
    ...{ name: `Robin ${name}`, email: addressOf(name), level: 5, startDate: "2023-03-01" },
    ...{ teamId: stage.id("team/Hiring"), managerId: null, timeZone: "Europe/Berlin" },
  };
  stage.keep(`candidate/person-${name}`, made(await createPerson(stage.viewer("viktor"), values, at)));
}

/** One takes submitted feedback back while the round is sealed; another is excused without having written. */
const sealedAndWithdrawn = (now: Instant): readonly Act[] => [
  {
    at: now,
    does: async (stage, at) => {
      const assignment = stage.id("assignment/thandiwe/main/zofia");
      done(await withdrawFeedback(stage.viewer("zofia"), assignment, "I mixed up two of the answers.", at));
    },
  },
  { at: now + 1, does: (stage, at) => agrees(stage, { loop: "thandiwe", by: "kenji" }, at) },
];

async function agrees(stage: Stage, { loop: name, by }: { loop: string; by: Who }, at: Instant) {
  const viewer = stage.viewer(by);
  const { more } = await readLoopState(viewer, loop(stage, name), (facts) =>
    assignmentsOf(facts)
      .flatMap(({ assignment }) => assignment.excusals)
      .find((excusal) => excusal.answer === null),
  );
  const answer = { agreed: true, reason: "There is no other day." };
  done(await answerExcusal(viewer, loop(stage, name), more?.id ?? "", answer, at));
}

const NO_CHANGES = { revote: {}, final: {} } as const;

/** A blind re-vote of five, of which two are in. */
function revoteHalfCast({ ago }: Calendar): readonly Act[] {
  const play: Play = {
    ...{ name: "emeka", candidate: "emeka", role: "firmware", barRaiser: "soledad", words: EMEKA },
  };
  const meeting: Meeting = {
    ...{ opens: ago(60), present: ["ines", "tomasz", "soledad", "zofia", "priya"] },
    ...NO_CHANGES,
  };
  return convene(play, meeting).slice(0, -4);
}

/** The discussion comes to its end; of four final votes two are in. */
function finalVoteHalfCast({ ago }: Calendar): readonly Act[] {
  const play: Play = {
    ...{ name: "yuki", candidate: "yuki", role: "routes", barRaiser: "anselm", words: YUKI },
  };
  const opens = ago(120);
  const meeting: Meeting = { opens, present: ["meiLin", "obi", "anselm", "wren"], ...NO_CHANGES };
  const decision = { outcome: "hire", level: null, reason: "It never comes to this." } as const;
  return [...turns(play, opens, 3), ...conclude(play, meeting, decision, []).slice(0, 3)];
}

const screening: Play = {
  ...{ name: "rafael-routes", candidate: "rafael", role: "routes", barRaiser: "anselm", words: SCREENED },
};

/** A revealed screen with a shadow and somebody excused; then a main round in which others owe and nobody has all. */
function screened({ day }: Calendar): readonly Act[] {
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
function abandoned({ day }: Calendar): readonly Act[] {
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

const draftsVeto = (now: Instant): Act => ({
  at: now,
  does: async (stage, at) => {
    const principles = [stage.id("principle/Earn Trust")];
    const input = { rationale: "Two of the stories do not hold together.", principles, cites: [] };
    done(await saveVetoDraft(stage.viewer("freya"), loop(stage, "saoirse"), input, at));
  },
});
