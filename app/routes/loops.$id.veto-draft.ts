import type { ActionFunctionArgs } from "@remix-run/node";
import { idFrom, notHere } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { parseForm } from "~/forms/answer.server";
import { vetoDraftForm } from "~/forms/veto";
import { answerVetoSave } from "~/forms/veto-answer.server";

/** A draft is read with its form; on its own it is not here. */
export function loader() {
  return notHere();
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  const submission = await parseForm(request, vetoDraftForm);
  if (submission.status !== "success") {
    const reasons = Object.values(submission.reply().error ?? {}).flatMap((errors) => errors ?? []);
    return Response.json({ status: "refused", reasons }, { status: 400 });
  }
  return answerVetoSave(viewer, id, submission.value, Date.now());
}
