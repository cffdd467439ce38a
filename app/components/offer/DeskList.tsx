import { Link } from "@remix-run/react";
import type { DeskDeed } from "~/domain/desk";
import type { LoopState } from "~/domain/loop";
import { listed } from "../listed";
import { STATE_WORDS } from "../loop/words";
import { DESK_HINTS, DESK_WORDS, deskPlace } from "./desk";

type Named = { readonly id: string; readonly name: string };

type DeskRowProps = {
  readonly id: string;
  readonly candidate: Named;
  readonly role: string;
  readonly state: LoopState;
  readonly items: readonly {
    readonly deed: DeskDeed;
    readonly people: readonly Named[];
    readonly assignmentId: string | null;
  }[];
  readonly waitingFor: readonly Named[];
};

/** Loops with what each waits for from the reader, one way to each. */
export function DeskList({ rows }: { readonly rows: readonly DeskRowProps[] }) {
  return (
    <ul className="desk">
      {rows.map((row) => (
        <li key={row.id}>
          <div className="desk-head">
            <h3>
              <Link to={`/loops/${row.id}`}>{row.candidate.name}</Link>
            </h3>
            <span className="board-role">{row.role}</span>
            <span className="hint">{STATE_WORDS[row.state]}</span>
          </div>
          <ul className="desk-items">
            {row.items.map((item) => (
              <li key={`${item.deed}${item.people.map((p) => p.id).join()}${item.assignmentId ?? ""}`}>
                <Link to={deskPlace(row.id, item)}>
                  {DESK_WORDS[item.deed]}
                  {item.people.length > 0 ? ` ${listed(item.people.map((p) => p.name))}` : ""}
                </Link>
                {DESK_HINTS[item.deed] ? <p className="hint">{DESK_HINTS[item.deed]}</p> : null}
              </li>
            ))}
          </ul>
          {row.items.length === 0 ? <p className="hint">Nothing waits for you here.</p> : null}
          {row.waitingFor.length > 0 ? (
            <p className="hint">Sealed. Waiting for {listed(row.waitingFor.map((p) => p.name))}.</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
