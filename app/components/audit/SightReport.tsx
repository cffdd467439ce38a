import type { ReactNode } from "react";
import type { SightOfLoop, SightRow } from "~/data/sight-report.server";
import { Definition } from "../Definition";
import { Notice } from "../Notice";
import { Section } from "../Page";
import { Table } from "../Table";
import {
  CAUTIONS,
  PART_WORDS,
  partOf,
  roundWords,
  SIGHT_WORDS,
  standingWords,
  THING_WORDS,
} from "./sight-words";

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
  const ofNoRound = rows.filter((row) => row.roundId === null);
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
      <Part name={PART_WORDS.loop} id="loop" rows={ofNoRound.filter((row) => partOf(row.what) === "loop")} />
      {rounds.map((round) => (
        <Part
          key={round.id}
          name={roundWords(round)}
          id={round.id}
          rows={rows.filter((row) => row.roundId === round.id)}
        />
      ))}
      <Part
        name={PART_WORDS.concluded}
        id="concluded"
        rows={ofNoRound.filter((row) => partOf(row.what) === "concluded")}
      />
    </>
  );
}

const Caution = ({ children }: { readonly children: ReactNode }) => (
  <Notice>
    <p>{children}</p>
  </Notice>
);

type PartProps = { readonly name: string; readonly id: string; readonly rows: readonly SightRow[] };

function Part({ name, id, rows }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <Section title={name} id={`sight-${id}`}>
      <Table caption={name} columns={COLUMNS} rows={rows.map(toRow)} empty={null} />
    </Section>
  );
}

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
