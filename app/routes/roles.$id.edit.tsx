import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Notice, Page } from "~/components";
import { RoleForm } from "~/components/records";
import { roleChoices } from "~/data/choices.server";
import { idFrom } from "~/data/not-here.server";
import { changeRole } from "~/data/role-changes.server";
import { readRoleForm } from "~/data/roles.server";
import { requireViewer } from "~/data/session.server";
import { answerForm } from "~/forms/answer.server";
import { roleForm } from "~/forms/role";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const role = await readRoleForm(viewer, idFrom(params.id));
  return { role, choices: await roleChoices(viewer, role.values.principles) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  return answerForm(request, roleForm, async (sent) => ({
    objections: await changeRole(viewer, id, sent, Date.now()),
    to: `/roles/${id}?done=changed`,
  }));
}

export const meta: MetaFunction = () => [{ title: "Edit a role · Plumbline" }];

export default function EditRole() {
  const { role, choices } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`Edit ${role.values.title}`}
      width="text"
      kicker={<Link to={`/roles/${role.id}`}>Back to the role</Link>}
    >
      <Notice title="Loops under way keep their terms">
        <p>
          Level, team and required principles of a loop are fixed when its main round starts. Its hiring
          manager and recruiter are replaced on the loop itself.
        </p>
      </Notice>
      <RoleForm
        answer={useActionData<typeof action>()}
        values={role.values}
        choices={choices}
        submit="Save the changes"
      />
    </Page>
  );
}
