import type { Debrief, Id } from "./loop";
import type { SpeakerPlace, speakersAtReopening } from "./speakers";

/** How far apart two neighbours stand at an opening, so that a later one finds a place between them. */
export const PLACE_STEP = 1024;

/** The places of an opening, spread out. A place is an order, not a count. */
export const spreadPlaces = (places: readonly SpeakerPlace[]): readonly SpeakerPlace[] =>
  places.map((p) => ({ ...p, place: p.place === null ? null : p.place * PLACE_STEP }));

/**
 * Places for those who came to a debrief's table after it opened (P5), in the order that `places` has them (D2).
 * Nobody who has a place moves (P6). Throws where no number is left between two neighbours.
 */
export const placesForNewcomers = (
  debrief: Debrief,
  places: ReturnType<typeof speakersAtReopening>,
): readonly SpeakerPlace[] => {
  const fixed = new Map<Id, number | null>(debrief.speakers.map((s) => [s.personId, s.place]));
  const highest = Math.max(0, ...debrief.speakers.map((s) => s.place ?? 0));
  const newcomers: SpeakerPlace[] = [];
  let before = 0;
  for (const [index, place] of places.entries()) {
    const known = fixed.get(place.personId);
    if (known !== undefined) {
      before = Math.max(before, known ?? 0);
      continue;
    }
    const after = places.slice(index + 1).flatMap((p) => fixed.get(p.personId) ?? []);
    const next = after.find((n) => n > before) ?? Math.max(highest, before) + 2 * PLACE_STEP;
    const between = Math.floor((before + next) / 2);
    if (place.place !== null && between <= before) throw new Error("No place is left between two speakers.");
    newcomers.push({ ...place, place: place.place === null ? null : between });
    if (place.place !== null) before = between;
  }
  return newcomers;
};
