import { leaderOf, objectionsToLead } from "./debrief-presence";
import { type Debrief, type Id, type Loop, openDebriefOf } from "./loop";
import { type Objection, when } from "./objections";
import { currentSpeaker, nextSpeaker } from "./speakers";

/**
 * The turn moves on: the current speaker's ends, the next one's starts. By the leader, or by the current speaker.
 * `expectedSpeakerId` is whom the form showed as current, so a doubled or stale click skips nobody.
 */
export const objectionsToNextTurn = (
  personId: Id,
  loop: Loop,
  expectedSpeakerId: Id | null,
): readonly Objection[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return when(true, "noDebriefOpen", [leaderOf(loop)]);
  const current = currentSpeaker(debrief)?.personId ?? null;
  return [
    ...(personId === current ? when(loop.ending !== null, "loopEnded") : objectionsToLead(personId, loop)),
    ...when(debrief.phase !== "discussion", "discussionNotOpen", [leaderOf(loop)]),
    ...when(current !== expectedSpeakerId, "changedMeanwhile", [personId]),
    ...when(current === null && nextSpeaker(debrief) === null, "turnsDone", [leaderOf(loop)]),
  ];
};

/** What moving the turn on does: whose turn ends and whose starts. */
export const turnAfter = (debrief: Debrief): { readonly ends: Id | null; readonly starts: Id | null } => ({
  ends: currentSpeaker(debrief)?.personId ?? null,
  starts: nextSpeaker(debrief)?.personId ?? null,
});
