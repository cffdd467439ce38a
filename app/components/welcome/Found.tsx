import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Radios, Select } from "../Choice";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextField } from "../TextField";
import { CodeField } from "./CodeField";

type FoundProps = {
  readonly answer: ActionAnswer;
  readonly levels: readonly { readonly number: number; readonly label: string }[];
  readonly zones: readonly string[];
  /** The zone that stands in until one is chosen. */
  readonly zone: string;
  readonly asksCode: boolean;
};

type Fields = {
  code: string;
  organisation: string;
  team: string;
  name: string;
  email: string;
  password: string;
  level: string;
  timeZone: string;
  barRaiser: string;
};

const BAR_RAISER = [
  {
    value: "certified",
    label: "Yes, I am certified",
    hint: "Recorded as a founding certification, and shown as such.",
  },
  {
    value: "notYet",
    label: "Not yet",
    hint: "You can certify others as lead. Nobody certifies themselves later.",
  },
];

/** The organisation, and its first admin and lead. */
export function Found({ answer: all, levels, zones, zone, asksCode }: FoundProps) {
  const answer = answerTo("found", all);
  const defaultValue = { team: "First team", level: "6", timeZone: zone };
  const [form, fields] = useAnswerForm<Fields>({ id: "found", answer, defaultValue });
  const levelOptions = levels.map(({ number, label }) => ({ value: String(number), label }));
  const zoneOptions = zones.map((name) => ({ value: name, label: name.replaceAll("_", " ") }));
  return (
    <Form form={form} answer={answer}>
      <Intent value="found" />
      {asksCode ? <CodeField field={fields.code} /> : null}
      <TextField field={fields.organisation} label="Organisation" autoComplete="organization" />
      <TextField field={fields.name} label="Your name" autoComplete="name" />
      <TextField field={fields.email} label="Your e-mail address" type="email" autoComplete="username" />
      <TextField
        field={fields.password}
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 12 characters. A few unrelated words do well."
      />
      <TextField
        field={fields.team}
        label="Your team"
        hint="Bar Raisers come from another team than the role's."
      />
      <Select field={fields.level} label="Your level" options={levelOptions} />
      <Select field={fields.timeZone} label="Your time zone" options={zoneOptions} />
      <Radios field={fields.barRaiser} label="Are you a certified Bar Raiser already?" options={BAR_RAISER} />
      <Button>Create the organisation</Button>
    </Form>
  );
}
