import { objectionsToldTo } from "~/domain/concluding";
import type { Citation, Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import { isSameVeto, objectionsToDraftVeto, type VetoInput } from "~/domain/veto";
import type { Viewer } from "~/domain/viewer";
import { loadLoop, mustBeInScope, sayIn } from "./loops.server";
import { type KeepAnswer, type Kept, keepOwnDraft, readOwnDraft } from "./own-draft.server";
import { asViewer } from "./transaction.server";

/** A veto that is being written: its owner's alone (S1). */
export type VetoDraft = Kept<VetoInput>;

export type VetoDraftAnswer =
  | KeepAnswer<VetoInput>
  | { readonly status: "refused"; readonly objections: readonly SaidObjection[] };

const keyOf = (loopId: Id) => ({ kind: "veto", subjectId: loopId }) as const;

/**
 * Keeps what the Bar Raiser has written so far, as `saveDraft` keeps feedback: a newer text from another tab is answered
 * and not overwritten (F4). No audit entry: nobody else learns that it exists (S1, R1). Throws 404.
 */
export function saveVetoDraft(
  viewer: Viewer,
  loopId: Id,
  { rationale, principles, cites }: VetoInput,
  baseRevision: number,
  now: Instant,
): Promise<VetoDraftAnswer> {
  return asViewer(viewer.id, async (tx) => {
    await mustBeInScope(tx, viewer, loopId);
    // Share: casting waits for a save that has begun, so that no draft is left behind by it.
    await tx.$executeRaw`SELECT 1 FROM loop WHERE id = ${loopId}::uuid FOR SHARE`;
    const loop = await loadLoop(tx, viewer, loopId);
    const objections = objectionsToldTo(viewer, loop, "veto.draft", objectionsToDraftVeto(viewer.id, loop));
    if (objections.length > 0) return { status: "refused", objections: sayIn(loop, objections) };
    const content = { rationale, principles, cites: cites.map(({ kind, id }) => ({ kind, id })) };
    return keepOwnDraft(viewer, tx, keyOf(loopId), { content, base: baseRevision, isSame: isSameVeto }, now);
  });
}

/** The viewer's own draft of a veto for this loop, or null. Throws 404 where the loop doesn't exist for them. */
export function readVetoDraft(viewer: Viewer, loopId: Id): Promise<VetoDraft | null> {
  return asViewer(viewer.id, async (tx) => {
    await loadLoop(tx, viewer, loopId);
    const draft = await readOwnDraft<unknown>(viewer, tx, keyOf(loopId));
    return draft && { ...draft, content: contentOf(draft.content) };
  });
}

// The column holds what saveVetoDraft wrote; anything that is missing reads as not written yet.
const contentOf = (content: unknown): VetoInput => {
  const kept = (content ?? {}) as Partial<Record<keyof VetoInput, unknown>>;
  return {
    rationale: typeof kept.rationale === "string" ? kept.rationale : "",
    principles: Array.isArray(kept.principles) ? (kept.principles as Id[]) : [],
    cites: Array.isArray(kept.cites) ? (kept.cites as Citation[]) : [],
  };
};
