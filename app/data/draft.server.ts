import { type Draft, objectionsToDraft, saysTheSame } from "~/domain/draft";
import type { Content } from "~/domain/feedback";
import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { notHere } from "./not-here.server";
import { type KeepAnswer, keepOwnDraft, readOwnDraft } from "./own-draft.server";
import { sayAll } from "./record.server";
import { asViewer, type Tx } from "./transaction.server";

export type DraftAnswer =
  | KeepAnswer<Content>
  | { readonly status: "refused"; readonly objections: readonly SaidObjection[] };

const keyOf = (assignmentId: Id) => ({ kind: "feedback", subjectId: assignmentId }) as const;

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
    const keeping = { content, base: baseRevision, isSame: saysTheSame };
    return keepOwnDraft(viewer, tx, keyOf(assignmentId), keeping, now);
  });
}

/** The viewer's own draft of an interview's feedback, if there is one. Nobody else's can be read (S1). */
export const readDraft = (viewer: Viewer, tx: Tx, assignmentId: Id): Promise<Draft | null> =>
  readOwnDraft<Content>(viewer, tx, keyOf(assignmentId));

interface PlaceRow {
  readonly state: "pending" | "submitted" | "excused";
  readonly isStarted: boolean;
  readonly isEnded: boolean;
  readonly planners: readonly Id[];
}

/** The state of the viewer's own interview, held while they write about it. Throws 404. */
// Share: submitting waits for a save that has begun, so no draft is left behind by it.
export async function readPlace(viewer: Viewer, tx: Tx, assignmentId: Id): Promise<PlaceRow> {
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
