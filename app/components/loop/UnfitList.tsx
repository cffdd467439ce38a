import type { SaidObjection } from "~/domain/objections";

type Unfit = { readonly id: string; readonly name: string; readonly objections: readonly SaidObjection[] };

/** People who were certified and can't be Bar Raiser here, each with the reason (P2). */
export function UnfitList({ people }: { readonly people: readonly Unfit[] }) {
  return (
    <ul>
      {people.map((person) => (
        <li key={person.id}>
          {person.name}: <span className="hint">{person.objections.map((o) => o.text).join(" ")}</span>
        </li>
      ))}
    </ul>
  );
}
