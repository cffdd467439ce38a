import type { AssignmentView, LoopView } from "~/domain/view";
import { listed } from "../listed";
import { nameIn } from "./names";

type NotesProps = { readonly view: LoopView; readonly assignment: AssignmentView };

/** What a reader has to know beside a person's feedback: lateness, earlier reading, a reset, a conflict (S4, A1, P3). */
export function Notes({ view, assignment }: NotesProps) {
  const conflict = view.conflicts.find((c) => c.personId === assignment.person.id);
  const rounds = view.rounds.filter((r) => assignment.hadRead.includes(r.id)).map((r) => `round ${r.number}`);
  const notes = [
    assignment.late ? "Submitted late." : null,
    rounds.length > 0 ? `Had read ${listed(rounds)} before writing.` : null,
    assignment.afterReset ? "Submitted within 24 hours of a reset link being used for this account." : null,
    conflict ? `Declared a conflict of interest: ${conflict.reason}` : null,
    conflict?.weighing
      ? `${nameIn(view, conflict.weighing.byId)} on weighing it: ${conflict.weighing.text}`
      : null,
  ].filter((note) => note !== null);
  if (notes.length === 0) return null;
  return (
    <ul className="hint">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
