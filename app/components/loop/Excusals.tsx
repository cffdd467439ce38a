import type { ExcusalView, LoopView, Name } from "~/domain/view";
import { When } from "../When";
import { EXCUSAL_WORDS } from "./words";

export type ExcusalItem = { readonly person: Name; readonly round: number; readonly excusal: ExcusalView };

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
    <ul>
      {excusalsIn(view).map((item) => (
        <li key={item.excusal.id}>
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
      {person.name}, round {round}: {EXCUSAL_WORDS[excusal.kind].toLowerCase()}.{" "}
      {excusal.kind === "succession" ? "Recorded" : "Asked"} by {excusal.by.name}, <When at={excusal.at} />.
      {excusal.reason ? <div>{excusal.reason}</div> : null}
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
