import { type CandidateSight, sightOfCandidate } from "~/domain/candidate";
import type { Id } from "~/domain/loop";
import { objectionsToRecruit } from "~/domain/records";
import type { Instant } from "~/domain/time";
import { can, type Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { type CandidateLoop, loopsOfCandidates } from "./candidate-loops.server";
import { database } from "./database.server";
import {
  type ListPage,
  type ListQuery,
  listPage,
  listQuery,
  type SortColumn,
  searchText,
} from "./listing.server";
import { visibleTo } from "./loops.server";
import { notHere } from "./not-here.server";
import type { Tx } from "./transaction.server";

/**
 * The candidates that exist for this viewer: never themself (S9); all for recruiters, admins, leads and auditors,
 * and for anybody else those of their own loops (S8). `sightOfCandidate` says how much of each they see.
 */
export const candidatesFor = (viewer: Viewer): Prisma.CandidateWhereInput => ({
  AND: [
    { OR: [{ personId: null }, { personId: { not: viewer.id } }] },
    can(viewer, "recruiter") || can(viewer, "admin") || can(viewer, "lead") || can(viewer, "auditor")
      ? {}
      : { loops: { some: visibleTo(viewer) } },
  ],
});

/** The row, where it exists for the viewer; with how much of it they see. Throws 404. */
export async function findCandidate(viewer: Viewer, id: Id, tx: Tx = database()) {
  const row = await tx.candidate.findFirst({
    where: { AND: [{ id }, candidatesFor(viewer)] },
    include: { person: { select: { id: true, name: true } } },
  });
  if (!row) return notHere();
  // Without capabilities, what is visible is what one has a part in.
  const seats = await tx.loop.count({
    where: { candidateId: id, ...visibleTo({ ...viewer, capabilities: [] }) },
  });
  const sight: CandidateSight = sightOfCandidate(viewer, row.personId, seats > 0 ? "seated" : "none");
  return sight === "nothing" ? notHere() : { row, sight };
}

type Row = { readonly id: Id; readonly name: string; readonly createdAt: Date };

const SORTS = {
  name: { column: "name", kind: "text" },
  created: { column: "createdAt", kind: "instant" },
} as const satisfies Record<string, SortColumn<Row>>;

export interface CandidateRow {
  readonly id: Id;
  readonly name: string;
  readonly createdAt: Instant;
  /** The loops that exist for the reader, newest first. */
  readonly loops: readonly CandidateLoop[];
}

export interface CandidateList extends ListPage<CandidateRow> {
  readonly query: ListQuery<keyof typeof SORTS>;
  readonly filters: { readonly q: string; readonly loops: string };
  readonly mayAdd: "yes" | "no";
}

/** The candidates that exist for the viewer, with the state of the loops that do. */
export async function listCandidates(viewer: Viewer, url: URL): Promise<CandidateList> {
  const query = listQuery(url, ["name", "created"]);
  const { typed, pattern } = searchText(url);
  const asked = url.searchParams.get("loops") ?? "";
  const loops = asked === "open" || asked === "none" ? asked : "";
  const scope = { AND: [candidatesFor(viewer), matching(viewer, pattern), withLoops(viewer, loops)] };
  const select = { id: true, name: true, createdAt: true } as const;
  const page = await listPage<Row, Prisma.CandidateWhereInput, Prisma.CandidateOrderByWithRelationInput>(
    query,
    SORTS[query.sort],
    ({ where, ...rest }) =>
      database().candidate.findMany({ where: { AND: [scope, where] }, select, ...rest }),
  );
  const known = await loopsOfCandidates(
    viewer,
    page.rows.map((row) => row.id),
  );
  const rows = page.rows.map((row) => ({
    ...{ id: row.id, name: row.name, createdAt: row.createdAt.getTime() },
    loops: known.get(row.id) ?? [],
  }));
  const mayAdd = objectionsToRecruit(viewer).length === 0 ? "yes" : "no";
  return { ...page, rows, query, filters: { q: typed, loops }, mayAdd };
}

// An address that a reader may not see must not be found by searching for it either (S2).
function matching(viewer: Viewer, pattern: string): Prisma.CandidateWhereInput {
  if (!pattern) return {};
  const contains = { contains: pattern, mode: "insensitive" } as const;
  return objectionsToRecruit(viewer).length === 0
    ? { OR: [{ name: contains }, { email: contains }] }
    : { name: contains };
}

function withLoops(viewer: Viewer, wanted: string): Prisma.CandidateWhereInput {
  const open = { loops: { some: { AND: [visibleTo(viewer), { endedAt: null }] } } };
  if (wanted === "open") return open;
  return wanted === "none" ? { NOT: open } : {};
}

/**
 * Takes the locks of a candidate's loops, so that nobody is put on a panel while a link or a conflict of theirs is
 * being written (P3). Always after the organisation's lock, never before it.
 */
export async function lockLoopsOf(_viewer: Viewer, candidateId: Id, tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM loop WHERE candidate_id = ${candidateId}::uuid ORDER BY id FOR UPDATE`;
}
