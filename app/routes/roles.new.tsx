import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Page } from "~/components";
import { RoleForm } from "~/components/records";
import { roleChoices } from "~/data/choices.server";
import { notHere } from "~/data/not-here.server";
import { createRole } from "~/data/role-changes.server";
import { requireViewer } from "~/data/session.server";
import { objectionsToRecruit } from "~/domain/records";
import { invalid, parseForm, refused } from "~/forms/answer.server";
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
  const submission = await parseForm(request, roleForm);
  if (submission.status !== "success") return invalid(submission);
  const { objections, id } = await createRole(viewer, submission.value, Date.now());
  if (objections.length > 0) return refused(submission, objections);
  return redirect(`/roles/${id}?done=created`);
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
