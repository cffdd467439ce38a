import type { ReactNode } from "react";
import { When } from "./When";

type TimelineProps = {
  readonly items: readonly { readonly at: number; readonly text: ReactNode; readonly key: string }[];
};

/** What happened, in the order given. */
export function Timeline({ items }: TimelineProps) {
  return (
    <ol className="timeline">
      {items.map((item) => (
        <li key={item.key}>
          <div className="timeline-at">
            <When at={item.at} />
          </div>
          <div className="timeline-text">{item.text}</div>
        </li>
      ))}
    </ol>
  );
}
