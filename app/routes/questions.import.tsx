import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import { Page } from "~/components";
import { ImportForm, ImportPreview } from "~/components/bank";
import { importBank, type ImportPreview as Preview, previewImport } from "~/data/bank-import.server";
import { notHere } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { objectionsToKeepBank } from "~/domain/bank";
import type { SaidObjection } from "~/domain/objections";
import { invalid, parseForm, unreadable } from "~/forms/answer.server";
import { bankImportForm, readSentBank } from "~/forms/bank-import";

export async function loader({ request }: LoaderFunctionArgs) {
  if (objectionsToKeepBank(await requireViewer(request)).length > 0) notHere();
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const submission = await parseForm(request, bankImportForm);
  if (submission.status !== "success") return invalid(submission);
  const sent = submission.value;
  const file = readSentBank(sent);
  if (typeof file === "string") return unreadable(submission, "text", file);
  const objections: readonly SaidObjection[] =
    sent.intent === "import" ? await importBank(viewer, { file, seen: sent.seen }, Date.now()) : [];
  if (sent.intent === "import" && objections.length === 0) return redirect("/questions?done=imported");
  const preview = await previewImport(viewer, file);
  const result = submission.reply({ formErrors: [] });
  return data({ result, objections, preview }, { status: objections.length > 0 ? 409 : 200 });
}

export const meta: MetaFunction = () => [{ title: "Import questions · Plumbline" }];

export default function ImportQuestions() {
  const answer = useActionData<typeof action>();
  // What couldn't be read has none.
  const { preview = null } = (answer ?? {}) as { readonly preview?: Preview };
  return (
    <Page
      title="Import questions"
      kicker={<Link to="/questions">Question bank</Link>}
      lede={<p>Nothing is written before you have seen what it does, question by question.</p>}
    >
      <ImportForm answer={answer} preview={preview}>
        {preview ? <ImportPreview preview={preview} /> : null}
      </ImportForm>
    </Page>
  );
}
