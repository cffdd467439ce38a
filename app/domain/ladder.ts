import type { Id } from "./loop";
import { type Objection, when } from "./objections";
import type { Actor } from "./records";
import { type Day, HOUR, type Instant } from "./time";

/** Where a step took place, as a lead says it: in a loop, outside Plumbline, or nothing is said. */
export type Place = "outside" | "unsaid" | { readonly loopId: Id };

/** The same as the rules take it: a loop that the person had a part in and that exists for the lead, or not such a one. */
export type Where = "theirLoop" | "notTheirLoop" | "outside" | "unsaid";

/** Steps that are taken in somebody's interview: of these one says where it was. */
export const PRACTISED = ["shadow", "reverseShadow"] as const;

/** What a step of either ladder is judged by. */
export interface Recording {
  readonly actor: Actor;
  readonly person: { readonly id: Id; readonly deactivatedAt: Instant | null };
  readonly step: string;
  readonly on: Day;
  readonly where: Where;
  /** The days of the steps that stand already. */
  readonly days: readonly Day[];
}

// Where the day has begun first it is fourteen hours ahead of UTC.
const latestDay = (now: Instant): Day => new Date(now + 14 * HOUR).toISOString().slice(0, 10);

/**
 * What both ladders object to: anybody but a lead, an account that is closed, a day that hasn't come or lies before the
 * latest step, and practice of which nobody says where it was (P4). A loop that isn't there for the lead, and one that
 * the person had no part in, are answered alike (S8, S9).
 */
export const objectionsToAnyStep = (recording: Recording, now: Instant): readonly Objection[] => {
  const { actor, person, step, on, where, days } = recording;
  const isPractised = PRACTISED.some((practised) => practised === step);
  return [
    ...when(!actor.capabilities.includes("lead"), "leadOnly"),
    ...when(person.deactivatedAt !== null, "accountInactive", [person.id]),
    ...when(on > latestDay(now), "dayAhead"),
    ...when(
      days.some((day) => day > on),
      "stepBeforeLast",
    ),
    ...when(where === "unsaid" && isPractised, "whereUnsaid"),
    ...when(where === "notTheirLoop", "notTheirLoop"),
  ];
};

/** How much practice the organisation asks for before a next step. */
export interface PracticeAsked {
  readonly shadow: number;
  readonly reverseShadow: number;
}

/** What a step leads to: the next one, and the practice that is asked for before it. */
export interface Onward<Step extends string> {
  readonly practise?: Step & keyof PracticeAsked;
  readonly next: Step;
}

/** How far somebody is: the step to record next, and how much of the practice for it is done. */
export interface Progress<Step extends string> {
  readonly next: Step;
  /** Whether `next` is a step up the ladder, or one more of the same practice. */
  readonly ready: "yes" | "notYet";
  readonly done: number;
  /** 0 where no practice is asked for. */
  readonly asked: number;
}

/**
 * How far somebody is on a ladder, from their steps in order. Only the latest run of a practice counts: whoever starts
 * over practises anew. Null at the top. Advice for a lead, never a gate (P4).
 */
export const progressOf = <Step extends string>(
  steps: readonly Step[],
  onward: Readonly<Record<Step | "none", Onward<Step> | null>>,
  asked: PracticeAsked,
): Progress<Step> | null => {
  const standing: Step | "none" = steps.at(-1) ?? "none";
  const way = onward[standing];
  if (way === null) return null;
  if (way.practise === undefined) return { next: way.next, ready: "yes", done: 0, asked: 0 };
  const { practise } = way;
  const done = steps.length - 1 - steps.findLastIndex((step) => step !== practise);
  const isReady = done >= asked[practise];
  return {
    ...{ next: isReady ? way.next : practise, ready: isReady ? "yes" : "notYet" },
    ...{ done, asked: asked[practise] },
  };
};
