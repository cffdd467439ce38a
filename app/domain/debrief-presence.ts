import { isBlank } from "./content";
import { barRaiserOf, type Debrief, type Id, type Loop, last, openDebriefOf, type Speaker } from "./loop";
import { type Objection, when } from "./objections";

/** Who leads the debrief: the Bar Raiser, or the hiring manager at a level without one (P1). Null: nobody chosen. */
export const leaderOf = (loop: Loop): Id | null =>
  loop.terms.hasBarRaiser ? barRaiserOf(loop) : loop.hiringManagerId;

export const speakerOf = (debrief: Debrief, personId: Id): Speaker | null =>
  debrief.speakers.find((s) => s.personId === personId) ?? null;

/**
 * Whether a speaker takes part now: joined, and neither left nor sent home by an adjournment since. Both stay on
 * record for good, so coming back is a later joining and nothing is erased (D3).
 */
export const isPresent = (debrief: Debrief, speaker: Speaker): boolean =>
  debrief.phase !== "adjourned" &&
  speaker.joinedAt !== null &&
  speaker.joinedAt > Math.max(speaker.leftAt ?? 0, last(debrief.adjournments)?.at ?? 0);

/** The speakers who take part now, and whose votes are therefore waited for (D3). */
export const presentIn = (debrief: Debrief): readonly Speaker[] =>
  debrief.speakers.filter((s) => isPresent(debrief, s));

/** Objects unless this person leads the loop's debriefs and, as a late successor, has written their assessment (P5). */
export const objectionsToLead = (personId: Id, loop: Loop): readonly Objection[] => [
  ...when(loop.ending !== null, "loopEnded"),
  ...when(leaderOf(loop) !== personId, "notLeader", [leaderOf(loop)]),
  ...when(successorMustAssess(loop), "assessmentMissing", [leaderOf(loop)]),
];

/** Whether the present Bar Raiser took over after the reveal and still owes a dated assessment (P5). */
export const successorMustAssess = (loop: Loop): boolean => {
  const appointment = last(loop.appointments);
  const reveal = loop.rounds.find((r) => r.kind === "main")?.revealedAt ?? null;
  if (!loop.terms.hasBarRaiser || !appointment || appointment.cause === null || reveal === null) return false;
  if (appointment.at <= reveal) return false;
  return !loop.assessments.some((a) => a.authorId === appointment.personId && a.at > appointment.at);
};

/** Joining is possible during the silent reading, for everybody who has a place and is not there already (D3). */
export const objectionsToJoin = (personId: Id, loop: Loop): readonly Objection[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return when(true, "noDebriefOpen", [leaderOf(loop)]);
  const speaker = speakerOf(debrief, personId);
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(speaker === null || speaker.place === null, "notASpeaker", [personId]),
    ...when(debrief.phase === "adjourned", "debriefAdjourned", [leaderOf(loop)]),
    ...when(debrief.phase !== "adjourned" && debrief.phase !== "reading", "joiningClosed", [leaderOf(loop)]),
    ...when(speaker !== null && isPresent(debrief, speaker), "alreadyDone", [personId]),
  ];
};

/** "I have read everything": once, by who is present, while the silent reading lasts. */
export const objectionsToMarkRead = (personId: Id, loop: Loop): readonly Objection[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return when(true, "noDebriefOpen", [leaderOf(loop)]);
  const speaker = speakerOf(debrief, personId);
  const present = speaker !== null && isPresent(debrief, speaker);
  return [
    ...when(loop.ending !== null, "loopEnded"),
    ...when(debrief.phase !== "reading", "notReading", [leaderOf(loop)]),
    ...when(!present, "notPresent", [personId]),
    ...when(present && (speaker.readAt ?? 0) >= (speaker.joinedAt ?? 0), "alreadyDone", [personId]),
  ];
};

/** The leader marks somebody present as left, with a reason that is shown for good (D3). */
export const objectionsToMarkLeft = (
  personId: Id,
  loop: Loop,
  targetId: Id,
  reason: string,
): readonly Objection[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return when(true, "noDebriefOpen", [leaderOf(loop)]);
  const target = speakerOf(debrief, targetId);
  return [
    ...objectionsToLead(personId, loop),
    ...when(target === null || !isPresent(debrief, target), "notPresent", [targetId]),
    ...when(targetId === leaderOf(loop), "leaderStays", [targetId]),
    ...when(isBlank(reason), "reasonMissing", [personId]),
  ];
};
