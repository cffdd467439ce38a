import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Done, LinkButton, Page } from "~/components";
import { SealWords } from "~/components/debrief/SealWords";
import { VetoRoom } from "~/components/veto/VetoRoom";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { liftVeto, upholdVeto } from "~/data/veto.server";
import { readVetoDraft } from "~/data/veto-draft.server";
import { readVetoPage } from "~/data/veto-page.server";
import { invalid, parseForm, refused } from "~/forms/answer.server";
import { vetoForm } from "~/forms/veto";
import { answerCast, answerVetoDraft, vetoValueOf } from "~/forms/veto-answer.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const loopId = idFrom(params.id);
  const { view, page } = await readVetoPage(viewer, loopId, Date.now());
  const draft = page?.cast ? await readVetoDraft(viewer, loopId) : null;
  return {
    ...{ view, page, readerId: viewer.id },
    value: vetoValueOf(draft?.content ?? NOTHING),
    saved: { revision: draft?.revision ?? 0, savedAt: draft?.savedAt ?? null, missing: [] },
  };
}

const NOTHING = { rationale: "", principles: [], cites: [] };

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const loopId = idFrom(params.id);
  const now = Date.now();
  const submission = await parseForm(request, vetoForm);
  if (submission.status !== "success") return invalid(submission);
  const sent = submission.value;
  if (sent.intent === "draft") return answerVetoDraft(viewer, loopId, submission, sent, now);
  if (sent.intent === "cast") return answerCast(viewer, loopId, submission, sent, now);
  const objections =
    sent.intent === "lift"
      ? await liftVeto(viewer, loopId, sent, now)
      : await upholdVeto(viewer, loopId, sent.text, now);
  return objections.length > 0
    ? refused(submission, objections)
    : redirect(`/loops/${loopId}/veto?done=${sent.intent}`);
}

export const meta: MetaFunction<typeof loader> = () => [{ title: "Veto · Plumbline" }];

export default function VetoRoute() {
  const { view, page, ...writing } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title="Veto"
      kicker={
        <Link to={`/loops/${view.id}`}>
          {view.candidate.name}, {view.role.title}
        </Link>
      }
      actions={
        <LinkButton tone="quiet" to={`/loops/${view.id}/debrief`}>
          To the debrief
        </LinkButton>
      }
    >
      <Done messages={DONE} />
      {page ? <VetoRoom {...{ view, page, answer }} {...writing} /> : <SealWords view={view} />}
    </Page>
  );
}

const DONE: Readonly<Record<string, string>> = {
  cast: "The veto is cast. No offer can be ready while it is open.",
  lift: "The veto is lifted. It revives nothing: the debrief goes on, and you concur anew after a hire.",
  uphold: "The veto is upheld. No hire is recorded and the loop has ended.",
};
