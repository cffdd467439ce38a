import fc from "fast-check";
import type { Loop } from "~/domain/loop";
import { anyLoop } from "./any-loop";

/** Turns a story a little further than its acts do: other people in the seats, other readings before, a successor. */
export const anyScene: fc.Arbitrary<Loop> = fc
  .tuple(
    anyLoop,
    fc.constantFrom("hana", "hana", "luis", "otto"),
    fc.constantFrom("rosa", "rosa", "lena", "amara"),
    fc.option(fc.constantFrom("petra", "amara", "lena")),
    fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
  )
  .map(([loop, hiringManagerId, recruiterId, successor, read]): Loop => {
    const revealed = loop.rounds.filter((r) => r.revealedAt !== null).map((r) => r.id);
    let next = 0;
    const rounds = loop.rounds.map((r) => ({
      ...r,
      assignments: r.assignments.map((a) => ({ ...a, hadRead: read[next++ % 24] ? revealed : [] })),
    }));
    const at = loop.changedAt + 1;
    const appointment = {
      id: "successor",
      byId: "luis",
      at,
      heldIndependence: true,
      cause: null,
      reason: null,
    };
    const appointments = successor
      ? [...loop.appointments, { ...appointment, personId: successor }]
      : loop.appointments;
    return { ...loop, hiringManagerId, recruiterId, rounds, appointments };
  });
