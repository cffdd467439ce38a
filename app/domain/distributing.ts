import { type Id, isStarted, type Loop } from "./loop";
import { type Objection, when } from "./objections";
import { objectionsToPlan } from "./panel";
import { objectionsToPrinciples } from "./slots";
import type { Distribution } from "./suggestion";

/**
 * Objects to giving the principles of a round out anew, by anybody but the planners: after its start, to people who aren't
 * on its panel, of principles that the organisation doesn't have, or, in a follow-up, that aren't in question (P1). Keyed
 * by assignment.
 */
export const objectionsToDistribute = (
  personId: Id,
  loop: Loop,
  roundId: Id,
  chosen: Distribution,
): readonly Objection[] => {
  const round = loop.rounds.find((r) => r.id === roundId);
  if (!round) return when(true, "changedMeanwhile");
  const here = round.assignments.filter((a) => a.kind !== "shadow").map((a) => a.id);
  const principles = Object.values(chosen).flat();
  return [
    ...objectionsToPlan(personId, loop),
    ...when(isStarted(round), "roundStarted"),
    ...when(
      Object.keys(chosen).some((id) => !here.includes(id)),
      "changedMeanwhile",
    ),
    ...objectionsToPrinciples(loop, round, principles),
  ];
};
