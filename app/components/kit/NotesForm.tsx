import { Button, Form, Intent, TextArea, useAnswerForm } from "~/components";
import type { ActionAnswer } from "~/components/answer";
import type { Kit } from "~/data/kit.server";
import type { NotesValue } from "~/forms/notes-value";
import { KitQuestion } from "./KitQuestion";

/** The id of the form, which its fields' ids begin with. */
export const FORM = "notes";

type NotesFormProps = {
  readonly kit: Kit;
  readonly value: NotesValue;
  readonly answer: ActionAnswer;
  /** The revision that the writing began from. */
  readonly base: number;
};

/** A place for notes under each question, and one for the rest; a button makes a note a piece of evidence. */
export function NotesForm({ kit, value, base, answer }: NotesFormProps) {
  const [form, fields] = useAnswerForm<Fields>({ id: FORM, answer, defaultValue: value as Fields });
  const mayCarry = kit.interview.objections.writing.length === 0;
  return (
    <Form form={form} answer={answer} replace>
      <Intent value="note" />
      <input type="hidden" name="baseRevision" value={base} />
      {fields.notes.getFieldList().map((field, index) => {
        const question = kit.questions[index];
        if (!question) return null;
        const { questionId, text } = field.getFieldset();
        const principle = kit.interview.principles.find((p) => p.id === question.principleId);
        return (
          <KitQuestion
            key={field.key}
            question={question}
            number={index + 1}
            principle={principle?.name ?? null}
          >
            <input type="hidden" name={questionId.name} value={question.id} />
            <TextArea field={text} label={`Notes on question ${index + 1}`} rows={5} />
            {mayCarry && principle ? (
              <Button tone="quiet" name="carry" value={question.id}>
                Use as evidence in the form
              </Button>
            ) : null}
          </KitQuestion>
        );
      })}
      <TextArea field={fields.free} label="Other notes" rows={6} />
      <div className="actions">
        <Button tone="quiet">Save the notes</Button>
      </div>
    </Form>
  );
}

type Fields = { notes: { questionId: string; text: string }[]; free: string };
