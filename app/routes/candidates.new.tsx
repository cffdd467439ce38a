import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Page } from "~/components";
import { CandidateForm } from "~/components/records";
import { createCandidate } from "~/data/candidate-changes.server";
import { peopleChoices } from "~/data/choices.server";
import { notHere } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { objectionsToRecruit } from "~/domain/records";
import { answerForm } from "~/forms/answer.server";
import { afterLink, candidateForm } from "~/forms/candidate";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  if (objectionsToRecruit(viewer).length > 0) notHere();
  return { people: await peopleChoices(viewer) };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  return answerForm(request, candidateForm, async (sent) => {
    const { objections, id } = await createCandidate(viewer, sent, Date.now());
    return { objections, to: afterLink(viewer, sent.personId, `/candidates/${id}?done=created`) };
  });
}

export const meta: MetaFunction = () => [{ title: "Add a candidate · Plumbline" }];

export default function NewCandidate() {
  const { people } = useLoaderData<typeof loader>();
  return (
    <Page title="Add a candidate" width="text">
      <CandidateForm
        answer={useActionData<typeof action>()}
        values={{}}
        people={people}
        submit="Add the candidate"
      />
    </Page>
  );
}
