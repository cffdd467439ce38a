import type { Proposal, SuccessionPage } from "~/data/succession-page.server";
import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Checkboxes, Radios, Select } from "../Choice";
import { Objections } from "../ErrorSummary";
import { Form, Intent, useAnswerForm } from "../Form";
import { ActForm } from "../records";
import { TextArea } from "../TextField";
import { CAUSE_WORDS, SEAT_WORDS } from "./words";

type Answered = { readonly answer: ActionAnswer };

/** The Bar Raiser steps back in writing (P5). */
export function RecuseForm({ answer }: Answered) {
  const own = answer && answerTo("recuse", answer);
  const [form, fields] = useAnswerForm<{ reason: string }>({ id: "recuse", answer: own });
  return (
    <Form form={form} answer={own}>
      <Intent value="recuse" />
      <TextArea
        field={fields.reason}
        label="Why you step back"
        hint="It stands for good. A lead then names who follows you; until then you stay this loop's Bar Raiser."
      />
      <Button tone="grave">Recuse yourself</Button>
    </Form>
  );
}

/** A successor's dated assessment (P5). */
export function AssessForm({ answer }: Answered) {
  const own = answer && answerTo("assess", answer);
  const [form, fields] = useAnswerForm<{ text: string }>({ id: "assess-text", answer: own });
  return (
    <Form form={form} answer={own}>
      <Intent value="assess" />
      <TextArea
        field={fields.text}
        label="Your assessment of the revealed feedback"
        hint="You succeeded after the reveal: write it before you lead. It is dated and stays as it is."
        rows={10}
      />
      <Button>Record your assessment</Button>
    </Form>
  );
}

type AppointProps = Answered & { readonly appoint: NonNullable<SuccessionPage["appoint"]> };

/** A lead names the successor, for a cause that holds (P5). */
export function AppointForm({ appoint, answer }: AppointProps) {
  const own = answer && answerTo("appoint", answer);
  const [form, fields] = useAnswerForm<{ personId: string; cause: string; reason: string }>({
    id: "appoint",
    answer: own,
  });
  return (
    <Form form={form} answer={own}>
      <Intent value="appoint" />
      <Radios
        field={fields.cause}
        label="Why the Bar Raiser cannot act"
        hint="Only what is true now is listed."
        options={appoint.causes.map((value) => ({ value, label: CAUSE_WORDS[value] }))}
      />
      <Select field={fields.personId} label="Successor" blank="Choose a Bar Raiser" options={appoint.able} />
      <TextArea field={fields.reason} label="Reason" hint="Shown with the succession for good." rows={3} />
      <Button>Name the successor</Button>
    </Form>
  );
}

type ProposeProps = Answered & { readonly people: NonNullable<SuccessionPage["propose"]> };

/** An admin proposes who takes over a seat (P5). */
export function ProposeForm({ people, answer }: ProposeProps) {
  const own = answer && answerTo("propose", answer);
  const [form, fields] = useAnswerForm<{ seat: string; personId: string; reason: string }>({
    id: "propose",
    answer: own,
  });
  return (
    <Form form={form} answer={own}>
      <Intent value="propose" />
      <Radios
        field={fields.seat}
        label="Who leaves"
        options={(["hiringManager", "recruiter"] as const).map((value) => ({
          value,
          label: SEAT_WORDS[value],
        }))}
      />
      <Select field={fields.personId} label="Who takes over" blank="Choose a person" options={people} />
      <TextArea field={fields.reason} label="Reason" rows={3} />
      <Button>Propose the replacement</Button>
    </Form>
  );
}

/** A proposal that waits for a lead without a part in the loop. */
export function ProposalCard({ proposal, answer }: Answered & { readonly proposal: Proposal }) {
  return (
    <article>
      <p>
        {proposal.to.name} is proposed to follow {proposal.from.name} as{" "}
        {SEAT_WORDS[proposal.seat].toLowerCase()}. {proposal.reason}
      </p>
      {proposal.objections.length > 0 ? (
        <Objections objections={proposal.objections} />
      ) : (
        <ActForm intent="agree" about={{ name: "replacementId", value: proposal.id }} answer={answer}>
          Agree, and hand the seat over
        </ActForm>
      )}
    </article>
  );
}

type TermsProps = Answered &
  Pick<SuccessionPage, "view"> & { readonly terms: NonNullable<SuccessionPage["terms"]> };

/** A lead changes a started loop's terms (P6). */
export function TermsForm({ view, terms, answer }: TermsProps) {
  const own = answer && answerTo("terms", answer);
  const [form, fields] = useAnswerForm<{
    level: string;
    teamId: string;
    principles: string[];
    reason: string;
  }>({
    id: "terms",
    answer: own,
    defaultValue: {
      level: String(view.terms.level),
      teamId: view.terms.teamId,
      principles: [...view.terms.requiredPrinciples],
    },
  });
  return (
    <Form form={form} answer={own}>
      <Intent value="terms" />
      <Select field={fields.level} label="Level" options={terms.levels} />
      <Select field={fields.teamId} label="Team" options={terms.teams} />
      <Checkboxes field={fields.principles} label="Required principles" options={terms.principles} />
      <TextArea field={fields.reason} label="Reason" hint="Shown in the debrief for good." rows={3} />
      <Button>Change the loop's terms</Button>
    </Form>
  );
}
