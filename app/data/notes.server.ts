import { type Content, emptyContent } from "~/domain/feedback";
import type { Id } from "~/domain/loop";
import { isSameNotes, type Notes, objectionsToNotes, withNote } from "~/domain/notes";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { type DraftAnswer, readDraft, readPlace, saveDraft } from "./draft.server";
import { type KeepAnswer, type Kept, keepOwnDraft, readOwnDraft } from "./own-draft.server";
import { sayAll } from "./record.server";
import { asViewer, type Tx } from "./transaction.server";

export type NotesAnswer =
  | KeepAnswer<Notes>
  | { readonly status: "refused"; readonly objections: readonly SaidObjection[] };

const keyOf = (assignmentId: Id) => ({ kind: "notes", subjectId: assignmentId }) as const;

/** The viewer's own notes of an interview, if there are any. Nobody else ever reads them (S1). */
export const readNotes = (viewer: Viewer, tx: Tx, assignmentId: Id): Promise<Kept<Notes> | null> =>
  readOwnDraft<Notes>(viewer, tx, keyOf(assignmentId));

/**
 * Keeps the viewer's notes of an interview of theirs, as `saveDraft` keeps a draft: a newer text from another tab is
 * answered and not overwritten (F4). No audit entry (R1). Objects as `objectionsToNotes`. Throws 404.
 */
export function saveNotes(
  viewer: Viewer,
  assignmentId: Id,
  notes: Notes,
  baseRevision: number,
  now: Instant,
): Promise<NotesAnswer> {
  return asViewer(viewer.id, async (tx) => {
    const objections = objectionsToNotes(await readPlace(viewer, tx, assignmentId));
    if (objections.length > 0) return { status: "refused", objections: await sayAll(tx, objections) };
    return keepOwnDraft(
      viewer,
      tx,
      keyOf(assignmentId),
      { content: notes, base: baseRevision, isSame: isSameNotes },
      now,
    );
  });
}

/** Which note, and the principles that the form of this interview holds. */
export interface NoteToCarry {
  readonly questionId: Id;
  readonly assigned: readonly Id[];
}

/**
 * Puts the saved note on a question into the draft of the feedback, as evidence for the question's principle; the note
 * stays. Answers as `saveDraft` does, with the content that was to be saved. Throws 404 for anybody else's interview.
 */
export async function carryNote(
  viewer: Viewer,
  assignmentId: Id,
  { questionId, assigned }: NoteToCarry,
  now: Instant,
): Promise<{ readonly draft: DraftAnswer; readonly content: Content }> {
  const { content, revision } = await asViewer(viewer.id, async (tx) => {
    await readPlace(viewer, tx, assignmentId);
    const draft = await readDraft(viewer, tx, assignmentId);
    const notes = await readNotes(viewer, tx, assignmentId);
    const question = await tx.question.findUnique({
      where: { id: questionId },
      select: { principleId: true },
    });
    const note = notes?.content.byQuestion[questionId] ?? "";
    const before = draft?.content ?? emptyContent(assigned);
    return {
      content: question ? withNote(before, { principleId: question.principleId, questionId }, note) : before,
      revision: draft?.revision ?? 0,
    };
  });
  return { draft: await saveDraft(viewer, assignmentId, content, revision, now), content };
}
