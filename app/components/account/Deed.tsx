import type { ActionAnswer, Objection } from "../answer";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";

type DeedProps = {
  readonly intent: string;
  readonly label: string;
  readonly hint?: string;
  readonly answer: ActionAnswer;
  /** What stands against it now; then the button says so in words. */
  readonly against: readonly Objection[];
};

/** A form that is one button. */
export function Deed({ intent, label, hint, answer, against }: DeedProps) {
  const [form] = useAnswerForm({ id: intent, answer });
  const reason = against.map((objection) => objection.text).join(" ");
  return (
    <Form form={form} answer={answer}>
      <Intent value={intent} />
      {hint ? <p className="hint">{hint}</p> : null}
      <Button tone="quiet" disabledReason={reason || undefined}>
        {label}
      </Button>
    </Form>
  );
}
