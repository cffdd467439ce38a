import { type Calibration, calibrationOf } from "~/domain/calibration";
import { showLoop } from "~/domain/show";
import type { Viewer } from "~/domain/viewer";
import { loadLoops } from "./loop-facts.server";
import { visibleTo } from "./loops.server";
import { asViewer } from "./transaction.server";

/** The latest closed loops that are looked through: more would say less of how somebody judges now. */
const MOST = 100;

/**
 * The viewer's own votes and ratings beside how their loops came out, from their own view of each. There is no such page
 * for anybody else to ask for. Only their own writing is in it, so reading it is no reading of others' (R1).
 */
export function readCalibration(viewer: Viewer): Promise<Calibration> {
  return asViewer(viewer.id, async (tx) => {
    const own = { assignments: { some: { personId: viewer.id, submittedAt: { not: null } } } };
    const rows = await tx.loop.findMany({
      where: { AND: [{ endedAt: { not: null } }, own, visibleTo(viewer)] },
      select: { id: true },
      orderBy: [{ endedAt: "desc" }, { id: "asc" }],
      take: MOST,
    });
    const loops = await loadLoops(
      tx,
      rows.map(({ id }) => id),
    );
    return calibrationOf(
      viewer.id,
      loops.flatMap((loop) => showLoop(viewer, loop) ?? []),
    );
  });
}
