import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Definition, Done, LinkButton, Page, Section } from "~/components";
import { copyKey } from "~/components/draft";
import { SealAround } from "~/components/feedback";
import {
  AnswerForms,
  Brief,
  Colleagues,
  FocusForm,
  Hour,
  KitFacts,
  NotesEditor,
  NotesKept,
} from "~/components/kit";
import { passFocus } from "~/data/focus.server";
import { type Kit, readKit } from "~/data/kit.server";
import { idFrom } from "~/data/not-here.server";
import { answerPlan } from "~/data/plan-answer.server";
import { requireViewer } from "~/data/session.server";
import type { Id } from "~/domain/loop";
import type { Viewer } from "~/domain/viewer";
import { invalid, parseForm, refused } from "~/forms/answer.server";
import { type KitAct, kitActs, notesValueOf } from "~/forms/notes";
import { answerNotes } from "~/forms/notes-answer.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const kit = await readKit(viewer, idFrom(params.id));
  const value = notesValueOf(
    kit.notes.content,
    kit.questions.map((q) => q.id),
  );
  return { kit, value, readerId: viewer.id };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  const submission = await parseForm(request, kitActs);
  if (submission.status !== "success") return invalid(submission);
  const form = submission.value;
  if (form.intent === "note") return answerNotes(viewer, id, submission, form, Date.now());
  const objections = await perform(viewer, id, form, Date.now());
  if (objections.length > 0) return refused(submission, objections);
  return redirect(`/interviews/${id}?done=${form.intent}`);
}

function perform(viewer: Viewer, id: Id, act: Exclude<KitAct, { intent: "note" }>, now: number) {
  if (act.intent === "accept") return answerPlan(viewer, id, { answer: "accepted", reason: null }, now);
  if (act.intent === "decline")
    return answerPlan(viewer, id, { answer: "declined", reason: act.reason }, now);
  const { principleId, questionId } = act;
  return passFocus(viewer, id, { principleId, questionId }, now);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Interview${data ? ` with ${data.kit.interview.loop.candidate.name}` : ""} · Plumbline` },
];

const DONE = {
  focus: "Passed on. The panels of later rounds are told where to look.",
  accept: "You accepted the interview.",
  decline: "You declined. The planners see why.",
} as const;

export default function Interview() {
  const { kit, value, readerId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { interview } = kit;
  const { loop } = interview;
  return (
    <Page
      title={`Interview with ${loop.candidate.name}`}
      kicker={<Link to={`/loops/${loop.id}`}>{loop.role.title}</Link>}
      actions={<Deed kit={kit} />}
    >
      <Done messages={DONE} />
      <AnswerForms kit={kit} answer={answer} />
      <KitFacts kit={kit} />
      <Brief kit={kit} />
      <div className="kit">
        <Hour kit={kit} />
        {kit.noting.length === 0 ? (
          <NotesEditor {...{ kit, value, answer }} copyKey={copyKey(readerId, interview.id, "notes")} />
        ) : (
          <NotesKept kit={kit} value={value} />
        )}
      </div>
      <Section title="Your principles">
        {interview.principles.length === 0 ? <p>None are yours in this interview.</p> : null}
        <Definition items={interview.principles.map((p) => ({ term: p.name, detail: p.description }))} />
      </Section>
      <Colleagues kit={kit} />
      <FocusForm kit={kit} answer={answer} />
      <SealAround interview={interview} />
    </Page>
  );
}

function Deed({ kit: { interview } }: { readonly kit: Kit }) {
  const isOpen = interview.objections.writing.length === 0;
  return (
    <LinkButton to={`/interviews/${interview.id}/feedback`} tone={isOpen ? "primary" : "quiet"}>
      {isOpen ? "Write feedback" : "Your feedback"}
    </LinkButton>
  );
}
