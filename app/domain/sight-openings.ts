import { type Assignment, type Id, isRequired, type Loop, type Round, stateOf } from "./loop";
import type { Opens } from "./sight-reasons";

type Is = (assignment: Assignment) => boolean;

const submitted = (round: Round, loop: Loop, isTheirs: Is): Round => ({
  ...round,
  assignments: round.assignments.map((a) =>
    stateOf(a) === "pending" && isTheirs(a) ? { ...a, submittedAt: loop.changedAt } : a,
  ),
});

const withReveal = (loop: Loop, roundId: Id): Loop => ({
  ...loop,
  rounds: loop.rounds.map((round) =>
    round.id === roundId
      ? { ...submitted(round, loop, isRequired), startedAt: loop.changedAt, revealedAt: loop.changedAt }
      : round,
  ),
});

const withTheirs = (loop: Loop, personId: Id): Loop => ({
  ...loop,
  rounds: loop.rounds.map((round) => submitted(round, loop, (a) => a.personId === personId)),
});

/**
 * What would open a hidden thing of a round to this person, found by asking the rule itself about the same loop a step
 * further on: that round revealed, then with all that the person owes submitted too. A loop that has ended takes no
 * further step (S10).
 */
export function openingOf(personId: Id, loop: Loop, round: Round, reads: (loop: Loop) => boolean): Opens {
  if (reads(loop)) return null;
  if (loop.ending) return "never";
  if (round.revealedAt !== null) return reads(withTheirs(loop, personId)) ? "submitting" : "never";
  const revealed = withReveal(loop, round.id);
  if (reads(revealed)) return "reveal";
  return reads(withTheirs(revealed, personId)) ? "revealAndSubmitting" : "never";
}
