import { BAND_WORDS, BANDS, type BandPolicy, MOST, type QuestionWords } from "~/domain/bank";
import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { type Option, Select } from "../Choice";
import { Form, useAnswerForm } from "../Form";
import { TextArea } from "../TextField";
import "./bank.css";
import { bandLevels } from "./words";

type SignsFields = { strong: string; weak: string };
type Fields = {
  principleId: string;
  text: string;
  probes: string;
  evidence: { junior: SignsFields; senior: SignsFields; leader: SignsFields };
  mustNotAsk: string;
};

type QuestionFormProps = {
  readonly answer: ActionAnswer;
  readonly bands: BandPolicy;
  readonly submit: string;
  /** The principles to choose from, for a new question; a question keeps its principle. */
  readonly principles?: readonly Option[];
  readonly principleId?: string;
  readonly words?: QuestionWords;
  /** The version that is being edited. */
  readonly version?: number;
};

/** A question's words, new or for its next version. */
export function QuestionForm(props: QuestionFormProps) {
  const { answer, bands, submit, principles, version } = props;
  const [form, fields] = useAnswerForm<Fields>({ id: "question", answer, defaultValue: valuesOf(props) });
  const evidence = fields.evidence.getFieldset();
  return (
    <Form form={form} answer={answer}>
      {version === undefined ? null : <input type="hidden" name="version" value={version} />}
      {principles ? (
        <Select
          field={fields.principleId}
          label="Principle"
          blank="Choose a principle"
          options={principles}
          hint="A question stays with its principle."
        />
      ) : null}
      <TextArea
        field={fields.text}
        label="Question"
        rows={3}
        hint="About something that the candidate did, in words that every candidate is asked alike."
      />
      <TextArea
        field={fields.probes}
        label="Follow-up probes"
        rows={4}
        hint={`One on each line, up to ${MOST.probes}.`}
      />
      {BANDS.map((band) => {
        const { strong, weak } = evidence[band].getFieldset();
        const name = `${BAND_WORDS[band]} (${bandLevels(band, bands)})`;
        return (
          <fieldset key={band} className="signs">
            <legend>{name}</legend>
            <div className="signs-pair">
              <TextArea field={strong} label={`Strong evidence, ${band}`} rows={3} />
              <TextArea field={weak} label={`Weak evidence, ${band}`} rows={3} />
            </div>
          </fieldset>
        );
      })}
      <TextArea
        field={fields.mustNotAsk}
        label="What it must not ask"
        rows={3}
        hint="Where an answer can slide to: family, age, health, origin, faith, union, offences."
      />
      <div className="actions">
        <Button>{submit}</Button>
      </div>
    </Form>
  );
}

const valuesOf = ({ words, principleId }: QuestionFormProps) => ({
  principleId,
  ...(words ? { ...words, probes: words.probes.join("\n") } : {}),
});
