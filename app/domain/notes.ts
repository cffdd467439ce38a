import { isBlank } from "./content";
import type { Content } from "./feedback";
import type { Id } from "./loop";
import { type Objection, when } from "./objections";

/** What an interviewer writes down while the hour runs: by question, and beside them. Theirs alone, for good (S1). */
export interface Notes {
  readonly byQuestion: Readonly<Record<Id, string>>;
  readonly free: string;
}

export const NO_NOTES: Notes = { byQuestion: {}, free: "" };

/** Objects to writing notes once the loop has ended. Before the start and after submitting they are still one's own. */
export const objectionsToNotes = ({ isEnded }: { readonly isEnded: boolean }): readonly Objection[] =>
  when(isEnded, "loopEnded");

const written = ({ byQuestion, free }: Notes): string =>
  JSON.stringify([
    Object.entries(byQuestion)
      .map(([id, text]) => [id, text.trim()])
      .filter(([, text]) => text !== "")
      .sort(),
    free.trim(),
  ]);

/** Whether two notes say the same: then the second is no conflict (F4). */
export const isSameNotes = (one: Notes, other: Notes): boolean => written(one) === written(other);

/**
 * The content with a note as another piece of evidence for its question's principle, as what the candidate did: the writer takes
 * situation and result out of it. The same note twice, or a blank one, changes nothing; nor does a principle that isn't theirs.
 */
export const withNote = (
  content: Content,
  { principleId, questionId }: { readonly principleId: Id; readonly questionId: Id },
  note: string,
): Content => {
  const text = note.trim();
  if (isBlank(text)) return content;
  return {
    ...content,
    principles: content.principles.map((p) => {
      if (p.principleId !== principleId || p.evidence.some((e) => e.action.trim() === text)) return p;
      const begun = p.evidence.filter((e) => ![e.situation, e.action, e.result].every(isBlank));
      const added = { id: String(begun.length), situation: "", action: text, result: "", questionId };
      return { ...p, evidence: [...begun, added] };
    }),
  };
};
