import type { Submission } from "@conform-to/react";
import { data, redirect } from "@remix-run/node";
import type { z } from "zod";
import { castVeto } from "~/data/veto.server";
import { readVetoDraft, saveVetoDraft, type VetoDraft } from "~/data/veto-draft.server";
import type { Id } from "~/domain/loop";
import type { Instant } from "~/domain/time";
import { isSameVeto, type VetoInput } from "~/domain/veto";
import type { Viewer } from "~/domain/viewer";
import { refused } from "./answer.server";
import type { SaveAnswer } from "./save-answer";
import { vetoBase, type vetoDraftForm, type vetoForm } from "./veto";
import { citeValue, type VetoValue } from "./veto-value";

type Sent = Submission<unknown, string[]>;
type Deed<Intent> = Extract<z.output<typeof vetoForm>, { readonly intent: Intent }>;

/** Keeps the draft by its button. An older text than the saved one is answered with the newer beside it (F4). */
export async function answerVetoDraft(
  viewer: Viewer,
  loopId: Id,
  sent: Sent,
  form: Deed<"draft">,
  now: Instant,
) {
  const answer = await saveVetoDraft(viewer, loopId, form, vetoBase(form), now);
  if (answer.status === "refused") return refused(sent, answer.objections);
  if (answer.status === "conflict") return clashing(sent, answer.newer);
  const saved = { revision: answer.revision, savedAt: answer.savedAt, missing: [] };
  return data({ saved, objections: [] });
}

/** Casts what stands in the form, unless another tab has saved a different text since: then the writer chooses (F4). */
export async function answerCast(viewer: Viewer, loopId: Id, sent: Sent, form: Deed<"cast">, now: Instant) {
  const draft = await readVetoDraft(viewer, loopId);
  if (draft && draft.revision > vetoBase(form) && !isSameVeto(draft.content, form))
    return clashing(sent, draft);
  const cast = { ...form, draftRevision: draft?.revision ?? 0 };
  const objections = await castVeto(viewer, loopId, cast, now);
  return objections.length > 0 ? refused(sent, objections) : redirect(`/loops/${loopId}/veto?done=cast`);
}

/** What the autosave of a veto is answered. */
export async function answerVetoSave(
  viewer: Viewer,
  loopId: Id,
  form: z.output<typeof vetoDraftForm>,
  now: Instant,
) {
  const answer = await saveVetoDraft(viewer, loopId, form, vetoBase(form), now);
  if (answer.status === "saved") {
    const { revision, savedAt } = answer;
    return json({ status: "saved", revision, savedAt, missing: [] }, 200);
  }
  if (answer.status === "conflict") return json({ status: "conflict", newer: newerIn(answer.newer) }, 409);
  return json({ status: "refused", reasons: answer.objections.map((o) => o.text) }, 409);
}

/** A veto as its form shows it. */
export const vetoValueOf = ({ rationale, principles, cites }: VetoInput): VetoValue => ({
  rationale,
  principles,
  cites: cites.map(citeValue),
});

const json = (answer: SaveAnswer<VetoValue>, status: number) => Response.json(answer, { status });

const newerIn = ({ content, revision, savedAt }: VetoDraft) => ({
  ...{ value: vetoValueOf(content), revision, savedAt },
});

const clashing = (sent: Sent, newer: VetoDraft) =>
  data({ result: sent.reply({ formErrors: [] }), clash: newerIn(newer) }, { status: 409 });
