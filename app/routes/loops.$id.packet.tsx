import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { Page, When } from "~/components";
import { DeedForm } from "~/components/debrief/DeedForm";
import { Packet } from "~/components/debrief/Packet";
import { SealWords } from "~/components/debrief/SealWords";
import { levelChoices } from "~/data/choices.server";
import { idFrom } from "~/data/not-here.server";
import { readPacket, recordPrint } from "~/data/packet.server";
import { requireSignedIn, requireViewer } from "~/data/session.server";
import { invalid, parseForm } from "~/forms/answer.server";
import { packetForm } from "~/forms/packet";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { viewer, name } = await requireSignedIn(request);
  const now = Date.now();
  const { view, order } = await readPacket(viewer, idFrom(params.id), now);
  return { view, order, levels: await levelChoices(viewer), reader: name, now };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const loopId = idFrom(params.id);
  const submission = await parseForm(request, packetForm);
  if (submission.status !== "success") return invalid(submission);
  await recordPrint(viewer, loopId, Date.now());
  return redirect(`/loops/${loopId}/packet?print=now`);
}

export const meta: MetaFunction<typeof loader> = () => [{ title: "Packet · Plumbline" }];

export default function PacketRoute() {
  const { view, order, levels, reader, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isPrinting = useSearchParams()[0].get("print") === "now" && order !== null;
  useEffect(() => {
    if (isPrinting) window.print();
  }, [isPrinting]);
  return (
    <Page
      title={view.candidate.name}
      width="text"
      actions={
        order ? (
          <DeedForm intent="print" answer={answer} against={[]} tone="quiet">
            Print: goes on record with your name
          </DeedForm>
        ) : null
      }
      kicker={<Link to={`/loops/${view.id}/debrief`}>Packet for silent reading</Link>}
      lede={
        order ? (
          <p>
            Read by {reader}, <When at={now} />. Confidential: for the people of this loop alone.
          </p>
        ) : null
      }
    >
      {order ? (
        <>
          {isPrinting ? (
            <p className="status hint">If nothing happens, print with your browser's own command.</p>
          ) : null}
          <Packet view={view} order={order} levels={levels} />
        </>
      ) : (
        <SealWords view={view} />
      )}
    </Page>
  );
}
