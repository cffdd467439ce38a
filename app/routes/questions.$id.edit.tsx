import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Notice, Page } from "~/components";
import { QuestionForm } from "~/components/bank";
import { idFrom } from "~/data/not-here.server";
import { readBands, readQuestionForm } from "~/data/question.server";
import { editQuestion } from "~/data/question-changes.server";
import { requireViewer } from "~/data/session.server";
import { answerForm } from "~/forms/answer.server";
import { questionForm } from "~/forms/question";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const question = await readQuestionForm(viewer, idFrom(params.id));
  return { question, bands: await readBands(viewer) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  return answerForm(request, questionForm, async ({ version, ...words }) => ({
    objections: await editQuestion(viewer, id, { words, seen: version }, Date.now()),
    to: `/questions/${id}?done=edited`,
  }));
}

export const meta: MetaFunction = () => [{ title: "Edit a question · Plumbline" }];

export default function EditQuestion() {
  const { question, bands } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Edit a question"
      width="text"
      kicker={<Link to={`/questions/${question.id}`}>Back to the question</Link>}
    >
      <Notice title="This becomes the next version">
        <p>
          It stays a question of {question.principle.name} with the id <code>{question.key}</code>. The
          versions before it stay in its history. Another question altogether is better added as a new one.
        </p>
      </Notice>
      <QuestionForm
        answer={useActionData<typeof action>()}
        bands={bands}
        words={question.words}
        version={question.version}
        submit="Save the new version"
      />
    </Page>
  );
}
