import type { ActionFunctionArgs } from "@remix-run/node";
import { idFrom, notHere } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { parseForm } from "~/forms/answer.server";
import { notesForm } from "~/forms/notes";
import { answerNotesSave } from "~/forms/notes-answer.server";

/** Notes are read with their kit; on their own they are not here. */
export function loader() {
  return notHere();
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  const submission = await parseForm(request, notesForm);
  if (submission.status !== "success") {
    const reasons = Object.values(submission.reply().error ?? {}).flatMap((errors) => errors ?? []);
    return Response.json({ status: "refused", reasons }, { status: 400 });
  }
  return answerNotesSave(viewer, id, submission.value, Date.now());
}
