import { z } from "zod";
import { BARS, type Content, type PrincipleAssessment, RATINGS, VOTES } from "~/domain/feedback";
import type { InterviewView } from "~/domain/interview";
import type { Id } from "~/domain/loop";
import type { Missing } from "~/domain/missing";
import type { FeedbackValue, PrincipleValue } from "./feedback-value";
import { keptText, maybeChoice, prose, revision } from "./fields";

const among = <const T extends readonly string[]>(words: T) => z.enum(words).nullish().catch(null);
const list = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most).default([]);

const evidence = z.object({
  ...{ situation: keptText(), action: keptText(), result: keptText() },
  questionId: maybeChoice().catch(null),
});
const principle = z.object({
  principleId: z.string().optional(),
  rating: among(["1", "2", "3", "4", "5", "notAssessed"]),
  reason: keptText(),
  evidence: list(evidence, 40),
});

const written = {
  principles: list(principle, 20),
  bar: among(BARS),
  vote: among(VOTES),
  summary: keptText(),
  baseRevision: revision(),
  /** The newer text's revision, where its writer chose to keep this one instead. */
  insteadOf: revision(),
};

/** What the autosave sends. */
export const draftForm = z.object(written);

/** Everything that one does with one's own feedback. */
export const feedbackForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("write"),
    deed: z.enum(["save", "submit"]).default("save"),
    /** The question whose note becomes evidence, if a note's button was pressed. */
    carry: maybeChoice(),
    ...written,
  }),
  z.object({ intent: z.literal("withdraw"), reason: prose("Say why you withdraw it.", 2_000) }),
  z.object({ intent: z.literal("addendum"), text: prose("Write the addendum.") }),
]);

export type Written = z.infer<typeof draftForm>;

/** The revision that a save takes the place of. */
export const baseOf = (form: Written): number => form.insteadOf || form.baseRevision;

const assessmentOf = (form: z.infer<typeof principle> | undefined, principleId: Id): PrincipleAssessment => {
  const rating = RATINGS.find((r) => String(r) === form?.rating) ?? null;
  const reason = form?.reason ?? "";
  const says = reason.trim() !== "" || form?.rating === "notAssessed";
  return {
    principleId,
    rating,
    notAssessedReason: says ? reason : null,
    evidence: (form?.evidence ?? []).map((e, position) => ({ id: String(position), ...e })),
  };
};

/** What a form says, for the principles that are the writer's and no others. */
export const contentFrom = (form: Written, assigned: readonly Id[]): Content => ({
  principles: assigned.map((id) =>
    assessmentOf(
      form.principles.find((p) => p.principleId === id),
      id,
    ),
  ),
  bar: form.bar ?? null,
  vote: form.vote ?? null,
  summary: form.summary,
});

const BLANK = { situation: "", action: "", result: "", questionId: "" };

// Two places at least, and always a free one, so that a form without script never runs out (F2).
const principleValue = (principleId: Id, p: PrincipleAssessment | undefined): PrincipleValue => {
  const begun = (p?.evidence ?? [])
    .map(({ situation, action, result, questionId }) => ({
      ...{ situation, action, result },
      questionId: questionId ?? "",
    }))
    .filter((e) => `${e.situation}${e.action}${e.result}`.trim() !== "");
  const blanks = Array.from({ length: Math.max(1, 2 - begun.length) }, () => BLANK);
  const unrated = p?.notAssessedReason == null ? "" : "notAssessed";
  return {
    principleId,
    rating: p?.rating ? String(p.rating) : unrated,
    reason: p?.notAssessedReason ?? "",
    evidence: [...begun, ...blanks],
  };
};

/** A content as the form shows it: one section a principle, in the order given. */
export const formValueOf = (content: Content, assigned: readonly Id[]): FeedbackValue => ({
  principles: assigned.map((id) =>
    principleValue(
      id,
      content.principles.find((p) => p.principleId === id),
    ),
  ),
  bar: content.bar ?? "",
  vote: content.vote ?? "",
  summary: content.summary,
});

/** The name of the field that something missing belongs to. */
export const fieldOf = ({ part, principleId }: Missing, assigned: readonly Id[]): string => {
  const index = principleId === null ? -1 : assigned.indexOf(principleId);
  if (index < 0) return part;
  return `principles[${index}].${part === "evidence" ? "evidence[0].situation" : part}`;
};

const PARTS = [
  "rating",
  "reason",
  "evidence",
  "bar",
  "vote",
  "summary",
] as const satisfies readonly Missing["part"][];

// Each principle's section holds its parts; what is about the whole comes after all of them.
const placeOf = ({ part, principleId }: Missing, assigned: readonly Id[]): number => {
  const section = principleId === null ? assigned.length : assigned.indexOf(principleId);
  return section * PARTS.length + PARTS.indexOf(part);
};

/** What is missing, by field and with the principle's name, in the order of the form. */
export const placedIn = (missing: readonly Missing[], { principles }: Pick<InterviewView, "principles">) => {
  const assigned = principles.map((p) => p.id);
  return [...missing]
    .sort((a, b) => placeOf(a, assigned) - placeOf(b, assigned))
    .map((m) => ({
      field: fieldOf(m, assigned),
      about: principles.find((p) => p.id === m.principleId)?.name ?? null,
      text: m.text,
    }));
};
