import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextField } from "../TextField";

type Fields = { current: string; next: string };

/** The current password, proving who sits here, and the next. */
export function ChangePassword({ answer: all }: { readonly answer: ActionAnswer }) {
  const answer = answerTo("password", all);
  const [form, fields] = useAnswerForm<Fields>({ id: "password", answer });
  return (
    <Form form={form} answer={answer}>
      <Intent value="password" />
      <TextField
        field={fields.current}
        label="Current password"
        type="password"
        autoComplete="current-password"
      />
      <TextField
        field={fields.next}
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 12 characters. A few unrelated words do well."
      />
      <Button>Change password</Button>
    </Form>
  );
}
