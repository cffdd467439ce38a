import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Done, LinkButton, Page } from "~/components";
import { DebriefRoom } from "~/components/debrief/DebriefRoom";
import { doneWords } from "~/components/debrief/done";
import { SealWords } from "~/components/debrief/SealWords";
import { LiveLine } from "~/components/live/LiveLine";
import { useLive } from "~/components/live/useLive";
import { levelChoices } from "~/data/choices.server";
import { doInDebrief } from "~/data/debrief-deeds.server";
import { readDebrief } from "~/data/debrief-room.server";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { answerForm } from "~/forms/answer.server";
import { debriefForm } from "~/forms/debrief";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const { view, page } = await readDebrief(viewer, idFrom(params.id), Date.now());
  return { view, page, levels: await levelChoices(viewer), readerId: viewer.id };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const loopId = idFrom(params.id);
  return answerForm(request, debriefForm, async (sent) => ({
    objections: await doInDebrief(viewer, loopId, sent, Date.now()),
    to: `/loops/${loopId}/debrief?done=${sent.intent}`,
  }));
}

export const meta: MetaFunction<typeof loader> = () => [{ title: "Debrief · Plumbline" }];

export default function DebriefRoute() {
  const { view, page, levels, readerId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title="Debrief"
      kicker={
        <Link to={`/loops/${view.id}`}>
          {view.candidate.name}, {view.role.title}
        </Link>
      }
      actions={
        <LinkButton tone="quiet" to={`/loops/${view.id}/debrief`}>
          Show where it stands now
        </LinkButton>
      }
    >
      <LiveLine liveness={useLive(view.id, view.changedAt)} />
      <Done messages={doneWords(view, page)} />
      {page ? (
        <DebriefRoom view={view} page={page} levels={levels} readerId={readerId} answer={answer} />
      ) : (
        <SealWords view={view} />
      )}
    </Page>
  );
}
