import { type Askable, questionsTaken } from "./asking";
import { type Id, type Loop, stateOf } from "./loop";
import { type Objection, when } from "./objections";
import { placeOf } from "./submission";
import type { Instant } from "./time";

/** What a later round should look into: a principle, and perhaps a question of the bank. Never words, never a rating (S4). */
export interface FocusTopic {
  readonly id: Id;
  readonly roundId: Id;
  readonly byId: Id;
  readonly principleId: Id;
  readonly questionId: Id | null;
  readonly at: Instant;
}

/** What somebody is about to pass on. */
export type TopicToPass = Pick<FocusTopic, "principleId" | "questionId">;

/**
 * Objects to passing a topic on before one's own feedback is in, so that nobody is told what to look for by somebody who
 * could still be swayed; after the loop's end; of a principle that the loop doesn't require and isn't one's own; of a
 * question about another principle, retired or asked in this loop already; and twice.
 */
export const objectionsToPassFocus = (
  personId: Id,
  loop: Loop,
  assignmentId: Id,
  { principleId, questionId }: TopicToPass,
  bank: readonly Askable[],
): readonly Objection[] => {
  const place = placeOf(loop, assignmentId);
  if (!place || place.assignment.personId !== personId) return when(true, "changedMeanwhile");
  const { round, assignment } = place;
  const mine = [...loop.terms.requiredPrinciples, ...assignment.principles];
  const question = bank.find((q) => q.id === questionId);
  const isAskable =
    questionId === null || (question?.state === "inUse" && question.principleId === principleId);
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(assignment.kind === "shadow", "asksNothing", [personId]),
    ...when(stateOf(assignment) !== "submitted", "submitFirst", [personId]),
    ...when(!mine.includes(principleId) || !isAskable, "choiceGone"),
    ...when(questionId !== null && questionsTaken(loop).includes(questionId), "questionTaken"),
    ...when(
      loop.focusTopics.some(
        (t) => t.roundId === round.id && t.principleId === principleId && t.questionId === questionId,
      ),
      "focusPassed",
    ),
  ];
};

/** The topics that the panel of this round is told: those of the rounds before it. */
export const focusFor = (loop: Loop, roundId: Id): readonly FocusTopic[] => {
  const number = loop.rounds.find((r) => r.id === roundId)?.number ?? 0;
  const before = loop.rounds.filter((r) => r.number < number).map((r) => r.id);
  return loop.focusTopics.filter((topic) => before.includes(topic.roundId));
};
