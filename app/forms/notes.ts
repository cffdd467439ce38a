import { z } from "zod";
import type { Id } from "~/domain/loop";
import type { Notes } from "~/domain/notes";
import { choice, keptText, maybeChoice, prose, revision } from "./fields";
import type { NotesValue } from "./notes-value";

const written = {
  notes: z
    .array(z.object({ questionId: choice("Reload the page."), text: keptText() }))
    .max(60)
    .default([]),
  free: keptText(),
  baseRevision: revision(),
  /** The newer text's revision, where its writer chose to keep this one instead. */
  insteadOf: revision(),
};

/** What the autosave of notes sends. */
export const notesForm = z.object(written);

/** What is done in the kit: notes are saved or carried into the form, a focus is passed on, the interview is answered. */
export const kitActs = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("note"), carry: maybeChoice(), ...written }),
  z.object({ intent: z.literal("accept") }),
  z.object({ intent: z.literal("decline"), reason: prose("Say why you decline.", 2_000) }),
  z.object({
    intent: z.literal("focus"),
    principleId: choice("Choose a principle."),
    questionId: maybeChoice(),
  }),
]);

export type KitAct = z.output<typeof kitActs>;

export type NotesWritten = z.infer<typeof notesForm>;

/** The revision that a save takes the place of. */
export const notesBase = (form: NotesWritten): number => form.insteadOf || form.baseRevision;

/** What a form says. A note on a question that is asked no more is kept with the others. */
export const notesFrom = ({ notes, free }: NotesWritten): Notes => ({
  byQuestion: Object.fromEntries(
    notes.filter(({ text }) => text.trim() !== "").map(({ questionId, text }) => [questionId, text]),
  ),
  free,
});

/** Notes as the form shows them: a place for each question, in their order. */
export const notesValueOf = (notes: Notes, questions: readonly Id[]): NotesValue => ({
  notes: questions.map((questionId) => ({ questionId, text: notes.byQuestion[questionId] ?? "" })),
  free: notes.free,
});
