import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Checkboxes, type Option, Select } from "../Choice";
import type { AnyField } from "../Field";
import { Form, Intent, useAnswerForm } from "../Form";
import { DateTimeField, TextArea, TextField } from "../TextField";
import { answerAbout } from "./answer-about";
import { KIND_WORDS } from "./words";

/** A form's slot and principles, as texts. */
type PlaceValue = {
  readonly start: string;
  readonly minutes: string;
  readonly zone: string;
  readonly principles: readonly string[];
};

type PlaceFields = PlaceValue & { readonly personId: string; readonly kind: string };

type AddFormProps = {
  readonly roundId: string;
  readonly answer: ActionAnswer;
  readonly zone: string;
  readonly people: readonly Option[];
  readonly principles: readonly Option[];
  /** "barRaiser" lists only who can be one, and asks for no part. */
  readonly seat: "panel" | "barRaiser";
};

/** The answer to one of a round's two forms that add somebody. */
export const answerToAdd = (
  roundId: string,
  seat: AddFormProps["seat"],
  answer: ActionAnswer,
): ActionAnswer => {
  const about = answerAbout("assign", "roundId", roundId, answer);
  const isBarRaiser = about?.result?.initialValue?.kind === "barRaiser";
  return isBarRaiser === (seat === "barRaiser") ? about : undefined;
};

/** Puts somebody on a round's panel. */
export function AddForm({ roundId, answer, zone, people, principles, seat }: AddFormProps) {
  const own = answerToAdd(roundId, seat, answer);
  const [form, fields] = useAnswerForm<PlaceFields>({
    id: `assign-${seat}-${roundId}`,
    answer: own,
    defaultValue: { start: "", minutes: "60", zone, principles: [], personId: "", kind: "interviewer" },
  });
  return (
    <Form form={form} answer={own}>
      <Intent value="assign" />
      <input type="hidden" name="roundId" value={roundId} />
      {seat === "barRaiser" ? <input type="hidden" name="kind" value="barRaiser" /> : null}
      <Select field={fields.personId} label="Person" blank="Choose a person" options={people} />
      {seat === "panel" ? <Select field={fields.kind} label="Part" options={PARTS} /> : null}
      <PlaceFieldset fields={fields} zone={zone} principles={principles} />
      <Button>{seat === "barRaiser" ? "Choose this Bar Raiser" : "Add to the panel"}</Button>
    </Form>
  );
}

const PARTS = (["interviewer", "hiringManager", "shadow"] as const).map((value) => ({
  value,
  label: KIND_WORDS[value],
}));

type ChangeFormProps = {
  readonly assignmentId: string;
  readonly answer: ActionAnswer;
  readonly value: PlaceValue;
  readonly principles: readonly Option[];
  /** Once the round has started the principles stay, and only the slot moves. */
  readonly scope: "all" | "slot";
};

/** Changes when somebody interviews, and about what. */
export function ChangeForm({ assignmentId, answer, value, principles, scope }: ChangeFormProps) {
  const own = answerAbout("change", "assignmentId", assignmentId, answer);
  const [form, fields] = useAnswerForm<PlaceValue & { reason: string }>({
    id: `change-${assignmentId}`,
    answer: own,
    defaultValue: { ...value, reason: "" },
  });
  return (
    <Form form={form} answer={own}>
      <Intent value="change" />
      <input type="hidden" name="assignmentId" value={assignmentId} />
      {scope === "slot"
        ? value.principles.map((id) => <input key={id} type="hidden" name="principles" value={id} />)
        : null}
      <PlaceFieldset fields={fields} zone={value.zone} principles={scope === "all" ? principles : []} />
      {scope === "slot" ? (
        <TextArea
          field={fields.reason}
          label="Why it is moved"
          rows={2}
          hint="The time for feedback moves along. The panel reads the reason."
        />
      ) : null}
      <Button tone="quiet">{scope === "all" ? "Save the change" : "Move the interview"}</Button>
    </Form>
  );
}

type FieldsetProps = {
  readonly fields: Readonly<Record<"start" | "minutes" | "principles", AnyField>>;
  readonly zone: string;
  readonly principles: readonly Option[];
};

function PlaceFieldset({ fields, zone, principles }: FieldsetProps) {
  return (
    <>
      <input type="hidden" name="zone" value={zone} />
      <DateTimeField
        field={fields.start}
        label="Starts"
        hint={`The time on a clock in ${zone.replaceAll("_", " ")}.`}
      />
      <TextField field={fields.minutes} label="Minutes" inputMode="numeric" size={4} />
      {principles.length > 0 ? (
        <Checkboxes
          field={fields.principles}
          label="Principles"
          hint="An interviewer takes one to three."
          options={principles}
        />
      ) : null}
    </>
  );
}
