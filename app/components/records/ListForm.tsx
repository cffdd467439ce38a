import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextArea, TextField } from "../TextField";

type ListFormProps = {
  readonly intent: "topic" | "addTopic" | "opinions";
  /** Which topic; absent for a new one and for the opinions. */
  readonly topic?: string;
  readonly value: {
    readonly title?: string;
    readonly reason: string;
    readonly phrases: readonly string[];
    readonly unless: readonly string[];
  };
  readonly answer: ActionAnswer;
};

type Values = {
  readonly title: string;
  readonly reason: string;
  readonly phrases: string;
  readonly unless: string;
};

/** One list of the private checks: what it looks for, what means something else, and what the writer is told. */
export function ListForm({ intent, topic, value, answer }: ListFormProps) {
  const mine = answerTo(intent, answer);
  const own = topic === undefined || mine?.result?.initialValue?.key === topic ? mine : undefined;
  const [form, fields] = useAnswerForm<Values>({
    id: `${intent}-${topic ?? "list"}`,
    answer: own,
    defaultValue: {
      title: value.title ?? "",
      reason: value.reason,
      phrases: value.phrases.join("\n"),
      unless: value.unless.join("\n"),
    },
  });
  return (
    <Form form={form} answer={own}>
      <Intent value={intent} />
      {topic === undefined ? null : <input type="hidden" name="key" value={topic} />}
      {intent === "opinions" ? null : <TextField field={fields.title} label="Topic" />}
      <TextArea field={fields.reason} label="What the writer is told" rows={3} />
      <TextArea
        field={fields.phrases}
        label="Words and phrases"
        hint="One on a line. A star at a word's end stands for any ending, as in pregnan*."
        rows={8}
      />
      <TextArea
        field={fields.unless}
        label="But not where this stands"
        hint="One on a line: where it touches a phrase from above, that one means something else, as in race condition*."
        rows={4}
      />
      <Button tone="quiet">{intent === "addTopic" ? "Add the topic" : "Save the list"}</Button>
    </Form>
  );
}
