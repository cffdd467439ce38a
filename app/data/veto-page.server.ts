import type { Id, Loop } from "~/domain/loop";
import { sightOfConclusions } from "~/domain/sight";
import type { Instant } from "~/domain/time";
import { type VetoPage, vetoPageOf } from "~/domain/veto-page";
import type { LoopView } from "~/domain/view";
import type { Viewer } from "~/domain/viewer";
import { readLoop, sayIn } from "./loops.server";

/**
 * Reads a loop with its vetoes. `page` is null for those from whom the conclusions are hidden (S4, S6). Throws 404.
 */
export async function readVetoPage(
  viewer: Viewer,
  loopId: Id,
  now: Instant,
): Promise<{ readonly view: LoopView; readonly page: VetoPage | null }> {
  const read = await readLoop(viewer, loopId, (loop) => pageOf(viewer, loop), now);
  return { view: read.view, page: read.more };
}

const pageOf = (viewer: Viewer, loop: Loop): VetoPage | null => {
  if (sightOfConclusions(viewer, loop) !== "everything") return null;
  const page = vetoPageOf(viewer.id, loop);
  return { ...page, cast: page.cast && sayIn(loop, page.cast) };
};
