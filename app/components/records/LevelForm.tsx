import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Checkbox } from "../Choice";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextField } from "../TextField";
import { Fresh } from "./Fresh";

type LevelFormProps = {
  readonly intent: "addLevel" | "changeLevel";
  readonly level?: { readonly number: number; readonly label: string; readonly exempt: boolean };
  readonly answer: ActionAnswer;
};

type Fields = { number: string; label: string; exempt: string };

/** A level's number, label and exemption (P1). The number stays once it is given: people and roles stand on it. */
export function LevelForm(props: LevelFormProps) {
  return (
    <Fresh answer={props.answer}>
      <LevelFields {...props} />
    </Fresh>
  );
}

function LevelFields({ intent, level, answer }: LevelFormProps) {
  const [form, fields] = useAnswerForm<Fields>({
    id: intent,
    answer,
    defaultValue: {
      number: level ? String(level.number) : "",
      label: level?.label,
      exempt: level?.exempt ? "on" : "",
    },
  });
  return (
    <Form form={form} answer={answer}>
      <Intent value={intent} />
      {level ? (
        <input type="hidden" name="number" value={level.number} />
      ) : (
        <TextField
          field={fields.number}
          label="Number"
          inputMode="numeric"
          size={4}
          hint="Its place in the order: in a debrief, lower levels speak first."
        />
      )}
      <TextField
        field={fields.label}
        label="Label"
        autoComplete="off"
        size={24}
        hint="As you say it: L5, Senior."
      />
      <Checkbox
        field={fields.exempt}
        label="Loops at this level may have no Bar Raiser"
        hint="Then the hiring manager leads the debrief, and a lead agrees to excusals. Loops whose main round has started stay as they are."
      />
      <div className="actions">
        <Button tone={level ? "primary" : "quiet"}>{level ? "Save the level" : "Add the level"}</Button>
      </div>
    </Form>
  );
}
