import { DateTime } from "luxon";
import type { Slot } from "~/domain/loop";

/** A slot as its form shows it: the wall-clock start in its zone, and how long. */
export interface SlotValue {
  readonly start: string;
  readonly minutes: string;
  readonly zone: string;
}

const LOCAL = "yyyy-MM-dd'T'HH:mm";
const USUAL_MINUTES = "60";

/** The form's value of a slot; without one, an empty start in the zone given. */
export const slotValue = (slot: Slot | null, zone: string): SlotValue =>
  slot === null
    ? { start: "", minutes: USUAL_MINUTES, zone }
    : {
        start: DateTime.fromMillis(slot.start, { zone: slot.zone }).toFormat(LOCAL),
        minutes: String(Math.round((slot.end - slot.start) / 60_000)),
        zone: slot.zone,
      };
