import type { InQuestion } from "~/domain/in-question";
import type { SaidObjection } from "~/domain/objections";
import type { LoopView } from "~/domain/view";
import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";
import { Button } from "../Button";
import { Checkboxes, type Option } from "../Choice";
import { Objections } from "../ErrorSummary";
import { Form, Intent, useAnswerForm } from "../Form";
import { ActForm } from "../records";
import { foldState } from "./answer-about";
import { Fold } from "./Fold";

type Props = {
  readonly view: LoopView;
  readonly principles: readonly Option[];
  readonly followUp: readonly SaidObjection[];
  readonly inQuestion: InQuestion | null;
  readonly answer: ActionAnswer;
};

/** A screen at any time; a follow-up once the main round is revealed (S5). */
export function AddRounds({ view, principles, followUp, inQuestion, answer }: Props) {
  const hasMain = view.rounds.some((round) => round.kind === "main");
  return (
    <>
      {hasMain ? null : (
        <ActForm intent="addMain" answer={answer}>
          Add the main round
        </ActForm>
      )}
      {followUp.length > 0 ? (
        <Objections title="A follow-up round" objections={followUp} />
      ) : (
        <Fold
          key={view.rounds.length}
          summary="Add a follow-up round"
          state={foldState(answer && answerTo("addFollowUp", answer))}
        >
          <FollowUpForm principles={principles} inQuestion={inQuestion} answer={answer} />
        </Fold>
      )}
      <ActForm intent="addScreen" answer={answer}>
        Add a screen
      </ActForm>
    </>
  );
}

const WHY: Readonly<Record<InQuestion["why"], string>> = {
  openVeto: "The open veto rests on those that are ticked.",
  unrated: "Nobody has rated those that are ticked.",
};

function FollowUpForm({
  principles,
  inQuestion,
  answer,
}: Pick<Props, "principles" | "inQuestion" | "answer">) {
  const own = answer && answerTo("addFollowUp", answer);
  const [form, fields] = useAnswerForm<{ focus: string[] }>({
    id: "addFollowUp",
    answer: own,
    defaultValue: { focus: [...(inQuestion?.principles ?? [])] },
  });
  return (
    <Form form={form} answer={own}>
      <Intent value="addFollowUp" />
      <Checkboxes
        field={fields.focus}
        label="Principles in question"
        hint={`${inQuestion ? `${WHY[inQuestion.why]} ` : ""}All that passes on to the new panel: they read nothing of the earlier rounds until they have written.`}
        options={principles}
      />
      <Button tone="quiet">Add the follow-up round</Button>
    </Form>
  );
}
