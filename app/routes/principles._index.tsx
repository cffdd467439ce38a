import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import type { z } from "zod";
import { type ActionAnswer, Done, EmptyState, Page, Prose, Section } from "~/components";
import { answerTo } from "~/components/answer-to";
import { AnchorForm, Anchors } from "~/components/bank";
import { ActForm, PrincipleForm } from "~/components/records";
import { setAnchors } from "~/data/anchors.server";
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
    case "anchor": {
      const { concern, mildConcern, mixed, strength, exceptionalStrength } = act;
      const words = { 1: concern, 2: mildConcern, 3: mixed, 4: strength, 5: exceptionalStrength };
      return setAnchors(viewer, act.id, { words, seen: act.version }, now);
    }
    default:
      return keepPrinciple(viewer, act.id, act.intent, now);
  }
}

export const meta: MetaFunction = () => [{ title: "Principles · Plumbline" }];

const DONE = {
  add: "The principle is added.",
  change: "The principle is changed.",
  anchor: "The anchors are changed. The earlier ones stay beneath them.",
  retire: "The principle is retired. Roles that require it keep it until they are edited.",
  restore: "The principle is back in use.",
};

export default function Principles() {
  const { rows, mayEdit, mayAnchor } = useLoaderData<typeof loader>();
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
        ) : mayAnchor === "yes" && principle.id === params.get("anchors") ? (
          <Section key={principle.id} id="anchors" title={`What each rating means for ${principle.name}`}>
            <AnchorForm
              principle={principle}
              latest={principle.anchors[0]}
              answer={answerTo("anchor", answer)}
            />
          </Section>
        ) : (
          <Principle key={principle.id} {...{ principle, mayEdit, mayAnchor, answer }} />
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
  readonly mayAnchor: "yes" | "no";
  readonly answer: ActionAnswer;
};

function Principle({ principle, mayEdit, mayAnchor, answer }: PrincipleProps) {
  const { id, name, description, retiredAt, anchors } = principle;
  const deed = retiredAt === null ? "retire" : "restore";
  return (
    <Section title={name} hint={retiredAt === null ? undefined : "Retired: new roles can't require it."}>
      <Prose text={description} />
      <Anchors name={name} versions={anchors} />
      <div className="actions">
        <Link to={`/questions?principle=${id}`} className="button button-quiet">
          Questions<span className="visually-hidden"> for {name}</span>
        </Link>
        {mayAnchor === "yes" ? (
          <Link to={`?anchors=${id}#anchors`} className="button button-quiet">
            Edit the anchors<span className="visually-hidden"> of {name}</span>
          </Link>
        ) : null}
        {mayEdit === "yes" ? (
          <>
            <Link to={`?edit=${id}#edit`} className="button button-quiet">
              Change<span className="visually-hidden"> {name}</span>
            </Link>
            <ActForm intent={deed} answer={answer} about={{ name: "id", value: id }}>
              {deed === "retire" ? "Retire" : "Use again"}
              <span className="visually-hidden"> {name}</span>
            </ActForm>
          </>
        ) : null}
      </div>
    </Section>
  );
}
