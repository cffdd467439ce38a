import type { FeedbackValue } from "~/forms/feedback-value";

const begun = (e: FeedbackValue["principles"][number]["evidence"][number]) =>
  `${e.situation}${e.action}${e.result}`.trim() !== "";

const lines = (text: string) => text.replace(/\r\n?/g, "\n").trim();

/** Whether two values say the same, free places for evidence aside. */
function isSameValue(a: FeedbackValue, b: FeedbackValue): boolean {
  const told = (value: FeedbackValue) =>
    lines(
      JSON.stringify([
        value.principles.map((p) => [p.rating, lines(p.reason), p.evidence.filter(begun).map(evidenceTold)]),
        ...[value.bar, value.vote, lines(value.summary)],
      ]),
    );
  return told(a) === told(b);
}

const evidenceTold = (e: FeedbackValue["principles"][number]["evidence"][number]) =>
  [e.situation, e.action, e.result, e.questionId].map(lines);

/** Whether nothing has been written in it at all. */
const isBlankValue = (value: FeedbackValue): boolean =>
  value.principles.every((p) => p.rating === "" && lines(p.reason) === "" && !p.evidence.some(begun)) &&
  `${value.bar}${value.vote}${value.summary}`.trim() === "";

/** How two texts of this form are compared. */
export const FEEDBACK_LIKENESS = { isSame: isSameValue, isBlank: isBlankValue } as const;

/** What a text of this form says, line by line. */
export const textsIn = (value: FeedbackValue): readonly string[] =>
  [
    ...value.principles.flatMap((p) => [
      p.rating === "notAssessed" ? "Not assessed" : p.rating && `Rating ${p.rating}`,
      p.reason,
      ...p.evidence.flatMap((e) => [e.situation, e.action, e.result]),
    ]),
    ...[value.bar && `Bar answer: ${value.bar}`, value.vote && `Vote: ${value.vote}`, value.summary],
  ].filter((text) => text !== "");
