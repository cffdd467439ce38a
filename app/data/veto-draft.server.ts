import { objectionsToldTo } from "~/domain/concluding";
import type { Citation, Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import { objectionsToDraftVeto, type VetoInput } from "~/domain/veto";
import type { Viewer } from "~/domain/viewer";
import { loadLoop, sayIn } from "./loops.server";
import { asViewer } from "./transaction.server";

/** A veto that is being written: its owner's alone (S1). */
export interface VetoDraft extends VetoInput {
  readonly savedAt: Instant;
}

/** Keeps what the Bar Raiser has written so far. Leaves no audit entry: nobody else learns that it exists (S1, R1). */
export function saveVetoDraft(
  viewer: Viewer,
  loopId: Id,
  input: VetoInput,
  now: Instant,
): Promise<readonly SaidObjection[]> {
  return asViewer(viewer.id, async (tx) => {
    const loop = await loadLoop(tx, viewer, loopId);
    const objections = objectionsToldTo(viewer, loop, "draft.veto", objectionsToDraftVeto(viewer.id, loop));
    if (objections.length > 0) return sayIn(loop, objections);
    const own = { ownerId: viewer.id, kind: "veto", subjectId: loopId };
    const content = {
      rationale: input.rationale,
      principles: [...input.principles],
      cites: input.cites.map(({ kind, id }) => ({ kind, id })),
    };
    await tx.draft.upsert({
      where: { ownerId_kind_subjectId: own },
      create: { ...own, content, revision: 1, savedAt: new Date(now) },
      update: { content, revision: { increment: 1 }, savedAt: new Date(now) },
    });
    return [];
  });
}

/** The viewer's own draft of a veto for this loop, or null. Throws 404 where the loop doesn't exist for them. */
export function readVetoDraft(viewer: Viewer, loopId: Id): Promise<VetoDraft | null> {
  return asViewer(viewer.id, async (tx) => {
    await loadLoop(tx, viewer, loopId);
    const own = { ownerId: viewer.id, kind: "veto", subjectId: loopId };
    const draft = await tx.draft.findUnique({ where: { ownerId_kind_subjectId: own } });
    if (!draft) return null;
    return { ...contentOf(draft.content), savedAt: draft.savedAt.getTime() };
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
