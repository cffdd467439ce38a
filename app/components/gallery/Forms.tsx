import {
  type ActionAnswer,
  Button,
  Checkbox,
  Checkboxes,
  DateTimeField,
  Form,
  Intent,
  Radios,
  Section,
  Select,
  TextArea,
  TextField,
  useAnswerForm,
} from "~/components";
import { PANEL, PRINCIPLES, SHORT_FEEDBACK } from "./people";

type Sample = {
  readonly email: string;
  readonly level: string;
  readonly slot: string;
  readonly vote: string;
  readonly principles: string[];
  readonly summary: string;
  readonly read: boolean;
};

const TYPED = {
  email: "priya@",
  level: "5",
  vote: "notInclined",
  principles: ["l0", "l2"],
  summary: SHORT_FEEDBACK,
};

const REFUSED: ActionAnswer = {
  result: {
    status: "error",
    initialValue: TYPED,
    error: {
      email: ["Write the whole address, such as priya@example.com."],
      slot: ["Choose when the interview starts."],
      vote: ["Choose a vote."],
      read: ["Confirm that you have read everything."],
    },
  },
  objections: [
    {
      code: "feedbackMissing",
      text: "Feedback of this round is still pending:",
      people: [PANEL[1], PANEL[2]],
      mover: "they can, or the Bar Raiser by agreeing to an excusal",
    },
  ],
};

/** A form as it is opened, and as it comes back. */
export function Forms() {
  return (
    <>
      <Section
        title="Form"
        hint="Nothing is checked in the browser; the server's answer keeps what was typed."
      >
        <SampleForm id="fresh" answer={undefined} />
      </Section>
      <Section title="Form with errors">
        <SampleForm id="refused" answer={REFUSED} />
      </Section>
    </>
  );
}

function SampleForm({ id, answer }: { readonly id: string; readonly answer: ActionAnswer }) {
  const [form, fields] = useAnswerForm<Sample>({ id, answer, defaultValue: { level: "4" } });
  return (
    <Form form={form} answer={answer}>
      <Intent value="sample" />
      <TextField field={fields.email} label="E-mail" type="email" autoComplete="off" size={32} />
      <Select
        field={fields.level}
        label="Level"
        blank="Choose a level"
        options={[4, 5, 6].map((level) => ({ value: String(level), label: `L${level}` }))}
        hint="Your organisation's own labels."
      />
      <DateTimeField field={fields.slot} label="Starts" hint="In Berlin time." />
      <Radios
        field={fields.vote}
        label="Your vote"
        hint="There is no neutral. Inclined needs “raises the bar”."
        options={VOTES}
      />
      <Checkboxes
        field={fields.principles}
        label="Principles"
        options={PRINCIPLES.slice(0, 4).map(({ id: value, name }) => ({ value, label: name }))}
      />
      <TextArea field={fields.summary} label="Summary" hint="What you saw, not what you felt." rows={6} />
      <Checkbox field={fields.read} label="I have read everything" />
      <div className="actions">
        <Button>Submit feedback: it cannot be edited after the round is revealed</Button>
        <Button tone="quiet" name="intent" value="draft">
          Save draft
        </Button>
      </div>
    </Form>
  );
}

const VOTES = [
  { value: "stronglyInclined", label: "Strongly inclined", hint: "You would fight for this hire." },
  { value: "inclined", label: "Inclined", hint: "Raises the average of the team." },
  { value: "notInclined", label: "Not inclined", hint: "Good enough is a no." },
  { value: "stronglyNotInclined", label: "Strongly not inclined", hint: "You would fight against it." },
];
