import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Checkbox, type Option, Select } from "../Choice";
import { Form, Intent, useAnswerForm } from "../Form";
import { Fresh } from "../records/Fresh";
import { DateField, TextArea } from "../TextField";

type Fields = { step: string; on: string; place: string; origin: string; note: string };

type StepFormProps = {
  readonly ladder: "barRaiser" | "interviewer";
  readonly answer: ActionAnswer;
  /** The steps that may follow; the one to begin with, if any is due. */
  readonly steps: readonly Option[];
  readonly next?: string;
  readonly loops: readonly Option[];
  readonly setUp: "ongoing" | "over";
};

/** A lead records one step of somebody's way up a ladder (P4). */
export function StepForm(props: StepFormProps) {
  return (
    <Fresh answer={props.answer}>
      <StepFields {...props} />
    </Fresh>
  );
}

function StepFields({ ladder, answer, steps, next, loops, setUp }: StepFormProps) {
  const defaultValue = steps.some(({ value }) => value === next) ? { step: next } : {};
  const [form, fields] = useAnswerForm<Fields>({ id: `${ladder}-step`, answer, defaultValue });
  return (
    <Form form={form} answer={answer}>
      <Intent value={ladder} />
      <Select field={fields.step} label="Step" blank="Choose a step" options={steps} />
      <DateField field={fields.on} label="Day" />
      <Select
        field={fields.place}
        label="Where it took place"
        blank="Choose, if it was practice"
        options={[...loops, { value: "outside", label: "Outside Plumbline" }]}
        hint="The loop shows only to those who may know of it."
      />
      {ladder === "barRaiser" && setUp === "ongoing" ? (
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
        hint="Everybody signed in can read it: name no candidate."
      />
      <div className="actions">
        <Button>Record the step: it stays on record</Button>
      </div>
    </Form>
  );
}
