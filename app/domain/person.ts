import { type Id, last, type Policy } from "./loop";
import { DAY, type Day, type Instant } from "./time";

export type CertificationStep = "nominated" | "shadow" | "reverseShadow" | "certified" | "lapsed" | "revoked";

/** One recorded step of the Bar Raiser programme (P4). */
export interface Certification {
  readonly step: CertificationStep;
  readonly on: Day;
  readonly founding: boolean;
  readonly at: Instant;
}

export interface Person {
  readonly id: Id;
  readonly name: string;
  readonly level: number;
  readonly teamId: Id | null;
  readonly startDate: Day;
  /** The line upward, direct manager first. */
  readonly managers: readonly Id[];
  readonly deactivatedAt: Instant | null;
  readonly certifications: readonly Certification[];
  /** When this person last led a debrief to its close. */
  readonly lastLedAt: Instant | null;
}

/** Midnight UTC at the start of a day. */
const startOf = (day: Day): Instant => Date.parse(`${day}T00:00:00Z`);

/** Steps of a ladder by their day, then by when they were recorded. */
export const inOrder = <Step extends { readonly on: Day; readonly at: Instant }>(
  steps: readonly Step[],
): readonly Step[] => [...steps].sort((a, b) => startOf(a.on) - startOf(b.on) || a.at - b.at);

const standing = (person: Person): Certification | null => last(inOrder(person.certifications));

/** The programme step that counts now: the latest by its day, then by when it was recorded (P4). */
export const standingOf = (person: Person): CertificationStep | null => standing(person)?.step ?? null;

/**
 * Whether a person is a Bar Raiser in good standing at an instant: certified, neither lapsed nor revoked since, and
 * current. Currency counts from the later of the certification and the last debrief led (P4).
 */
export const isCertified = (person: Person, policy: Policy, at: Instant): boolean => {
  const step = standing(person);
  if (step?.step !== "certified") return false;
  const since = Math.max(startOf(step.on), person.lastLedAt ?? 0);
  return at - since <= policy.currencyDays * DAY;
};

export const isActive = (person: Person): boolean => person.deactivatedAt === null;
