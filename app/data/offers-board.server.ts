import { blockerOf, type GateView, type OfferView, showOffer } from "~/domain/offer-view";
import { showLoop } from "~/domain/show";
import type { Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import type { Choice } from "./choices.server";
import { database } from "./database.server";
import { type ListPage, listPage, searchText } from "./listing.server";
import { loadLoops } from "./loop-facts.server";
import { visibleTo } from "./loops.server";
import { asViewer, type Tx } from "./transaction.server";

/** What the board can be narrowed to; unset, it shows every open loop. */
export const BOARD_FILTERS = ["mine", "blocked", "ready", "out", "ended"] as const;
export type BoardFilter = (typeof BOARD_FILTERS)[number] | "";

export interface OfferRow {
  readonly id: string;
  readonly offer: OfferView;
  /** The first gate that holds the offer back. */
  readonly blocker: GateView | null;
}

export interface OffersBoard extends ListPage<OfferRow> {
  readonly filters: { readonly q: string; readonly show: BoardFilter; readonly role: string };
  /** The roles of loops that exist for the reader. */
  readonly roles: readonly Choice[];
}

type Keyed = OfferRow & { readonly createdAt: Date };
type Where = Prisma.LoopWhereInput;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Every loop that exists for the viewer with its gates, newest first; each row is their own view of it (S8, O1). */
export async function readOffersBoard(viewer: Viewer, url: URL): Promise<OffersBoard> {
  const { typed, pattern } = searchText(url);
  const asked = url.searchParams.get("show") ?? "";
  const show = BOARD_FILTERS.find((name) => name === asked) ?? "";
  const wanted = url.searchParams.get("role") ?? "";
  const role = UUID.test(wanted) ? wanted : "";
  const scope = {
    AND: [visibleTo(viewer), matching(pattern), role ? { roleId: role } : {}, SCOPES[show](viewer)],
  };
  const query = {
    direction: "desc",
    after: url.searchParams.get("after"),
    before: url.searchParams.get("before"),
  } as const;
  const page = await asViewer(viewer.id, (tx) =>
    listPage<Keyed, Where, Prisma.LoopOrderByWithRelationInput>(
      query,
      { column: "createdAt", kind: "instant" },
      ({ where, orderBy, take }) => gather(tx, viewer, { scope, show, orderBy, take }, where),
    ),
  );
  const rows = page.rows.map(({ id, offer, blocker }) => ({ id, offer, blocker }));
  return { ...page, rows, filters: { q: typed, show, role }, roles: await rolesFor(viewer) };
}

// No narrower than what `belongs` keeps: it spares work, and the reader's view decides.
const SCOPES: Readonly<Record<BoardFilter, (viewer: Viewer) => Where>> = {
  "": () => ({ endedAt: null }),
  mine: ({ id }) => ({ endedAt: null, OR: [{ recruiterId: id }, { hiringManagerId: id }] }),
  blocked: () => ({ endedAt: null }),
  ready: () => ({ endedAt: null, decisions: { some: {} } }),
  out: () => ({ endedAt: null, offerSteps: { some: { deed: "extended" } } }),
  ended: () => ({ endedAt: { not: null } }),
};

/** From the view alone: a filter must not tell what a row hides (S2). */
const belongs = ({ offer, blocker }: OfferRow, show: BoardFilter): boolean => {
  if (show === "blocked") return blocker !== null;
  if (show === "ready") return offer.gates !== null && blocker === null && offer.offer !== "extended";
  return show !== "out" || offer.offer === "extended";
};

const matching = (pattern: string): Where => {
  if (!pattern) return {};
  const contains = { contains: pattern, mode: "insensitive" } as const;
  return { OR: [{ candidate: { name: contains } }, { role: { title: contains } }] };
};

interface Gathering {
  readonly scope: Where;
  readonly show: BoardFilter;
  readonly orderBy: Prisma.LoopOrderByWithRelationInput[];
  readonly take: number;
}

/** Walks on through the loops until a page of rows that belong here is full, or there are no more. */
async function gather(tx: Tx, viewer: Viewer, { scope, show, orderBy, take }: Gathering, where: Where) {
  const rows: Keyed[] = [];
  for (let skip = 0; rows.length < take; skip += take) {
    const found = await tx.loop.findMany({
      where: { AND: [scope, where] },
      ...{ orderBy, take, skip },
      select: { id: true, createdAt: true },
    });
    const loops = await loadLoops(
      tx,
      found.map((row) => row.id),
    );
    for (const loop of loops) {
      const view = showLoop(viewer, loop);
      const createdAt = found.find((row) => row.id === loop.id)?.createdAt;
      if (!view || !createdAt) continue;
      const offer = showOffer(view);
      const row = { id: loop.id, createdAt, offer, blocker: blockerOf(offer) };
      if (belongs(row, show)) rows.push(row);
    }
    if (found.length < take) break;
  }
  return rows.slice(0, take);
}

async function rolesFor(viewer: Viewer): Promise<readonly Choice[]> {
  const roles = await database().role.findMany({
    where: { loops: { some: visibleTo(viewer) } },
    select: { id: true, title: true },
    orderBy: [{ title: "asc" }, { id: "asc" }],
    take: 500,
  });
  return roles.map((role) => ({ value: role.id, label: role.title }));
}
