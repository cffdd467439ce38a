import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextField } from "../TextField";
import { Fresh } from "./Fresh";

type TeamFormProps = {
  readonly intent: "add" | "rename";
  readonly team?: { readonly id: string; readonly name: string };
  readonly answer: ActionAnswer;
};

/** A team's name: of a new one, or another for one. */
export function TeamForm(props: TeamFormProps) {
  return (
    <Fresh answer={props.answer}>
      <TeamFields {...props} />
    </Fresh>
  );
}

function TeamFields({ intent, team, answer }: TeamFormProps) {
  const [form, fields] = useAnswerForm<{ name: string }>({
    id: intent,
    answer,
    defaultValue: { name: team?.name },
  });
  return (
    <Form form={form} answer={answer}>
      <Intent value={intent} />
      {team ? <input type="hidden" name="id" value={team.id} /> : null}
      <TextField field={fields.name} label="Name" autoComplete="off" size={32} />
      <div className="actions">
        <Button tone={team ? "primary" : "quiet"}>{team ? "Save the name" : "Add the team"}</Button>
      </div>
    </Form>
  );
}
