import type { ReactNode } from "react";
import {
  CoverageGrid,
  EmptyState,
  FilterBar,
  FilterSelect,
  GateMark,
  LinkButton,
  OfferMark,
  Pager,
  PersonName,
  SealMark,
  Section,
  Table,
  VetoMark,
  When,
} from "~/components";
import { PANEL, PRINCIPLES } from "./people";

const COLUMNS = [
  { key: "candidate", label: "Candidate", sort: "name" },
  { key: "role", label: "Role" },
  { key: "state", label: "State" },
  { key: "offer", label: "Offer" },
  { key: "mover", label: "Who can act" },
  { key: "due", label: "Due", sort: "due" },
  { key: "hours", label: "Hours open", numeric: true },
] as const;

const AT = Date.UTC(2026, 11, 3, 13, 0);

/** Lists: filter, table, pager, and the same with nothing in it. */
export function Records() {
  const empty = (
    <EmptyState title="No loops yet" action={<LinkButton to="/loops/new">Plan the first loop</LinkButton>}>
      A loop is one candidate interviewed for one role. You need both before you can plan it.
    </EmptyState>
  );
  return (
    <>
      <Section title="Table" hint="Stacks where it is narrow; orders through the URL.">
        <FilterBar search={{ name: "q", label: "Candidate or role", value: "" }} clear="?">
          <FilterSelect
            name="state"
            label="State"
            value=""
            options={[{ value: "sealed", label: "Sealed" }]}
          />
        </FilterBar>
        <Table
          caption="Loops"
          columns={COLUMNS}
          rows={ROWS}
          empty={empty}
          sort={{ by: "due", direction: "asc" }}
        />
        <Pager previous="a" next="b" />
      </Section>
      <Section title="Empty table">
        <Table caption="Loops" columns={COLUMNS} rows={[]} empty={empty} />
      </Section>
      <Section title="Coverage">
        <CoverageGrid people={PANEL} principles={PRINCIPLES} cells={CELLS} />
      </Section>
    </>
  );
}

const CELLS = {
  "p1:l0": "rated",
  "p1:l3": "notAssessed",
  "p2:l1": "rated",
  "p3:l2": "planned",
  "p4:l3": "planned",
  "p5:l4": "rated",
  "p7:l11": "planned",
  "p8:l13": "rated",
} as const;

const ROWS = [
  row(
    "r1",
    "Maximiliane Freifrau von Hohenstein-Waldburg",
    <SealMark state="sealed" />,
    <OfferMark state="none" />,
  ),
  row("r2", "Jun Ito", <VetoMark state="open" />, <OfferMark state="dropped" />),
  row("r3", "Thandiwe Nkosi", <SealMark state="revealed" />, <OfferMark state="ready" />),
  row("r4", "Sam Reyes", <GateMark state="unmet" />, <OfferMark state="none" />),
];

function row(key: string, candidate: string, state: ReactNode, offer: ReactNode) {
  return {
    key,
    cells: {
      candidate: <a href="#table">{candidate}</a>,
      role: "Senior software engineer, Payments platform",
      state,
      offer,
      mover: <PersonName person={key === "r4" ? null : PANEL[4]} />,
      due: <When at={AT} relative />,
      hours: key === "r1" ? "1,204" : "36",
    },
  };
}
