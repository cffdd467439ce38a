import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { type Option, Select } from "../Choice";
import { Form, useAnswerForm } from "../Form";
import { TextArea, TextField } from "../TextField";

type CandidateFields = { name: string; email: string; notes: string; links: string; personId: string };

type CandidateFormProps = {
  readonly answer: ActionAnswer;
  readonly values: Partial<CandidateFields>;
  readonly people: readonly Option[];
  readonly submit: string;
};

/** A candidate's record, new or changed. */
export function CandidateForm({ answer, values, people, submit }: CandidateFormProps) {
  const [form, fields] = useAnswerForm<CandidateFields>({ id: "candidate", answer, defaultValue: values });
  return (
    <Form form={form} answer={answer}>
      <TextField field={fields.name} label="Name" autoComplete="off" />
      <TextField field={fields.email} label="E-mail" type="email" autoComplete="off" />
      <TextArea
        field={fields.links}
        label="Links (optional)"
        rows={3}
        hint="One web address a line, such as a portfolio."
      />
      <TextArea
        field={fields.notes}
        label="Notes (optional)"
        rows={6}
        hint="Recruiters, admins and the panels of this candidate's loops read them. No opinions: those belong into feedback."
      />
      <Select
        field={fields.personId}
        label="Works here already as"
        blank="Nobody here"
        options={people}
        hint="From then on this record and its loops do not exist for that person, whatever they may do otherwise. It stays so once interviews have begun."
      />
      <div className="actions">
        <Button>{submit}</Button>
      </div>
    </Form>
  );
}
