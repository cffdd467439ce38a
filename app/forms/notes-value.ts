/** The notes form in texts, as the page shows it and a browser keeps it. */
export type NotesValue = {
  readonly notes: readonly { readonly questionId: string; readonly text: string }[];
  readonly free: string;
};

const PATH = /^notes\[(\d+)\]\.(questionId|text)$/;

/** Reads a form's fields back into its value; fields of other forms are left out. */
export function notesValueFrom(fields: Iterable<readonly [string, unknown]>): NotesValue {
  const notes: { questionId: string; text: string }[] = [];
  let free = "";
  for (const [name, value] of fields) {
    const [, index, part] = PATH.exec(name) ?? [];
    if (name === "free") free = String(value);
    if (index === undefined) continue;
    const note = notes[Number(index)] ?? { questionId: "", text: "" };
    notes[Number(index)] = { ...note, [part === "text" ? "text" : "questionId"]: String(value) };
  }
  return { notes, free };
}
