import { Button, Form, Intent, Section, TextArea, useAnswerForm } from "~/components";
import type { ActionAnswer } from "~/components/answer";

/** Takes submitted feedback back while the round is sealed, with a reason (F3). */
export function WithdrawForm({ answer }: { readonly answer: ActionAnswer }) {
  const [form, fields] = useAnswerForm<{ readonly reason: string }>({ id: "withdraw", answer });
  return (
    <Section
      title="Withdraw"
      hint="Your text becomes a draft again and the round waits for you. This version and your reason stay on record, and are read with your feedback after the reveal."
    >
      <Form form={form} answer={answer}>
        <Intent value="withdraw" />
        <TextArea field={fields.reason} label="Why you withdraw it" rows={3} />
        <Button tone="quiet">Withdraw my feedback back to draft</Button>
      </Form>
    </Section>
  );
}
