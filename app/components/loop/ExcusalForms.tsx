import type { Excusable, OpenRequest } from "~/data/excusals-page.server";
import type { Name } from "~/domain/view";
import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Radios, Select } from "../Choice";
import { Objections } from "../ErrorSummary";
import { Form, Intent, useAnswerForm } from "../Form";
import { TextArea } from "../TextField";
import { answerAbout } from "./answer-about";
import { EXCUSAL_WORDS } from "./words";

type RequestProps = { readonly excusables: readonly Excusable[]; readonly answer: ActionAnswer };

/** Asks to take a person out of the required set of a started round (F8). */
export function RequestForm({ excusables, answer }: RequestProps) {
  const own = answer && answerTo("request", answer);
  const [form, fields] = useAnswerForm<{ assignmentId: string; kind: string; reason: string }>({
    id: "request",
    answer: own,
  });
  const kinds = [...new Set(excusables.flatMap((e) => e.kinds))];
  return (
    <Form form={form} answer={own}>
      <Intent value="request" />
      <Select
        field={fields.assignmentId}
        label="Who is to be excused"
        blank="Choose a person"
        options={excusables.map((e) => ({
          value: e.assignmentId,
          label: `${e.person.name}, round ${e.round}`,
        }))}
      />
      <Radios
        field={fields.kind}
        label="What happened"
        options={kinds.map((value) => ({ value, label: EXCUSAL_WORDS[value] }))}
      />
      <TextArea
        field={fields.reason}
        label="Reason"
        hint="The loop's people read it, and the debrief shows it for good."
      />
      <Button>Ask for the excusal</Button>
    </Form>
  );
}

type AnswerProps = { readonly request: OpenRequest; readonly answer: ActionAnswer };

/** Agrees to a request or refuses it with a reason; what stands against agreeing is said (F8). */
export function AnswerForm({ request, answer }: AnswerProps) {
  const own = answerAbout("answer", "excusalId", request.excusalId, answer);
  const [form, fields] = useAnswerForm<{ answer: string; reason: string }>({
    id: `answer-${request.excusalId}`,
    answer: own,
  });
  if (request.objections.length > 0 && !own) return <Objections objections={request.objections} />;
  return (
    <Form form={form} answer={own}>
      <Intent value="answer" />
      <input type="hidden" name="excusalId" value={request.excusalId} />
      <Radios
        field={fields.answer}
        label="Your answer"
        options={[
          {
            value: "agree",
            label: "Agree",
            hint: "They no longer owe feedback. If theirs was the last, the round opens.",
          },
          { value: "refuse", label: "Refuse", hint: "They still owe feedback. Say why." },
        ]}
      />
      <TextArea field={fields.reason} label="Reason" hint="Needed for a refusal." rows={3} />
      <Button>Answer the request</Button>
    </Form>
  );
}

type WeighProps = { readonly person: Name; readonly answer: ActionAnswer };

/** The Bar Raiser's written word on feedback under a conflict of interest (P3). */
export function WeighForm({ person, answer }: WeighProps) {
  const own = answerAbout("weigh", "personId", person.id, answer);
  const [form, fields] = useAnswerForm<{ text: string }>({ id: `weigh-${person.id}`, answer: own });
  return (
    <Form form={form} answer={own}>
      <Intent value="weigh" />
      <input type="hidden" name="personId" value={person.id} />
      <TextArea
        field={fields.text}
        label={`Is the feedback of ${person.name} weighed, and why?`}
        hint="It stands beside the feedback for good."
      />
      <Button>Record your word</Button>
    </Form>
  );
}
