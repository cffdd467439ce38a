import type { ActionAnswer } from "../answer";
import { answerTo } from "../answer-to";

/** The answer to the form of this intent about one thing; a page's other forms have been answered nothing. */
export const answerAbout = (
  intent: string,
  name: string,
  value: string,
  answer: ActionAnswer,
): ActionAnswer => {
  const mine = answer && answerTo(intent, answer);
  return mine?.result?.initialValue?.[name] === value ? mine : undefined;
};

/** Whether a fold around forms has to be open: one of them was answered. */
export const foldState = (...answers: readonly ActionAnswer[]): "open" | "closed" =>
  answers.some((answer) => answer !== undefined) ? "open" : "closed";
