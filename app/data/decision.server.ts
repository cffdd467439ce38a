import {
  type DecisionInput,
  decidedLevel,
  latestDecision,
  objectionsToConcur,
  objectionsToDecide,
  objectionsToLevelBar,
} from "~/domain/decision";
import type { Bar } from "~/domain/feedback";
import { type Decision, type Id, type Loop, openDebriefOf } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { changeLoop } from "./loops.server";

/** The hiring manager records a decision; the latest one stands (D4). */
export function decide(
  viewer: Viewer,
  loopId: Id,
  input: DecisionInput,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "decision.recorded",
      rule: (loop) => objectionsToDecide(viewer.id, loop, input),
      write: async (tx, loop, at) => {
        const { outcome, reason } = input;
        const levelNumber = decidedLevel(loop, input);
        const debriefId = openDebriefOf(loop)?.id ?? null;
        const decision = { loopId, debriefId, outcome, levelNumber, reason, byId: viewer.id, at };
        await tx.decision.create({ data: decision });
        return { details: { outcome, level: levelNumber } };
      },
    },
    now,
  );
}

const latestIn = (loop: Loop): Decision => {
  const decision = latestDecision(loop);
  if (!decision) throw new Error("No decision is recorded.");
  return decision;
};

/** A new bar answer for the other level of the latest decision, from Bar Raiser and hiring manager (D4). */
export function recordLevelBar(
  viewer: Viewer,
  loopId: Id,
  bar: Bar,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "decision.levelBarGiven",
      rule: (loop) => objectionsToLevelBar(viewer.id, loop),
      write: async (tx, loop, at) => {
        const { id, level } = latestIn(loop);
        await tx.levelBar.create({ data: { decisionId: id, personId: viewer.id, bar, at } });
        return { subjectId: viewer.id, details: { level } };
      },
    },
    now,
  );
}

/** The Bar Raiser concurs in writing with the latest decision, in the debrief or after it (D4). */
export function concur(
  viewer: Viewer,
  loopId: Id,
  text: string,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "concurrence.given",
      rule: (loop) => objectionsToConcur(viewer.id, loop, text),
      write: async (tx, loop, at) => {
        const decisionId = latestIn(loop).id;
        await tx.concurrence.create({ data: { loopId, decisionId, byId: viewer.id, text, at } });
        return { details: { decision: decisionId } };
      },
    },
    now,
  );
}
