import type { ReactNode } from "react";
import type { SightOfLoop, SightRow } from "~/data/sight-report.server";
import { Definition } from "../Definition";
import { Notice } from "../Notice";
import { Section } from "../Page";
import { Table } from "../Table";
import { CAUTIONS, roundWords, SIGHT_WORDS, standingWords, THING_WORDS } from "./sight-words";

const COLUMNS = [
  { key: "what", label: "What" },
  { key: "sight", label: "They see" },
  { key: "law", label: "Law" },
  { key: "why", label: "Why, and what opens it" },
];

/** What one person can see of one loop, thing by thing. */
export function SightReport({ report }: { readonly report: SightOfLoop }) {
  const { person, rounds, rows } = report;
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
      <Section title="The loop, and what was concluded" id="sight-loop">
        <Lines caption="The loop" rows={rows.filter((row) => row.roundId === null)} />
      </Section>
      {rounds.map((round) => (
        <Round key={round.id} title={roundWords(round)} id={round.id} rows={rows} />
      ))}
    </>
  );
}

const Caution = ({ children }: { readonly children: ReactNode }) => (
  <Notice>
    <p>{children}</p>
  </Notice>
);

type RoundProps = { readonly title: string; readonly id: string; readonly rows: readonly SightRow[] };

function Round({ title, id, rows }: RoundProps) {
  const ofRound = rows.filter((row) => row.roundId === id);
  if (ofRound.length === 0) return null;
  return (
    <Section title={title} id={`sight-${id}`}>
      <Lines caption={title} rows={ofRound} />
    </Section>
  );
}

const Lines = ({ caption, rows }: { readonly caption: string; readonly rows: readonly SightRow[] }) => (
  <Table caption={caption} columns={COLUMNS} rows={rows.map(toRow)} empty={null} />
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
