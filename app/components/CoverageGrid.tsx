import { Check, CircleDashed, Minus } from "lucide-react";

export type Coverage = "planned" | "rated" | "notAssessed";

type CoverageGridProps = {
  readonly people: readonly { readonly id: string; readonly name: string; readonly kind: string }[];
  readonly principles: readonly { readonly id: string; readonly name: string; readonly required: boolean }[];
  /** Keyed `personId:principleId`; no key means that the person does not take that principle. */
  readonly cells: Readonly<Record<string, Coverage>>;
  /** Tells one grid from another where a page has several, for those who go from region to region. */
  readonly label?: string;
};

const LOOKS = {
  planned: { icon: CircleDashed, word: "Planned" },
  rated: { icon: Check, word: "Rated" },
  notAssessed: { icon: Minus, word: "Not assessed" },
} as const;

/** Who takes which principle, and which required one nobody takes (P1). */
export function CoverageGrid({
  people,
  principles,
  cells,
  label = "Coverage of principles",
}: CoverageGridProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section className="coverage" aria-label={label} tabIndex={0}>
      <table>
        <caption className="visually-hidden">Principles by person</caption>
        <thead>
          <tr>
            <th scope="col">Principle</th>
            {people.map((person) => (
              <th key={person.id} scope="col">
                {person.name}
                <span className="coverage-kind">{person.kind}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {principles.map((principle) => (
            <tr key={principle.id} data-gap={isGap(principle, people, cells) ? "" : undefined}>
              <th scope="row">
                {principle.name}
                <span className="coverage-need">{need(principle, people, cells)}</span>
              </th>
              {people.map((person) => (
                <Cell key={person.id} who={person.name} coverage={cells[`${person.id}:${principle.id}`]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Principle = CoverageGridProps["principles"][number];

function isGap(principle: Principle, people: CoverageGridProps["people"], cells: CoverageGridProps["cells"]) {
  return principle.required && !people.some((person) => cells[`${person.id}:${principle.id}`]);
}

function need(principle: Principle, people: CoverageGridProps["people"], cells: CoverageGridProps["cells"]) {
  if (!principle.required) return null;
  return isGap(principle, people, cells) ? "Required, nobody takes it yet" : "Required";
}

function Cell({ who, coverage }: { readonly who: string; readonly coverage: Coverage | undefined }) {
  if (!coverage) {
    return (
      <td className="coverage-none" data-label={who}>
        <span className="visually-hidden">Not taken</span>
      </td>
    );
  }
  const { icon: Icon, word } = LOOKS[coverage];
  return (
    <td data-label={who} className={`coverage-${coverage}`}>
      <Icon aria-hidden="true" />
      <span>{word}</span>
    </td>
  );
}
