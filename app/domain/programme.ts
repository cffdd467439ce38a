import { type Objection, when } from "./objections";
import { type CertificationStep, type Person, standingOf } from "./person";
import type { Actor } from "./records";
import { DAY, type Day, HOUR, type Instant } from "./time";

export const STEPS = ["shadow", "reverseShadow", "certified", "lapsed", "revoked"] as const;

export const STEP_WORDS: Readonly<Record<CertificationStep, string>> = {
  shadow: "Shadow",
  reverseShadow: "Reverse shadow",
  certified: "Certified",
  lapsed: "Lapsed",
  revoked: "Revoked",
};

// What may follow what stands. A revoked Bar Raiser starts over; a lapsed one can be certified anew.
const MOVES: Readonly<Record<CertificationStep | "none", readonly CertificationStep[]>> = {
  none: ["shadow"],
  shadow: ["shadow", "reverseShadow"],
  reverseShadow: ["reverseShadow", "certified"],
  certified: ["certified", "lapsed", "revoked"],
  lapsed: ["shadow", "reverseShadow", "certified"],
  revoked: ["shadow"],
};

/** A step of the programme that a lead is about to record. */
export interface StepToRecord {
  readonly step: CertificationStep;
  readonly on: Day;
  readonly origin: "ordinary" | "founding";
}

/** Until the first loop has started, the organisation is being set up (P4). */
export type SetUp = "ongoing" | "over";

// Where the day has begun first it is fourteen hours ahead of UTC.
const latestDay = (now: Instant): Day => new Date(now + 14 * HOUR).toISOString().slice(0, 10);

/**
 * Objects to anybody but a lead, to a step for oneself unless it is a founding one, to founding ones after the
 * set-up, and to a step that doesn't follow the one that stands (P4).
 */
export const objectionsToRecordStep = (
  actor: Actor,
  person: Person,
  { step, on, origin }: StepToRecord,
  setUp: SetUp,
  now: Instant,
): readonly Objection[] => {
  const isFounding = origin === "founding";
  const follows = isFounding ? step === "certified" : MOVES[standingOf(person) ?? "none"].includes(step);
  return [
    ...when(!actor.capabilities.includes("lead"), "leadOnly"),
    ...when(actor.id === person.id && !isFounding, "notOwnCertification"),
    ...when(isFounding && setUp === "over", "setUpOver"),
    ...when(person.deactivatedAt !== null, "accountInactive", [person.id]),
    ...when(!follows, "stepOutOfOrder"),
    ...when(on > latestDay(now), "dayAhead"),
    ...when(
      person.certifications.some((c) => c.on > on),
      "stepBeforeLast",
    ),
  ];
};

/** The last day of a certified Bar Raiser's currency: counted from the later of certification and last debrief led (P4). */
export const currentUntil = (person: Person, currencyDays: number): Instant | null => {
  if (standingOf(person) !== "certified") return null;
  const on = [...person.certifications]
    .map((c) => c.on)
    .sort()
    .at(-1);
  return Math.max(Date.parse(`${on}T00:00:00Z`), person.lastLedAt ?? 0) + currencyDays * DAY;
};
