import { DAY, HOUR, type Instant } from "~/domain/time";

const MINUTE = HOUR / 60;
const QUARTER = 15 * MINUTE;

/** The demo's clock: everything happened before `now`, mostly in the working hours of earlier days. */
export interface Calendar {
  /** So many working days before today (negative) or after it, at an hour UTC. */
  day(count: number, hour: number, minute?: number): Instant;
  /** So many minutes before now, to the quarter of an hour. */
  ago(minutes: number): Instant;
}

const isWeekend = (at: Instant): boolean => [0, 6].includes(new Date(at).getUTCDay());

/** The calendar around an instant. */
export const calendarAt = (now: Instant): Calendar => {
  const today = now - (now % DAY);
  return {
    day(count, hour, minute = 0) {
      let at = today;
      for (let left = Math.abs(count); left > 0; ) {
        at += Math.sign(count) * DAY;
        if (!isWeekend(at)) left -= 1;
      }
      return at + hour * HOUR + minute * MINUTE;
    },
    ago: (minutes) => now - (now % QUARTER) - minutes * MINUTE,
  };
};

/** An instant some minutes later. */
export const after = (at: Instant, minutes: number): Instant => at + minutes * MINUTE;
