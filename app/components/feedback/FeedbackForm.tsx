import { Button, Form, Intent, useAnswerForm } from "~/components";
import type { ActionAnswer } from "~/components/answer";
import type { AnchorWords } from "~/domain/bank";
import type { FeedbackValue } from "~/forms/feedback-value";
import { type Fields, FORM } from "./fields";
import { PrincipleFields } from "./PrincipleFields";
import { VerdictFields } from "./VerdictFields";

type FeedbackFormProps = {
  readonly value: FeedbackValue;
  readonly base: number;
  readonly answer: ActionAnswer;
  readonly principles: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly anchors: AnchorWords | null;
  }[];
  readonly questions: readonly { readonly id: string; readonly principleId: string; readonly text: string }[];
};

/** The writing itself. Saving keeps whatever is there; submitting asks for everything (F1, F2). */
export function FeedbackForm({ value, base, answer, principles, questions }: FeedbackFormProps) {
  const defaultValue = value as Fields;
  const [form, fields] = useAnswerForm<Fields>({ id: FORM, answer, defaultValue });
  return (
    <Form form={form} answer={answer} replace>
      <Intent value="write" />
      <input type="hidden" name="baseRevision" value={base} />
      {fields.principles.getFieldList().map((field, index) => {
        const principle = principles[index];
        return principle ? (
          <PrincipleFields
            key={field.key}
            {...{ form, field, principle }}
            questions={questions
              .filter((q) => q.principleId === principle.id)
              .map((q) => ({ value: q.id, label: q.text }))}
          />
        ) : null;
      })}
      <VerdictFields bar={fields.bar} vote={fields.vote} summary={fields.summary} />
      <div className="actions">
        <Button name="deed" value="submit">
          Submit feedback: it cannot be edited after the round is revealed
        </Button>
        <Button tone="quiet" name="deed" value="save">
          Save draft
        </Button>
      </div>
    </Form>
  );
}
