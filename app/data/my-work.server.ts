import { type Work, workOf } from "~/domain/my-work";
import { showLoop } from "~/domain/show";
import type { Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import { loadLoops } from "./loop-facts.server";
import { asViewer, type Tx } from "./transaction.server";

/** What waits for the viewer, in every open loop that they have a part in, from their own view of each (S1, S8). */
export function readMyWork(viewer: Viewer, now: Instant): Promise<Work> {
  return asViewer(viewer.id, async (tx) => {
    const loops = await loadLoops(tx, await openLoopsOf(tx, viewer));
    const seen = loops.flatMap((loop) => {
      const view = showLoop(viewer, loop);
      return view === null ? [] : [{ loop, view }];
    });
    return workOf(viewer.id, seen, now);
  });
}

async function openLoopsOf(tx: Tx, viewer: Viewer): Promise<readonly string[]> {
  const partIn = [
    { hiringManagerId: viewer.id },
    { assignments: { some: { personId: viewer.id } } },
    { appointments: { some: { personId: viewer.id } } },
  ];
  // A lead's own work in other people's loops is the excusals that wait for an answer (F8).
  const asLead = can(viewer, "lead")
    ? [{ assignments: { some: { excusals: { some: { agreed: null } } } } }]
    : [];
  const rows = await tx.loop.findMany({
    where: { endedAt: null, OR: [...partIn, ...asLead] },
    select: { id: true },
    orderBy: { createdAt: "asc" },
  });
  return rows.map((row) => row.id);
}
