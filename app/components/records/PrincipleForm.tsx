import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextArea, TextField } from "../TextField";
import { Fresh } from "./Fresh";

type PrincipleFormProps = {
  readonly intent: "add" | "change";
  readonly principle?: { readonly id: string; readonly name: string; readonly description: string };
  readonly answer: ActionAnswer;
};

/** A principle's words, new or changed. */
export function PrincipleForm(props: PrincipleFormProps) {
  return (
    <Fresh answer={props.answer}>
      <PrincipleFields {...props} />
    </Fresh>
  );
}

function PrincipleFields({ intent, principle, answer }: PrincipleFormProps) {
  const [form, fields] = useAnswerForm<{ name: string; description: string }>({
    id: intent,
    answer,
    defaultValue: { name: principle?.name, description: principle?.description },
  });
  return (
    <Form form={form} answer={answer}>
      <Intent value={intent} />
      {principle ? <input type="hidden" name="id" value={principle.id} /> : null}
      <TextField field={fields.name} label="Name" autoComplete="off" />
      <TextArea
        field={fields.description}
        label="Description"
        rows={4}
        hint="What it looks like in somebody's work. Interviewers read it beside their questions."
      />
      <div className="actions">
        <Button tone={principle ? "primary" : "quiet"}>
          {principle ? "Save the principle" : "Add the principle"}
        </Button>
      </div>
    </Form>
  );
}
