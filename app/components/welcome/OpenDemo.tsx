import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { CodeField } from "./CodeField";

type OpenDemoProps = { readonly answer: ActionAnswer; readonly asksCode: boolean };

/** One click to a whole fictional organisation. */
export function OpenDemo({ answer: all, asksCode }: OpenDemoProps) {
  const answer = answerTo("demo", all);
  const [form, fields] = useAnswerForm<{ code: string }>({ id: "demo", answer });
  return (
    <Form form={form} answer={answer}>
      <Intent value="demo" />
      <p>
        The demo organisation has people, roles and hiring loops at every stage. You sign in as any of them
        without a password. It fills this installation: to start your own afterwards, begin with an empty data
        folder.
      </p>
      {asksCode ? <CodeField field={fields.code} /> : null}
      <Button tone="quiet">Explore the demo organisation</Button>
    </Form>
  );
}
