import type { Id } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import type { Tx } from "./transaction.server";

/** What its owner wrote, as it was saved last. Each save has the next revision (F4). */
export interface Kept<T> {
  readonly content: T;
  readonly revision: number;
  readonly savedAt: Instant;
}

/** What a draft is of: the feedback or the notes of an interview, or the veto of a loop. */
export interface DraftKey {
  readonly kind: "feedback" | "notes" | "veto";
  readonly subjectId: Id;
}

export type KeepAnswer<T> =
  | { readonly status: "saved"; readonly revision: number; readonly savedAt: Instant }
  | { readonly status: "conflict"; readonly newer: Kept<T> };

/** The viewer's own draft, if there is one. Nobody else's can be read (S1). */
export async function readOwnDraft<T>(
  viewer: Viewer,
  tx: Tx,
  { kind, subjectId }: DraftKey,
): Promise<Kept<T> | null> {
  const row = await tx.draft.findUnique({
    where: { ownerId_kind_subjectId: { ownerId: viewer.id, kind, subjectId } },
  });
  return (
    row && { content: row.content as unknown as T, revision: row.revision, savedAt: row.savedAt.getTime() }
  );
}

/** What is to be kept, and the revision that it began from: 0 for none. */
export interface Keeping<T> {
  readonly content: T;
  readonly base: number;
  readonly isSame: (one: T, other: T) => boolean;
}

/**
 * Keeps what the viewer wrote. Where another tab has saved something else since, nothing is written and the newer text is
 * answered, so that both are still there (F4). No audit entry (R1).
 */
export async function keepOwnDraft<T>(
  viewer: Viewer,
  tx: Tx,
  key: DraftKey,
  { content, base, isSame }: Keeping<T>,
  now: Instant,
): Promise<KeepAnswer<T>> {
  const revision = await write(tx, viewer, key, JSON.stringify(content), base, now);
  if (revision !== null) return { status: "saved", revision, savedAt: now };
  const newer = await readOwnDraft<T>(viewer, tx, key);
  if (newer === null) throw new Error("A draft vanished while its place was locked.");
  const { savedAt } = newer;
  return isSame(newer.content, content)
    ? { status: "saved", revision: newer.revision, savedAt }
    : { status: "conflict", newer };
}

// The new revision, or null where the draft has moved on from the base.
async function write(
  tx: Tx,
  viewer: Viewer,
  { kind, subjectId }: DraftKey,
  content: string,
  base: number,
  now: Instant,
): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ revision: number }[]>`
    INSERT INTO draft (owner_id, kind, subject_id, content, revision, saved_at)
    VALUES (${viewer.id}::uuid, ${kind}, ${subjectId}::uuid, ${content}::jsonb, ${base + 1}, ${new Date(now)})
    ON CONFLICT (owner_id, kind, subject_id) DO UPDATE
      SET content = excluded.content, revision = draft.revision + 1, saved_at = excluded.saved_at
      WHERE draft.revision = ${base}
    RETURNING revision`;
  return row?.revision ?? null;
}
