import type { ActionAnswer } from "./answer";

/** The answer, if it is to the form of this intent; a page's other forms have been answered nothing. */
export function answerTo<T extends NonNullable<ActionAnswer>>(
  intent: string,
  answer: T | undefined,
): T | undefined {
  return answer?.result?.initialValue?.intent === intent ? answer : undefined;
}
