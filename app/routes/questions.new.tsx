import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Page } from "~/components";
import { QuestionForm } from "~/components/bank";
import { principleChoices } from "~/data/choices.server";
import { notHere } from "~/data/not-here.server";
import { readBands } from "~/data/question.server";
import { addQuestion } from "~/data/question-changes.server";
import { requireViewer } from "~/data/session.server";
import { objectionsToKeepBank } from "~/domain/bank";
import { answerForm } from "~/forms/answer.server";
import { newQuestionForm } from "~/forms/question";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  if (objectionsToKeepBank(viewer).length > 0) notHere();
  const principleId = new URL(request.url).searchParams.get("principle") ?? "";
  return { principles: await principleChoices(viewer), bands: await readBands(viewer), principleId };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  return answerForm(request, newQuestionForm, async ({ principleId, ...words }) => {
    const { objections, id } = await addQuestion(viewer, { principleId, words }, Date.now());
    return { objections, to: `/questions/${id}?done=added` };
  });
}

export const meta: MetaFunction = () => [{ title: "Add a question · Plumbline" }];

export default function NewQuestion() {
  const { principles, bands, principleId } = useLoaderData<typeof loader>();
  return (
    <Page title="Add a question" width="text" kicker={<Link to="/questions">Question bank</Link>}>
      <QuestionForm
        answer={useActionData<typeof action>()}
        bands={bands}
        principles={principles}
        principleId={principleId}
        submit="Add the question"
      />
    </Page>
  );
}
