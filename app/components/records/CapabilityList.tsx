import type { Capability } from "~/domain/viewer";
import type { ActionAnswer } from "../answer";
import { Table } from "../Table";
import { ActForm } from "./ActForm";
import { CAPABILITY_WORDS } from "./words";

type Held = {
  readonly name: Capability;
  readonly state: "held" | "notHeld";
  readonly change: "yours" | "notYours";
};

type CapabilityListProps = { readonly capabilities: readonly Held[]; readonly answer: ActionAnswer };

/** What a person may do beyond their seats; with a button where the reader can change it. */
export function CapabilityList({ capabilities, answer }: CapabilityListProps) {
  const isMine = capabilities.some((capability) => capability.change === "yours");
  return (
    <Table
      caption="Capabilities"
      columns={[
        { key: "name", label: "Capability" },
        { key: "says", label: "What it allows" },
        { key: "state", label: "Held" },
        ...(isMine ? [{ key: "act", label: "Change" }] : []),
      ]}
      rows={capabilities.map((capability) => ({
        key: capability.name,
        cells: {
          name: CAPABILITY_WORDS[capability.name].name,
          says: CAPABILITY_WORDS[capability.name].says,
          state: capability.state === "held" ? "Yes" : "No",
          act: <Change capability={capability} answer={answer} />,
        },
      }))}
      empty={null}
    />
  );
}

function Change({ capability, answer }: { readonly capability: Held; readonly answer: ActionAnswer }) {
  const { name, state, change } = capability;
  const word = CAPABILITY_WORDS[name].name;
  if (change === "notYours") {
    return <span className="hint">{name === "lead" ? "A lead changes this" : "An admin changes this"}</span>;
  }
  return state === "held" ? (
    <ActForm intent="revoke" answer={answer} about={{ name: "capability", value: name }}>
      Revoke<span className="visually-hidden">: {word}</span>
    </ActForm>
  ) : (
    <ActForm intent="grant" answer={answer} about={{ name: "capability", value: name }}>
      Grant<span className="visually-hidden">: {word}</span>
    </ActForm>
  );
}
