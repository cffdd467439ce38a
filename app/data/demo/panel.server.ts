import { type AssignmentKind, mainRoundOf } from "~/domain/loop";
import { HOUR, type Instant } from "~/domain/time";
import { createCandidate } from "../candidate-changes.server";
import { createLoop } from "../creation.server";
import { readLoopState } from "../loops.server";
import { assign, changeAssignment } from "../plan.server";
import { addRound, startRound } from "../rounds.server";
import { after } from "./calendar";
import { CANDIDATES, candidateEmail } from "./candidates";
import { personOf, type Who } from "./people";
import { loopProp, type Play, type RoundName, recruiterOf, roundProp, seatProp } from "./play";
import type { PrincipleName } from "./roles";
import { type Act, done, made, type Stage } from "./stage.server";

/** A place on a panel: the hour at which it starts, or none yet. */
export interface Seat {
  readonly who: Who;
  readonly kind: AssignmentKind;
  readonly starts: Instant | null;
  readonly principles: readonly PrincipleName[];
}

/** The recruiter enters the candidate, unless they are known, and begins the loop. */
export const begin = (play: Play, at: Instant): readonly Act[] => [
  { at, does: (stage, now) => enter(play, stage, now) },
  { at: after(at, 5), does: (stage, now) => create(play, stage, now) },
];

async function enter(play: Play, stage: Stage, now: Instant): Promise<void> {
  const prop = `candidate/${play.candidate}` as const;
  if (stage.has(prop)) return;
  const { name, notes } = CANDIDATES[play.candidate];
  const values = { name, notes, email: candidateEmail(play.candidate), links: [], personId: null };
  stage.keep(prop, made(await createCandidate(stage.viewer(recruiterOf(play)), values, now)));
}

async function create(play: Play, stage: Stage, now: Instant): Promise<void> {
  const recruiter = stage.viewer(recruiterOf(play));
  const input = {
    candidateId: stage.id(`candidate/${play.candidate}`),
    roleId: stage.id(`role/${play.role}`),
  };
  const loopId = stage.keep(loopProp(play), made(await createLoop(recruiter, input, now)));
  const { more } = await readLoopState(recruiter, loopId, (loop) => mainRoundOf(loop)?.id);
  stage.keep(roundProp(play, "main"), more);
}

/** The recruiter puts each on the panel, a minute apart. */
export const plan = (
  play: Play,
  seats: readonly Seat[],
  at: Instant,
  round: RoundName = "main",
): readonly Act[] =>
  seats.map((seat, index) => ({
    at: after(at, index),
    does: (stage, now) => place(play, round, seat, stage, now),
  }));

async function place(play: Play, round: RoundName, seat: Seat, stage: Stage, now: Instant): Promise<void> {
  const { who, kind, starts, principles } = seat;
  const input = {
    roundId: stage.id(roundProp(play, round)),
    personId: stage.id(`person/${who}`),
    kind,
    slot: starts === null ? null : { start: starts, end: starts + HOUR, zone: personOf(who).zone },
    principles: principles.map((name) => stage.id(`principle/${name}`)),
  };
  const answer = await assign(stage.viewer(recruiterOf(play)), stage.id(loopProp(play)), input, now);
  stage.keep(seatProp(play, round, who), made(answer));
}

/** The recruiter starts the round. */
export const start = (play: Play, at: Instant, round: RoundName = "main"): Act => ({
  at,
  does: async (stage, now) => {
    const recruiter = stage.viewer(recruiterOf(play));
    done(await startRound(recruiter, stage.id(loopProp(play)), stage.id(roundProp(play, round)), now));
  },
});

/** The recruiter moves somebody's interview once the round has started. */
export const move = (play: Play, { who, starts, principles }: Seat, reason: string, at: Instant): Act => ({
  at,
  does: async (stage, now) => {
    if (starts === null) throw new Error("An interview is moved to some time.");
    const next = {
      slot: { start: starts, end: starts + HOUR, zone: personOf(who).zone },
      principles: principles.map((name) => stage.id(`principle/${name}`)),
      reason,
    };
    const recruiter = stage.viewer(recruiterOf(play));
    const assignment = stage.id(seatProp(play, "main", who));
    done(await changeAssignment(recruiter, stage.id(loopProp(play)), assignment, next, now));
  },
});

/** The recruiter adds a follow-up round about the principles in question. */
export const addFollowUp = (play: Play, focus: readonly PrincipleName[], at: Instant): Act => ({
  at,
  does: async (stage, now) => {
    const input = { kind: "followUp", focus: focus.map((name) => stage.id(`principle/${name}`)) } as const;
    const answer = await addRound(stage.viewer(recruiterOf(play)), stage.id(loopProp(play)), input, now);
    stage.keep(roundProp(play, "followUp"), made(answer));
  },
});

const principlesOf = (play: Play, who: Who): readonly PrincipleName[] =>
  Object.keys(play.words[who]?.principles ?? {}) as PrincipleName[];

/** A seat about the principles that the person is going to write about. */
export const seat = (play: Play, who: Who, kind: AssignmentKind, starts: Instant): Seat => ({
  ...{ who, kind, starts },
  principles: principlesOf(play, who),
});
