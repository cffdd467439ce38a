import { Check } from "lucide-react";
import type { Placed } from "~/forms/feedback-value";
import { FORM } from "./fields";

type MissingListProps = { readonly missing: readonly Placed[] };

/** What has to be there before it can be submitted, each a link to its place. Saving a draft needs none of it. */
export function MissingList({ missing }: MissingListProps) {
  if (missing.length === 0) {
    return (
      <p className="save-line">
        <Check aria-hidden="true" /> <span>Nothing is missing. You can submit.</span>
      </p>
    );
  }
  return (
    <details className="disclosure" open>
      <summary>Still missing: {missing.length}</summary>
      <ul className="missing">
        {missing.map(({ field, about, text }) => (
          <li key={`${field}:${text}`}>
            <a href={`#${FORM}-${field}`}>{about === null ? text : `${about}: ${text}`}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
