import { Link } from "@remix-run/react";
import type { InterviewerStep } from "~/domain/interviewing";
import type { Progress } from "~/domain/ladder";
import type { CertificationStep } from "~/domain/person";
import { EmptyState } from "../Notice";
import { Table } from "../Table";
import { When } from "../When";
import { barRaiserWords, interviewerWords, progressWords } from "./words";

type LadderRow = {
  readonly id: string;
  readonly name: string;
  readonly team: string | null;
  readonly state: "active" | "deactivated";
  readonly barRaiser: {
    readonly standing: CertificationStep | null;
    readonly certification: "current" | "notCurrent" | "none";
    readonly progress: Progress<string> | null;
    readonly currentUntil: number | null;
    readonly lastLedAt: number | null;
  };
  readonly interviewer: {
    readonly standing: InterviewerStep | null;
    readonly progress: Progress<string> | null;
  };
};

type LadderTableProps = {
  readonly ladder: "barRaiser" | "interviewer";
  readonly rows: readonly LadderRow[];
  /** Whether the reader runs the programme: then how far everybody is shows too. */
  readonly runs: "yes" | "no";
};

/** Everybody on one ladder, and where they stand. */
export function LadderTable({ ladder, rows, runs }: LadderTableProps) {
  return (
    <Table
      caption={ladder === "barRaiser" ? "Bar Raisers and those on their way" : "Interviewers"}
      columns={[...COLUMNS, ...(runs === "yes" ? MORE[ladder] : [])]}
      rows={rows.map((row) => ({ key: row.id, cells: { ...who(row), ...CELLS[ladder](row) } }))}
      empty={
        <EmptyState title="Nobody is on this ladder yet">
          A Bar Raiser lead records the first step.
        </EmptyState>
      }
    />
  );
}

const COLUMNS = [
  { key: "name", label: "Person" },
  { key: "team", label: "Team" },
  { key: "standing", label: "Stands at" },
];

const NEXT = { key: "next", label: "Next" };

const MORE = {
  barRaiser: [NEXT, { key: "led", label: "Last debrief led" }, { key: "until", label: "Current until" }],
  interviewer: [NEXT],
};

const who = (row: LadderRow) => ({
  name: (
    <>
      <Link to={`/people/${row.id}/programme`}>{row.name}</Link>
      {row.state === "deactivated" ? <div className="hint">Deactivated</div> : null}
    </>
  ),
  team: row.team ?? "None",
});

const CELLS = {
  barRaiser: ({ barRaiser }: LadderRow) => ({
    standing: barRaiserWords(barRaiser),
    next: progressWords(barRaiser.progress),
    led: barRaiser.lastLedAt === null ? "None" : <When at={barRaiser.lastLedAt} show="day" />,
    until:
      barRaiser.currentUntil === null ? "Not certified" : <When at={barRaiser.currentUntil} show="day" />,
  }),
  interviewer: ({ interviewer }: LadderRow) => ({
    standing: interviewerWords(interviewer),
    next: progressWords(interviewer.progress),
  }),
};
