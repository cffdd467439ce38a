import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Radios } from "../Choice";
import { Form, Intent, useAnswerForm } from "../Form";
import { BARS } from "./VoteForm";

type LevelBarFormProps = { readonly level: string; readonly answer: ActionAnswer };

/** The bar answer for the decided other level (D4). */
export function LevelBarForm({ level, answer }: LevelBarFormProps) {
  const own = answerTo("levelBar", answer);
  const [form, fields] = useAnswerForm<{ readonly bar: string }>({ id: "levelBar", answer: own });
  return (
    <Form form={form} answer={own}>
      <Intent value="levelBar" />
      <Radios
        field={fields.bar}
        label={`Compared with the people now on this team at ${level}, would this hire raise the average?`}
        hint="Your answer for the level interviewed for stays as it is; this one is for the decided level."
        options={BARS}
      />
      <Button>Record your answer for {level}</Button>
    </Form>
  );
}
