import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextField } from "../TextField";
import { Fresh } from "./Fresh";

export type Times = Readonly<Record<(typeof TIMES)[number]["key"], number>>;

type Fields = Record<"name" | keyof Times, string>;

type OrganisationFormProps = { readonly name: string; readonly times: Times; readonly answer: ActionAnswer };

/** The organisation's name, and the times and bands that it tunes. */
export function OrganisationForm(props: OrganisationFormProps) {
  return (
    <Fresh answer={props.answer}>
      <OrganisationFields {...props} />
    </Fresh>
  );
}

function OrganisationFields({ name, times, answer }: OrganisationFormProps) {
  const [form, fields] = useAnswerForm<Fields>({
    id: "organisation",
    answer,
    defaultValue: { name, ...Object.fromEntries(TIMES.map(({ key }) => [key, String(times[key])])) },
  });
  return (
    <Form form={form} answer={answer}>
      <Intent value="organisation" />
      <TextField field={fields.name} label="Organisation" autoComplete="off" />
      {TIMES.map(({ key, label, hint }) => (
        <TextField key={key} field={fields[key]} label={label} hint={hint} inputMode="numeric" size={6} />
      ))}
      <div className="actions">
        <Button>Save the settings</Button>
      </div>
    </Form>
  );
}

/** The times, the bands of the question bank, then the practice of the programme, each with what it does and its bounds. */
export const TIMES = [
  {
    key: "feedbackHours",
    label: "Hours to write feedback",
    hint: "From the end of the interview, 1 to 336. Rounds that have started keep their due times.",
  },
  {
    key: "overdueHours",
    label: "Hours overdue before a lead may step in",
    hint: "1 to 720. From then on a lead may agree to an excusal, or name another Bar Raiser.",
  },
  {
    key: "coolOffDays",
    label: "Days before another loop for the same role",
    hint: "0 to 1095. Within them a lead has to agree.",
  },
  {
    key: "currencyDays",
    label: "Days a Bar Raiser stays current",
    hint: "30 to 1095, from the certification or the last debrief led, whichever is later.",
  },
  {
    key: "seniorFrom",
    label: "Level from which evidence is judged as a senior's",
    hint: "The question bank says what evidence sounds like below it, from it on, and from the next one on.",
  },
  {
    key: "leaderFrom",
    label: "Level from which evidence is judged as a leader's",
    hint: "Above the one before.",
  },
  {
    key: "shadowSteps",
    label: "Interviews to shadow before the next step",
    hint: "1 to 20, for interviewers and for Bar Raisers. The programme says who is ready; it stops nobody.",
  },
  {
    key: "reverseShadowSteps",
    label: "Interviews a Bar Raiser leads while shadowed, before being certified",
    hint: "1 to 20.",
  },
] as const;
