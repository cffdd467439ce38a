import type { EndingKind, Id, LoopState } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import type { LoopView } from "~/domain/view";
import type { Viewer } from "~/domain/viewer";
import { loadLoops } from "./loop-facts.server";
import { viewOf, visibleTo } from "./loops.server";
import { asViewer } from "./transaction.server";

/** A loop as its candidate's page names it. */
export interface CandidateLoop {
  readonly id: Id;
  readonly role: string;
  readonly createdAt: Instant;
  readonly state: LoopState;
  /** Null while it goes on, and for those who must not know how it ended (S4, S6). */
  readonly ending: EndingKind | null;
}

const showLoopState = (view: LoopView): CandidateLoop => ({
  id: view.id,
  role: view.role.title,
  createdAt: view.createdAt,
  state: view.state,
  ending: view.ending?.kind ?? null,
});

/** The candidates' loops that exist for the viewer, newest first, each out of their own view of it (S8). */
export function loopsOfCandidates(
  viewer: Viewer,
  candidateIds: readonly Id[],
): Promise<ReadonlyMap<Id, readonly CandidateLoop[]>> {
  return asViewer(viewer.id, async (tx) => {
    const found = await tx.loop.findMany({
      where: { AND: [{ candidateId: { in: [...candidateIds] } }, visibleTo(viewer)] },
      select: { id: true },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    });
    const loops = await loadLoops(
      tx,
      found.map(({ id }) => id),
    );
    const views = loops.map((loop) => viewOf(viewer, loop));
    return new Map(
      candidateIds.map((id) => [id, views.filter((view) => view.candidate.id === id).map(showLoopState)]),
    );
  });
}
