import { readsAudit } from "~/domain/audit";
import { CONCLUDING_ACTS } from "~/domain/concluding";
import type { Id } from "~/domain/loop";
import { sightOfConclusions } from "~/domain/sight";
import type { Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { database } from "./database.server";
import { loadLoops } from "./loop-facts.server";
import { notHere } from "./not-here.server";
import { asViewer } from "./transaction.server";

/** The audit log is for admins, leads and auditors. For anybody else there is none: throws 404. */
export function mustReadAudit(viewer: Viewer): void {
  if (!readsAudit(viewer)) notHere();
}

export interface AuditScope {
  readonly where: Prisma.AuditEntryWhereInput;
  /** Whether entries are left out for this reader: then what they get can't show the chain's numbers and links. */
  readonly isWhole: boolean;
}

/**
 * Which entries exist for the viewer. What is about their own candidacy does not (S9); where they owe feedback before
 * they may read, what was concluded there doesn't either (S2, S4). Being part of the query, it holds for pages,
 * search and export alike. Throws 404 for who may read no audit log.
 */
export async function auditScope(viewer: Viewer): Promise<AuditScope> {
  mustReadAudit(viewer);
  const own = await ownCandidacy(viewer);
  const hushed = await hushedLoops(viewer);
  const isOwn = own.candidates.length > 0;
  return {
    where: { AND: [...(isOwn ? notAbout(own) : []), ...(hushed.length > 0 ? [notConcluding(hushed)] : [])] },
    isWhole: !isOwn && hushed.length === 0,
  };
}

interface Candidacy {
  readonly candidates: readonly Id[];
  readonly loops: readonly Id[];
}

async function ownCandidacy(viewer: Viewer): Promise<Candidacy> {
  const rows = await database().candidate.findMany({
    where: { personId: viewer.id },
    select: { id: true, loops: { select: { id: true } } },
  });
  return { candidates: rows.map((row) => row.id), loops: rows.flatMap((row) => row.loops.map((l) => l.id)) };
}

// An absent id is neither in a list nor outside of it, so absence is asked for by name.
const notAbout = ({ candidates, loops }: Candidacy): Prisma.AuditEntryWhereInput[] => [
  { OR: [{ loopId: null }, { loopId: { notIn: [...loops] } }] },
  { OR: [{ subjectId: null }, { subjectId: { notIn: [...candidates, ...loops] } }] },
  ...[...candidates, ...loops].map((id) => ({ NOT: { details: { contains: id } } })),
];

const notConcluding = (loops: readonly Id[]): Prisma.AuditEntryWhereInput => ({
  OR: [
    { loopId: null },
    { loopId: { notIn: [...loops] } },
    { AND: CONCLUDING_ACTS.map((act) => ({ NOT: { act: { startsWith: act } } })) },
  ],
});

/** Loops whose conclusions the viewer must not know of yet: only who has something unwritten in one can be so placed. */
function hushedLoops(viewer: Viewer): Promise<readonly Id[]> {
  return asViewer(viewer.id, async (tx) => {
    const rows = await tx.assignment.findMany({
      where: { personId: viewer.id, submittedAt: null, round: { startedAt: { not: null } } },
      select: { loopId: true },
      distinct: ["loopId"],
    });
    const loops = await loadLoops(
      tx,
      rows.map((row) => row.loopId),
    );
    return loops.filter((loop) => sightOfConclusions(viewer, loop) === "nothing").map((loop) => loop.id);
  });
}
