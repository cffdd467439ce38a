import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { type Option, Select } from "../Choice";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextArea } from "../TextField";
import { Fresh } from "./Fresh";

type ConflictFormProps = {
  readonly answer: ActionAnswer;
  /** People to declare for; empty where the reader declares for themself alone. */
  readonly people: readonly Option[];
};

/** Declares a conflict of interest with a candidate (P3). */
export function ConflictForm({ answer, people }: ConflictFormProps) {
  const mine = answerTo("declare", answer);
  return (
    <Fresh answer={mine}>
      <ConflictFields answer={mine} people={people} />
    </Fresh>
  );
}

function ConflictFields({ answer: mine, people }: ConflictFormProps) {
  const [form, fields] = useAnswerForm<{ personId: string; reason: string }>({ id: "declare", answer: mine });
  return (
    <Form form={form} answer={mine}>
      <Intent value="declare" />
      {people.length > 0 ? (
        <Select field={fields.personId} label="Who" blank="I myself" options={people} />
      ) : null}
      <TextArea
        field={fields.reason}
        label="What the conflict is"
        rows={3}
        hint="Such as family, friendship, a shared business, or an application for the same job. Recruiters, admins and the panel read it. It cannot be taken back."
      />
      <div className="actions">
        <Button tone="quiet">Declare the conflict</Button>
      </div>
    </Form>
  );
}
