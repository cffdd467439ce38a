import { Button, Disclosure, Form, Intent, Notice, TextArea, useAnswerForm } from "~/components";
import type { ActionAnswer } from "~/components/answer";
import { answerTo } from "~/components/answer-to";
import { ActForm } from "~/components/records";
import type { Kit } from "~/data/kit.server";

type AnswerFormsProps = { readonly kit: Kit; readonly answer: ActionAnswer };

/** Before the start: whether one takes the interview. A decline needs a reason, and the planners choose somebody else. */
export function AnswerForms({ kit, answer }: AnswerFormsProps) {
  const { round, mine, loop } = kit.interview;
  if (round.startedAt !== null || loop.state === "ended") return null;
  const said = mine.answer?.answer;
  return (
    <Notice title={TITLES[said ?? "none"]}>
      <p>
        {said === "declined"
          ? "You declined. The round does not start until the planners have chosen somebody else."
          : "The planners see your answer. Once the round has started, leaving it is an excusal."}
      </p>
      {said === "accepted" ? null : (
        <ActForm intent="accept" answer={answer} tone="primary">
          Accept the interview
        </ActForm>
      )}
      {said === "declined" ? null : (
        <Disclosure summary="Decline it">
          <DeclineForm answer={answerTo("decline", answer)} />
        </Disclosure>
      )}
    </Notice>
  );
}

const TITLES = {
  none: "You are planned for this interview",
  accepted: "You accepted this interview",
  declined: "You declined this interview",
} as const;

function DeclineForm({ answer }: { readonly answer: ActionAnswer }) {
  const [form, fields] = useAnswerForm<{ readonly reason: string }>({ id: "decline", answer });
  return (
    <Form form={form} answer={answer}>
      <Intent value="decline" />
      <TextArea
        field={fields.reason}
        label="Why you decline"
        hint="The loop's participants and the leads read it. A conflict of interest is declared on the candidate's page."
        rows={3}
      />
      <Button tone="quiet">Decline the interview</Button>
    </Form>
  );
}
