import { SealMark, Section, When } from "~/components";
import type { WorkDebrief, WorkExcusal, WorkSealed } from "~/domain/my-work";
import { listed } from "../listed";
import { ROUND_WORDS } from "../loop/words";
import { WorkRow } from "./WorkRow";

/** Requests to be taken out of a panel that wait for my answer (F8). */
export function Excusals({ rows }: { readonly rows: readonly WorkExcusal[] }) {
  if (rows.length === 0) return null;
  return (
    <Section title="Excusals that wait for your answer">
      <ul className="work">
        {rows.map((row) => (
          <WorkRow
            key={row.excusalId}
            to={`/loops/${row.loop.id}/excusals`}
            act={`Answer whether ${row.person.name} is excused from the loop of`}
            loop={row.loop}
          >
            <p>
              Asked by {row.by.name}, <When at={row.at} relative />
            </p>
          </WorkRow>
        ))}
      </ul>
    </Section>
  );
}

const PHASE_WORDS = {
  toOpen: "Every started round is revealed",
  reading: "Silent reading",
  revote: "Re-vote",
  discussion: "Discussion",
  finalVote: "Final vote",
  decision: "Decision",
  adjourned: "Adjourned",
  closed: "Closed",
} as const;

/** Debriefs that I lead or speak in, and whom each waits for. */
export function Debriefs({ rows }: { readonly rows: readonly WorkDebrief[] }) {
  if (rows.length === 0) return null;
  return (
    <Section title="Debriefs">
      <ul className="work">
        {rows.map((row) => (
          <WorkRow
            key={row.loop.id}
            to={`/loops/${row.loop.id}/debrief`}
            act={row.phase === "toOpen" ? "Open the debrief on" : "Go to the debrief on"}
            loop={row.loop}
          >
            <p>
              {PHASE_WORDS[row.phase]}. {waitsFor(row)}
            </p>
          </WorkRow>
        ))}
      </ul>
    </Section>
  );
}

function waitsFor({ waitsFor: who, people }: WorkDebrief): string {
  if (who === "you") return "It waits for you.";
  return people.length > 0 ? `It waits for ${listed(people.map((p) => p.name))}.` : "";
}

/** What I submitted that nobody else can read yet, and why (S7). */
export function Sealed({ rows }: { readonly rows: readonly WorkSealed[] }) {
  if (rows.length === 0) return null;
  return (
    <Section
      title="Submitted and still sealed"
      hint="Each opens at one instant, when the last person it waits for has submitted or was excused."
    >
      <ul className="work">
        {rows.map((row) => (
          <WorkRow
            key={row.assignmentId}
            to={`/interviews/${row.assignmentId}/feedback`}
            act="Your feedback on"
            loop={row.loop}
          >
            <p>
              <SealMark state="sealed" /> {ROUND_WORDS[row.round]}.{" "}
              {row.waitingFor.length > 0 ? `Waiting for ${listed(row.waitingFor.map((p) => p.name))}.` : ""}
            </p>
            {row.submittedAt === null ? null : (
              <p>
                Submitted <When at={row.submittedAt} />
              </p>
            )}
          </WorkRow>
        ))}
      </ul>
    </Section>
  );
}
