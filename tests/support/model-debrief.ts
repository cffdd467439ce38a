import {
  debriefKindFor,
  leaderOf,
  objectionsToAdjourn,
  objectionsToAdvance,
  objectionsToClose,
  objectionsToJoin,
  objectionsToMarkLeft,
  objectionsToMarkRead,
  objectionsToNextTurn,
  objectionsToOpenDebrief,
  objectionsToReopen,
  stepDebrief,
  turnAfter,
} from "~/domain/debrief";
import { objectionsToCast } from "~/domain/debrief-votes";
import {
  decidedLevel,
  objectionsToConcur,
  objectionsToDecide,
  objectionsToLevelBar,
} from "~/domain/decision";
import type { Bar, Vote } from "~/domain/feedback";
import { barRaiserOf, type Id, type Loop, openDebriefOf, type Phase } from "~/domain/loop";
import { speakersAtReopening, speakersFor } from "~/domain/speakers";
import { concur, decide, nextInstant, openDebrief } from "./facts";
import {
  type Act,
  type Attempt,
  EVERYBODY,
  patchDebrief,
  patchSpeaker,
  pointless,
  seat,
  TEXT,
  VERDICTS,
} from "./model";

const advanced = (loop: Loop, to: Phase): Loop => patchDebrief(loop, (_, at) => ({ phase: to, phaseAt: at }));

/** What people do in a debrief, up to its close. */
export const DEBRIEF_ACTS = {
  open: (loop, by) => ({
    objections: objectionsToOpenDebrief(by(leaderOf(loop)), loop, nextInstant(loop)),
    after: (l) => openDebrief(l, { kind: debriefKindFor(l), speakers: speakersFor(l).map((p) => seat(p)) }),
  }),
  joinAll: (loop) => {
    const missing = (openDebriefOf(loop)?.speakers ?? []).filter(
      (s) => objectionsToJoin(s.personId, loop).length === 0,
    );
    if (missing.length === 0) return pointless;
    return {
      objections: [],
      after: (l) => missing.reduce((so, s) => patchSpeaker(so, s.personId, (_, at) => ({ joinedAt: at })), l),
    };
  },
  join: (loop, by, dice) => {
    const who = by(dice.pick(EVERYBODY));
    return {
      objections: objectionsToJoin(who, loop),
      after: (l) => patchSpeaker(l, who, (_, at) => ({ joinedAt: at })),
    };
  },
  read: (loop, by, dice) => {
    const who = by(dice.pick(EVERYBODY));
    return {
      objections: objectionsToMarkRead(who, loop),
      after: (l) => patchSpeaker(l, who, (_, at) => ({ readAt: at })),
    };
  },
  leave: (loop, by, dice) => {
    const target = dice.pick(EVERYBODY);
    const objections = objectionsToMarkLeft(by(leaderOf(loop)), loop, target, TEXT);
    return {
      objections,
      after: (l) => patchSpeaker(l, target, (_, at) => ({ leftAt: at, leftReason: TEXT })),
    };
  },
  advance: (loop, by, dice) => {
    const debrief = openDebriefOf(loop);
    const next = debrief && stepDebrief(debrief, "advance");
    const to = dice.pick([next ?? "discussion", next ?? "decision", next ?? "revote", "decision"] as const);
    return { objections: objectionsToAdvance(by(leaderOf(loop)), loop, to), after: (l) => advanced(l, to) };
  },
  cast: (loop, by, dice) => {
    const stage = openDebriefOf(loop)?.phase === "finalVote" ? "final" : "revote";
    return castBy(loop, by(dice.pick(EVERYBODY)), stage, dice.pick(VERDICTS));
  },
  castAll: (loop, _by, dice) => {
    const stage = openDebriefOf(loop)?.phase === "finalVote" ? "final" : "revote";
    const verdict = dice.pick(VERDICTS);
    const voters = (openDebriefOf(loop)?.speakers ?? []).filter(
      (s) => castBy(loop, s.personId, stage, verdict).objections.length === 0,
    );
    if (voters.length === 0) return pointless;
    return {
      objections: [],
      after: (l) => voters.reduce((so, s) => castBy(so, s.personId, stage, verdict).after(so), l),
    };
  },
  turn: (loop, by) => turnBy(loop, by(leaderOf(loop))),
  allTurns: (loop) => {
    if (openDebriefOf(loop)?.phase !== "discussion") return pointless;
    const leader = leaderOf(loop) ?? "";
    const go = (l: Loop): Loop =>
      turnBy(l, leader).objections.length > 0 ? l : go(turnBy(l, leader).after(l));
    return { objections: turnBy(loop, leader).objections, after: go };
  },
  adjourn: (loop, by) => ({
    objections: objectionsToAdjourn(by(leaderOf(loop)), loop, TEXT),
    after: (l) =>
      patchDebrief(l, (d, at) => ({
        phase: "adjourned",
        phaseAt: at,
        adjournments: [...d.adjournments, { reason: TEXT, at }],
      })),
  }),
  reopen: (loop, by) => ({
    objections: objectionsToReopen(by(leaderOf(loop)), loop, nextInstant(loop)),
    after: (l) =>
      patchDebrief(l, (d, at) => ({
        phase: "reading",
        phaseAt: at,
        speakers: speakersAtReopening(l, d).map((p) =>
          seat(
            p,
            d.speakers.find((s) => s.personId === p.personId),
          ),
        ),
      })),
  }),
  decide: (loop, by, dice) => {
    const input = dice.pick([
      { outcome: "hire", level: null, reason: TEXT },
      { outcome: "hire", level: null, reason: TEXT },
      { outcome: "hireAtAnotherLevel", level: 4, reason: TEXT },
      { outcome: "moreEvidence", level: null, reason: TEXT },
      { outcome: "noHire", level: null, reason: TEXT },
    ] as const);
    const objections = objectionsToDecide(by(loop.hiringManagerId), loop, input);
    return { objections, after: (l) => decide(l, input.outcome, decidedLevel(l, input)) };
  },
  levelBar: (loop, by, dice) => {
    const who = by(dice.pick([barRaiserOf(loop), loop.hiringManagerId]));
    const bar = {
      personId: who,
      bar: dice.pick(["raises", "raises", "meets"] as const),
      at: nextInstant(loop),
    };
    const decisions = loop.decisions.map((d, i) =>
      i === loop.decisions.length - 1 ? { ...d, levelBars: [...d.levelBars, bar] } : d,
    );
    return {
      objections: objectionsToLevelBar(who, loop),
      after: (l) => ({ ...l, decisions, changedAt: bar.at }),
    };
  },
  concur: (loop, by) => ({
    objections: objectionsToConcur(by(barRaiserOf(loop)), loop, TEXT),
    after: concur,
  }),
  close: (loop, by) => ({
    objections: objectionsToClose(by(leaderOf(loop)), loop),
    after: (l) => patchDebrief(l, (_, at) => ({ phase: "closed", phaseAt: at, closedAt: at })),
  }),
} satisfies Record<string, Act>;

const castBy = (
  loop: Loop,
  who: Id,
  stage: "revote" | "final",
  [vote, bar]: readonly [Vote, Bar],
): Attempt => ({
  objections: objectionsToCast(who, loop, stage, { vote, bar, changeReason: TEXT }),
  after: (l) => {
    const cast = patchSpeaker(l, who, (_, at) =>
      stage === "revote" ? { revoteCastAt: at } : { finalCastAt: at },
    );
    const debriefId = openDebriefOf(l)?.id ?? "";
    const written = { debriefId, personId: who, stage, vote, bar, changeReason: TEXT, at: cast.changedAt };
    return { ...cast, writing: { ...cast.writing, votes: [...cast.writing.votes, written] } };
  },
});

const turnBy = (loop: Loop, who: Id): Attempt => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return pointless;
  const { ends, starts } = turnAfter(debrief);
  return {
    objections: objectionsToNextTurn(who, loop, ends),
    after: (l) => {
      const ended = ends ? patchSpeaker(l, ends, (_, at) => ({ turnEndedAt: at })) : l;
      return starts ? patchSpeaker(ended, starts, (_, at) => ({ turnStartedAt: at })) : ended;
    },
  };
};
