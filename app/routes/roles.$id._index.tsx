import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Definition, Done, LinkButton, Notice, Page, Section, When } from "~/components";
import { ActForm } from "~/components/records";
import { idFrom } from "~/data/not-here.server";
import { keepRole } from "~/data/role-changes.server";
import { readRole } from "~/data/roles.server";
import { requireViewer } from "~/data/session.server";
import { answerForm } from "~/forms/answer.server";
import { roleActs } from "~/forms/role";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return { role: await readRole(viewer, idFrom(params.id)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  return answerForm(request, roleActs, async (sent) => ({
    objections: await keepRole(viewer, id, sent.intent, Date.now()),
    to: `/roles/${id}?done=${sent.intent}`,
  }));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.role.title ?? "Role"} · Plumbline` },
];

const DONE = {
  created: "The role is open.",
  changed: "The changes are saved.",
  close: "The role is closed. Loops under way go on until their recruiters end them.",
  reopen: "The role is open again.",
};

export default function RolePage() {
  const { role } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const mayEdit = role.mayEdit === "yes";
  return (
    <Page
      title={role.title}
      kicker={<Link to="/roles">Roles</Link>}
      actions={mayEdit ? <LinkButton to={`/roles/${role.id}/edit`}>Edit</LinkButton> : null}
    >
      <Done messages={DONE} />
      {role.closedAt === null ? null : (
        <Notice title="Closed">
          <p>
            Since <When at={role.closedAt} show="day" />. No loop begins for this role.
          </p>
        </Notice>
      )}
      <Definition
        items={[
          { term: "Level", detail: role.level },
          { term: "Team", detail: role.team.name },
          {
            term: "Hiring manager",
            detail: <Link to={`/people/${role.hiringManager.id}`}>{role.hiringManager.name}</Link>,
          },
          {
            term: "Recruiter",
            detail: <Link to={`/people/${role.recruiter.id}`}>{role.recruiter.name}</Link>,
          },
          { term: "Opened", detail: <When at={role.createdAt} show="day" /> },
        ]}
      />
      <Section title="Required principles" hint="The rounds of a loop together have to cover each of them.">
        <ul>
          {role.principles.map((principle) => (
            <li key={principle.id}>{principle.name}</li>
          ))}
        </ul>
      </Section>
      {mayEdit && role.closedAt === null ? (
        <Section title="Close the role" hint="No new loop can begin then. Loops under way go on.">
          <ActForm intent="close" answer={answer}>
            Close the role
          </ActForm>
        </Section>
      ) : null}
      {mayEdit && role.closedAt !== null ? (
        <Section title="Open the role again">
          <ActForm intent="reopen" answer={answer}>
            Open it again
          </ActForm>
        </Section>
      ) : null}
    </Page>
  );
}
