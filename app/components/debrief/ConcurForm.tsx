import type { SaidObjection } from "~/domain/objections";
import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextArea } from "../TextField";
import { whyNot } from "./DeedForm";

type ConcurFormProps = { readonly against: readonly SaidObjection[]; readonly answer: ActionAnswer };

/** The Bar Raiser's written agreement with a hire (D4). */
export function ConcurForm({ against, answer }: ConcurFormProps) {
  const own = answerTo("concur", answer);
  const [form, fields] = useAnswerForm<{ readonly text: string }>({ id: "concur", answer: own });
  return (
    <Form form={form} answer={own}>
      <Intent value="concur" />
      <TextArea
        field={fields.text}
        label="Why this hire raises the bar"
        hint="Saying nothing is neither agreement nor veto: the offer then can't be ready."
        rows={5}
      />
      <Button disabledReason={whyNot(against)}>Concur with the decision</Button>
    </Form>
  );
}
