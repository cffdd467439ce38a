import type { ReactNode } from "react";

type SideBySideProps = {
  readonly columns: readonly { readonly key: string; readonly head: ReactNode; readonly body: ReactNode }[];
  /** What is laid side by side, for those who hear the page. */
  readonly label?: string;
};

/** Texts to hold against each other: columns that scroll sideways as one, stacked on a narrow screen. */
export function SideBySide({ columns, label = "Side by side" }: SideBySideProps) {
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
