import type { ReactNode } from "react";
import type { SaidObjection } from "~/domain/objections";
import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button, type Tone } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { listed } from "../listed";

type DeedFormProps = {
  readonly intent: string;
  readonly answer: ActionAnswer;
  /** What stands in the way now; then the button says so in words and does nothing. */
  readonly against: readonly SaidObjection[];
  readonly about?: Readonly<Record<string, string>>;
  readonly tone?: Tone;
  readonly children: ReactNode;
};

/** A deed that needs no words of one's own: one button. */
export function DeedForm({ intent, answer, against, about = {}, tone, children }: DeedFormProps) {
  const own = answerTo(intent, answer);
  const [form] = useAnswerForm({ id: intent, answer: own });
  return (
    <Form form={form} answer={own}>
      <Intent value={intent} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button tone={tone} disabledReason={whyNot(against)}>
        {children}
      </Button>
    </Form>
  );
}

/** Objections as one sentence after another, each with the people it names; undefined for none. */
export function whyNot(against: readonly SaidObjection[]): string | undefined {
  if (against.length === 0) return undefined;
  return against
    .map(({ text, people }) => (people.length > 0 ? `${text} (${listed(people.map((p) => p.name))})` : text))
    .join(" ");
}
