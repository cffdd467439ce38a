import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Done, LinkButton, Objections, Page, Section } from "~/components";
import { answerTo } from "~/components/answer-to";
import { copyKey, ForgetCopy } from "~/components/draft";
import {
  AddendumForm,
  FeedbackEditor,
  NotesBeside,
  SealAround,
  Versions,
  WithdrawForm,
  Written,
} from "~/components/feedback";
import { addAddendum, readInterview, withdrawFeedback } from "~/data/feedback.server";
import { readBefore, readNotesBeside } from "~/data/kit.server";
import { idFrom } from "~/data/not-here.server";
import { requireViewer } from "~/data/session.server";
import { readWritingLists } from "~/data/writing-lists.server";
import { emptyContent } from "~/domain/feedback";
import { missingIn } from "~/domain/missing";
import { invalid, parseForm, refused } from "~/forms/answer.server";
import { feedbackForm, formValueOf, placedIn } from "~/forms/feedback";
import { answerWriting } from "~/forms/feedback-answer.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  const { draft, ...interview } = await readInterview(viewer, id);
  const { brief, questions } = await readBefore(viewer, interview);
  const assigned = interview.principles.map((p) => p.id);
  const content = draft?.content ?? emptyContent(assigned);
  const missing = placedIn(missingIn(content, assigned), interview);
  // Where nothing can be written any more, what was drafted is still its author's to read (F4).
  const drafted = interview.objections.writing.length > 0 ? (draft?.content ?? null) : null;
  return {
    drafted,
    notes: await readNotesBeside(viewer, id),
    against: { lists: await readWritingLists(viewer), sources: [brief, ...questions.map((q) => q.text)] },
    questions,
    ...{ interview, value: formValueOf(content, assigned), readerId: viewer.id },
    saved: { revision: draft?.revision ?? 0, savedAt: draft?.savedAt ?? null, missing },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const id = idFrom(params.id);
  const submission = await parseForm(request, feedbackForm);
  if (submission.status !== "success") return invalid(submission);
  const form = submission.value;
  if (form.intent === "write") return answerWriting(viewer, id, submission, form, Date.now());
  const objections =
    form.intent === "withdraw"
      ? await withdrawFeedback(viewer, id, form.reason, Date.now())
      : await addAddendum(viewer, id, form.text, Date.now());
  if (objections.length > 0) return refused(submission, objections);
  return redirect(`/interviews/${id}/feedback?done=${form.intent}`);
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Feedback${data ? ` on ${data.interview.loop.candidate.name}` : ""} · Plumbline` },
];

const DONE = {
  submit: "Your feedback is submitted.",
  carry: "Your note is in the form now, as evidence. Take the situation and the result out of it.",
  withdraw: "Your feedback is withdrawn. What you wrote is a draft again.",
  addendum: "Your addendum is added.",
} as const;

export default function Feedback() {
  const shown = useLoaderData<typeof loader>();
  const { interview } = shown;
  const { loop } = interview;
  return (
    <Page
      title={`Feedback on ${loop.candidate.name}`}
      kicker={<Link to={`/loops/${loop.id}`}>{loop.role.title}</Link>}
      actions={
        <LinkButton to={`/interviews/${interview.id}`} tone="quiet">
          Interview kit
        </LinkButton>
      }
    >
      <Done messages={DONE} />
      {interview.objections.writing.length === 0 ? <Writing {...shown} /> : <Reading {...shown} />}
    </Page>
  );
}

function Writing({ interview, value, saved, readerId, notes, against, questions }: Shown) {
  const answer = useActionData<typeof action>();
  return (
    <>
      <FeedbackEditor
        interview={interview}
        value={value}
        saved={saved}
        answer={answer}
        copyKey={copyKey(readerId, interview.id)}
        against={against}
        questions={questions}
        notes={<NotesBeside interview={interview} notes={notes} />}
      />
      <Versions interview={interview} />
    </>
  );
}

/** What stands, and what can still be done with it. */
function Reading({ interview, readerId, drafted }: Shown) {
  const answer = useActionData<typeof action>();
  const { objections, mine } = interview;
  return (
    <>
      {mine.state === "submitted" ? null : (
        <Objections objections={objections.writing} title="Nothing can be written here" />
      )}
      <SealAround interview={interview} />
      <Versions interview={interview} />
      {drafted === null ? null : (
        <Section title="What you had drafted" hint="Never submitted; only you can read it.">
          <Written content={drafted} principles={interview.principles} />
        </Section>
      )}
      {objections.withdrawing.length === 0 ? <WithdrawForm answer={answerTo("withdraw", answer)} /> : null}
      {objections.adding.length === 0 ? <AddendumForm answer={answerTo("addendum", answer)} /> : null}
      {mine.submittedAt === null ? null : (
        <ForgetCopy copyKey={copyKey(readerId, interview.id)} before={mine.submittedAt} />
      )}
    </>
  );
}
