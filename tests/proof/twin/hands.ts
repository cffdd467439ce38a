import { declareConflict } from "~/data/conflicts.server";
import { markLeft } from "~/data/debrief-presence.server";
import { after, type Calendar } from "~/data/demo/calendar";
import { convene, type Meeting } from "~/data/demo/meeting.server";
import { begin, plan, seat, start } from "~/data/demo/panel.server";
import { submit } from "~/data/demo/papers.server";
import type { Who } from "~/data/demo/people";
import type { Play } from "~/data/demo/play";
import { type Act, done, type Stage } from "~/data/demo/stage.server";
import { weighConflict } from "~/data/excusal.server";
import { readLoop, readLoopState } from "~/data/loops.server";
import { agreeReplacement, proposeReplacement } from "~/data/replacement.server";
import { appointSuccessor, recuse, writeAssessment } from "~/data/succession.server";
import type { ReplaceableSeat } from "~/domain/replacement";
import type { Instant } from "~/domain/time";
import { HANDED_OVER } from "./words";

const loop = (stage: Stage, name: string) => stage.id(`loop/${name}`);

/** Before the reveal: the Bar Raiser steps back having written, and another hiring manager is proposed, not agreed to. */
export const handedOverSealed = (now: Instant): readonly Act[] => [
  ...succeeds({ name: "rafael-routes", from: "anselm", to: "freya" }, now),
  ...declares({ name: "rafael-routes", candidate: "rafael", who: "bashir", weigher: "freya" }, after(now, 3)),
  proposes("rafael-routes", { seat: "hiringManager", to: "meiLin" }, after(now, 6)),
];

/** After it: the successor reads, assesses, weighs a conflict and leads; somebody leaves; the recruiter was replaced. */
export function handedOverRevealed({ day, ago }: Calendar): readonly Act[] {
  const play: Play = {
    ...{ name: "piet-routes", candidate: "piet", role: "routes", barRaiser: "anselm", words: HANDED_OVER },
  };
  const panel = (["bashir", "zofia", "meiLin"] as const).map((who, hour) =>
    seat(play, who, "interviewer", day(-8, 9 + hour)),
  );
  const seats = [
    ...panel,
    seat(play, "obi", "hiringManager", day(-8, 13)),
    seat(play, "anselm", "barRaiser", day(-8, 14)),
  ];
  const written = (["bashir", "zofia", "meiLin", "obi", "anselm"] as const).map((who, minute) =>
    submit(play, who, after(day(-7, 9), minute)),
  );
  const lead: Play = { ...play, barRaiser: "freya" };
  const meeting: Meeting = {
    ...{ opens: ago(90), present: ["freya", "bashir", "zofia", "obi"], final: {} },
    revote: { freya: { vote: "notInclined", bar: "meets", changeReason: "I read it all." } },
  };
  return [
    ...begin(play, day(-12, 9)),
    ...plan(play, seats, day(-11, 9)),
    start(play, day(-10, 9)),
    ...written,
    ...succeeds({ name: play.name, from: "anselm", to: "freya" }, day(-6, 9)),
    assesses(play.name, "freya", day(-6, 10)),
    ...declares({ name: play.name, candidate: "piet", who: "meiLin", weigher: "freya" }, day(-5, 9)),
    proposes(play.name, { seat: "recruiter", to: "noor" }, day(-5, 10)),
    agrees(play.name, day(-5, 11)),
    ...convene(lead, meeting).slice(0, -3),
    leaves(play.name, "zofia", ago(70)),
  ];
}

const succeeds = (
  { name, from, to }: { readonly name: string; readonly from: Who; readonly to: Who },
  at: Instant,
): readonly Act[] => [
  {
    at,
    does: async (stage, when) =>
      done(await recuse(stage.viewer(from), loop(stage, name), "We worked together for years.", when)),
  },
  {
    at: after(at, 1),
    does: async (stage, when) => {
      const personId = stage.id(`person/${to}`);
      const input = { personId, cause: "recused", reason: "Nobody nearer is free." } as const;
      done(await appointSuccessor(stage.viewer("marguerite"), loop(stage, name), input, when));
    },
  },
];

const assesses = (name: string, who: Who, at: Instant): Act => ({
  at,
  does: async (stage, when) => {
    await readLoop(stage.viewer(who), loop(stage, name), () => null, when);
    done(await writeAssessment(stage.viewer(who), loop(stage, name), "The evidence is thin on depth.", when));
  },
});

interface Declared {
  readonly name: string;
  readonly candidate: string;
  readonly who: Who;
  readonly weigher: Who;
}

const declares = ({ name, candidate, who, weigher }: Declared, at: Instant): readonly Act[] => [
  {
    at,
    does: async (stage, when) => {
      const conflict = { personId: null, reason: "We shared a flat once." };
      done(await declareConflict(stage.viewer(who), stage.id(`candidate/${candidate}`), conflict, when));
    },
  },
  {
    at: after(at, 1),
    does: async (stage, when) => {
      const text = "It is weighed: the evidence can be checked against what others heard.";
      const about = stage.id(`person/${who}`);
      done(await weighConflict(stage.viewer(weigher), loop(stage, name), about, text, when));
    },
  },
];

const proposes = (
  name: string,
  { seat: taken, to }: { readonly seat: ReplaceableSeat; readonly to: Who },
  at: Instant,
): Act => ({
  at,
  does: async (stage, when) => {
    const input = { seat: taken, personId: stage.id(`person/${to}`), reason: "Away until spring." };
    done(await proposeReplacement(stage.viewer("viktor"), loop(stage, name), input, when));
  },
});

const agrees = (name: string, at: Instant): Act => ({
  at,
  does: async (stage, when) => {
    const lead = stage.viewer("marguerite");
    const waiting = await readLoopState(lead, loop(stage, name), ({ replacements }) => replacements[0]?.id);
    done(await agreeReplacement(lead, loop(stage, name), waiting.more ?? "", when));
  },
});

const leaves = (name: string, who: Who, at: Instant): Act => ({
  at,
  does: async (stage, when) => {
    const left = { personId: stage.id(`person/${who}`), reason: "Their child's school rang." };
    done(await markLeft(stage.viewer("freya"), loop(stage, name), left, when));
  },
});
