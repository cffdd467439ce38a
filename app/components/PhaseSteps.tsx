import { Check } from "lucide-react";

type PhaseStepsProps = {
  readonly steps: readonly { readonly key: string; readonly label: string }[];
  readonly current: string;
};

/** The order of phases, which are behind, and which is now. */
export function PhaseSteps({ steps, current }: PhaseStepsProps) {
  const here = steps.findIndex((step) => step.key === current);
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step.key} aria-current={index === here ? "step" : undefined} className={place(index, here)}>
          <span className="step-number">{index < here ? <Check aria-hidden="true" /> : index + 1}</span>
          <span>
            {step.label}
            {index < here ? <span className="visually-hidden">, done</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function place(index: number, here: number): string {
  if (index < here) return "step step-done";
  return index === here ? "step step-now" : "step step-ahead";
}
