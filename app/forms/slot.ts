import { DateTime } from "luxon";
import { z } from "zod";
import type { Slot } from "~/domain/loop";
import { localTime, timeZone, whole } from "./fields";

/** A slot as people type it: a wall-clock time in a named zone, and how long. Without a start there is no slot. */
export const slotFields = {
  start: localTime("Enter the day and the time at which it starts.").optional(),
  minutes: whole("Enter how many minutes it lasts.", 5, 600),
  zone: timeZone(),
};

const slotForm = z.object(slotFields);

/** The instants of a typed slot. A time that the zone's clocks skip is read as the one right after the gap. */
export const slotFrom = ({ start, minutes, zone }: z.output<typeof slotForm>): Slot | null => {
  if (!start) return null;
  const begins = DateTime.fromISO(start, { zone });
  return { start: begins.toMillis(), end: begins.plus({ minutes }).toMillis(), zone };
};
