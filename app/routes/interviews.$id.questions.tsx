import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button, Form, Objections, Page, useAnswerForm } from "~/components";
import { QuestionBoxes } from "~/components/loop/QuestionBoxes";
import { settleQuestions } from "~/data/asking.server";
import { idFrom } from "~/data/not-here.server";
import { readQuestionPlan } from "~/data/question-plan.server";
import { requireViewer } from "~/data/session.server";
import { answerForm } from "~/forms/answer.server";
import { questionsForm } from "~/forms/assignment";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return readQuestionPlan(viewer, idFrom(params.id), Date.now());
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const assignmentId = idFrom(params.id);
  const { loop } = await readQuestionPlan(viewer, assignmentId, Date.now());
  return answerForm(request, questionsForm, async ({ questions }) => ({
    objections: await settleQuestions(viewer, assignmentId, questions, Date.now()),
    to: `/loops/${loop.id}/plan?done=questions`,
  }));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Questions${data ? ` for ${data.person}` : ""} · Plumbline` },
];

export default function QuestionsPage() {
  const { loop, person, principles, objections } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useAnswerForm<{ readonly questions: readonly string[] }>({
    id: "questions",
    answer,
    defaultValue: {
      questions: principles.flatMap((p) =>
        p.questions.filter((q) => q.standing === "chosen").map((q) => q.id),
      ),
    },
  });
  return (
    <Page
      title={`What ${person} asks`}
      width="text"
      kicker={<Link to={`/loops/${loop.id}/plan`}>Plan: {loop.candidate}</Link>}
      lede={<p>Each question is asked once in a loop, so what somebody else asks is not to be chosen.</p>}
    >
      {objections.length > 0 ? (
        <Objections title="These questions stay as they are" objections={objections} />
      ) : principles.length === 0 ? (
        <p>{person} has no principles yet. Give some on the plan: questions come with them.</p>
      ) : (
        <Form form={form} answer={answer}>
          {principles.map((principle) => (
            <QuestionBoxes key={principle.name} principle={principle} field={fields.questions} />
          ))}
          <Button>Save the questions</Button>
        </Form>
      )}
    </Page>
  );
}
