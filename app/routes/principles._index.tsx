import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import type { z } from "zod";
import { type ActionAnswer, Done, EmptyState, Page, Prose, Section } from "~/components";
import { answerTo } from "~/components/answer-to";
import { ActForm, PrincipleForm } from "~/components/records";
import {
  addPrinciple,
  changePrinciple,
  keepPrinciple,
  listPrinciples,
  type PrincipleRow,
} from "~/data/principles.server";
import { requireViewer } from "~/data/session.server";
import type { Viewer } from "~/domain/viewer";
import { answerForm } from "~/forms/answer.server";
import { principleForm } from "~/forms/principle";

export async function loader({ request }: LoaderFunctionArgs) {
  return listPrinciples(await requireViewer(request));
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  return answerForm(request, principleForm, async (sent) => ({
    objections: await perform(viewer, sent, Date.now()),
    to: `/principles?done=${sent.intent}`,
  }));
}

function perform(viewer: Viewer, act: z.output<typeof principleForm>, now: number) {
  switch (act.intent) {
    case "add":
      return addPrinciple(viewer, { name: act.name, description: act.description }, now);
    case "change":
      return changePrinciple(viewer, act.id, { name: act.name, description: act.description }, now);
    default:
      return keepPrinciple(viewer, act.id, act.intent, now);
  }
}

export const meta: MetaFunction = () => [{ title: "Principles · Plumbline" }];

const DONE = {
  add: "The principle is added.",
  change: "The principle is changed.",
  retire: "The principle is retired. Roles that require it keep it until they are edited.",
  restore: "The principle is back in use.",
};

export default function Principles() {
  const { rows, mayEdit } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  return (
    <Page
      title="Principles"
      width="text"
      lede={<p>What interviewers look for, each probed by questions of its own.</p>}
    >
      <Done messages={DONE} />
      {rows.length === 0 ? <EmptyState title="No principles yet">An admin adds them.</EmptyState> : null}
      {rows.map((principle) =>
        mayEdit === "yes" && principle.id === params.get("edit") ? (
          <Section key={principle.id} id="edit" title={`Change ${principle.name}`}>
            <PrincipleForm intent="change" principle={principle} answer={answerTo("change", answer)} />
          </Section>
        ) : (
          <Principle key={principle.id} principle={principle} mayEdit={mayEdit} answer={answer} />
        ),
      )}
      {mayEdit === "yes" ? (
        <Section title="Add a principle">
          <PrincipleForm intent="add" answer={answerTo("add", answer)} />
        </Section>
      ) : null}
    </Page>
  );
}

type PrincipleProps = {
  readonly principle: PrincipleRow;
  readonly mayEdit: "yes" | "no";
  readonly answer: ActionAnswer;
};

function Principle({ principle, mayEdit, answer }: PrincipleProps) {
  const { id, name, description, retiredAt } = principle;
  const deed = retiredAt === null ? "retire" : "restore";
  return (
    <Section title={name} hint={retiredAt === null ? undefined : "Retired: new roles can't require it."}>
      <Prose text={description} />
      {mayEdit === "yes" ? (
        <div className="actions">
          <Link to={`?edit=${id}#edit`} className="button button-quiet">
            Change<span className="visually-hidden"> {name}</span>
          </Link>
          <ActForm intent={deed} answer={answer} about={{ name: "id", value: id }}>
            {deed === "retire" ? "Retire" : "Use again"}
            <span className="visually-hidden"> {name}</span>
          </ActForm>
        </div>
      ) : null}
    </Section>
  );
}
