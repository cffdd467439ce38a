import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Page } from "~/components";
import { CandidateForm } from "~/components/records";
import { createCandidate } from "~/data/candidate-changes.server";
import { peopleChoices } from "~/data/choices.server";
import { notHere } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { objectionsToRecruit } from "~/domain/records";
import { invalid, parseForm, refused } from "~/forms/answer.server";
import { candidateForm } from "~/forms/candidate";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  if (objectionsToRecruit(viewer).length > 0) notHere();
  return { people: await peopleChoices(viewer) };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const submission = await parseForm(request, candidateForm);
  if (submission.status !== "success") return invalid(submission);
  const { objections, id } = await createCandidate(viewer, submission.value, Date.now());
  if (objections.length > 0) return refused(submission, objections);
  // Who has just said that they are the candidate themselves can't see the record any more (S9).
  return redirect(
    submission.value.personId === viewer.id ? "/candidates?done=link" : `/candidates/${id}?done=created`,
  );
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
