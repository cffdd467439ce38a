import { Table } from "../Table";
import { When } from "../When";

type Named = { readonly id: string; readonly name: string };

type ConflictListProps = {
  readonly conflicts: readonly {
    readonly person: Named;
    readonly reason: string;
    readonly by: Named;
    readonly at: number;
  }[];
};

/** Declared conflicts of interest with a candidate, as far as the reader may know of them (P3). */
export function ConflictList({ conflicts }: ConflictListProps) {
  return (
    <Table
      caption="Conflicts of interest"
      columns={[
        { key: "person", label: "Person" },
        { key: "reason", label: "Reason" },
        { key: "by", label: "Declared" },
      ]}
      rows={conflicts.map(({ person, reason, by, at }) => ({
        key: person.id,
        cells: {
          person: person.name,
          reason,
          by: (
            <>
              {by.id === person.id ? "By themself" : `By ${by.name}`}, <When at={at} show="day" />
            </>
          ),
        },
      }))}
      empty={<p className="hint">None that you know of.</p>}
    />
  );
}
