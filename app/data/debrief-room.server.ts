import { deedsOf, nextPhaseOf } from "~/domain/debrief-deeds";
import type { DebriefPage } from "~/domain/debrief-page";
import { debriefAtHand, roomOf, voteOwedBy } from "~/domain/debrief-room";
import { gatesOf } from "~/domain/gates";
import type { Id, Loop } from "~/domain/loop";
import { sightOfConclusions } from "~/domain/sight";
import type { Instant } from "~/domain/time";
import type { LoopView } from "~/domain/view";
import type { Viewer } from "~/domain/viewer";
import { readLoop, sayIn } from "./loops.server";

/**
 * Reads a loop with its debriefs. `page` is null for those from whom the conclusions are hidden (S1, S4, S6): they get
 * the seal's words from the view. Throws 404.
 */
export async function readDebrief(
  viewer: Viewer,
  loopId: Id,
  now: Instant,
): Promise<{ readonly view: LoopView; readonly page: DebriefPage | null }> {
  const read = await readLoop(viewer, loopId, (loop) => pageOf(viewer, loop, now), now);
  return { view: read.view, page: read.more };
}

const pageOf = (viewer: Viewer, loop: Loop, now: Instant): DebriefPage | null => {
  if (sightOfConclusions(viewer, loop) !== "everything") return null;
  const atHand = debriefAtHand(loop);
  const deeds = deedsOf(viewer.id, loop, Math.max(now, loop.changedAt + 1));
  return {
    room: atHand && roomOf(loop, atHand),
    earlier: loop.debriefs
      .filter((d) => d.id !== atHand?.id)
      .map((d) => roomOf(loop, d))
      .reverse(),
    deeds: Object.fromEntries(Object.entries(deeds).map(([deed, no]) => [deed, sayIn(loop, no)])),
    nextPhase: nextPhaseOf(loop),
    owed: voteOwedBy(viewer.id, loop),
    gates: gatesOf(loop).map(({ gate, state, objections }) => ({
      gate,
      state,
      reasons: sayIn(loop, objections),
    })),
  };
};
