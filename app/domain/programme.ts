import {
  type Onward,
  objectionsToAnyStep,
  type PracticeAsked,
  type Progress,
  progressOf,
  type Where,
} from "./ladder";
import { type Objection, when } from "./objections";
import { type CertificationStep, inOrder, type Person, standingOf } from "./person";
import type { Actor } from "./records";
import { DAY, type Day, type Instant } from "./time";

export const STEPS = ["nominated", "shadow", "reverseShadow", "certified", "lapsed", "revoked"] as const;

export const STEP_WORDS: Readonly<Record<CertificationStep, string>> = {
  nominated: "Nominated",
  shadow: "Shadow",
  reverseShadow: "Reverse shadow",
  certified: "Certified",
  lapsed: "Lapsed",
  revoked: "Revoked",
};

// What may follow what stands. A revoked Bar Raiser starts over; a lapsed one can be certified anew.
const MOVES: Readonly<Record<CertificationStep | "none", readonly CertificationStep[]>> = {
  none: ["nominated"],
  nominated: ["shadow"],
  shadow: ["shadow", "reverseShadow"],
  reverseShadow: ["reverseShadow", "certified"],
  certified: ["certified", "lapsed", "revoked"],
  lapsed: ["shadow", "reverseShadow", "certified"],
  revoked: ["nominated"],
};

// What is asked of whom before the next step. Whoever lapsed shows again that they can, before they are certified anew.
const ONWARD: Readonly<Record<CertificationStep | "none", Onward<CertificationStep> | null>> = {
  none: { next: "nominated" },
  nominated: { practise: "shadow", next: "reverseShadow" },
  shadow: { practise: "shadow", next: "reverseShadow" },
  reverseShadow: { practise: "reverseShadow", next: "certified" },
  certified: null,
  lapsed: { practise: "reverseShadow", next: "certified" },
  revoked: { next: "nominated" },
};

/** A step of the programme that a lead is about to record. */
export interface StepToRecord {
  readonly step: CertificationStep;
  readonly on: Day;
  readonly origin: "ordinary" | "founding";
}

/** Until the first loop has started, the organisation is being set up (P4). */
export type SetUp = "ongoing" | "over";

/** The steps that may be recorded for a person now, a founding certification among them during the set-up (P4). */
export const stepsAfter = (person: Person, setUp: SetUp): readonly CertificationStep[] => {
  const moves = MOVES[standingOf(person) ?? "none"];
  return STEPS.filter((step) => moves.includes(step) || (setUp === "ongoing" && step === "certified"));
};

/**
 * Objects to anybody but a lead, to a step for oneself unless it is a founding one, to founding ones after the
 * set-up, to a step that doesn't follow the one that stands, and as `objectionsToAnyStep` does (P4).
 */
export const objectionsToRecordStep = (
  actor: Actor,
  person: Person,
  { step, on, origin }: StepToRecord,
  { setUp, where }: { readonly setUp: SetUp; readonly where: Where },
  now: Instant,
): readonly Objection[] => {
  const isFounding = origin === "founding";
  const follows = isFounding ? step === "certified" : MOVES[standingOf(person) ?? "none"].includes(step);
  const days = person.certifications.map((c) => c.on);
  return [
    ...when(actor.id === person.id && !isFounding, "notOwnCertification"),
    ...when(isFounding && setUp === "over", "setUpOver"),
    ...when(!follows, "stepOutOfOrder"),
    ...objectionsToAnyStep({ actor, person, step, on, where, days }, now),
  ];
};

/** How far somebody is on the way to being a Bar Raiser; null for who is certified. Advice, never a gate (P4). */
export const barRaiserProgress = (person: Person, asked: PracticeAsked): Progress<CertificationStep> | null =>
  progressOf(
    inOrder(person.certifications).map(({ step }) => step),
    ONWARD,
    asked,
  );

/** The last day of a certified Bar Raiser's currency: counted from the later of certification and last debrief led (P4). */
export const currentUntil = (person: Person, currencyDays: number): Instant | null => {
  if (standingOf(person) !== "certified") return null;
  const on = [...person.certifications]
    .map((c) => c.on)
    .sort()
    .at(-1);
  return Math.max(Date.parse(`${on}T00:00:00Z`), person.lastLedAt ?? 0) + currencyDays * DAY;
};
