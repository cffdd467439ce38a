import type { ReactNode } from "react";

type SideBySideProps = {
  readonly columns: readonly { readonly key: string; readonly head: ReactNode; readonly body: ReactNode }[];
  /** What is laid side by side, for those who hear the page. */
  readonly label?: string;
};

/** So many columns fit on a wide screen. */
const FIT = 4;

/** Texts to hold against each other: columns that scroll sideways as one, stacked on a narrow screen. */
export function SideBySide({ columns, label = "Side by side" }: SideBySideProps) {
  return (
    <div className="sides">
      {columns.length > FIT ? (
        <p className="hint sides-hint">
          {columns.length} columns, side by side. Scroll sideways for those that don't fit.
        </p>
      ) : null}
      <Scroller label={label} columns={columns} />
    </div>
  );
}

function Scroller({ columns, label }: SideBySideProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section className="side-by-side" aria-label={label} tabIndex={0}>
      {columns.map((column) => (
        <div key={column.key} className="side">
          <div className="side-head">{column.head}</div>
          <div className="side-body">{column.body}</div>
        </div>
      ))}
    </section>
  );
}
