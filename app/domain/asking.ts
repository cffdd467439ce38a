import { excusalOf, type Id, isRevealed, type Loop } from "./loop";
import { type Objection, when } from "./objections";
import { objectionsToPlan } from "./panel";
import { placeOf } from "./submission";
import type { Instant } from "./time";

/** A question of the bank, as far as planning has to know it. */
export interface Askable {
  readonly id: Id;
  readonly principleId: Id;
  readonly state: "inUse" | "retired";
  /** Whether the loop's role asks it. */
  readonly pin: "pinned" | "none";
}

/** One interviewer's part in a round: what they probe, and what they are to ask already. */
export interface Asker {
  readonly assignmentId: Id;
  readonly principles: readonly Id[];
  readonly questions: readonly Id[];
}

/** Two for each principle: with probes about ten minutes, so that three principles fill an hour. */
export const QUESTIONS_EACH = 2;
/** The most that one interviewer is given to ask. */
export const MOST_QUESTIONS = 12;

/**
 * Chooses who asks what: two questions for each of a person's principles, none twice (`taken` are those of the loop's
 * other rounds). What was chosen before stays where it still fits; then what the role pins, then the rest, in an order that
 * is the loop's own, so that candidates of one role don't all meet the same. For a principle for which somebody has a question the planner has chosen,
 * and nothing is added. A scarce bank is shared: everybody gets a first question before anybody a second. Cost: askers ×
 * principles × questions.
 */
export const chooseQuestions = (
  loopId: Id,
  askers: readonly Asker[],
  bank: readonly Askable[],
  taken: readonly Id[],
): Readonly<Record<Id, readonly Id[]>> => {
  const inOrder = [...bank].sort((a, b) => rank(loopId, a) - rank(loopId, b) || (a.id < b.id ? -1 : 1));
  const chosen: Record<Id, Id[]> = {};
  const gone = new Set(taken);
  for (const { assignmentId, principles, questions } of askers) {
    const fits = (id: Id) =>
      bank.some((q) => q.id === id && principles.includes(q.principleId) && !gone.has(id));
    chosen[assignmentId] = questions.filter(fits);
    for (const id of chosen[assignmentId]) gone.add(id);
  }
  const has = (assignmentId: Id, principleId: Id) =>
    (chosen[assignmentId] ?? []).filter((id) =>
      bank.some((q) => q.id === id && q.principleId === principleId),
    ).length;
  const settled = new Set(
    askers.flatMap(({ assignmentId, principles }) =>
      principles.filter((id) => has(assignmentId, id) > 0).map((id) => `${assignmentId} ${id}`),
    ),
  );
  for (let turn = 1; turn <= QUESTIONS_EACH; turn += 1)
    for (const { assignmentId, principles } of askers)
      for (const principleId of principles) {
        if (settled.has(`${assignmentId} ${principleId}`)) continue;
        const next = inOrder.find(
          (q) => q.principleId === principleId && q.state === "inUse" && !gone.has(q.id),
        );
        if (!next) continue;
        chosen[assignmentId]?.push(next.id);
        gone.add(next.id);
      }
  return chosen;
};

// Pinned ones first; within them an order that differs from loop to loop and never changes for one.
const rank = (loopId: Id, { id, pin }: Askable): number =>
  (pin === "pinned" ? 0 : 2 ** 32) + hash(loopId + id);

/** FNV-1a, 32 bits (Fowler, Noll, Vo): spreads, and is no secret. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  return value >>> 0;
};

/** The questions of a loop that are somebody's to ask or were, but for one assignment's own. */
export const questionsTaken = (loop: Loop, but: readonly Id[] = []): readonly Id[] =>
  loop.rounds.flatMap((round) =>
    round.assignments.filter((a) => !but.includes(a.id)).flatMap((a) => a.questions),
  );

/** The principles for which the bank gave somebody no question at all. */
export const withoutQuestion = (askers: readonly Asker[], bank: readonly Askable[]): readonly Id[] => {
  const principleOf = (id: Id) => bank.find((q) => q.id === id)?.principleId;
  const missing = askers.flatMap(({ principles, questions }) =>
    principles.filter((id) => !questions.some((question) => principleOf(question) === id)),
  );
  return [...new Set(missing)];
};

/**
 * Objects to choosing what somebody is to ask, by anybody but the planners: once the interview has begun, for who is
 * excused, of principles that aren't theirs, of retired questions that weren't theirs before, and of what somebody else
 * of this loop asks, in whichever round.
 */
export const objectionsToQuestions = (
  personId: Id,
  loop: Loop,
  assignmentId: Id,
  questions: readonly Id[],
  bank: readonly Askable[],
  at: Instant,
): readonly Objection[] => {
  const place = placeOf(loop, assignmentId);
  if (!place) return when(true, "changedMeanwhile");
  const { assignment, round } = place;
  const known = questions.map((id) => bank.find((q) => q.id === id));
  const taken = questionsTaken(loop, [assignmentId]);
  const begun = assignment.submittedAt !== null || (assignment.slot !== null && at >= assignment.slot.start);
  return [
    ...objectionsToPlan(personId, loop),
    ...when(isRevealed(round) || (round.startedAt !== null && begun), "interviewBegun", [
      assignment.personId,
    ]),
    ...when(excusalOf(assignment) !== null || assignment.kind === "shadow", "asksNothing", [
      assignment.personId,
    ]),
    ...when(
      known.some((q) => !q || (q.state === "retired" && !assignment.questions.includes(q.id))),
      "choiceGone",
    ),
    ...when(
      known.some((q) => q && !assignment.principles.includes(q.principleId)),
      "questionElsewhere",
    ),
    ...when(
      questions.some((id) => taken.includes(id)),
      "questionTaken",
    ),
  ];
};
