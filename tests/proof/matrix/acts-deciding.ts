import {
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
  presentIn,
} from "../../../app/domain/debrief.ts";
import { objectionsToCast } from "../../../app/domain/debrief-votes.ts";
import {
  objectionsToConcur,
  objectionsToDecide,
  objectionsToLevelBar,
} from "../../../app/domain/decision.ts";
import { type Loop, openDebriefOf } from "../../../app/domain/loop.ts";
import type { Objection } from "../../../app/domain/objections.ts";
import { currentSpeaker } from "../../../app/domain/speakers.ts";
import { debriefForm } from "../../../app/forms/debrief.ts";
import { type Act, aboutConclusions, actsOf, NOTHING, type Verdict } from "./act";

const debrief = aboutConclusions(actsOf("/loops/:id/debrief", debriefForm));

// What has been done already is answered as done, and nothing is written.
const onceOnly = (objections: readonly Objection[]): Verdict =>
  objections.length === 1 && objections[0]?.code === "alreadyDone" ? "done" : objections;

const advance = (to: "revote" | "discussion" | "finalVote" | "decision"): Act =>
  debrief("advance", {
    variant: to,
    fill: () => ({ to }),
    rule: ({ viewer, loop }, sent) =>
      leaderOf(loop) === viewer.id && openDebriefOf(loop)?.phase === sent.to
        ? "done"
        : objectionsToAdvance(viewer.id, loop, sent.to),
  });

const isCastAlready = (personId: string, loop: Loop, sent: { stage: string; vote: string; bar: string }) =>
  loop.writing.votes.some(
    (v) =>
      v.debriefId === openDebriefOf(loop)?.id &&
      v.personId === personId &&
      v.stage === sent.stage &&
      v.vote === sent.vote &&
      v.bar === sent.bar,
  );

const vote = (stage: "revote" | "final", changeReason: "" | "Their evidence."): Act =>
  debrief("vote", {
    variant: changeReason ? `${stage}, changed` : stage,
    fill: () => {
      const cast = changeReason ? { vote: "notInclined", bar: "meets" } : { vote: "inclined", bar: "raises" };
      return { stage, ...cast, changeReason };
    },
    rule: ({ viewer, loop }, sent) =>
      isCastAlready(viewer.id, loop, sent) ? "done" : objectionsToCast(viewer.id, loop, sent.stage, sent),
  });

const decide = (outcome: "hire" | "hireAtAnotherLevel" | "noHire" | "moreEvidence"): Act =>
  debrief("decide", {
    variant: outcome,
    fill: ({ wide }) => ({
      ...{ outcome, reason: "The evidence says so." },
      ...(outcome === "hireAtAnotherLevel" ? { level: String(wide.terms.level - 1) } : {}),
    }),
    rule: ({ viewer, loop }, sent) => objectionsToDecide(viewer.id, loop, sent),
  });

const othersIn = (loop: Loop): string => {
  const open = openDebriefOf(loop);
  return (open ? presentIn(open) : []).find((s) => s.personId !== leaderOf(loop))?.personId ?? NOTHING;
};

/** Everything that is sent to a debrief. */
export const DEBRIEF: readonly Act[] = [
  debrief("open", {
    fill: () => ({}),
    rule: ({ viewer, loop, at }) => objectionsToOpenDebrief(viewer.id, loop, at),
  }),
  debrief("join", {
    fill: () => ({}),
    rule: ({ viewer, loop }) => onceOnly(objectionsToJoin(viewer.id, loop)),
  }),
  debrief("markRead", {
    fill: () => ({}),
    rule: ({ viewer, loop }) => onceOnly(objectionsToMarkRead(viewer.id, loop)),
  }),
  debrief("reopen", {
    fill: () => ({}),
    rule: ({ viewer, loop, at }) => objectionsToReopen(viewer.id, loop, at),
  }),
  debrief("close", { fill: () => ({}), rule: ({ viewer, loop }) => objectionsToClose(viewer.id, loop) }),
  ...(["revote", "discussion", "finalVote", "decision"] as const).map(advance),
  debrief("nextTurn", {
    fill: ({ wide }) => {
      const open = openDebriefOf(wide);
      return { expectedSpeakerId: (open && currentSpeaker(open)?.personId) ?? "" };
    },
    rule: ({ viewer, loop }, sent) => objectionsToNextTurn(viewer.id, loop, sent.expectedSpeakerId),
  }),
  debrief("markLeft", {
    fill: ({ wide }) => ({ personId: othersIn(wide), reason: "Had to catch a train." }),
    rule: ({ viewer, loop }, sent) => objectionsToMarkLeft(viewer.id, loop, sent.personId, sent.reason),
  }),
  debrief("adjourn", {
    fill: () => ({ reason: "The fire alarm." }),
    rule: ({ viewer, loop }, sent) => objectionsToAdjourn(viewer.id, loop, sent.reason),
  }),
  vote("revote", ""),
  vote("revote", "Their evidence."),
  vote("final", ""),
  vote("final", "Their evidence."),
  ...(["hire", "hireAtAnotherLevel", "noHire", "moreEvidence"] as const).map(decide),
  debrief("levelBar", {
    fill: () => ({ bar: "raises" }),
    rule: ({ viewer, loop }) => objectionsToLevelBar(viewer.id, loop),
  }),
  debrief("concur", {
    fill: () => ({ text: "I concur." }),
    rule: ({ viewer, loop }, sent) => objectionsToConcur(viewer.id, loop, sent.text),
  }),
];
