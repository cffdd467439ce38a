import { Button, Form, Intent, Section, Select, useAnswerForm } from "~/components";
import type { ActionAnswer } from "~/components/answer";
import { answerTo } from "~/components/answer-to";
import type { Kit } from "~/data/kit.server";

/** Passes on where a later round should look: chosen from lists, so that no word and no rating goes with it (S4). */
export function FocusForm({ kit, answer }: { readonly kit: Kit; readonly answer: ActionAnswer }) {
  const own = answerTo("focus", answer);
  const [form, fields] = useAnswerForm<{ principleId: string; questionId: string }>({
    id: "focus",
    answer: own,
  });
  const { choices } = kit.focus;
  if (choices.length === 0) return null;
  return (
    <Section
      title="Pass a focus on to later rounds"
      hint="A principle, and a question if you like. Their panel is told where to look, and nothing of what you found. It is not taken back."
    >
      <Form form={form} answer={own}>
        <Intent value="focus" />
        <Select
          field={fields.principleId}
          label="Principle"
          blank="Choose a principle"
          options={choices.map((c) => ({ value: c.principleId, label: c.name }))}
        />
        <Select
          field={fields.questionId}
          label="Question about it"
          blank="No question in particular"
          options={choices.flatMap((c) =>
            c.questions.map((q) => ({ value: q.id, label: `${c.name}: ${q.text}` })),
          )}
        />
        <Button tone="quiet">Pass it on</Button>
      </Form>
    </Section>
  );
}
