import {
  type Onward,
  objectionsToAnyStep,
  type PracticeAsked,
  type Progress,
  progressOf,
  type Where,
} from "./ladder";
import type { Id } from "./loop";
import { type Objection, when } from "./objections";
import { inOrder } from "./person";
import type { Actor } from "./records";
import type { Day, Instant } from "./time";

export const INTERVIEWER_STEPS = ["trained", "shadow", "onTheirOwn"] as const;

export type InterviewerStep = (typeof INTERVIEWER_STEPS)[number];

export const INTERVIEWER_STEP_WORDS: Readonly<Record<InterviewerStep, string>> = {
  trained: "Trained",
  shadow: "Shadow",
  onTheirOwn: "On their own",
};

/** Somebody's way as an interviewer: every step that a lead recorded. */
export interface Interviewing {
  readonly id: Id;
  readonly deactivatedAt: Instant | null;
  readonly interviewing: readonly {
    readonly step: InterviewerStep;
    readonly on: Day;
    readonly at: Instant;
  }[];
}

// Whoever interviewed well before Plumbline is put on their own at once; whoever has to learn again is trained again.
const MOVES: Readonly<Record<InterviewerStep | "none", readonly InterviewerStep[]>> = {
  none: ["trained", "onTheirOwn"],
  trained: ["shadow"],
  shadow: ["shadow", "onTheirOwn"],
  onTheirOwn: ["trained"],
};

const ONWARD: Readonly<Record<InterviewerStep | "none", Onward<InterviewerStep> | null>> = {
  none: { next: "trained" },
  trained: { practise: "shadow", next: "onTheirOwn" },
  shadow: { practise: "shadow", next: "onTheirOwn" },
  onTheirOwn: null,
};

const namesOf = ({ interviewing }: Interviewing): readonly InterviewerStep[] =>
  inOrder(interviewing).map((s) => s.step);

/** Where somebody stands as an interviewer; null without any step. */
export const interviewerStandingOf = (person: Interviewing): InterviewerStep | null =>
  namesOf(person).at(-1) ?? null;

/** The steps that may be recorded for a person now. */
export const interviewerStepsAfter = (person: Interviewing): readonly InterviewerStep[] =>
  MOVES[interviewerStandingOf(person) ?? "none"];

/** Objects to a step for oneself, to one that doesn't follow the one that stands, and as `objectionsToAnyStep` does. */
export const objectionsToRecordInterviewerStep = (
  actor: Actor,
  person: Interviewing,
  { step, on, where }: { readonly step: InterviewerStep; readonly on: Day; readonly where: Where },
  now: Instant,
): readonly Objection[] => {
  const days = person.interviewing.map((s) => s.on);
  return [
    ...when(actor.id === person.id, "notOwnCertification"),
    ...when(!interviewerStepsAfter(person).includes(step), "stepOutOfOrder"),
    ...objectionsToAnyStep({ actor, person, step, on, where, days }, now),
  ];
};

/** How far somebody is on the way to interviewing on their own; null for who does. Advice, never a gate. */
export const interviewerProgress = (
  person: Interviewing,
  asked: PracticeAsked,
): Progress<InterviewerStep> | null => progressOf(namesOf(person), ONWARD, asked);
