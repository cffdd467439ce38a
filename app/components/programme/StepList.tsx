import { Link } from "@remix-run/react";
import { OnDay } from "../records";

type Step = {
  readonly id: string;
  readonly step: string;
  readonly on: string;
  readonly founding?: boolean;
  readonly note: string;
  readonly by: string;
  readonly loop: { readonly id: string; readonly title: string } | null;
};

type StepListProps = { readonly steps: readonly Step[]; readonly words: Readonly<Record<string, string>> };

/** A person's steps up a ladder, oldest first, each with who recorded it (P4). */
export function StepList({ steps, words }: StepListProps) {
  if (steps.length === 0) return <p className="hint">No step recorded.</p>;
  return (
    <ol className="timeline">
      {steps.map((step) => (
        <li key={step.id}>
          <div className="timeline-at">
            <OnDay day={step.on} />
          </div>
          <div className="timeline-text">
            {words[step.step]}
            {step.founding ? " (founding)" : ""}
            {step.loop ? (
              <>
                , in <Link to={`/loops/${step.loop.id}`}>{step.loop.title}</Link>
              </>
            ) : null}
            <div className="hint">
              Recorded by {step.by}.{step.note ? ` ${step.note}` : ""}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
