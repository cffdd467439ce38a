import type { LoopView } from "~/domain/view";
import { Prose } from "../Prose";
import { When } from "../When";
import type { Author } from "./versions";

type Props = { readonly view: LoopView; readonly author: Author };

/** What stands beside somebody's feedback for good: what they had read, a reset link, a conflict (S4, A1, P3). */
export function Beside({ view, author: { assignment } }: Props) {
  const read = view.rounds.filter((round) => assignment.hadRead.includes(round.id));
  const conflict = view.conflicts.find((c) => c.personId === assignment.person.id);
  return (
    <>
      {read.map((round) => (
        <p key={round.id} className="hint">
          Had read round {round.number} before writing.
        </p>
      ))}
      {assignment.afterReset ? (
        <p className="hint">Submitted within 24 hours of a reset link for this account.</p>
      ) : null}
      {conflict ? <ConflictNote conflict={conflict} view={view} /> : null}
    </>
  );
}

type NoteProps = { readonly conflict: LoopView["conflicts"][number]; readonly view: LoopView };

/** A declared conflict of interest, and the Bar Raiser's word on whether the feedback is weighed (P3). */
function ConflictNote({ conflict, view }: NoteProps) {
  const { weighing } = conflict;
  return (
    <div className="hint">
      <p>
        Declared a conflict of interest, <When at={conflict.at} show="day" />:
      </p>
      <Prose text={conflict.reason} />
      {weighing ? (
        <>
          <p>{view.people[weighing.byId]?.name ?? "The Bar Raiser"} on whether this feedback is weighed:</p>
          <Prose text={weighing.text} />
        </>
      ) : null}
    </div>
  );
}
