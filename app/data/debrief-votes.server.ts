import { debriefIn, shownNow } from "~/domain/debrief-showing";
import { type Cast, objectionsToCast } from "~/domain/debrief-votes";
import { type Debrief, type Id, type Loop, openDebriefOf, type Stage } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { changeLoop } from "./loops.server";

/** What somebody casts, and in which of a debrief's two votes. */
export interface StageCast extends Cast {
  readonly stage: Stage;
}

const withCast = (debrief: Debrief, personId: Id, stage: Stage, at: Instant): Debrief => ({
  ...debrief,
  speakers: debrief.speakers.map((s) =>
    s.personId === personId ? { ...s, [stage === "revote" ? "revoteCastAt" : "finalCastAt"]: at } : s,
  ),
});

const isCastAlready = (personId: Id, loop: Loop, cast: StageCast): boolean => {
  const debrief = openDebriefOf(loop);
  return loop.writing.votes.some(
    (v) =>
      v.debriefId === debrief?.id &&
      v.personId === personId &&
      v.stage === cast.stage &&
      v.vote === cast.vote &&
      v.bar === cast.bar,
  );
};

/**
 * Casts one's own re-vote or final vote (D3). Hidden from everybody else until everyone present has cast; the last one
 * shows them all. The very same vote again is answered as done. The audit entry tells that it was cast, never what.
 */
export function castDebriefVote(
  viewer: Viewer,
  loopId: Id,
  cast: StageCast,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  const { stage, vote, bar } = cast;
  return changeLoop(
    viewer,
    loopId,
    {
      act: stage === "revote" ? "debrief.revoteCast" : "debrief.finalCast",
      done: (loop) => isCastAlready(viewer.id, loop, cast),
      rule: (loop) => objectionsToCast(viewer.id, loop, stage, cast),
      write: async (tx, loop, at) => {
        const debrief = debriefIn(loop);
        const changeReason = cast.changeReason?.trim() ? cast.changeReason : null;
        const own = { debriefId: debrief.id, personId: viewer.id, stage };
        await tx.debriefVote.create({ data: { ...own, vote, bar, changeReason, at } });
        const shown = shownNow(withCast(debrief, viewer.id, stage, at.getTime()), at);
        await tx.debrief.update({ where: { id: debrief.id }, data: shown });
        return { subjectId: viewer.id, details: { debrief: debrief.id } };
      },
    },
    now,
  );
}
