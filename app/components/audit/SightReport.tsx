import type { ReactNode } from "react";
import type { SightOfLoop, SightRow } from "~/data/sight-report.server";
import { Definition } from "../Definition";
import { Notice } from "../Notice";
import { Section } from "../Page";
import { Table } from "../Table";
import { CAUTIONS, partsOf, SIGHT_WORDS, standingWords, THING_WORDS } from "./sight-words";

const COLUMNS = [
  { key: "what", label: "What" },
  { key: "sight", label: "They see" },
  { key: "law", label: "Law" },
  { key: "why", label: "Why, and what opens it" },
];

/** What one person can see of one loop, thing by thing. */
export function SightReport({ report }: { readonly report: SightOfLoop }) {
  const { person } = report;
  const standing = standingWords(report.seats, person.capabilities);
  return (
    <>
      {person.account === "deactivated" ? <Caution>{CAUTIONS.deactivated}</Caution> : null}
      {report.candidacy === "untold" ? <Caution>{CAUTIONS.untold}</Caution> : null}
      <Definition
        items={[
          { term: "Their part in this loop", detail: standing.seats },
          { term: "Their capabilities", detail: standing.capabilities },
        ]}
      />
      {partsOf(report).map(({ id, title, rows }) => (
        <Section key={id} title={title} id={`sight-${id}`}>
          <Table caption={title} columns={COLUMNS} rows={rows.map(toRow)} empty={null} />
        </Section>
      ))}
    </>
  );
}

const Caution = ({ children }: { readonly children: ReactNode }) => (
  <Notice>
    <p>{children}</p>
  </Notice>
);

const toRow = (row: SightRow) => ({
  key: `${row.what}-${row.roundId}-${row.author}`,
  cells: {
    what: (
      <div>
        {row.author ? <strong>{row.author}</strong> : null}
        <div className={row.author ? "hint" : undefined}>{THING_WORDS[row.what]}</div>
      </div>
    ),
    sight: SIGHT_WORDS[row.sight],
    law: row.law,
    why: (
      <div>
        {row.why}
        {row.opens ? <div className="hint">What opens it: {row.opens}</div> : null}
        {row.waitingFor.length > 0 ? (
          <div className="hint">Waiting for {row.waitingFor.join(", ")}.</div>
        ) : null}
      </div>
    ),
  },
});
