import { RATING_WORDS } from "~/domain/feedback";
import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextArea } from "../TextField";
import type { AnchorsVersion } from "./Anchors";

const FIELDS = ["concern", "mildConcern", "mixed", "strength", "exceptionalStrength"] as const;

type AnchorFormProps = {
  readonly principle: { readonly id: string };
  /** The version that stands; none where the principle has no anchors yet. */
  readonly latest: AnchorsVersion | undefined;
  readonly answer: ActionAnswer;
};

/** What each of the five ratings means for a principle, as its next version. */
export function AnchorForm({ principle, latest, answer }: AnchorFormProps) {
  const defaultValue = latest && {
    ...{ concern: latest.words[1], mildConcern: latest.words[2], mixed: latest.words[3] },
    ...{ strength: latest.words[4], exceptionalStrength: latest.words[5] },
  };
  const [form, fields] = useAnswerForm<Record<(typeof FIELDS)[number], string>>({
    ...{ id: "anchor", answer, defaultValue },
  });
  return (
    <Form form={form} answer={answer}>
      <Intent value="anchor" />
      <input type="hidden" name="id" value={principle.id} />
      <input type="hidden" name="version" value={latest?.version ?? 0} />
      {FIELDS.map((name, index) => (
        <TextArea
          key={name}
          field={fields[name]}
          label={`${index + 1} ${RATING_WORDS[(index + 1) as 1 | 2 | 3 | 4 | 5]}`}
          rows={2}
        />
      ))}
      <div className="actions">
        <Button>Save the anchors</Button>
      </div>
    </Form>
  );
}
