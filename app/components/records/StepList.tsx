import type { CertificationStep } from "~/domain/person";
import { STEP_WORDS } from "~/domain/programme";
import { OnDay } from "./OnDay";

type Step = {
  readonly step: CertificationStep;
  readonly on: string;
  readonly founding: boolean;
  readonly note: string;
  readonly by: string;
};

/** A person's steps through the programme, oldest first, each with who recorded it (P4). */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end.
        <li key={index}>
          {STEP_WORDS[step.step]}
          {step.founding ? " (founding)" : ""}, <OnDay day={step.on} />
          <div className="hint">
            Recorded by {step.by}.{step.note ? ` ${step.note}` : ""}
          </div>
        </li>
      ))}
    </ol>
  );
}
