import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Page } from "~/components";
import { PersonForm } from "~/components/records";
import { personChoices } from "~/data/choices.server";
import { notHere } from "~/data/not-here.server";
import { createPerson } from "~/data/people-changes.server";
import { requireViewer } from "~/data/session.server";
import { can } from "~/domain/viewer";
import { answerForm } from "~/forms/answer.server";
import { personForm } from "~/forms/person";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  if (!can(viewer, "admin")) notHere();
  return { choices: await personChoices(viewer) };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  return answerForm(request, personForm, async (sent) => {
    const { objections, id } = await createPerson(viewer, sent, Date.now());
    return { objections, to: `/people/${id}?done=created` };
  });
}

export const meta: MetaFunction = () => [{ title: "Add a person · Plumbline" }];

export default function NewPerson() {
  const { choices } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Add a person"
      width="text"
      lede={<p>They get an account when you invite them afterwards.</p>}
    >
      <PersonForm
        answer={useActionData<typeof action>()}
        values={{ timeZone: "UTC" }}
        choices={choices}
        submit="Add the person"
      />
    </Page>
  );
}
