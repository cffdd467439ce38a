import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Table } from "../Table";
import { When } from "../When";
import { actWords } from "./act-words";
import { detailWords } from "./detail-words";

type EntryRow = {
  readonly id: string;
  readonly at: number;
  readonly act: string;
  readonly actor: string | null;
  readonly subject: string | null;
  readonly loop: { readonly id: string; readonly candidate: string; readonly role: string } | null;
  readonly details: Readonly<Record<string, string>>;
};

const COLUMNS = [
  { key: "at", label: "When" },
  { key: "what", label: "What happened" },
  { key: "loop", label: "Loop" },
  { key: "hash", label: "Entry" },
];

type EntryListProps = { readonly rows: readonly EntryRow[]; readonly empty: ReactNode };

/** Entries of the record in words, each with the start of its hash. */
export function EntryList({ rows, empty }: EntryListProps) {
  return <Table caption="Entries of the record" columns={COLUMNS} rows={rows.map(toRow)} empty={empty} />;
}

const toRow = (entry: EntryRow) => {
  const details = detailWords(entry.details);
  return {
    key: entry.id,
    cells: {
      at: <When at={entry.at} />,
      what: (
        <div>
          <strong>{entry.actor ?? "Nobody signed in"}</strong> {actWords(entry.act, entry.subject)}
          {details ? <div className="hint">{details}</div> : null}
        </div>
      ),
      loop: entry.loop ? (
        <div>
          <Link to={`/loops/${entry.loop.id}`}>{entry.loop.candidate}</Link>
          <div className="hint">
            {entry.loop.role} · <Link to={`/audit?loop=${entry.loop.id}`}>Entries of this loop</Link>
            {" · "}
            <Link to={`/audit/sight?loop=${entry.loop.id}`}>Who sees what</Link>
          </div>
        </div>
      ) : null,
      hash: <code title={entry.id}>{entry.id.slice(0, 8)}</code>,
    },
  };
};
