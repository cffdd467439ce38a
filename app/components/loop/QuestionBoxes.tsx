import type { QuestionPlan } from "~/data/question-plan.server";
import type { AnyField } from "../Field";

type QuestionBoxesProps = {
  readonly principle: QuestionPlan["principles"][number];
  readonly field: AnyField;
};

/** The bank's questions about one principle; what somebody else asks in this loop can't be ticked, and says so. */
export function QuestionBoxes({ principle, field }: QuestionBoxesProps) {
  const sent: unknown = field.initialValue;
  const ticked = Array.isArray(sent) ? sent : [sent];
  return (
    <fieldset className="give-seat" key={field.key}>
      <legend>{principle.name}</legend>
      {principle.questions.map(({ id, text, standing, pin }) => (
        <label key={id} className="choice">
          <input
            type="checkbox"
            name={field.name}
            value={id}
            defaultChecked={ticked.includes(id)}
            disabled={standing === "taken"}
          />
          <span className="choice-text">
            {text}
            <span className="choice-hint">
              {standing === "taken"
                ? "Somebody else in this loop asks it."
                : pin === "pinned"
                  ? "Pinned to the role."
                  : null}
            </span>
          </span>
        </label>
      ))}
      {principle.questions.length === 0 ? (
        <p className="hint">The question bank has none about this.</p>
      ) : null}
    </fieldset>
  );
}
