import type { ExcusalView, LoopView, Name } from "~/domain/view";
import { Prose } from "../Prose";
import { When } from "../When";
import { EXCUSAL_WORDS } from "./words";

type ExcusalItem = { readonly person: Name; readonly round: number; readonly excusal: ExcusalView };

/** Every request of a loop, in the order in which they were made. */
export const excusalsIn = (view: LoopView): readonly ExcusalItem[] =>
  view.rounds
    .flatMap((r) =>
      r.assignments.flatMap((a) =>
        a.excusals.map((excusal) => ({ person: a.person, round: r.number, excusal })),
      ),
    )
    .sort((a, b) => a.excusal.at - b.excusal.at);

/** What was asked and answered, with the reasons for those who may read them (F8). */
export function Excusals({ view }: { readonly view: LoopView }) {
  return (
    <ul className="records">
      {excusalsIn(view).map((item) => (
        <li key={item.excusal.id} className="record">
          <ExcusalWords item={item} />
        </li>
      ))}
    </ul>
  );
}

/** One request in words, and its answer. */
export function ExcusalWords({ item: { person, round, excusal } }: { readonly item: ExcusalItem }) {
  const { answer } = excusal;
  return (
    <>
      <h3>
        {person.name}, round {round}: {EXCUSAL_WORDS[excusal.kind].toLowerCase()}
      </h3>
      <p className="hint">
        {excusal.kind === "succession" ? "Recorded" : "Asked"} by {excusal.by.name}, <When at={excusal.at} />.
      </p>
      {excusal.reason ? <Prose text={excusal.reason} /> : null}
      {answer === null ? (
        <div className="hint">It waits for an answer.</div>
      ) : (
        <div className="hint">
          {answer.agreed ? "Agreed" : "Refused"} by {answer.by.name}, <When at={answer.at} />.
          {answer.reason ? ` ${answer.reason}` : ""}
        </div>
      )}
    </>
  );
}
