import { CONCLUDING_ACTS } from "~/domain/concluding";
import type { Id } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import type { LoopView } from "~/domain/view";
import type { Viewer } from "~/domain/viewer";
import type { Prisma } from "../../prisma/generated/client/client.ts";
import { namesFor } from "./audit-names.server";
import { database } from "./database.server";
import { readLoopState } from "./loops.server";

/** One thing that happened on a loop, by names that its reader may know. */
export interface HistoryRow {
  /** The entry's hash; its number would count what is left out. */
  readonly id: string;
  readonly at: Instant;
  readonly act: string;
  readonly actor: string | null;
  readonly subject: string | null;
}

export interface History {
  readonly view: LoopView;
  readonly rows: readonly HistoryRow[];
  /** Where the earlier entries go on; null at the beginning. */
  readonly earlier: string | null;
}

const PAGE = 100;
const HASH = /^[0-9a-f]{64}$/;

const knownTo = (view: LoopView): Prisma.AuditEntryWhereInput =>
  view.sight === "nothing"
    ? { NOT: { OR: CONCLUDING_ACTS.map((act) => ({ act: { startsWith: act } })) } }
    : {};

/**
 * What happened on a loop, newest first, as its reader may know it: acts, people and instants. Entries hold nothing
 * that was written under the seal (R1). Throws 404, also for the candidate (S9).
 */
export async function readHistory(viewer: Viewer, loopId: Id, before: string | null): Promise<History> {
  const { view } = await readLoopState(viewer, loopId, () => null);
  const from = before !== null && HASH.test(before) ? await numberOf(loopId, before) : null;
  const found = await database().auditEntry.findMany({
    where: { AND: [{ loopId }, knownTo(view), from === null ? {} : { number: { lt: from } }] },
    orderBy: { number: "desc" },
    take: PAGE + 1,
  });
  const entries = found.slice(0, PAGE);
  const mentioned = entries.flatMap((e) => [e.actorId, e.subjectId].filter((id) => id !== null));
  const { nameOf } = await namesFor(viewer, mentioned, []);
  const named = (id: Id | null) => (id === null ? null : (nameOf.get(id) ?? null));
  return {
    view,
    rows: entries.map((e) => ({
      ...{ id: e.hash, at: e.at.getTime(), act: e.act, actor: named(e.actorId), subject: named(e.subjectId) },
    })),
    earlier: found.length > PAGE ? (entries.at(-1)?.hash ?? null) : null,
  };
}

async function numberOf(loopId: Id, hash: string): Promise<bigint | null> {
  const entry = await database().auditEntry.findFirst({ where: { loopId, hash }, select: { number: true } });
  return entry?.number ?? null;
}
