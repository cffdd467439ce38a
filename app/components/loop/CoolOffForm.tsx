import type { LoopView } from "~/domain/view";
import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { Section } from "../Page";
import { TextArea } from "../TextField";
import { When } from "../When";
import { ENDING_WORDS } from "./words";

type Props = { readonly view: LoopView; readonly answer: ActionAnswer };

/** A lead's agreement to a loop within the cool-off of an earlier one (P7). */
export function CoolOffForm({ view, answer }: Props) {
  const own = answer && answerTo("agreeCoolOff", answer);
  const [form, fields] = useAnswerForm<{ reason: string }>({ id: "agreeCoolOff", answer: own });
  return (
    <Section title="Your agreement is asked for">
      {view.earlier ? (
        <p>
          An earlier loop of {view.candidate.name} for this role ended on{" "}
          <When at={view.earlier.at} show="day" />: {ENDING_WORDS[view.earlier.how].toLowerCase()}. This one
          starts once a lead without a part in it agrees.
        </p>
      ) : null}
      <Form form={form} answer={own}>
        <Intent value="agreeCoolOff" />
        <TextArea
          field={fields.reason}
          label="Why another loop now"
          hint="Shown to the people who plan it."
        />
        <Button>Agree to another loop</Button>
      </Form>
    </Section>
  );
}
