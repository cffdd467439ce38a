import { Link } from "@remix-run/react";
import { Clock } from "lucide-react";
import { Section, When } from "~/components";
import type { WorkInterview } from "~/domain/my-work";
import { KIND_WORDS, ROUND_WORDS } from "../loop/words";
import { WorkRow } from "./WorkRow";

type RowsProps = { readonly rows: readonly WorkInterview[] };

/** Feedback that is awaited from me, the most urgent first. */
export function Owed({ rows }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <Section title="Feedback you owe">
      <ul className="work">
        {rows.map((row) => (
          <WorkRow
            key={row.assignmentId}
            to={`/interviews/${row.assignmentId}/feedback`}
            act={row.kind === "shadow" ? "Write practice feedback on" : "Write feedback on"}
            loop={row.loop}
          >
            <p>
              {ROUND_WORDS[row.round]}, as {KIND_WORDS[row.kind]}
            </p>
            <Due row={row} />
          </WorkRow>
        ))}
      </ul>
    </Section>
  );
}

function Due({ row }: { readonly row: WorkInterview }) {
  if (row.dueAt === null) return <p>No due time is set.</p>;
  return row.due === "overdue" ? (
    <p className="work-overdue">
      <Clock aria-hidden="true" /> Overdue since <When at={row.dueAt} relative />
    </p>
  ) : (
    <p>
      Due <When at={row.dueAt} relative />
    </p>
  );
}

/** Interviews still to be held. */
export function Coming({ rows }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <Section title="Your interviews to come">
      <ul className="work">
        {rows.map((row) => (
          <WorkRow
            key={row.assignmentId}
            to={`/interviews/${row.assignmentId}`}
            act="Prepare the interview with"
            loop={row.loop}
          >
            {row.slot ? (
              <p>
                <When at={row.slot.start} relative />
              </p>
            ) : null}
            <p>
              {ROUND_WORDS[row.round]}, as {KIND_WORDS[row.kind]}.{" "}
              <Link to={`/interviews/${row.assignmentId}/feedback`}>Feedback form</Link>
            </p>
          </WorkRow>
        ))}
      </ul>
    </Section>
  );
}
