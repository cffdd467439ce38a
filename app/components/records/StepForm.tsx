import { STEP_WORDS, STEPS } from "~/domain/programme";
import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Checkbox, type Option, Select } from "../Choice";
import { Form, useAnswerForm } from "../Form";
import { DateField, TextArea } from "../TextField";
import { Fresh } from "./Fresh";

type Fields = { personId: string; step: string; on: string; origin: string; note: string };

type StepFormProps = {
  readonly answer: ActionAnswer;
  readonly people: readonly Option[];
  readonly setUp: "ongoing" | "over";
  readonly personId?: string;
};

/** A lead records one step of the programme (P4). */
export function StepForm(props: StepFormProps) {
  return (
    <Fresh answer={props.answer}>
      <StepFields {...props} />
    </Fresh>
  );
}

function StepFields({ answer, people, setUp, personId }: StepFormProps) {
  const [form, fields] = useAnswerForm<Fields>({ id: "step", answer, defaultValue: { personId } });
  return (
    <Form form={form} answer={answer}>
      <Select field={fields.personId} label="Person" blank="Choose a person" options={people} />
      <Select
        field={fields.step}
        label="Step"
        blank="Choose a step"
        options={STEPS.map((step) => ({ value: step, label: STEP_WORDS[step] }))}
        hint="Shadow, then reverse shadow, then certified. A certification can lapse or be revoked."
      />
      <DateField field={fields.on} label="Day" />
      {setUp === "ongoing" ? (
        <Checkbox
          field={fields.origin}
          label="Founding certification"
          hint="For Bar Raisers you had before Plumbline. Possible until the first round starts, and shown as such for good."
        />
      ) : null}
      <TextArea
        field={fields.note}
        label="Note (optional)"
        rows={3}
        hint="Everybody signed in can read it."
      />
      <div className="actions">
        <Button>Record the step: it stays on record</Button>
      </div>
    </Form>
  );
}
