import type { Submission } from "@conform-to/react";
import { data, redirect } from "@remix-run/node";
import type { Saved } from "~/components/draft";
import { type DraftAnswer, saveDraft } from "~/data/draft.server";
import { readInterview, submitFeedback } from "~/data/feedback.server";
import { carryNote } from "~/data/notes.server";
import type { Draft } from "~/domain/draft";
import type { Content } from "~/domain/feedback";
import type { InterviewView } from "~/domain/interview";
import type { Id } from "~/domain/loop";
import { isAboutContent, missingIn } from "~/domain/missing";
import type { Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { refused } from "./answer.server";
import { baseOf, contentFrom, formValueOf, placedIn, type Written } from "./feedback";
import type { FeedbackValue } from "./feedback-value";
import type { SaveAnswer } from "./save-answer";

type Sent = Submission<unknown, string[]>;
type WriteForm = Written & { readonly deed: "save" | "submit"; readonly carry: Id | null };

/**
 * Saves what was written and, if asked to, submits it: first kept, then judged, so that an objection loses nothing
 * (F4). An older text than the saved one is not written but answered with the newer beside it.
 */
export async function answerWriting(viewer: Viewer, id: Id, sent: Sent, form: WriteForm, now: Instant) {
  const interview = await readInterview(viewer, id);
  const assigned = idsOf(interview);
  const content = contentFrom(form, assigned);
  const draft = await saveDraft(viewer, id, content, baseOf(form), now);
  if (draft.status === "conflict") return clashing(sent, newerIn(draft.newer, assigned));
  if (draft.status === "saved" && form.carry !== null) return carrying(viewer, interview, form.carry, now);
  if (form.deed === "save") {
    return draft.status === "refused"
      ? refused(sent, draft.objections)
      : data({ saved: savedIn(draft, interview, content), objections: [] });
  }
  const revision = draft.status === "saved" ? draft.revision : 0;
  const objections = await submitFeedback(viewer, id, content, revision, now);
  if (objections.length === 0) return redirect(`/interviews/${id}/feedback?done=submit`);
  const saved = draft.status === "saved" ? savedIn(draft, interview, content) : undefined;
  const others = objections.filter((o) => !isAboutContent(o.code));
  // Not by way of the reply's own field errors: those come back sorted by name instead of as on the page.
  const result = { ...sent.reply({ formErrors: [] }), error: errorsIn(content, interview) };
  return data({ result, objections: others, saved }, { status: 409 });
}

// What was typed is saved already: the note comes to it, and the form begins anew with both.
async function carrying(viewer: Viewer, interview: InterviewView, questionId: Id, now: Instant) {
  const assigned = idsOf(interview);
  const { draft, content } = await carryNote(viewer, interview.id, { questionId, assigned }, now);
  if (draft.status !== "saved") throw new Error("A draft that was saved a moment ago is saved no more.");
  const anew = formValueOf(content, assigned);
  return data({ saved: savedIn(draft, interview, content), objections: [], anew });
}

/** What the autosave is answered. */
export async function answerDraft(viewer: Viewer, id: Id, form: Written, now: Instant) {
  const interview = await readInterview(viewer, id);
  const assigned = idsOf(interview);
  const content = contentFrom(form, assigned);
  const draft = await saveDraft(viewer, id, content, baseOf(form), now);
  if (draft.status === "saved") return json({ status: "saved", ...savedIn(draft, interview, content) }, 200);
  if (draft.status === "conflict")
    return json({ status: "conflict", newer: newerIn(draft.newer, assigned) }, 409);
  return json({ status: "refused", reasons: draft.objections.map((o) => o.text) }, 409);
}

const idsOf = (interview: InterviewView): readonly Id[] => interview.principles.map((p) => p.id);

const json = (answer: SaveAnswer<FeedbackValue>, status: number) => Response.json(answer, { status });

const newerIn = ({ content, revision, savedAt }: Draft, assigned: readonly Id[]) => ({
  ...{ value: formValueOf(content, assigned), revision, savedAt },
});

const clashing = (sent: Sent, clash: ReturnType<typeof newerIn>) =>
  data({ result: sent.reply({ formErrors: [] }), clash }, { status: 409 });

type Kept = Extract<DraftAnswer, { status: "saved" }>;

function savedIn(
  { revision, savedAt }: Kept,
  interview: InterviewView,
  content: Content,
): Saved & { savedAt: Instant } {
  const missing = missingIn(content, idsOf(interview));
  return { revision, savedAt, missing: placedIn(missing, interview) };
}

// With the principle's name: in the summary on top a sentence stands away from its field.
function errorsIn(content: Content, interview: InterviewView): Record<string, string[]> {
  const missing = placedIn(missingIn(content, idsOf(interview)), interview);
  return Object.fromEntries(
    missing.map(({ field, about, text }) => [field, [about === null ? text : `${about}: ${text}`]]),
  );
}
