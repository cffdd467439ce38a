import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Radios, Select } from "../Choice";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextArea } from "../TextField";
import type { Levels } from "./names";
import { OUTCOME_WORDS } from "./words";

type DecideFormProps = {
  readonly levels: Levels;
  /** The level that the loop interviews for; another level is any other. */
  readonly level: number;
  readonly answer: ActionAnswer;
};

type Sent = { readonly outcome: string; readonly level: string; readonly reason: string };

/** The hiring manager's decision (D4). */
export function DecideForm({ levels, level, answer }: DecideFormProps) {
  const own = answerTo("decide", answer);
  const [form, fields] = useAnswerForm<Sent>({ id: "decide", answer: own });
  return (
    <Form form={form} answer={own}>
      <Intent value="decide" />
      <Radios field={fields.outcome} label="Your decision" options={OUTCOMES} />
      <Select
        field={fields.level}
        label="The other level"
        hint="Only for a hire at another level: you and the Bar Raiser then answer for the bar at that level."
        blank="Not another level"
        options={levels.filter((l) => l.value !== String(level))}
      />
      <TextArea field={fields.reason} label="Why" hint="Everyone who reads this loop reads it." rows={5} />
      <Button>Record the decision</Button>
    </Form>
  );
}

const HINTS: Readonly<Record<keyof typeof OUTCOME_WORDS, string>> = {
  hire: "The Bar Raiser then concurs in writing or casts a veto.",
  hireAtAnotherLevel: "Another level than the one interviewed for.",
  noHire: "The loop ends when the debrief closes.",
  moreEvidence: "Plan a follow-up round; a further debrief comes after its reveal.",
};

const OUTCOMES = (Object.keys(OUTCOME_WORDS) as (keyof typeof OUTCOME_WORDS)[]).map((value) => ({
  value,
  label: OUTCOME_WORDS[value],
  hint: HINTS[value],
}));
