import type { ActionFunctionArgs } from "@remix-run/node";
import { idFrom, notHere } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { parseForm } from "~/forms/answer.server";
import { draftForm } from "~/forms/feedback";
import { answerDraft } from "~/forms/feedback-answer.server";

/** A draft is read with its form; on its own it is not here. */
export function loader() {
  return notHere();
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  const submission = await parseForm(request, draftForm);
  if (submission.status !== "success") {
    const reasons = Object.values(submission.reply().error ?? {}).flatMap((errors) => errors ?? []);
    return Response.json({ status: "refused", reasons }, { status: 400 });
  }
  return answerDraft(viewer, id, submission.value, Date.now());
}
