import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { Definition, Done, LinkButton, Notice, Page, Section, When } from "~/components";
import { answerTo } from "~/components/answer-to";
import { PinForm, PinnedQuestions } from "~/components/bank";
import { ActForm } from "~/components/records";
import { idFrom } from "~/data/not-here.server";
import { listPinned, pinChoices, pinQuestion, unpinQuestion } from "~/data/pins.server";
import { keepRole } from "~/data/role-changes.server";
import { readRole } from "~/data/roles.server";
import { requireViewer } from "~/data/session.server";
import type { Viewer } from "~/domain/viewer";
import { answerForm } from "~/forms/answer.server";
import { roleActs } from "~/forms/role";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const role = await readRole(viewer, idFrom(params.id));
  return { role, pinned: await listPinned(viewer, role.id), choices: await pinChoices(viewer, role.id) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  return answerForm(request, roleActs, async (sent) => ({
    objections: await perform(viewer, id, sent, Date.now()),
    to: `/roles/${id}?done=${sent.intent}`,
  }));
}

function perform(viewer: Viewer, id: string, act: z.output<typeof roleActs>, now: number) {
  switch (act.intent) {
    case "pin":
      return pinQuestion(viewer, id, act.questionId, now);
    case "unpin":
      return unpinQuestion(viewer, id, act.questionId, now);
    default:
      return keepRole(viewer, id, act.intent, now);
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.role.title ?? "Role"} · Plumbline` },
];

const DONE = {
  created: "The role is open.",
  changed: "The changes are saved.",
  close: "The role is closed. Loops under way go on until their recruiters end them.",
  reopen: "The role is open again.",
  pin: "The question is pinned.",
  unpin: "The question is taken off.",
};

export default function RolePage() {
  const { role, pinned, choices } = useLoaderData<typeof loader>();
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
      <Section title="Pinned questions" hint="What every candidate for this role should be asked.">
        <PinnedQuestions questions={pinned} mayKeep={role.mayEdit} answer={answer} />
        {mayEdit && choices.length > 0 ? (
          <PinForm choices={choices} answer={answerTo("pin", answer)} />
        ) : null}
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
