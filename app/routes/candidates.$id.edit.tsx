import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Page } from "~/components";
import { CandidateForm } from "~/components/records";
import { readCandidateForm } from "~/data/candidate.server";
import { changeCandidate } from "~/data/candidate-changes.server";
import { peopleChoices } from "~/data/choices.server";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { answerForm } from "~/forms/answer.server";
import { afterLink, candidateForm } from "~/forms/candidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const candidate = await readCandidateForm(viewer, idFrom(params.id));
  const kept = candidate.values.personId ? [candidate.values.personId] : [];
  return { candidate, people: await peopleChoices(viewer, "anybody", kept) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  return answerForm(request, candidateForm, async (sent) => {
    const objections = await changeCandidate(viewer, id, sent, Date.now());
    return { objections, to: afterLink(viewer, sent.personId, `/candidates/${id}?done=changed`) };
  });
}

export const meta: MetaFunction = () => [{ title: "Edit a candidate · Plumbline" }];

export default function EditCandidate() {
  const { candidate, people } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`Edit ${candidate.values.name}`}
      width="text"
      kicker={<Link to={`/candidates/${candidate.id}`}>Back to the candidate</Link>}
    >
      <CandidateForm
        answer={useActionData<typeof action>()}
        values={candidate.values}
        people={people}
        submit="Save the changes"
      />
    </Page>
  );
}
