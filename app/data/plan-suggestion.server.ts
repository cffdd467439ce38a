import { coverageOf } from "~/domain/coverage";
import { objectionsToPanelist } from "~/domain/independence";
import { type Id, isStarted, type Loop, type Round } from "~/domain/loop";
import { type Distribution, type Panelist, suggest, type Wanted } from "~/domain/suggestion";
import { DAY, type Instant } from "~/domain/time";
import type { Viewer } from "~/domain/viewer";
import { visibleTo } from "./loops.server";
import type { Tx } from "./transaction.server";

/** Who takes which principles of a round, suggested or as the planner is trying it. */
export interface Giving {
  readonly panel: readonly (Panelist & { readonly personId: Id; readonly name: string })[];
  readonly wanted: readonly (Wanted & { readonly name: string })[];
  readonly suggested: Distribution;
  /** People of the panel with another interview at the same time, by assignment. */
  readonly twice: readonly Id[];
  /** The text of each question that somebody here is to ask. */
  readonly questions: readonly {
    readonly assignmentId: Id;
    readonly texts: readonly string[];
    /** Their principles that the bank has no question left for. */
    readonly without: readonly Id[];
  }[];
}

const WINDOW = 28 * DAY;

/**
 * How busy each of these people is, and who is planned twice at one time, of the loops that exist for the viewer: a number
 * would tell of the others too (S8, S9).
 */
async function readBusy(
  viewer: Viewer,
  tx: Tx,
  seats: Round["assignments"],
  now: Instant,
): Promise<ReadonlyMap<Id, { readonly load: number; readonly twice: boolean }>> {
  const slots = seats.flatMap(({ slot }) => (slot ? [slot.start, slot.end] : []));
  const from = new Date(Math.min(now - WINDOW, ...slots));
  const to = new Date(Math.max(now + WINDOW, ...slots));
  const near = {
    personId: { in: seats.map((a) => a.personId) },
    slotEnd: { gte: from },
    slotStart: { lte: to },
  };
  const known = await tx.loop.findMany({
    where: { AND: [visibleTo(viewer), { assignments: { some: near } }] },
    select: { id: true },
  });
  const rows = await tx.$queryRaw<{ id: Id; load: number; twice: boolean }[]>`
    SELECT a.id, count(o.id) FILTER (WHERE o.slot_start BETWEEN ${new Date(now - WINDOW)} AND ${new Date(now + WINDOW)})::int AS load,
      coalesce(bool_or(o.slot_start < a.slot_end AND a.slot_start < o.slot_end), false) AS twice
    FROM assignment a
      LEFT JOIN (assignment o JOIN loop l ON l.id = o.loop_id AND (l.ended_at IS NULL OR o.submitted_at IS NOT NULL)
          AND l.id = ANY (${known.map(({ id }) => id)}::uuid[]))
        ON o.person_id = a.person_id AND o.id <> a.id AND o.kind <> 'shadow' AND NOT is_excused(o.id)
    WHERE a.id = ANY (${seats.map((a) => a.id)}::uuid[]) GROUP BY a.id`;
  return new Map(rows.map(({ id, load, twice }) => [id, { load, twice }]));
}

/** What could be given to whom in a round that is being planned; null once it has started, or with nobody on it. */
export async function readGiving(
  viewer: Viewer,
  tx: Tx,
  loop: Loop,
  round: Round,
  now: Instant,
): Promise<Giving | null> {
  const seats = round.assignments.filter((a) => a.kind !== "shadow");
  if (isStarted(round) || seats.length === 0) return null;
  const busy = await readBusy(viewer, tx, seats, now);
  const panel = seats.map((a) => ({
    ...{ id: a.id, personId: a.personId, kind: a.kind as Panelist["kind"], planned: a.principles },
    ...{ name: loop.people[a.personId]?.name ?? "somebody", load: busy.get(a.id)?.load ?? 0 },
  }));
  const wanted = wantedIn(loop, round);
  // Who can't sit here is given nothing: somebody else has to come in their place.
  const able = panel.filter(({ personId }) => {
    const person = loop.people[personId];
    return person !== undefined && objectionsToPanelist(person, loop).length === 0;
  });
  return {
    ...{ panel, wanted, suggested: suggest(able, wanted) },
    twice: seats.filter((a) => busy.get(a.id)?.twice).map((a) => a.id),
    questions: await readQuestions(tx, seats),
  };
}

/** The principles in question, or else the required ones, with how many people of the started rounds probe each. */
function wantedIn(loop: Loop, round: Round): Giving["wanted"] {
  const ids = round.focus.length > 0 ? round.focus : loop.terms.requiredPrinciples;
  const started = coverageOf({
    ...loop,
    rounds: loop.rounds.filter((r) => isStarted(r) && r.id !== round.id),
  });
  const order = Object.keys(loop.principles);
  return [...ids]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((id) => ({
      ...{ id, name: loop.principles[id]?.name ?? "A principle" },
      // In a follow-up what was probed before is just what is in question.
      covered:
        round.focus.length > 0 ? 0 : (started.principles.find((p) => p.id === id)?.plannedBy.length ?? 0),
    }));
}

async function readQuestions(tx: Tx, seats: Round["assignments"]): Promise<Giving["questions"]> {
  const rows = await tx.question.findMany({
    where: { id: { in: seats.flatMap((a) => a.questions) } },
    select: { id: true, text: true, principleId: true },
  });
  const known = new Map(rows.map((row) => [row.id, row]));
  return seats.map((a) => {
    const own = a.questions.flatMap((id) => known.get(id) ?? []);
    return {
      assignmentId: a.id,
      texts: own.map(({ text }) => text),
      without: a.principles.filter((id) => !own.some(({ principleId }) => principleId === id)),
    };
  });
}
