import type { ReactNode } from "react";
import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button, type Tone } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { Fresh } from "./Fresh";

type ActFormProps = {
  readonly intent: string;
  readonly answer: ActionAnswer;
  /** What the act is about, sent along unseen. */
  readonly about?: { readonly name: string; readonly value: string };
  readonly tone?: Tone;
  readonly children: ReactNode;
};

/** An act that needs no words: one button, and what was objected to above it. */
export function ActForm({ intent, answer, about, ...rest }: ActFormProps) {
  const mine = answerTo(intent, answer);
  const isAbout = !about || mine?.result?.initialValue?.[about.name] === about.value;
  const own = isAbout ? mine : undefined;
  return (
    <Fresh answer={own}>
      <Act intent={intent} answer={own} about={about} {...rest} />
    </Fresh>
  );
}

function Act({ intent, answer, about, tone = "quiet", children }: ActFormProps) {
  const [form] = useAnswerForm({ id: about ? `${intent}-${about.value}` : intent, answer });
  return (
    <Form form={form} answer={answer}>
      <Intent value={intent} />
      {about ? <input type="hidden" name={about.name} value={about.value} /> : null}
      <Button tone={tone}>{children}</Button>
    </Form>
  );
}
