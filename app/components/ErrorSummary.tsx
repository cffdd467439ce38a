import type { FormMetadata } from "@conform-to/react";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ActionAnswer, Objection } from "./answer";

type SummaryProps = {
  // biome-ignore lint/suspicious/noExplicitAny: conform's metadata is invariant in its schema.
  readonly form: FormMetadata<any, string[]>;
  readonly answer: ActionAnswer;
};

/** Every reason the form was not accepted, linked to its field. Takes focus when it appears. */
export function ErrorSummary({ form, answer }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const fieldErrors = Object.entries(form.allErrors).filter(([name]) => name !== "");
  const objections = answer?.objections ?? [];
  const formErrors = form.errors ?? [];
  const present = fieldErrors.length + objections.length + formErrors.length > 0;
  // A moment later, since the form library goes to the first field in error by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer moves focus again.
  useEffect(() => queueMicrotask(() => box.current?.focus()), [answer]);
  if (!present) return null;
  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1} {...FOCUS_WITHOUT_SCRIPT}>
      <h2 className="summary-title">
        <CircleAlert aria-hidden="true" /> This needs another look
      </h2>
      <ul>
        {formErrors.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {fieldErrors.map(([name, errors]) => (
          <li key={name}>
            <a href={`#${fieldId(form.id, name)}`}>{errors.join(" ")}</a>
          </li>
        ))}
        {objections.map((objection) => (
          <ObjectionItem key={`${objection.code}:${objection.text}`} objection={objection} />
        ))}
      </ul>
    </div>
  );
}

// React drops `autoFocus` on the server; the lower-case attribute reaches browsers that run no script.
const FOCUS_WITHOUT_SCRIPT: Record<string, string> = { autofocus: "" };

/** The id that conform gives the control of a field, which the summary links to. */
function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

type ObjectionsProps = { readonly objections: readonly Objection[]; readonly title?: string };

/** Reasons to say no, outside a form: each with the people it names and who can move it. */
export function Objections({ objections, title }: ObjectionsProps) {
  if (objections.length === 0) return null;
  return (
    <div className="objections">
      {title ? <p className="objections-title">{title}</p> : null}
      <ul>
        {objections.map((objection) => (
          <ObjectionItem key={`${objection.code}:${objection.text}`} objection={objection} />
        ))}
      </ul>
    </div>
  );
}

function ObjectionItem({ objection }: { readonly objection: Objection }) {
  const people = (objection.people ?? []).map((person) => person.name);
  return (
    <li>
      {objection.text}
      {people.length > 0 ? <span className="objection-people"> {people.join(", ")}.</span> : null}
      {objection.mover ? <span className="objection-mover">Who can act: {objection.mover}</span> : null}
    </li>
  );
}
