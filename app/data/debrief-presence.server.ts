import {
  objectionsToJoin,
  objectionsToMarkLeft,
  objectionsToMarkRead,
  objectionsToNextTurn,
  turnAfter,
} from "~/domain/debrief";
import { debriefIn, shownNow } from "~/domain/debrief-showing";
import type { Debrief, Id, Loop } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { changeLoop } from "./loops.server";

const oneSpeaker = (debriefId: Id, personId: Id) => ({ debriefId_personId: { debriefId, personId } });

/** Joins the silent reading (D3). Who is there already is answered as done. */
export function joinDebrief(viewer: Viewer, loopId: Id, now: Instant): Promise<readonly SaidObjection[]> {
  const rule = (loop: Loop) => objectionsToJoin(viewer.id, loop);
  return changeLoop(
    viewer,
    loopId,
    {
      act: "debrief.joined",
      done: (loop) => isDoneAlready(rule(loop)),
      rule,
      write: async (tx, loop, at) => {
        const where = oneSpeaker(debriefIn(loop).id, viewer.id);
        await tx.speaker.update({ where, data: { joinedAt: at } });
        return { subjectId: viewer.id };
      },
    },
    now,
  );
}

const isDoneAlready = (objections: readonly { readonly code: string }[]): boolean =>
  objections.length === 1 && objections[0]?.code === "alreadyDone";

/** "I have read everything": once for each sitting. */
export function markRead(viewer: Viewer, loopId: Id, now: Instant): Promise<readonly SaidObjection[]> {
  const rule = (loop: Loop) => objectionsToMarkRead(viewer.id, loop);
  return changeLoop(
    viewer,
    loopId,
    {
      act: "debrief.read",
      done: (loop) => isDoneAlready(rule(loop)),
      rule,
      write: async (tx, loop, at) => {
        const where = oneSpeaker(debriefIn(loop).id, viewer.id);
        await tx.speaker.update({ where, data: { readAt: at } });
        return { subjectId: viewer.id };
      },
    },
    now,
  );
}

/** The leader marks somebody as left; if only their vote was waited for, the votes show now (D3). */
export function markLeft(
  viewer: Viewer,
  loopId: Id,
  { personId, reason }: { readonly personId: Id; readonly reason: string },
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "debrief.left",
      rule: (loop) => objectionsToMarkLeft(viewer.id, loop, personId, reason),
      write: async (tx, loop, at) => {
        const debrief = debriefIn(loop);
        const left = { leftAt: at, leftReason: reason };
        await tx.speaker.update({ where: oneSpeaker(debrief.id, personId), data: left });
        const shown = shownNow(withSpeaker(debrief, personId, { leftAt: at.getTime() }), at);
        await tx.debrief.update({ where: { id: debrief.id }, data: shown });
        return { subjectId: personId };
      },
    },
    now,
  );
}

const withSpeaker = (
  debrief: Debrief,
  personId: Id,
  patch: Partial<Debrief["speakers"][number]>,
): Debrief => ({
  ...debrief,
  speakers: debrief.speakers.map((s) => (s.personId === personId ? { ...s, ...patch } : s)),
});

/** The turn moves on from whom the form showed as current; a stale or doubled click skips nobody (D2). */
export function nextTurn(
  viewer: Viewer,
  loopId: Id,
  expectedSpeakerId: Id | null,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeLoop(
    viewer,
    loopId,
    {
      act: "debrief.turnMoved",
      rule: (loop) => objectionsToNextTurn(viewer.id, loop, expectedSpeakerId),
      write: async (tx, loop, at) => {
        const debrief = debriefIn(loop);
        const { ends, starts } = turnAfter(debrief);
        if (ends !== null) {
          await tx.speaker.update({ where: oneSpeaker(debrief.id, ends), data: { turnEndedAt: at } });
        }
        if (starts !== null) {
          await tx.speaker.update({ where: oneSpeaker(debrief.id, starts), data: { turnStartedAt: at } });
        }
        return { details: { debrief: debrief.id, ended: ends, started: starts } };
      },
    },
    now,
  );
}
