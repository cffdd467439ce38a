import type { SaidObjection } from "~/domain/objections";
import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { type Option, Select } from "../Choice";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextArea } from "../TextField";
import { whyNot } from "./DeedForm";

type LeftFormProps = {
  readonly people: readonly Option[];
  readonly answer: ActionAnswer;
};

/** Marks somebody present as left (D3). */
export function LeftForm({ people, answer }: LeftFormProps) {
  const own = answerTo("markLeft", answer);
  const [form, fields] = useAnswerForm<{ readonly personId: string; readonly reason: string }>({
    id: "markLeft",
    answer: own,
  });
  return (
    <Form form={form} answer={own}>
      <Intent value="markLeft" />
      <Select field={fields.personId} label="Who has left" blank="Choose a person" options={people} />
      <TextArea
        field={fields.reason}
        label="Why"
        hint="Shown in the debrief for good. Their last vote stands as “not cast again”; nobody waits for it any more."
        rows={3}
      />
      <Button tone="quiet">Mark as left</Button>
    </Form>
  );
}

type AdjournFormProps = { readonly against: readonly SaidObjection[]; readonly answer: ActionAnswer };

/** Sends everybody home; the debrief can be reopened. */
export function AdjournForm({ against, answer }: AdjournFormProps) {
  const own = answerTo("adjourn", answer);
  const [form, fields] = useAnswerForm<{ readonly reason: string }>({ id: "adjourn", answer: own });
  return (
    <Form form={form} answer={own}>
      <Intent value="adjourn" />
      <TextArea
        field={fields.reason}
        label="Why you adjourn"
        hint="Shown for good. Everyone joins again when you reopen it; votes already cast stand."
        rows={3}
      />
      <Button tone="quiet" disabledReason={whyNot(against)}>
        Adjourn
      </Button>
    </Form>
  );
}
