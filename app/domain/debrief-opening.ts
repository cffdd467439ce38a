import { unweighedConflicts } from "./conflict";
import { stepDebrief } from "./debrief-moves";
import { leaderOf, objectionsToLead } from "./debrief-presence";
import { barHolders } from "./decision";
import { objectionsToBarRaiser } from "./independence";
import {
  barRaiserOf,
  type Debrief,
  type Id,
  isSealed,
  isStarted,
  type Loop,
  last,
  mainRoundOf,
  openDebriefOf,
  pendingIn,
  startedRounds,
} from "./loop";
import { type Objection, when } from "./objections";
import type { Instant } from "./time";

/** The first debrief is full; one after a closed one is further, and shorter (D1). */
export const debriefKindFor = (loop: Loop): Debrief["kind"] =>
  loop.debriefs.length === 0 ? "full" : "further";

/** The latest reveal of any round; 0 before the first. */
export const latestRevealOf = (loop: Loop): Instant =>
  Math.max(0, ...loop.rounds.map((r) => r.revealedAt ?? 0));

/** Whether anything happened since the last closed debrief that another one could weigh. */
const isSomethingNew = (loop: Loop): boolean => {
  const before = last(loop.debriefs);
  if (!before) return true;
  const since = [
    latestRevealOf(loop),
    ...loop.appointments.map((a) => a.at),
    ...loop.replacements.map((r) => r.agreedAt ?? 0),
    ...loop.termChanges.map((c) => c.at),
  ];
  const holders = barHolders(loop);
  // Without their final bar answers no offer could ever get ready, so a missing one is worth another meeting.
  const isBarMissing = holders.some((id) => !loop.gateFacts.finalBars.some((b) => b.personId === id));
  return isBarMissing || since.some((at) => at > before.openedAt);
};

const objectionsToMeet = (personId: Id, loop: Loop, at: Instant): readonly Objection[] => {
  const sealed = startedRounds(loop).filter(isSealed);
  const main = mainRoundOf(loop);
  const barRaiser = loop.terms.hasBarRaiser ? loop.people[barRaiserOf(loop) ?? ""] : undefined;
  return [
    ...objectionsToLead(personId, loop),
    ...when(!main || !isStarted(main), "mainNotRevealed", [loop.recruiterId, loop.hiringManagerId]),
    ...when(
      sealed.length > 0,
      "roundsSealed",
      sealed.flatMap(pendingIn).map((a) => a.personId),
    ),
    ...(barRaiser ? objectionsToBarRaiser(barRaiser, loop, at) : []),
    ...when(unweighedConflicts(loop).length > 0, "conflictUnweighed", [leaderOf(loop)]),
  ];
};

/**
 * D1: by the leader, once every started round (the main round among them) is revealed, if there is something new to
 * weigh. P2 is checked again, conflicts declared late must be weighed (P3), a late successor must have assessed (P5).
 */
export const objectionsToOpenDebrief = (personId: Id, loop: Loop, at: Instant): readonly Objection[] => [
  ...objectionsToMeet(personId, loop, at),
  ...when(openDebriefOf(loop) !== null, "debriefAlreadyOpen", [leaderOf(loop)]),
  ...when(openDebriefOf(loop) === null && !isSomethingNew(loop), "nothingNew", [
    loop.recruiterId,
    loop.hiringManagerId,
  ]),
];

/** D3: an adjourned debrief goes back to silent reading, under the same conditions as an opening. */
export const objectionsToReopen = (personId: Id, loop: Loop, at: Instant): readonly Objection[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return when(true, "noDebriefOpen", [leaderOf(loop)]);
  return [
    ...objectionsToMeet(personId, loop, at),
    ...when(stepDebrief(debrief, "reopen") === null, "notAdjourned"),
  ];
};
