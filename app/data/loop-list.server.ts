import type { Id, LoopState } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import type { LoopView, Name } from "~/domain/view";
import { can, type Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { type ListPage, type ListQuery, listPage, listQuery, searchText } from "./listing.server";
import { loadLoops } from "./loop-facts.server";
import { viewOf, visibleTo } from "./loops.server";
import { asViewer, type Tx } from "./transaction.server";

export const LOOP_STATES = [
  "planning",
  "interviewing",
  "awaitingDebrief",
  "debrief",
  "decided",
  "ended",
] as const;

export interface LoopRow {
  readonly id: Id;
  readonly createdAt: Instant;
  readonly candidate: Name;
  readonly role: string;
  readonly state: LoopState;
  readonly ending: NonNullable<LoopView["ending"]>["kind"];
  readonly hiringManager: Name;
  readonly barRaiser: Name | null;
  readonly mine: LoopView["mySeats"];
  /** Whose feedback the sealed rounds wait for. */
  readonly waitingFor: readonly Name[];
}

export interface LoopList extends ListPage<LoopRow> {
  readonly query: ListQuery<"created">;
  readonly filters: { readonly q: string; readonly state: string };
  readonly mayCreate: "yes" | "no";
}

// Narrower than all loops and never narrower than the state: the rule decides, this spares it work.
const STATE_SCOPE: Readonly<Record<LoopState | "open" | "all", Prisma.LoopWhereInput>> = {
  all: {},
  open: { endedAt: null },
  planning: { endedAt: null, rounds: { every: { startedAt: null } } },
  interviewing: { endedAt: null, rounds: { some: { startedAt: { not: null } } } },
  awaitingDebrief: { endedAt: null, rounds: { some: { revealedAt: { not: null } } } },
  debrief: { endedAt: null, debriefs: { some: { closedAt: null } } },
  decided: { endedAt: null, debriefs: { some: { closedAt: { not: null } } } },
  ended: { endedAt: { not: null } },
};

interface Found {
  readonly id: Id;
  readonly createdAt: Date;
  readonly row: LoopRow;
}

type Asked = {
  readonly where: Prisma.LoopWhereInput;
  readonly orderBy: Prisma.LoopOrderByWithRelationInput[];
  readonly take: number;
};

/** The loops that exist for this viewer, newest first; open ones unless the URL asks for others (S8). */
export async function listLoops(viewer: Viewer, url: URL): Promise<LoopList> {
  const asked = listQuery(url, ["created"]);
  const query = url.searchParams.has("sort") ? asked : ({ ...asked, direction: "desc" } as const);
  const { typed, pattern } = searchText(url);
  const state = stateOf(url);
  const scope = { AND: [visibleTo(viewer), matching(pattern), STATE_SCOPE[state]] };
  const page = await asViewer(viewer.id, (tx) =>
    listPage<Found, Asked["where"], Asked["orderBy"][number]>(
      query,
      { column: "createdAt", kind: "instant" },
      (find) => findRows(tx, viewer, { ...find, where: { AND: [scope, find.where] } }, state),
    ),
  );
  const filters = { q: typed, state: state === "open" ? "" : state };
  const mayCreate = can(viewer, "recruiter") || can(viewer, "admin") ? "yes" : "no";
  return { ...page, rows: page.rows.map(({ row }) => row), query, filters, mayCreate };
}

type StateFilter = keyof typeof STATE_SCOPE;

const stateOf = (url: URL): StateFilter => {
  const asked = url.searchParams.get("state") ?? "";
  return Object.hasOwn(STATE_SCOPE, asked) ? (asked as StateFilter) : "open";
};

const matching = (pattern: string): Prisma.LoopWhereInput => {
  const contains = { contains: pattern, mode: "insensitive" } as const;
  return pattern ? { OR: [{ candidate: { name: contains } }, { role: { title: contains } }] } : {};
};

// So many loops are looked through for one page of a state at most; a search narrows what lies beyond.
const BATCH = 60;
const BATCHES = 10;

async function findRows(
  tx: Tx,
  viewer: Viewer,
  { where, orderBy, take }: Asked,
  state: StateFilter,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (let batch = 0; batch < BATCHES && found.length < take; batch++) {
    const page = { skip: batch * BATCH, take: BATCH };
    const ids = await tx.loop.findMany({ where, orderBy, ...page, select: { id: true } });
    const loops = await loadLoops(
      tx,
      ids.map(({ id }) => id),
    );
    const views = loops.map((loop) => viewOf(viewer, loop));
    found.push(...views.filter((view) => isAny(state) || view.state === state).map(showRow));
    if (ids.length < BATCH) break;
  }
  return found.slice(0, take);
}

const isAny = (state: StateFilter): boolean => state === "open" || state === "all";

const showRow = (view: LoopView): Found => ({
  id: view.id,
  createdAt: new Date(view.createdAt),
  row: {
    ...{ id: view.id, createdAt: view.createdAt, candidate: view.candidate, role: view.role.title },
    ...{ state: view.state, ending: view.ending?.kind ?? null },
    ...{ hiringManager: view.hiringManager, barRaiser: view.barRaiser, mine: view.mySeats },
    waitingFor: waitingIn(view),
  },
});

/** Whose feedback the sealed rounds wait for, each named once: state alone, as everybody may know it (S1). */
const waitingIn = (view: LoopView): readonly Name[] => {
  const sealed = view.rounds.filter(
    (r) => r.startedAt !== null && r.revealedAt === null && view.ending === null,
  );
  const pending = sealed.flatMap((r) =>
    r.assignments.filter((a) => a.kind !== "shadow" && a.state === "pending").map((a) => a.person),
  );
  return [...new Map(pending.map((person) => [person.id, person])).values()];
};
