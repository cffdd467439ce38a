import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Definition, Done, LinkButton, Notice, Page, Section, When } from "~/components";
import { QuestionHistory, QuestionText } from "~/components/bank";
import { ActForm } from "~/components/records";
import { idFrom } from "~/data/not-here.server";
import { readQuestion } from "~/data/question.server";
import { stepQuestion } from "~/data/question-changes.server";
import { requireViewer } from "~/data/session.server";
import { answerForm } from "~/forms/answer.server";
import { questionActs } from "~/forms/question";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return readQuestion(viewer, idFrom(params.id));
}

const STEPS = { retire: "retired", restore: "restored" } as const;

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  return answerForm(request, questionActs, async (sent) => ({
    objections: await stepQuestion(viewer, id, STEPS[sent.intent], Date.now()),
    to: `/questions/${id}?done=${sent.intent}`,
  }));
}

export const meta: MetaFunction<typeof loader> = () => [{ title: "Question · Plumbline" }];

const DONE = {
  added: "The question is in the bank.",
  edited: "The new version is saved. The earlier ones stay in the history.",
  retire: "The question is retired. Where it is used already it stays readable.",
  restore: "The question is back in use.",
};

export default function QuestionPage() {
  const { id, key, principle, retiredAt, latest, earlier, steps, roles, bands, mayKeep } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isKeeper = mayKeep === "yes";
  return (
    <Page
      title={principle.name}
      kicker={<Link to="/questions">Question bank</Link>}
      width="text"
      actions={isKeeper ? <LinkButton to={`/questions/${id}/edit`}>Edit</LinkButton> : null}
    >
      <Done messages={DONE} />
      {retiredAt === null ? null : (
        <Notice title="Retired">
          <p>
            Since <When at={retiredAt} show="day" />. It is not offered for new interviews.
          </p>
        </Notice>
      )}
      <QuestionText words={latest.words} bands={bands} />
      <Definition
        items={[
          { term: "Id", detail: <code>{key}</code> },
          { term: "Pinned to", detail: roles.length === 0 ? "No role" : <RoleLinks roles={roles} /> },
        ]}
      />
      <Section title="History">
        <QuestionHistory latest={latest} earlier={earlier} steps={steps} bands={bands} />
      </Section>
      {isKeeper ? <Retiring state={retiredAt === null ? "inUse" : "retired"} answer={answer} /> : null}
    </Page>
  );
}

function RoleLinks({ roles }: { readonly roles: readonly { readonly id: string; readonly name: string }[] }) {
  return (
    <ul>
      {roles.map((role) => (
        <li key={role.id}>
          <Link to={`/roles/${role.id}`}>{role.name}</Link>
        </li>
      ))}
    </ul>
  );
}

type RetiringProps = {
  readonly state: "inUse" | "retired";
  readonly answer: ReturnType<typeof useActionData<typeof action>>;
};

function Retiring({ state, answer }: RetiringProps) {
  if (state === "retired") {
    return (
      <Section title="Bring the question back">
        <ActForm intent="restore" answer={answer}>
          Bring it back
        </ActForm>
      </Section>
    );
  }
  return (
    <Section
      title="Retire the question"
      hint="It is offered no more. Its history and where it was used stay."
    >
      <ActForm intent="retire" answer={answer}>
        Retire the question
      </ActForm>
    </Section>
  );
}
