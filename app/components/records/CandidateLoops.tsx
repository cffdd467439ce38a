import { Link } from "@remix-run/react";
import type { EndingKind, LoopState as State } from "~/domain/loop";
import { ENDING_WORDS, STATE_WORDS } from "../loop/words";
import { Table } from "../Table";
import { When } from "../When";

type LoopItem = {
  readonly id: string;
  readonly role: string;
  readonly createdAt: number;
  readonly state: State;
  readonly ending: EndingKind | null;
};

/** Where a loop stands, in words. */
export function LoopState({ loop }: { readonly loop: LoopItem }) {
  return (
    <>
      {STATE_WORDS[loop.state]}
      {loop.ending ? `: ${ENDING_WORDS[loop.ending].toLowerCase()}` : ""}
    </>
  );
}

/** The loops of a candidate that exist for the reader. */
export function CandidateLoops({ loops }: { readonly loops: readonly LoopItem[] }) {
  return (
    <Table
      caption="Loops"
      columns={[
        { key: "role", label: "Role" },
        { key: "state", label: "State" },
        { key: "created", label: "Since" },
      ]}
      rows={loops.map((loop) => ({
        key: loop.id,
        cells: {
          role: <Link to={`/loops/${loop.id}`}>{loop.role}</Link>,
          state: <LoopState loop={loop} />,
          created: <When at={loop.createdAt} show="day" />,
        },
      }))}
      empty={<p className="hint">None that you know of.</p>}
    />
  );
}
