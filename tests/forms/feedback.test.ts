import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { emptyContent } from "~/domain/feedback";
import { missingIn } from "~/domain/missing";
import { contentFrom, draftForm, feedbackForm, fieldOf, formValueOf, placedIn } from "~/forms/feedback";
import { type FeedbackValue, valueFrom } from "~/forms/feedback-value";
import { wholeContent } from "../support/interviews";

const ASSIGNED = ["p1", "p2"] as const;

/** The fields that the page sends for a value. */
const fieldsOf = (value: FeedbackValue, more: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  for (const [i, p] of value.principles.entries()) {
    form.append(`principles[${i}].principleId`, p.principleId);
    if (p.rating !== "") form.append(`principles[${i}].rating`, p.rating);
    form.append(`principles[${i}].reason`, p.reason);
    for (const [j, e] of p.evidence.entries())
      for (const [piece, text] of Object.entries(e))
        form.append(`principles[${i}].evidence[${j}].${piece}`, text);
  }
  if (value.bar !== "") form.append("bar", value.bar);
  if (value.vote !== "") form.append("vote", value.vote);
  form.append("summary", value.summary);
  for (const [name, text] of Object.entries(more)) form.append(name, text);
  return form;
};

const read = (form: FormData) => {
  const submission = parseWithZod(form, { schema: draftForm });
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return submission.value;
};

describe("the feedback form keeps what was typed (F4)", () => {
  test("an untouched form is an empty draft", () => {
    const form = fieldsOf(formValueOf(emptyContent(ASSIGNED), ASSIGNED), { baseRevision: "0" });
    const content = contentFrom(read(form), ASSIGNED);
    expect(content).toMatchObject({ bar: null, vote: null, summary: "" });
    expect(content.principles.map((p) => [p.principleId, p.rating, p.notAssessedReason])).toEqual([
      ["p1", null, null],
      ["p2", null, null],
    ]);
  });

  test("whole feedback comes back as it went out, from the server's and the browser's reading alike", () => {
    const value = formValueOf(wholeContent(ASSIGNED, "Two lines\n\nof summary."), ASSIGNED);
    const form = fieldsOf(value, { baseRevision: "7" });
    expect(valueFrom(form)).toEqual(value);
    expect(formValueOf(contentFrom(read(form), ASSIGNED), ASSIGNED)).toEqual(value);
    expect(read(form).baseRevision).toBe(7);
  });

  test("a reason beside a rating, half an evidence and a chosen 'not assessed' are all kept", () => {
    const value: FeedbackValue = {
      principles: [
        {
          principleId: "p1",
          rating: "2",
          reason: "Or did I?",
          evidence: [{ situation: "", action: "Half.", result: "", questionId: "" }],
        },
        { principleId: "p2", rating: "notAssessed", reason: "", evidence: [] },
      ],
      ...{ bar: "", vote: "notInclined", summary: "" },
    };
    const [first, second] = contentFrom(read(fieldsOf(value)), ASSIGNED).principles;
    expect(first).toMatchObject({
      rating: 2,
      notAssessedReason: "Or did I?",
      evidence: [{ action: "Half." }],
    });
    expect(second).toMatchObject({ rating: null, notAssessedReason: "" });
  });

  test("NUL is taken out, words that nobody offered are no choice, other people's principles stay out", () => {
    const form = new FormData();
    form.append("summary", "a\u0000b");
    form.append("vote", "neutral");
    form.append("principles[0].principleId", "p9");
    form.append("principles[0].rating", "9");
    expect(contentFrom(read(form), ASSIGNED)).toMatchObject({ vote: null, summary: "ab" });
    expect(contentFrom(read(form), ASSIGNED).principles.map((p) => p.principleId)).toEqual(["p1", "p2"]);
  });

  test("a text beyond the limit is named at its field", () => {
    const form = fieldsOf(formValueOf(emptyContent(ASSIGNED), ASSIGNED), { intent: "write" });
    form.set("summary", "x".repeat(20_001));
    const submission = parseWithZod(form, { schema: feedbackForm });
    expect(submission.reply().error).toEqual({ summary: ["Use at most 20000 characters."] });
  });
});

test("what is missing leads to its field", () => {
  const whole = wholeContent(ASSIGNED, "");
  const missing = missingIn(
    { ...whole, principles: whole.principles.map((p) => ({ ...p, evidence: [] })) },
    ASSIGNED,
  );
  expect(missing.map((m) => fieldOf(m, ASSIGNED))).toEqual([
    "principles[0].evidence[0].situation",
    "principles[1].evidence[0].situation",
    "summary",
  ]);
});

test("what is missing is listed as it stands on the page: section by section, then the verdict", () => {
  const principles = ASSIGNED.map((id) => ({ id, name: id.toUpperCase(), description: "", anchors: null }));
  const blank = missingIn(emptyContent(ASSIGNED), ASSIGNED);
  expect(placedIn([...blank].reverse(), { principles }).map((m) => m.field)).toEqual([
    "principles[0].rating",
    "principles[1].rating",
    "bar",
    "vote",
    "summary",
  ]);
});
