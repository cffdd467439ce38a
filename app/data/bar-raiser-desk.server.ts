import { type DeskItem, deskItemsOf, leadItemsOf } from "~/domain/desk";
import { assignmentsOf, barRaiserOf, type Id, type Loop, type LoopState } from "~/domain/loop";
import { showLoop } from "~/domain/show";
import type { Instant } from "~/domain/time";
import type { LoopView, Name } from "~/domain/view";
import { can, type Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { loadLoops } from "./loop-facts.server";
import { visibleTo } from "./loops.server";
import { asViewer, type Tx } from "./transaction.server";

export interface DeskRow {
  readonly id: Id;
  readonly candidate: Name;
  readonly role: string;
  readonly state: LoopState;
  readonly items: readonly (Omit<DeskItem, "people"> & { readonly people: readonly Name[] })[];
  /** Whose feedback sealed rounds wait for. */
  readonly waitingFor: readonly Name[];
}

export interface Desk {
  readonly mine: readonly DeskRow[];
  /** What waits for a lead; null for who is none. */
  readonly lead: readonly DeskRow[] | null;
}

const BATCH = 25;

/** The open loops in which the viewer is Bar Raiser, with what each waits for from them; for leads, what waits for a lead. */
export function readDesk(viewer: Viewer, now: Instant): Promise<Desk> {
  return asViewer(viewer.id, async (tx) => ({
    mine: await gather(tx, viewer, { OR: barRaising(viewer) }, (loop) => ownRow(viewer, loop, now)),
    lead: can(viewer, "lead")
      ? await gather(tx, viewer, LEADING, (loop) => leadRow(viewer, loop, now))
      : null,
  }));
}

const barRaising = (viewer: Viewer): Prisma.LoopWhereInput[] => [
  { appointments: { some: { personId: viewer.id } } },
  { assignments: { some: { personId: viewer.id, kind: "barRaiser" } } },
];

/** The loops that could wait for a lead: started ones (P5), open requests (F8), and planned ones after an earlier loop (P7). */
const LEADING: Prisma.LoopWhereInput = {
  OR: [
    { startedAt: { not: null } },
    { assignments: { some: { excusals: { some: { agreed: null } } } } },
    { replacements: { some: { agreedAt: null } } },
    { coolOffAt: null, candidate: { loops: { some: { endedAt: { not: null } } } } },
  ],
};

async function gather(
  tx: Tx,
  viewer: Viewer,
  scope: Prisma.LoopWhereInput,
  rowOf: (loop: Loop) => DeskRow | null,
): Promise<readonly DeskRow[]> {
  const found = await tx.loop.findMany({
    where: { AND: [visibleTo(viewer), { endedAt: null }, scope] },
    select: { id: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const rows: DeskRow[] = [];
  // In batches: whole loops are large, and a lead's desk looks at all that are open.
  for (let from = 0; from < found.length; from += BATCH) {
    const ids = found.slice(from, from + BATCH).map((row) => row.id);
    for (const loop of await loadLoops(tx, ids)) {
      const row = rowOf(loop);
      if (row) rows.push(row);
    }
  }
  return rows;
}

const isBarRaiserIn = (personId: Id, loop: Loop): boolean =>
  barRaiserOf(loop) === personId ||
  (loop.appointments.length === 0 &&
    assignmentsOf(loop).some(({ assignment: a }) => a.personId === personId && a.kind === "barRaiser"));

const ownRow = (viewer: Viewer, loop: Loop, now: Instant): DeskRow | null => {
  const items = deskItemsOf(viewer, loop, now);
  // A predecessor may still owe feedback, or have a veto to resolve (P5, V3).
  return isBarRaiserIn(viewer.id, loop) || items.length > 0 ? rowIn(viewer, loop, items) : null;
};

const leadRow = (viewer: Viewer, loop: Loop, now: Instant): DeskRow | null => {
  const items = leadItemsOf(viewer, loop, now);
  return items.length > 0 ? rowIn(viewer, loop, items) : null;
};

function rowIn(viewer: Viewer, loop: Loop, items: readonly DeskItem[]): DeskRow | null {
  const view = showLoop(viewer, loop);
  if (!view) return null;
  const nameOf = (id: Id): Name => ({ id, name: view.people[id]?.name ?? "somebody" });
  return {
    id: view.id,
    candidate: view.candidate,
    role: view.role.title,
    state: view.state,
    items: items.map(({ deed, people, assignmentId }) => ({
      deed,
      people: people.map(nameOf),
      assignmentId,
    })),
    waitingFor: awaitedIn(view),
  };
}

const awaitedIn = (view: LoopView): readonly Name[] => {
  const names = view.rounds.flatMap((round) => (round.seal?.why === "sealed" ? round.seal.waitingFor : []));
  return names.filter((name, i) => names.findIndex((other) => other.id === name.id) === i);
};
