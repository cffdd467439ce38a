import type { RecruiterDeed } from "~/domain/offer";
import type { ActionAnswer, Objection } from "../answer";
import { answerTo } from "../answer-to";
import { Button, type Tone } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextArea } from "../TextField";

type Look = {
  readonly button: string;
  readonly says: string;
  readonly tone: Tone;
  readonly asks?: { readonly label: string; readonly hint: string };
};

const LOOKS: Readonly<Record<RecruiterDeed, Look>> = {
  ready: {
    button: "Mark the offer ready",
    says: "Every gate is checked once more in that moment. If one falls back afterwards, the offer stops being ready by itself.",
    tone: "primary",
  },
  extended: {
    button: "Record the offer as extended",
    says: "The offer has gone to the candidate. From then on no veto can be cast, and nothing here is undone.",
    tone: "primary",
  },
  accepted: {
    button: "Record that it was accepted",
    says: "The candidate has said yes. This ends the loop.",
    tone: "primary",
  },
  declined: {
    button: "Record that it was declined",
    says: "The candidate has said no. This ends the loop.",
    tone: "quiet",
    asks: { label: "The candidate's reason", hint: "May stay empty." },
  },
  rescinded: {
    button: "Rescind the offer",
    says: "The organisation takes the offer back. This ends the loop.",
    tone: "grave",
    asks: { label: "Why the offer is taken back", hint: "Shown in this loop for good." },
  },
};

type DeedFormProps = {
  readonly deed: RecruiterDeed;
  readonly answer: ActionAnswer;
  /** What stands against it now; then the button says so in words. */
  readonly against: readonly Objection[];
};

/** One deed of an offer, saying what it will do (O4). */
export function DeedForm({ deed, answer, against }: DeedFormProps) {
  const own = answerTo(deed, answer);
  const [form, fields] = useAnswerForm<{ reason: string }>({ id: deed, answer: own });
  const { button, says, tone, asks } = LOOKS[deed];
  const held = against.length > 0 ? "Not yet: see the gates that are not met." : undefined;
  return (
    <Form form={form} answer={own}>
      <Intent value={deed} />
      <p className="hint">{says}</p>
      {asks ? <TextArea field={fields.reason} label={asks.label} hint={asks.hint} rows={3} /> : null}
      <Button tone={tone} disabledReason={held}>
        {button}
      </Button>
    </Form>
  );
}
