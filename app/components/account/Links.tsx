import { PersonName } from "../PersonName";
import { Table } from "../Table";
import { When } from "../When";

type Person = { readonly id: string; readonly name: string };
type OpenLink = {
  readonly kind: "invitation" | "reset";
  readonly createdBy: Person | null;
  readonly expiresAt: number;
  readonly agreedBy: Person | null;
};

const COLUMNS = [
  { key: "kind", label: "Link" },
  { key: "by", label: "Made by" },
  { key: "until", label: "Works until" },
  { key: "agreed", label: "Agreed by" },
];

const WORDS = { invitation: "Invitation", reset: "Reset" };

/** The links to an account that are not over: who made each, and who agreed (A1). Never the link itself. */
export function Links({ links }: { readonly links: readonly OpenLink[] }) {
  const rows = links.map((link) => ({
    key: link.kind,
    cells: {
      kind: WORDS[link.kind],
      by: <PersonName person={link.createdBy} />,
      until: <When at={link.expiresAt} />,
      agreed: link.kind === "invitation" ? "Not needed" : <PersonName person={link.agreedBy} />,
    },
  }));
  return <Table caption="Open links" columns={COLUMNS} rows={rows} empty="No link is open." />;
}
