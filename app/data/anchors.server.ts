import { type AnchorWords, isSameAnchors } from "~/domain/bank";
import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import { objectionsToSetAnchors } from "~/domain/question";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { readActor } from "./actor.server";
import { database } from "./database.server";
import { notHere } from "./not-here.server";
import type { Named } from "./person.server";
import { changeRecord } from "./record.server";
import type { Tx } from "./transaction.server";

/** What each rating means for a principle, since when, and by whom; by nobody where it came with the program. */
export interface AnchorsView {
  readonly version: number;
  readonly words: AnchorWords;
  readonly at: Instant;
  readonly by: Named | null;
}

/** Every version of each principle's anchors, the latest first; everybody signed in reads them. */
export async function listAnchors(_viewer: Viewer): Promise<ReadonlyMap<Id, readonly AnchorsView[]>> {
  const db = database();
  const rows = await db.anchors.findMany({ orderBy: { version: "desc" } });
  const ids = [...new Set(rows.flatMap(({ byId }) => byId ?? []))];
  const people = await db.person.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const views = new Map<Id, AnchorsView[]>();
  for (const row of rows) {
    const by = people.find((person) => person.id === row.byId) ?? null;
    const view = { version: row.version, words: wordsIn(row), at: row.at.getTime(), by };
    views.set(row.principleId, [...(views.get(row.principleId) ?? []), view]);
  }
  return views;
}

/** What each rating means now, for each principle that has anchors. */
export async function anchorsNow(_viewer: Viewer, tx: Tx): Promise<ReadonlyMap<Id, AnchorWords>> {
  const rows = await tx.anchors.findMany({ orderBy: { version: "asc" } });
  return new Map(rows.map((row) => [row.principleId, wordsIn(row)]));
}

/**
 * Writes the next version of a principle's anchors; `seen` is the version that the writer had before them, 0 for
 * none. Objects as `objectionsToSetAnchors` does. Throws 404.
 */
export function setAnchors(
  viewer: Viewer,
  principleId: Id,
  { words, seen }: { readonly words: AnchorWords; readonly seen: number },
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return changeRecord(
    viewer,
    {
      act: "anchors.changed",
      facts: async (tx) => {
        if ((await tx.principle.count({ where: { id: principleId } })) === 0) notHere();
        const last = await tx.anchors.findFirst({ where: { principleId }, orderBy: { version: "desc" } });
        const change = last && isSameAnchors(wordsIn(last), words) ? "none" : "some";
        return { actor: await readActor(viewer, tx), change, standing: last?.version ?? 0, seen } as const;
      },
      rule: objectionsToSetAnchors,
      write: async (tx, { standing }, at) => {
        const version = standing + 1;
        await tx.anchors.create({
          data: { principleId, version, byId: viewer.id, at, ...columnsOf(words) },
        });
        return { subjectId: principleId, details: { version } };
      },
    },
    now,
  );
}

type Columns = ReturnType<typeof columnsOf>;

const columnsOf = (words: AnchorWords) => ({
  ...{ concern: words[1], mildConcern: words[2], mixed: words[3] },
  ...{ strength: words[4], exceptionalStrength: words[5] },
});

const wordsIn = (row: Columns): AnchorWords => ({
  ...{ 1: row.concern, 2: row.mildConcern, 3: row.mixed, 4: row.strength, 5: row.exceptionalStrength },
});
