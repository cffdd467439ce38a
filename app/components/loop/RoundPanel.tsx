import type { AssignmentView, LoopView } from "~/domain/view";
import { FeedbackMark } from "../marks";
import { useRootData } from "../root-data";
import { Table } from "../Table";
import { When } from "../When";
import { Moved } from "./Moved";
import { PlanAnswered } from "./PlanAnswered";
import { EXCUSAL_WORDS, KIND_WORDS } from "./words";

type Props = { readonly view: LoopView; readonly round: LoopView["rounds"][number] };

/** A round's panel: who, in which part, when, about what, and the state of their feedback; never more (S1). */
export function RoundPanel({ view, round }: Props) {
  return (
    <Table
      caption="Panel"
      columns={COLUMNS}
      empty={<p className="hint">Nobody is on this panel yet.</p>}
      rows={round.assignments.map((a) => ({
        key: a.id,
        cells: {
          person: a.person.name,
          part: KIND_WORDS[a.kind],
          slot: (
            <>
              {a.slot ? <When at={a.slot.start} /> : <span className="hint">No interview</span>}
              <Moved moves={a.moves} />
            </>
          ),
          principles:
            a.principles.map((id) => view.principles[id]?.name ?? "a principle").join(", ") || "None",
          state:
            round.startedAt === null ? (
              <div>
                <span className="hint">Planned</span>
                <PlanAnswered answer={a.answer} />
              </div>
            ) : (
              <State assignment={a} view={view} />
            ),
        },
      }))}
    />
  );
}

const COLUMNS = [
  { key: "person", label: "Person" },
  { key: "part", label: "Part" },
  { key: "slot", label: "Interview" },
  { key: "principles", label: "Principles" },
  { key: "state", label: "Feedback" },
];

function State({ assignment: a, view }: { readonly assignment: AssignmentView; readonly view: LoopView }) {
  const { now } = useRootData();
  const isOver = view.ending !== null;
  const isOverdue = a.state === "pending" && !isOver && a.dueAt !== null && now > a.dueAt;
  const excusal = a.excusals.find((e) => e.answer?.agreed);
  return (
    <div>
      <FeedbackMark state={a.state} late={a.late} />
      {a.state === "pending" && a.dueAt !== null && !isOver ? (
        <div className="hint">
          {isOverdue ? "Overdue since " : "Due "}
          <When at={a.dueAt} relative />
        </div>
      ) : null}
      {a.withdrawnAt !== null ? (
        <div className="hint">
          Withdrawn <When at={a.withdrawnAt} />
        </div>
      ) : null}
      {a.submittedAt !== null ? (
        <div className="hint">
          <When at={a.submittedAt} />
        </div>
      ) : null}
      {excusal ? <div className="hint">{EXCUSAL_WORDS[excusal.kind]}</div> : null}
      {a.excusals.some((e) => e.answer === null) ? (
        <div className="hint">An excusal is asked for.</div>
      ) : null}
    </div>
  );
}
