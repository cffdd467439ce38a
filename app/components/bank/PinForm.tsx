import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { controlProps, FieldFrame } from "../Field";
import { Form, Intent, useAnswerForm } from "../Form";
import { Fresh } from "../records/Fresh";

type PinFormProps = {
  readonly choices: readonly {
    readonly principle: string;
    readonly questions: readonly { readonly value: string; readonly label: string }[];
  }[];
  readonly answer: ActionAnswer;
};

/** Chooses a question to pin, from those of the principles that the role requires. */
export function PinForm(props: PinFormProps) {
  return (
    <Fresh answer={props.answer}>
      <PinFields {...props} />
    </Fresh>
  );
}

function PinFields({ choices, answer }: PinFormProps) {
  const [form, fields] = useAnswerForm<{ questionId: string }>({ id: "pin", answer });
  const chosen = fields.questionId.initialValue;
  return (
    <Form form={form} answer={answer}>
      <Intent value="pin" />
      <FieldFrame field={fields.questionId} label="Question to pin">
        <select
          {...controlProps(fields.questionId, null)}
          defaultValue={typeof chosen === "string" ? chosen : ""}
          className="input select"
        >
          <option value="">Choose a question</option>
          {choices.map(({ principle, questions }) => (
            <optgroup key={principle} label={principle}>
              {questions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </FieldFrame>
      <div className="actions">
        <Button tone="quiet">Pin the question</Button>
      </div>
    </Form>
  );
}
