import { type Draft, objectionsToDraft, saysTheSame } from "~/domain/draft";
import type { Content } from "~/domain/feedback";
import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { notHere } from "./not-here.server";
import { sayAll } from "./record.server";
import { asViewer, type Tx } from "./transaction.server";

export type DraftAnswer =
  | { readonly status: "saved"; readonly revision: number; readonly savedAt: Instant }
  | { readonly status: "conflict"; readonly newer: Draft }
  | { readonly status: "refused"; readonly objections: readonly SaidObjection[] };

/**
 * Keeps what the viewer is writing about an interview of theirs. `baseRevision` is the revision that the writing
 * began from, 0 for none: if another tab has saved something else since, nothing is written and the newer text is
 * answered, so that both are still there (F4). No audit entry (R1). Throws 404 for anybody else's interview.
 */
export function saveDraft(
  viewer: Viewer,
  assignmentId: Id,
  content: Content,
  baseRevision: number,
  now: Instant,
): Promise<DraftAnswer> {
  return asViewer(viewer.id, async (tx) => {
    const objections = objectionsToDraft(await readPlace(viewer, tx, assignmentId));
    if (objections.length > 0) return { status: "refused", objections: await sayAll(tx, objections) };
    const revision = await write(tx, viewer, assignmentId, content, baseRevision, now);
    if (revision !== null) return { status: "saved", revision, savedAt: now };
    const newer = await readDraft(viewer, tx, assignmentId);
    if (newer === null) throw new Error("A draft vanished while its interview was locked.");
    const { savedAt } = newer;
    return saysTheSame(newer.content, content)
      ? { status: "saved", revision: newer.revision, savedAt }
      : { status: "conflict", newer };
  });
}

/** The viewer's own draft of an interview's feedback, if there is one. Nobody else's can be read (S1). */
export async function readDraft(viewer: Viewer, tx: Tx, assignmentId: Id): Promise<Draft | null> {
  const row = await tx.draft.findUnique({
    where: { ownerId_kind_subjectId: { ownerId: viewer.id, kind: "feedback", subjectId: assignmentId } },
  });
  return (
    row && {
      content: row.content as unknown as Content,
      revision: row.revision,
      savedAt: row.savedAt.getTime(),
    }
  );
}

interface PlaceRow {
  readonly state: "pending" | "submitted" | "excused";
  readonly isStarted: boolean;
  readonly isEnded: boolean;
  readonly planners: readonly Id[];
}

// Share: submitting waits for a save that has begun, so no draft is left behind by it.
async function readPlace(viewer: Viewer, tx: Tx, assignmentId: Id): Promise<PlaceRow> {
  const [place] = await tx.$queryRaw<PlaceRow[]>`
    SELECT CASE WHEN is_excused(a.id) THEN 'excused' WHEN a.submitted_at IS NOT NULL THEN 'submitted' ELSE 'pending' END AS state,
      r.started_at IS NOT NULL AS "isStarted", l.ended_at IS NOT NULL AS "isEnded",
      ARRAY[l.recruiter_id, l.hiring_manager_id] AS planners
    FROM assignment a JOIN round r ON r.id = a.round_id JOIN loop l ON l.id = a.loop_id
      JOIN candidate c ON c.id = l.candidate_id
    WHERE a.id = ${assignmentId}::uuid AND a.person_id = ${viewer.id}::uuid AND c.person_id IS DISTINCT FROM ${viewer.id}::uuid
    FOR SHARE OF a`;
  return place ?? notHere();
}

// The new revision, or null where the draft has moved on from the base.
async function write(tx: Tx, viewer: Viewer, assignmentId: Id, content: Content, base: number, now: Instant) {
  const [row] = await tx.$queryRaw<{ revision: number }[]>`
    INSERT INTO draft (owner_id, kind, subject_id, content, revision, saved_at)
    VALUES (${viewer.id}::uuid, 'feedback', ${assignmentId}::uuid, ${JSON.stringify(content)}::jsonb, ${base + 1}, ${new Date(now)})
    ON CONFLICT (owner_id, kind, subject_id) DO UPDATE
      SET content = excluded.content, revision = draft.revision + 1, saved_at = excluded.saved_at
      WHERE draft.revision = ${base}
    RETURNING revision`;
  return row?.revision ?? null;
}
