import type { ReactNode } from "react";

type DefinitionProps = {
  readonly items: readonly { readonly term: ReactNode; readonly detail: ReactNode }[];
};

/** Facts by name: term and detail. */
export function Definition({ items }: DefinitionProps) {
  return (
    <dl className="definition">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other name and don't move.
        <div key={index}>
          <dt>{item.term}</dt>
          <dd>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** More, one press away; the browser's own, so that it opens without script. */
export function Disclosure({
  summary,
  children,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <details className="disclosure">
      <summary>{summary}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
