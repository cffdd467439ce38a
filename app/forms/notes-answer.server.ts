import type { Submission } from "@conform-to/react";
import { data, redirect } from "@remix-run/node";
import { readKit } from "~/data/kit.server";
import { carryNote, saveNotes } from "~/data/notes.server";
import type { Kept } from "~/data/own-draft.server";
import type { Id } from "~/domain/loop";
import type { Notes } from "~/domain/notes";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { refused } from "./answer.server";
import { type NotesWritten, notesBase, notesFrom, notesValueOf } from "./notes";
import type { NotesValue } from "./notes-value";
import type { SaveAnswer } from "./save-answer";

type Sent = Submission<unknown, string[]>;

/**
 * Saves the notes, and carries one into the form where its button was pressed. An older text than the saved one is not
 * written but answered with the newer beside it (F4).
 */
export async function answerNotes(
  viewer: Viewer,
  id: Id,
  sent: Sent,
  form: NotesWritten & { readonly carry: Id | null },
  now: Instant,
) {
  const answer = await saveNotes(viewer, id, notesFrom(form), notesBase(form), now);
  if (answer.status === "refused") return refused(sent, answer.objections);
  if (answer.status === "conflict")
    return data(
      { result: sent.reply({ formErrors: [] }), clash: newerIn(answer.newer, form) },
      { status: 409 },
    );
  const saved = { revision: answer.revision, savedAt: answer.savedAt, missing: [] };
  if (form.carry === null) return data({ saved, objections: [] });
  const { interview } = await readKit(viewer, id);
  const assigned = interview.principles.map((p) => p.id);
  const { draft } = await carryNote(viewer, id, { questionId: form.carry, assigned }, now);
  if (draft.status === "refused") return refused(sent, draft.objections);
  return redirect(`/interviews/${id}/feedback?done=carry`);
}

/** What the autosave of notes is answered. */
export async function answerNotesSave(viewer: Viewer, id: Id, form: NotesWritten, now: Instant) {
  const answer = await saveNotes(viewer, id, notesFrom(form), notesBase(form), now);
  if (answer.status === "saved") {
    const { revision, savedAt } = answer;
    return json({ status: "saved", revision, savedAt, missing: [] }, 200);
  }
  if (answer.status === "conflict")
    return json({ status: "conflict", newer: newerIn(answer.newer, form) }, 409);
  return json({ status: "refused", reasons: answer.objections.map((o) => o.text) }, 409);
}

const json = (answer: SaveAnswer<NotesValue>, status: number) => Response.json(answer, { status });

const newerIn = ({ content, revision, savedAt }: Kept<Notes>, { notes }: NotesWritten) => ({
  value: notesValueOf(
    content,
    notes.map(({ questionId }) => questionId),
  ),
  ...{ revision, savedAt },
});
