import type { Quote } from "~/domain/veto-page";
import type { LoopView } from "~/domain/view";
import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Checkboxes } from "../Choice";
import { Form, Intent, useAnswerForm } from "../Form";
import { EmptyState } from "../Notice";
import { Section } from "../Page";
import { TextArea } from "../TextField";
import { quoteOptions } from "./quote-options";

type LiftFormProps = {
  readonly view: LoopView;
  /** What somebody else recorded after the cast. */
  readonly quotes: readonly Quote[];
  readonly answer: ActionAnswer;
};

/** Lifts the veto on something new (V3). */
export function LiftForm({ view, quotes, answer }: LiftFormProps) {
  const own = answerTo("lift", answer);
  const [form, fields] = useAnswerForm<{ readonly text: string; readonly cites: string[] }>({
    id: "lift",
    answer: own,
  });
  return (
    <Section
      title="Lift the veto"
      hint="Lifting revives nothing: concur anew, and the offer is marked ready anew."
    >
      {quotes.length === 0 ? (
        <EmptyState title="Nothing new to lift it on yet">
          <p>
            A veto is lifted on evidence that somebody else recorded after the cast: in the revealed feedback
            of a follow-up round, or in an addendum. {view.recruiter.name} or {view.hiringManager.name} can
            plan a follow-up.
          </p>
        </EmptyState>
      ) : (
        <Form form={form} answer={own}>
          <Intent value="lift" />
          <TextArea field={fields.text} label="What has changed since the cast" rows={6} />
          <Checkboxes
            field={fields.cites}
            label="The new evidence that changed it"
            options={quoteOptions(view, quotes)}
          />
          <Button>Lift the veto</Button>
        </Form>
      )}
    </Section>
  );
}

/** Upholds the veto: no hire, and the end of the loop (V3). */
export function UpholdForm({ answer }: { readonly answer: ActionAnswer }) {
  const own = answerTo("uphold", answer);
  const [form, fields] = useAnswerForm<{ readonly text: string }>({ id: "uphold", answer: own });
  return (
    <Section title="Uphold the veto" hint="Records no hire and ends this loop at once. It can't be undone.">
      <Form form={form} answer={own}>
        <Intent value="uphold" />
        <TextArea field={fields.text} label="Why the veto stands" rows={5} />
        <Button tone="grave">Uphold the veto: records no hire and ends the loop</Button>
      </Form>
    </Section>
  );
}
