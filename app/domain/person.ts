import type { Id } from "./loop";
import type { Day, Instant } from "./time";

export type CertificationStep = "shadow" | "reverseShadow" | "certified" | "lapsed" | "revoked";

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
