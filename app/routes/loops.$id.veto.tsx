import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { Done, LinkButton, Page } from "~/components";
import { SealWords } from "~/components/debrief/SealWords";
import { VetoRoom } from "~/components/veto/VetoRoom";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { castVeto, liftVeto, upholdVeto } from "~/data/veto.server";
import { readVetoDraft, saveVetoDraft } from "~/data/veto-draft.server";
import { readVetoPage } from "~/data/veto-page.server";
import type { Viewer } from "~/domain/viewer";
import { answerForm } from "~/forms/answer.server";
import { vetoForm } from "~/forms/veto";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const loopId = idFrom(params.id);
  const { view, page } = await readVetoPage(viewer, loopId, Date.now());
  return { view, page, draft: page?.cast ? await readVetoDraft(viewer, loopId) : null };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const loopId = idFrom(params.id);
  return answerForm(request, vetoForm, async (sent) => ({
    objections: await doIt(viewer, loopId, sent, Date.now()),
    to: `/loops/${loopId}/veto?done=${sent.intent}`,
  }));
}

function doIt(viewer: Viewer, loopId: string, sent: z.infer<typeof vetoForm>, now: number) {
  switch (sent.intent) {
    case "draft":
      return saveVetoDraft(viewer, loopId, sent, now);
    case "cast":
      return castVeto(viewer, loopId, sent, now);
    case "lift":
      return liftVeto(viewer, loopId, sent, now);
    case "uphold":
      return upholdVeto(viewer, loopId, sent.text, now);
  }
}

export const meta: MetaFunction<typeof loader> = () => [{ title: "Veto · Plumbline" }];

export default function VetoRoute() {
  const { view, page, draft } = useLoaderData<typeof loader>();
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
      {page ? <VetoRoom view={view} page={page} draft={draft} answer={answer} /> : <SealWords view={view} />}
    </Page>
  );
}

const DONE: Readonly<Record<string, string>> = {
  draft: "Your draft is kept. Only you see it.",
  cast: "The veto is cast. No offer can be ready while it is open.",
  lift: "The veto is lifted. It revives nothing: the debrief goes on, and you concur anew after a hire.",
  uphold: "The veto is upheld. No hire is recorded and the loop has ended.",
};
