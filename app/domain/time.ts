/** Milliseconds since the epoch, UTC. The domain compares and adds instants; it never reads a clock. */
export type Instant = number;

/** A calendar day, "2026-12-03". Compared as text. */
export type Day = string;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
