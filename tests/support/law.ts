import {
  assignmentsOf,
  barRaiserOf,
  type Id,
  isRequired,
  isRevealed,
  isSealed,
  type Loop,
  last,
  mainRoundOf,
} from "~/domain/loop";

// The conditions of O1 a second time, from the words of the law and from the writing itself, so that a mistake in
// the gates is not repeated here: nothing in this file asks a rule or a gate.

const ratedIn = (loop: Loop): readonly Id[] =>
  assignmentsOf(loop)
    .filter(({ round, assignment }) => isRevealed(round) && isRequired(assignment))
    .flatMap(({ assignment }) =>
      loop.writing.feedback.filter((f) => f.assignmentId === assignment.id && f.withdrawal === null),
    )
    .flatMap((f) => f.content.principles.filter((p) => p.rating !== null).map((p) => p.principleId));

const finalBarOf = (loop: Loop, personId: Id | null): string | null => {
  const decision = last(loop.decisions);
  if (decision?.outcome === "hireAtAnotherLevel") {
    return decision.levelBars.find((b) => b.personId === personId)?.bar ?? null;
  }
  const meeting = last(loop.debriefs)?.id;
  const vote = loop.writing.votes.find(
    (v) => v.debriefId === meeting && v.stage === "final" && v.personId === personId,
  );
  return vote?.bar ?? null;
};

const latestOf = (instants: readonly (number | null | undefined)[]): number =>
  Math.max(0, ...instants.map((at) => at ?? 0));

/** What the law would say against an offer that stands ready in this loop; empty if nothing. */
export const breachesOfReadiness = (loop: Loop): readonly string[] => {
  const decision = last(loop.decisions);
  const meeting = last(loop.debriefs);
  const reveal = latestOf(loop.rounds.map((r) => r.revealedAt));
  const since = latestOf([reveal, decision?.at, ...loop.vetoes.map((v) => v.resolution?.at)]);
  const holders = loop.terms.hasBarRaiser
    ? [barRaiserOf(loop), loop.hiringManagerId]
    : [loop.hiringManagerId];
  const hasConcurrence = loop.concurrences.some((c) => c.decisionId === decision?.id && c.at > since);
  const checks: Record<string, boolean> = {
    "the main round is revealed": mainRoundOf(loop)?.revealedAt !== null,
    "no round is sealed": !loop.rounds.some(isSealed),
    "each required principle is rated": loop.terms.requiredPrinciples.every((p) => ratedIn(loop).includes(p)),
    "the last debrief is closed": meeting !== null && meeting.closedAt !== null,
    "it weighed the last reveal": meeting !== null && meeting.openedAt > reveal,
    "the decision is a hire": decision?.outcome === "hire" || decision?.outcome === "hireAtAnotherLevel",
    "both final bar answers raise": holders.every((id) => finalBarOf(loop, id) === "raises"),
    "the Bar Raiser concurred since": hasConcurrence || !loop.terms.hasBarRaiser,
    "no veto is open or upheld": loop.vetoes.every((v) => v.resolution?.kind === "lifted"),
  };
  return Object.keys(checks).filter((name) => !checks[name]);
};
