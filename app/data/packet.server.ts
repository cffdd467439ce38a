import type { Id } from "~/domain/loop";
import { sightOfConclusions } from "~/domain/sight";
import { speakersFor } from "~/domain/speakers";
import type { Instant } from "~/domain/time";
import type { LoopView } from "~/domain/view";
import type { Viewer } from "~/domain/viewer";
import { appendAudit } from "./audit.server";
import { loadLoop, readLoop } from "./loops.server";
import { notHere } from "./not-here.server";
import { asViewer } from "./transaction.server";

/** The reading document's view, and its authors in speaking order; null where the conclusions are hidden (S6). */
export async function readPacket(
  viewer: Viewer,
  loopId: Id,
  now: Instant,
): Promise<{ readonly view: LoopView; readonly order: readonly Id[] | null }> {
  const read = await readLoop(
    viewer,
    loopId,
    (loop) =>
      sightOfConclusions(viewer, loop) === "everything" ? speakersFor(loop).map((s) => s.personId) : null,
    now,
  );
  return { view: read.view, order: read.more };
}

/** Puts on record that this person prints the packet: once for each print (R1). Throws 404, also if it is hidden. */
export function recordPrint(viewer: Viewer, loopId: Id, now: Instant): Promise<void> {
  return asViewer(viewer.id, async (tx) => {
    const loop = await loadLoop(tx, viewer, loopId);
    if (sightOfConclusions(viewer, loop) !== "everything") notHere();
    await appendAudit(tx, { act: "packet.printed", actorId: viewer.id, loopId }, now);
  });
}
