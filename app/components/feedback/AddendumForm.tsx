import { Button, Form, Intent, Section, TextArea, useAnswerForm } from "~/components";
import type { ActionAnswer } from "~/components/answer";

/** Adds to revealed feedback; what was submitted stays as it is (F3). */
export function AddendumForm({ answer }: { readonly answer: ActionAnswer }) {
  const [form, fields] = useAnswerForm<{ readonly text: string }>({ id: "addendum", answer });
  return (
    <Section
      title="Add an addendum"
      hint="Dated, shown beneath your feedback to everybody who reads it, and never edited or deleted."
    >
      <Form form={form} answer={answer}>
        <Intent value="addendum" />
        <TextArea field={fields.text} label="Addendum" rows={5} />
        <Button>Add the addendum for good</Button>
      </Form>
    </Section>
  );
}
