import type { AssignmentView } from "~/domain/view";
import { ActForm } from "../records";
import { Table } from "../Table";
import { When } from "../When";
import { answerAbout, foldState } from "./answer-about";
import { Fold } from "./Fold";
import { Moved } from "./Moved";
import { ChangeForm } from "./PlaceForm";
import { PlanAnswered } from "./PlanAnswered";
import type { PlanRoundProps } from "./PlanRound";
import { KIND_WORDS } from "./words";

/** The panel of a round with what can change about each person's part. */
export function PlanPanel(props: PlanRoundProps) {
  const { view, round } = props;
  return (
    <Table
      caption="Panel"
      columns={COLUMNS}
      empty={<p className="hint">Nobody is on this panel yet.</p>}
      rows={round.assignments.map((a) => ({
        key: a.id,
        cells: {
          person: a.person.name,
          part: (
            <>
              {KIND_WORDS[a.kind]}
              <PlanAnswered answer={a.answer} />
            </>
          ),
          slot: (
            <>
              {a.slot ? <When at={a.slot.start} /> : <span className="hint">No time yet</span>}
              <Moved moves={a.moves} />
            </>
          ),
          principles: a.principles.map((id) => view.principles[id]?.name ?? "a principle").join(", ") || (
            <span className="hint">None</span>
          ),
          change: <Change {...props} assignment={a} />,
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
  { key: "change", label: "Change" },
];

function Change({
  assignment,
  facts,
  principles,
  answer,
}: PlanRoundProps & { readonly assignment: AssignmentView }) {
  const value = facts.forms[assignment.id];
  const isFixed = facts.phase === "revealed" || (facts.phase === "sealed" && assignment.state !== "pending");
  if (!value || isFixed) return <span className="hint">Settled</span>;
  return (
    <Fold
      summary="Change"
      state={foldState(
        ...["change", "unassign"].map((i) => answerAbout(i, "assignmentId", assignment.id, answer)),
      )}
    >
      <ChangeForm
        {...{ value, principles, answer }}
        assignmentId={assignment.id}
        scope={facts.phase === "planned" ? "all" : "slot"}
      />
      {facts.phase === "planned" ? (
        <ActForm intent="unassign" about={{ name: "assignmentId", value: assignment.id }} answer={answer}>
          Take {assignment.person.name} off the panel
        </ActForm>
      ) : null}
    </Fold>
  );
}
