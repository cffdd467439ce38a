import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Page } from "~/components";
import { PersonForm } from "~/components/records";
import { personChoices } from "~/data/choices.server";
import { idFrom } from "~/data/not-here.server";
import { changePerson } from "~/data/people-changes.server";
import { readPersonForm } from "~/data/person.server";
import { requireViewer } from "~/data/session.server";
import { answerForm } from "~/forms/answer.server";
import { personForm } from "~/forms/person";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const person = await readPersonForm(viewer, idFrom(params.id));
  return { person, choices: await personChoices(viewer, person.values.managerId) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  return answerForm(request, personForm, async (sent) => ({
    objections: await changePerson(viewer, id, sent, Date.now()),
    to: `/people/${id}?done=changed`,
  }));
}

export const meta: MetaFunction = () => [{ title: "Edit a person · Plumbline" }];

export default function EditPerson() {
  const { person, choices } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`Edit ${person.name}`}
      width="text"
      kicker={<Link to={`/people/${person.id}`}>Back to the person</Link>}
    >
      <PersonForm
        answer={useActionData<typeof action>()}
        values={person.values}
        choices={choices}
        submit="Save the changes"
      />
    </Page>
  );
}
