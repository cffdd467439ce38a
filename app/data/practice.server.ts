import type { Id } from "~/domain/loop";
import { type Practised, practisedBy, practisedFeedback } from "~/domain/practice";
import { showLoop } from "~/domain/show";
import type { Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import { loadLoops } from "./loop-facts.server";
import { recordReading, visibleTo } from "./loops.server";
import type { Tx } from "./transaction.server";

/** The latest loops that somebody practised in: enough to see how their eye has come closer. */
const MOST = 20;

/**
 * Somebody's practice feedback beside the panel's, from the reader's own view of each loop; for the trainee and the
 * leads, null for anybody else (F9). It says how others voted and rated: whoever is sent that for the first time has
 * read their feedback, and that is recorded (R1).
 */
export async function readPractice(
  tx: Tx,
  viewer: Viewer,
  personId: Id,
  now: Instant,
): Promise<readonly Practised[] | null> {
  if (viewer.id !== personId && !can(viewer, "lead")) return null;
  const practised = { personId, kind: "shadow", submittedAt: { not: null } };
  const rows = await tx.loop.findMany({
    where: { AND: [{ assignments: { some: practised } }, visibleTo(viewer)] },
    select: { id: true },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MOST,
  });
  const loops = await loadLoops(
    tx,
    rows.map(({ id }) => id),
  );
  const views = loops.flatMap((loop) => showLoop(viewer, loop) ?? []);
  for (const view of views) {
    const feedback = view.rounds.flatMap((round) => practisedFeedback(personId, view, round));
    await recordReading(tx, viewer, { id: view.id, feedback, addenda: [] }, now);
  }
  return practisedBy(personId, views);
}
