import {
  assignmentsOf,
  barRaiserOf,
  type Debrief,
  excusalOf,
  type Id,
  isStarted,
  type Loop,
  type Speaker,
} from "./loop";
import type { Day } from "./time";

/** What the speaking order depends on; nothing that is under the seal. */
export interface SpeakerCandidate {
  readonly personId: Id;
  readonly kind: Speaker["kind"];
  readonly level: number;
  readonly tenureFrom: Day;
  /** Why this person was excused; null for everybody who has a turn. */
  readonly excusedReason: string | null;
}

/** A place in a debrief as it is fixed at its opening (P6). */
export type SpeakerPlace = Pick<Speaker, "personId" | "kind" | "level" | "tenureFrom" | "place">;

const KIND_RANK: Record<Speaker["kind"], number> = { interviewer: 0, hiringManager: 1, barRaiser: 2 };

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order of D2. Total, since the person's id decides last; code units, so that no locale moves anybody. */
const compareSpeakers = (a: SpeakerCandidate, b: SpeakerCandidate): number =>
  a.level - b.level ||
  KIND_RANK[a.kind] - KIND_RANK[b.kind] ||
  compareText(b.tenureFrom, a.tenureFrom) ||
  compareText(a.personId, b.personId);

/**
 * The candidates in speaking order with their places (D2): lowest level first, then interviewers, the hiring manager
 * and the Bar Raiser, then shorter tenure, then the id. The excused come last, listed without a place.
 */
export const orderSpeakers = <T extends SpeakerCandidate>(
  candidates: readonly T[],
): readonly (T & { readonly place: number | null })[] => {
  const sorted = [...candidates].sort(compareSpeakers);
  const speaking = sorted.filter((c) => c.excusedReason === null);
  const excused = sorted.filter((c) => c.excusedReason !== null);
  return [
    ...speaking.map((c, index) => ({ ...c, place: index + 1 })),
    ...excused.map((c) => ({ ...c, place: null })),
  ];
};

const seatKind = (loop: Loop, personId: Id): Speaker["kind"] =>
  loop.terms.hasBarRaiser && barRaiserOf(loop) === personId
    ? "barRaiser"
    : loop.hiringManagerId === personId
      ? "hiringManager"
      : "interviewer";

/** The reason for which a person is listed without a turn: excused, and nothing of theirs was submitted. */
const excusedReasonOf = (loop: Loop, personId: Id): string | null => {
  const theirs = assignmentsOf(loop)
    .filter(
      ({ round, assignment }) =>
        isStarted(round) && assignment.personId === personId && assignment.kind !== "shadow",
    )
    .map(({ assignment }) => assignment);
  if (seatKind(loop, personId) !== "interviewer" || theirs.some((a) => a.submittedAt !== null)) return null;
  return theirs.map(excusalOf).find((e) => e !== null)?.reason ?? null;
};

const candidateOf = (loop: Loop, personId: Id): readonly SpeakerCandidate[] => {
  const person = loop.people[personId];
  if (!person) return [];
  return [
    {
      personId,
      kind: seatKind(loop, personId),
      level: person.level,
      tenureFrom: person.startDate,
      excusedReason: excusedReasonOf(loop, personId),
    },
  ];
};

const personIdsOf = (loop: Loop): readonly Id[] => {
  const panel = assignmentsOf(loop)
    .filter(({ round, assignment }) => isStarted(round) && assignment.kind !== "shadow")
    .map(({ assignment }) => assignment.personId);
  // A successor, or a hiring manager who took the seat later, speaks although no panel ever had them (P5).
  const barRaiser = loop.terms.hasBarRaiser ? barRaiserOf(loop) : null;
  return [...new Set([...panel, loop.hiringManagerId, ...(barRaiser === null ? [] : [barRaiser])])];
};

const toPlace = (c: SpeakerCandidate & { readonly place: number | null }): SpeakerPlace => ({
  personId: c.personId,
  kind: c.kind,
  level: c.level,
  tenureFrom: c.tenureFrom,
  place: c.place,
});

/** Everybody on the panels of the started rounds but shadows, once each with their highest seat, in order (D2). */
export const speakersFor = (loop: Loop): readonly SpeakerPlace[] =>
  orderSpeakers(personIdsOf(loop).flatMap((id) => candidateOf(loop, id))).map(toPlace);

/**
 * The places when an adjourned debrief is reopened: level and tenure of its speakers stay as fixed (P6), and who took
 * a seat meanwhile (a successor, a new hiring manager) gets a place among them.
 */
export const speakersAtReopening = (loop: Loop, debrief: Debrief): readonly SpeakerPlace[] => {
  const fixed = new Map(debrief.speakers.map((s) => [s.personId, s]));
  const candidates = personIdsOf(loop)
    .flatMap((id) => candidateOf(loop, id))
    .map((c) => ({
      ...c,
      level: fixed.get(c.personId)?.level ?? c.level,
      tenureFrom: fixed.get(c.personId)?.tenureFrom ?? c.tenureFrom,
    }));
  return orderSpeakers(candidates).map(toPlace);
};

const inOrder = (debrief: Debrief): readonly Speaker[] =>
  debrief.speakers.filter((s) => s.place !== null).toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));

/** Who has the turn now; null before the first, between none, and after the last. */
export const currentSpeaker = (debrief: Debrief): Speaker | null =>
  inOrder(debrief).find((s) => s.turnStartedAt !== null && s.turnEndedAt === null) ?? null;

/** Whose turn is next; null if everybody has had one. */
export const nextSpeaker = (debrief: Debrief): Speaker | null =>
  inOrder(debrief).find((s) => s.turnStartedAt === null) ?? null;

/** The speakers who have not had their turn to its end, absent ones included: those are read from their text. */
export const turnsLeft = (debrief: Debrief): readonly Speaker[] =>
  inOrder(debrief).filter((s) => s.turnEndedAt === null);
