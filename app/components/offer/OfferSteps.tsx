import type { Gate } from "~/domain/gates";
import type { OfferView } from "~/domain/offer-view";
import { OfferMark } from "../marks";
import { Prose } from "../Prose";
import { Timeline } from "../Timeline";
import { GATE_WORDS } from "./gates";

/** What became of the offer so far, who recorded it and when (O3, O4). */
export function OfferSteps({ steps }: { readonly steps: OfferView["steps"] }) {
  return (
    <Timeline
      items={steps.map((step) => ({
        key: `${step.deed}-${step.at}`,
        at: step.at,
        text: (
          <>
            <OfferMark state={step.deed} />
            <p className="hint">{step.by ? `Recorded by ${step.by.name}.` : dropped(step.reason)}</p>
            {step.by && step.reason ? <Prose text={step.reason} /> : null}
          </>
        ),
      }))}
    />
  );
}

const isGate = (name: string): name is Gate => Object.hasOwn(GATE_WORDS, name);

function dropped(reason: string | null): string {
  const gates = (reason ?? "").split(", ").filter(isGate);
  const names = gates.map((gate) => GATE_WORDS[gate].name.toLowerCase());
  return `By itself, because a gate was no longer met: ${names.join(", ")}.`;
}
