import { INTERVIEWER_STEP_WORDS, type InterviewerStep } from "~/domain/interviewing";
import type { Progress } from "~/domain/ladder";
import type { CertificationStep } from "~/domain/person";
import { STEP_WORDS } from "~/domain/programme";

/** Every step's word: where both ladders have the same step, they have the same word for it. */
export const ALL_STEP_WORDS: Readonly<Record<string, string>> = { ...STEP_WORDS, ...INTERVIEWER_STEP_WORDS };

/** What somebody is to do next, and how far they are: "Shadow: 1 of 2 done". */
export const progressWords = (progress: Progress<string> | null): string => {
  if (progress === null) return "None";
  const { next, done, asked, ready } = progress;
  const word = ALL_STEP_WORDS[next] ?? next;
  if (asked === 0) return word;
  return ready === "yes"
    ? `Ready: ${word.toLowerCase()} (${done} of ${asked} done)`
    : `${word}: ${done} of ${asked} done`;
};

const CURRENCY_WORDS = { current: "current", notCurrent: "no longer current", none: "" } as const;

type AsBarRaiser = {
  readonly standing: CertificationStep | null;
  readonly certification: keyof typeof CURRENCY_WORDS;
};
type AsInterviewer = { readonly standing: InterviewerStep | null };

/** Where somebody stands as a Bar Raiser: "Certified, current". */
export const barRaiserWords = ({ standing, certification }: AsBarRaiser): string => {
  if (standing === null) return "Not in the programme";
  return [STEP_WORDS[standing], CURRENCY_WORDS[certification]].filter(Boolean).join(", ");
};

/** Where somebody stands as an interviewer. */
export const interviewerWords = ({ standing }: AsInterviewer): string =>
  standing === null ? "No step recorded" : INTERVIEWER_STEP_WORDS[standing];
