import type { GateView } from "~/domain/offer-view";
import { GateMark } from "../marks";
import { GATE_WORDS } from "./gates";

/** The ten gates of one loop in a row, each with its mark and word. */
export function GateStrip({ gates, label }: { readonly gates: readonly GateView[]; readonly label: string }) {
  return (
    <ul className="gate-strip" aria-label={label}>
      {gates.map(({ gate, state }) => (
        <li key={gate} className={`gate-${state}`}>
          <span className="gate-name">{GATE_WORDS[gate].name}</span>
          <GateMark state={state} />
        </li>
      ))}
    </ul>
  );
}
