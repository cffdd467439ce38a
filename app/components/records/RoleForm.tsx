import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Checkboxes, type Option, Select } from "../Choice";
import { Form, useAnswerForm } from "../Form";
import { TextField } from "../TextField";

type RoleFields = {
  title: string;
  level: string;
  teamId: string;
  hiringManagerId: string;
  recruiterId: string;
  principles: string[];
};

type RoleChoices = {
  readonly levels: readonly Option[];
  readonly teams: readonly Option[];
  readonly people: readonly Option[];
  readonly recruiters: readonly Option[];
  readonly principles: readonly Option[];
};

type RoleFormProps = {
  readonly answer: ActionAnswer;
  readonly values: Partial<RoleFields>;
  readonly choices: RoleChoices;
  readonly submit: string;
};

/** A role, new or changed. */
export function RoleForm({ answer, values, choices, submit }: RoleFormProps) {
  const [form, fields] = useAnswerForm<RoleFields>({ id: "role", answer, defaultValue: values });
  return (
    <Form form={form} answer={answer}>
      <TextField field={fields.title} label="Title" autoComplete="off" />
      <Select field={fields.level} label="Level" blank="Choose a level" options={choices.levels} />
      <Select
        field={fields.teamId}
        label="Team"
        blank="Choose a team"
        options={choices.teams}
        hint="The Bar Raiser comes from another team."
      />
      <Select
        field={fields.hiringManagerId}
        label="Hiring manager"
        blank="Choose a person"
        options={choices.people}
      />
      <Select
        field={fields.recruiterId}
        label="Recruiter"
        blank="Choose a recruiter"
        options={choices.recruiters}
        hint="People who hold the capability recruiter. An admin grants it."
      />
      <Checkboxes
        field={fields.principles}
        label="Required principles"
        options={choices.principles}
        hint="The rounds of a loop together have to cover each of them."
      />
      <div className="actions">
        <Button>{submit}</Button>
      </div>
    </Form>
  );
}
