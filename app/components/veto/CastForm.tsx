import type { SaidObjection } from "~/domain/objections";
import type { Quote } from "~/domain/veto-page";
import type { LoopView } from "~/domain/view";
import type { VetoValue } from "~/forms/veto-value";
import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Checkboxes } from "../Choice";
import { whyNot } from "../debrief/DeedForm";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextArea } from "../TextField";
import { quoteOptions } from "./quote-options";

export const FORM = "cast";

type CastFormProps = {
  readonly view: LoopView;
  readonly quotes: readonly Quote[];
  readonly value: VetoValue;
  /** The revision that this text began from. */
  readonly base: number;
  /** Until the writer has chosen between two texts, there is nothing else to press. */
  readonly state: "open" | "undecided";
  readonly against: readonly SaidObjection[];
  readonly answer: ActionAnswer;
};

type Sent = { readonly rationale: string; readonly principles: string[]; readonly cites: string[] };

/** The form of a veto: kept as a draft, or cast for good (V1). */
export function CastForm({ view, quotes, value, base, state, against, answer }: CastFormProps) {
  const { rationale } = value;
  const [form, fields] = useAnswerForm<Sent>({
    id: FORM,
    answer,
    defaultValue: { rationale, principles: [...value.principles], cites: [...value.cites] },
  });
  const principles = principlesOf(view).map((p) => ({ value: p.id, label: p.name }));
  return (
    <Form form={form} answer={answer}>
      <input type="hidden" name="baseRevision" value={base} />
      <TextArea
        field={fields.rationale}
        label="Why you block this hire"
        hint="Everyone who reads this loop's feedback reads it, for good."
        rows={8}
      />
      <Checkboxes field={fields.principles} label="The principles it rests on" options={principles} />
      <Checkboxes field={fields.cites} label="The evidence it cites" options={quoteOptions(view, quotes)} />
      {state === "undecided" ? (
        <Intent value="draft" />
      ) : (
        <div className="actions">
          <Button tone="quiet" name="intent" value="draft">
            Keep as a draft
          </Button>
          <Button tone="grave" name="intent" value="cast" disabledReason={whyNot(against)}>
            Cast the veto: no offer can be ready while it is open
          </Button>
        </div>
      )}
    </Form>
  );
}

/** The principles of this loop: required, or written about. */
const principlesOf = (view: LoopView) => {
  const written = view.feedback.flatMap((f) => f.content.principles.map((p) => p.principleId));
  return [...new Set([...view.terms.requiredPrinciples, ...written])].flatMap(
    (id) => view.principles[id] ?? [],
  );
};
