import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Page } from "~/components";
import { RoleForm } from "~/components/records";
import { roleChoices } from "~/data/choices.server";
import { notHere } from "~/data/not-here.server";
import { createRole } from "~/data/role-changes.server";
import { requireViewer } from "~/data/session.server";
import { objectionsToRecruit } from "~/domain/records";
import { answerForm } from "~/forms/answer.server";
import { roleForm } from "~/forms/role";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  if (objectionsToRecruit(viewer).length > 0) notHere();
  const choices = await roleChoices(viewer);
  const isRecruiter = choices.recruiters.some((choice) => choice.value === viewer.id);
  return { choices, recruiterId: isRecruiter ? viewer.id : "" };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  return answerForm(request, roleForm, async (sent) => {
    const { objections, id } = await createRole(viewer, sent, Date.now());
    return { objections, to: `/roles/${id}?done=created` };
  });
}

export const meta: MetaFunction = () => [{ title: "Open a role · Plumbline" }];

export default function NewRole() {
  const { choices, recruiterId } = useLoaderData<typeof loader>();
  return (
    <Page title="Open a role" width="text">
      <RoleForm
        answer={useActionData<typeof action>()}
        values={{ recruiterId }}
        choices={choices}
        submit="Open the role"
      />
    </Page>
  );
}
