import type { SaidGate } from "~/domain/debrief-page";
import { Objections } from "../ErrorSummary";
import { GateMark } from "../marks";
import { Table } from "../Table";
import { GATE_WORDS } from "./words";

/** What an offer still needs, gate by gate, each with who can move it (O1). */
export function GateList({ gates }: { readonly gates: readonly SaidGate[] }) {
  const rows = gates.map(({ gate, state, objections }) => ({
    key: gate,
    cells: {
      gate: GATE_WORDS[gate],
      state: <GateMark state={state} />,
      why: objections.length > 0 ? <Objections objections={objections} /> : "",
    },
  }));
  return <Table caption="Gates of an offer" columns={COLUMNS} rows={rows} empty="No gates." />;
}

const COLUMNS = [
  { key: "gate", label: "Gate" },
  { key: "state", label: "State" },
  { key: "why", label: "What is missing, and who can act" },
] as const;
