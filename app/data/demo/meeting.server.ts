import type { Cast } from "~/domain/debrief-votes";
import type { DecisionInput } from "~/domain/decision";
import { type Loop, openDebriefOf, type Phase, type Stage as VoteStage } from "~/domain/loop";
import { currentSpeaker } from "~/domain/speakers";
import type { Instant } from "~/domain/time";
import { advanceDebrief, closeDebrief, openDebrief } from "../debrief.server";
import { joinDebrief, markRead, nextTurn } from "../debrief-presence.server";
import { castDebriefVote } from "../debrief-votes.server";
import { decide } from "../decision.server";
import { readLoop, readLoopState } from "../loops.server";
import { after } from "./calendar";
import type { Who } from "./people";
import { hiringManagerOf, loopProp, type Play } from "./play";
import { type Act, done, type Stage } from "./stage.server";

/** Votes that differ from what the person said before. */
export type Changes = Readonly<Partial<Record<Who, Cast>>>;

export interface Meeting {
  readonly opens: Instant;
  readonly present: readonly Who[];
  readonly revote: Changes;
  readonly final: Changes;
}

const loopOf = (play: Play, stage: Stage) => stage.id(loopProp(play));

/** Silent reading and re-vote, up to the first turn of the discussion: twenty minutes. */
export function convene(play: Play, { opens, present, revote }: Meeting): readonly Act[] {
  const others = present.filter((who) => who !== play.barRaiser);
  return [
    {
      at: opens,
      does: async (stage, at) => done(await openDebrief(leader(play, stage), loopOf(play, stage), at)),
    },
    ...others.map((who, index) => ({ at: after(opens, 1 + index / 2), does: joins(play, who) })),
    ...present.map((who, index) => ({ at: after(opens, 4 + index / 2), does: reads(play, who) })),
    ...present.map((who, index) => ({ at: after(opens, 11 + index / 2), does: saysSo(play, who) })),
    advance(play, "revote", after(opens, 14)),
    ...present.map((who, index) => ({
      at: after(opens, 15 + index / 2),
      does: casts(play, who, "revote", revote[who] ?? firstOf(play, who)),
    })),
    advance(play, "discussion", after(opens, 20)),
  ];
}

/** Each turn takes six minutes. */
export const turns = (play: Play, opens: Instant, count: number): readonly Act[] =>
  Array.from({ length: count }, (_, index) => ({
    at: after(opens, 26 + 6 * index),
    does: (stage, at) => passTurn(play, stage, at),
  }));

/** Final vote and decision, from an hour and ten minutes on; `last` comes before the debrief closes. */
export function conclude(
  play: Play,
  { opens, present, revote, final }: Meeting,
  decision: DecisionInput,
  last: readonly Act[],
): readonly Act[] {
  return [
    advance(play, "finalVote", after(opens, 70)),
    ...present.map((who, index) => ({
      at: after(opens, 71 + index / 2),
      does: casts(
        play,
        who,
        "final",
        final[who] ?? { ...(revote[who] ?? firstOf(play, who)), changeReason: null },
      ),
    })),
    advance(play, "decision", after(opens, 75)),
    { at: after(opens, 78), does: (stage, at) => decides(play, decision, stage, at) },
    ...last,
    {
      at: after(opens, 85),
      does: async (stage, at) => done(await closeDebrief(leader(play, stage), loopOf(play, stage), at)),
    },
  ];
}

const leader = (play: Play, stage: Stage) => stage.viewer(play.barRaiser);

const firstOf = (play: Play, who: Who): Cast => {
  const written = play.words[who];
  if (!written) throw new Error(`The demo has no words of ${who} in ${play.name}.`);
  return { vote: written.vote, bar: written.bar, changeReason: null };
};

const joins =
  (play: Play, who: Who): Act["does"] =>
  async (stage, at) =>
    done(await joinDebrief(stage.viewer(who), loopOf(play, stage), at));

// Reading enters the record as it would through the page (R1).
const reads =
  (play: Play, who: Who): Act["does"] =>
  async (stage, at) => {
    await readLoop(stage.viewer(who), loopOf(play, stage), () => null, at);
  };

const saysSo =
  (play: Play, who: Who): Act["does"] =>
  async (stage, at) =>
    done(await markRead(stage.viewer(who), loopOf(play, stage), at));

const casts =
  (play: Play, who: Who, stageOfVote: VoteStage, cast: Cast): Act["does"] =>
  async (stage, at) =>
    done(await castDebriefVote(stage.viewer(who), loopOf(play, stage), { ...cast, stage: stageOfVote }, at));

const advance = (play: Play, to: Phase, at: Instant): Act => ({
  at,
  does: async (stage, now) => done(await advanceDebrief(leader(play, stage), loopOf(play, stage), to, now)),
});

const speaking = (loop: Loop) => {
  const debrief = openDebriefOf(loop);
  return debrief && (currentSpeaker(debrief)?.personId ?? null);
};

async function passTurn(play: Play, stage: Stage, at: Instant): Promise<void> {
  const { more } = await readLoopState(leader(play, stage), loopOf(play, stage), speaking);
  done(await nextTurn(leader(play, stage), loopOf(play, stage), more, at));
}

async function decides(play: Play, decision: DecisionInput, stage: Stage, at: Instant): Promise<void> {
  done(await decide(stage.viewer(hiringManagerOf(play)), loopOf(play, stage), decision, at));
}
