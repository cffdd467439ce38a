import type { ReactNode } from "react";

type Props = {
  readonly summary: ReactNode;
  /** Open where the server had something to say inside. */
  readonly state: "open" | "closed";
  readonly children: ReactNode;
};

/** A disclosure that can come open: what was objected to is never folded away. */
export function Fold({ summary, state, children }: Props) {
  return (
    <details className="disclosure" open={state === "open"}>
      <summary>{summary}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
