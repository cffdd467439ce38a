import { MINUTE } from "./time";

/** One part of an interview: what it is for, and how long, in whole minutes from its start. */
export interface Stretch {
  readonly part: "welcome" | "question" | "candidate" | "close";
  /** Which of the questions, counted from 0; null for the other parts. */
  readonly question: number | null;
  readonly from: number;
  readonly minutes: number;
}

const WELCOME = 5;
const CANDIDATE = 10;
const CLOSE = 2;
/** Below this a question isn't worth asking: nobody comes to a result in less. */
const LEAST = 5;

/**
 * The plan of an interview: a welcome, the questions with equal shares, the candidate's own questions and a close. A short
 * slot gives up from the candidate's time first, never from the questions below five minutes each; what then doesn't fit is
 * left out, so the last questions may have no stretch. `length` is the slot's, in milliseconds.
 */
export const planOfHour = (length: number, questions: number): readonly Stretch[] => {
  const total = Math.max(0, Math.floor(length / MINUTE));
  const welcome = Math.min(WELCOME, total);
  const close = Math.min(CLOSE, total - welcome);
  const free = total - welcome - close;
  const asked = Math.min(questions, Math.floor(free / LEAST));
  const candidate = asked === 0 ? free : Math.min(CANDIDATE, free - asked * LEAST);
  const forQuestions = free - candidate;
  const share = asked === 0 ? 0 : Math.floor(forQuestions / asked);
  const spare = forQuestions - share * asked;
  const parts = [
    { part: "welcome", question: null, minutes: welcome },
    ...Array.from({ length: asked }, (_, question) => ({
      part: "question" as const,
      question,
      minutes: share + (question < spare ? 1 : 0),
    })),
    { part: "candidate", question: null, minutes: candidate },
    { part: "close", question: null, minutes: close },
  ] as const;
  let from = 0;
  return parts
    .filter(({ minutes }) => minutes > 0)
    .map((stretch) => {
      const placed = { ...stretch, from };
      from += stretch.minutes;
      return placed;
    });
};
