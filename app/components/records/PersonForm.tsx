import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { type Option, Select } from "../Choice";
import { Form, useAnswerForm } from "../Form";
import { DateField, TextField } from "../TextField";

type PersonFields = {
  name: string;
  email: string;
  level: string;
  startDate: string;
  teamId: string;
  managerId: string;
  timeZone: string;
};

type PersonChoices = {
  readonly levels: readonly Option[];
  readonly teams: readonly Option[];
  readonly people: readonly Option[];
  readonly zones: readonly Option[];
};

type PersonFormProps = {
  readonly answer: ActionAnswer;
  readonly values: Partial<PersonFields>;
  readonly choices: PersonChoices;
  readonly submit: string;
};

/** A person's record, new or changed. */
export function PersonForm({ answer, values, choices, submit }: PersonFormProps) {
  const [form, fields] = useAnswerForm<PersonFields>({ id: "person", answer, defaultValue: values });
  return (
    <Form form={form} answer={answer}>
      <TextField field={fields.name} label="Name" autoComplete="off" />
      <TextField
        field={fields.email}
        label="E-mail"
        type="email"
        autoComplete="off"
        hint="They sign in with it, and links go to it."
      />
      <Select field={fields.level} label="Level" blank="Choose a level" options={choices.levels} />
      <DateField field={fields.startDate} label="Start date" hint="Tenure counts from this day." />
      <Select field={fields.teamId} label="Team" blank="No team" options={choices.teams} />
      <Select
        field={fields.managerId}
        label="Manager"
        blank="Nobody"
        options={choices.people}
        hint="A Bar Raiser must not report to the hiring manager, so this line is checked."
      />
      <Select field={fields.timeZone} label="Time zone" options={choices.zones} />
      <div className="actions">
        <Button>{submit}</Button>
      </div>
    </Form>
  );
}
