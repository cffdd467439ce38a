import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";
import type { VetoInput } from "~/domain/veto";
import type { Quote } from "~/domain/veto-page";
import type { LoopView } from "~/domain/view";
import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Checkboxes } from "../Choice";
import { whyNot } from "../debrief/DeedForm";
import { Form, useAnswerForm } from "../Form";
import { Section } from "../Page";
import { TextArea } from "../TextField";
import { When } from "../When";
import { citeValue, quoteOptions } from "./quote-options";

type CastFormProps = {
  readonly view: LoopView;
  readonly quotes: readonly Quote[];
  readonly draft: (VetoInput & { readonly savedAt: Instant }) | null;
  readonly against: readonly SaidObjection[];
  readonly answer: ActionAnswer;
};

type Sent = { readonly rationale: string; readonly principles: string[]; readonly cites: string[] };

/** Writes, keeps and casts a veto (V1). Until it is cast nobody else sees it, or that it exists (S1). */
export function CastForm({ view, quotes, draft, against, answer }: CastFormProps) {
  const own = answerTo("cast", answer) ?? answerTo("draft", answer);
  const [form, fields] = useAnswerForm<Sent>({
    id: "cast",
    answer: own,
    defaultValue: draft ? kept(draft) : {},
  });
  const principles = principlesOf(view).map((p) => ({ value: p.id, label: p.name }));
  return (
    <Section
      title="Write a veto"
      hint="It blocks an offer whatever the votes are, until you lift or uphold it. Once cast it is never edited or deleted."
    >
      <Form form={form} answer={own}>
        {draft ? (
          <p className="hint">
            Your draft was kept <When at={draft.savedAt} />. Only you see it.
          </p>
        ) : null}
        <TextArea
          field={fields.rationale}
          label="Why you block this hire"
          hint="Everyone who reads this loop's feedback reads it, for good."
          rows={8}
        />
        <Checkboxes field={fields.principles} label="The principles it rests on" options={principles} />
        <Checkboxes field={fields.cites} label="The evidence it cites" options={quoteOptions(view, quotes)} />
        <div className="actions">
          <Button tone="quiet" name="intent" value="draft">
            Keep as a draft
          </Button>
          <Button tone="grave" name="intent" value="cast" disabledReason={whyNot(against)}>
            Cast the veto: no offer can be ready while it is open
          </Button>
        </div>
      </Form>
    </Section>
  );
}

const kept = (draft: VetoInput): Sent => ({
  rationale: draft.rationale,
  principles: [...draft.principles],
  cites: draft.cites.map(citeValue),
});

/** The principles of this loop: required, or written about. */
const principlesOf = (view: LoopView) => {
  const written = view.feedback.flatMap((f) => f.content.principles.map((p) => p.principleId));
  return [...new Set([...view.terms.requiredPrinciples, ...written])].flatMap(
    (id) => view.principles[id] ?? [],
  );
};
