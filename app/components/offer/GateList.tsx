import type { GateView } from "~/domain/offer-view";
import { GateMark } from "../marks";
import { GateReason } from "./GateReason";
import { GATE_WORDS } from "./gates";

type GateListProps = { readonly loopId: string; readonly gates: readonly GateView[] };

/** Every gate with what it asks; each unmet one with its reasons (O1). */
export function GateList({ loopId, gates }: GateListProps) {
  return (
    <ol className="gate-list">
      {gates.map((gate) => (
        <li key={gate.gate}>
          <h3>{GATE_WORDS[gate.gate].name}</h3>
          <GateMark state={gate.state} />
          <div className="gate-text">
            <p className="hint">{GATE_WORDS[gate.gate].asks}</p>
            {gate.state === "unmet" ? <GateReason loopId={loopId} gate={gate} /> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
