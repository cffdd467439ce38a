import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import type { Flaw } from "./audit-chain.server";
import { auditScope } from "./audit-scope.server";
import { database } from "./database.server";

/** What the page says of the chain. Figures and hashes are null where entries are left out for the reader (S9). */
export interface ChainState {
  readonly last: {
    readonly at: Instant;
    /** Null: at the console. */
    readonly by: string | null;
    readonly state: "whole" | "broken";
    readonly figures: ChainFigures | null;
  } | null;
  readonly running: {
    readonly at: Instant;
    readonly figures: { readonly checked: number; readonly total: number } | null;
  } | null;
}

export interface ChainFigures {
  readonly checked: number;
  /** Entries that have come since. */
  readonly since: number;
  readonly head: string;
  readonly first: { readonly number: number; readonly flaw: Flaw } | null;
}

/**
 * When the chain was last verified, what was found, and how far the verification under way has come. Throws 404.
 * A reader for whom entries are left out learns whether it was whole and no figure: from how many there are, or from a
 * hash that moves, they could tell what they are not shown (S9, S4).
 */
export async function readChainState(viewer: Viewer): Promise<ChainState> {
  const { isWhole } = await auditScope(viewer);
  const db = database();
  const [last, head, running] = await Promise.all([
    db.auditVerification.findFirst({ orderBy: [{ at: "desc" }, { id: "desc" }] }),
    db.auditHead.findUniqueOrThrow({ where: { id: 1 } }),
    readRunning(),
  ]);
  return {
    last: last && {
      ...{ at: last.at.getTime(), by: await nameOf(last.byId), state: last.flaw ? "broken" : "whole" },
      figures: isWhole ? figuresOf(last, head.number) : null,
    },
    running: running && {
      at: running.at.getTime(),
      figures: isWhole ? { checked: Number(running.checked), total: Number(running.total) } : null,
    },
  };
}

interface Recorded {
  readonly headNumber: bigint;
  readonly head: string;
  readonly checked: bigint;
  readonly flaw: string | null;
  readonly brokenNumber: bigint | null;
}

const figuresOf = (row: Recorded, head: bigint): ChainFigures => ({
  ...{ checked: Number(row.checked), head: row.head },
  // Fewer entries than there were are no news of new ones.
  since: Math.max(0, Number(head - row.headNumber)),
  first: row.flaw === null ? null : { number: Number(row.brokenNumber), flaw: row.flaw as Flaw },
});

const nameOf = async (id: string | null): Promise<string | null> =>
  id && ((await database().person.findUnique({ where: { id }, select: { name: true } }))?.name ?? null);

/** One without a sign of life for half a minute is not under way: whoever asks next takes its place. */
async function readRunning() {
  const [row] = await database().$queryRaw<{ at: Date; checked: bigint; total: bigint }[]>`
    SELECT at, checked, total FROM audit_verifying WHERE beat_at >= clock_timestamp() - interval '30 seconds'`;
  return row ?? null;
}
