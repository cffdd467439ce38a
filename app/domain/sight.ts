import {
  type Assignment,
  assignmentsOf,
  barRaiserOf,
  type Feedback,
  type Id,
  isRevealed,
  isStarted,
  type Loop,
  mainRoundOf,
  pendingIn,
  type Round,
  seatsOf,
  stateOf,
} from "./loop";
import { can, type Viewer } from "./viewer";

/** How much of one thing a person may see. Ordered: each includes what comes before it. */
export type Sight = "nothing" | "existence" | "everything";

type Asker = Pick<Viewer, "id" | "capabilities">;

const isCandidate = (viewer: Asker, loop: Loop): boolean => loop.candidate.personId === viewer.id;

/** Whether the loop exists for this person at all (S8). Being its candidate beats everything (S9). */
export const knowsLoop = (viewer: Asker, loop: Loop): boolean =>
  !isCandidate(viewer, loop) &&
  (seatsOf(viewer.id, loop).length > 0 ||
    viewer.capabilities.some((c) => c === "lead" || c === "admin" || c === "auditor"));

const partsOf = (viewer: Asker, loop: Loop) =>
  assignmentsOf(loop).filter(({ assignment }) => assignment.personId === viewer.id);

/** Has submitted feedback anywhere in this loop; a shadow's practice feedback counts as theirs (S6). */
const hasWritten = (viewer: Asker, loop: Loop): boolean =>
  partsOf(viewer, loop).some(({ assignment }) => assignment.submittedAt !== null);

const wasExcused = (viewer: Asker, loop: Loop): boolean =>
  partsOf(viewer, loop).some(({ assignment }) => stateOf(assignment) === "excused");

const holdsReadingSeat = (viewer: Asker, loop: Loop): boolean =>
  viewer.id === loop.hiringManagerId ||
  viewer.id === loop.recruiterId ||
  viewer.id === barRaiserOf(loop) ||
  can(viewer as Viewer, "lead");

/** Owes feedback in a started round and had not been able to read the wanted one before (S4). */
export const owesBefore = (viewer: Asker, loop: Loop, wanted: Round): boolean =>
  partsOf(viewer, loop).some(
    ({ round, assignment }) =>
      isStarted(round) && stateOf(assignment) === "pending" && !assignment.hadRead.includes(wanted.id),
  );

/**
 * Whether the viewer reads what the others wrote in this round: S1, S3, S4, S6 and S9 in one place. The database's
 * reads_round says the same; a property test holds the two together.
 */
export const readsRound = (viewer: Asker, loop: Loop, round: Round): boolean =>
  isRevealed(round) &&
  !isCandidate(viewer, loop) &&
  (hasWritten(viewer, loop) || (!wasExcused(viewer, loop) && holdsReadingSeat(viewer, loop))) &&
  !owesBefore(viewer, loop, round);

const roundOf = (loop: Loop, assignmentId: Id): { round: Round; assignment: Assignment } | null =>
  assignmentsOf(loop).find(({ assignment }) => assignment.id === assignmentId) ?? null;

/** How much of one person's feedback the viewer may see. Practice feedback is its trainee's and the leads' (F9). */
export const sightOf = (
  viewer: Asker,
  loop: Loop,
  feedback: Pick<Feedback, "assignmentId" | "authorId">,
): Sight => {
  if (!knowsLoop(viewer, loop)) return "nothing";
  if (feedback.authorId === viewer.id) return "everything";
  const part = roundOf(loop, feedback.assignmentId);
  if (!part || !readsRound(viewer, loop, part.round)) return "existence";
  return part.assignment.kind !== "shadow" || can(viewer as Viewer, "lead") ? "everything" : "existence";
};

/**
 * How much of what was concluded from revealed writing (debrief, decision, veto, offer) the viewer may see. Who owes
 * feedback first sees none of it, whatever else they are: it would tell what they must not read yet (S4).
 */
export const sightOfConclusions = (viewer: Asker, loop: Loop): Sight => {
  const revealed = loop.rounds.filter(isRevealed);
  const main = mainRoundOf(loop);
  if (!knowsLoop(viewer, loop) || revealed.some((round) => owesBefore(viewer, loop, round))) return "nothing";
  if (main && readsRound(viewer, loop, main)) return "everything";
  if (wasExcused(viewer, loop) && !hasWritten(viewer, loop)) return "nothing";
  const seated =
    viewer.id === loop.hiringManagerId || viewer.id === loop.recruiterId || viewer.id === barRaiserOf(loop);
  return seated || viewer.capabilities.some((c) => c === "lead" || c === "admin" || c === "auditor")
    ? "existence"
    : "nothing";
};

/** Why a round's writing is hidden from this viewer, whom it waits for, and what opens it (S7). */
export interface Seal {
  readonly why: "notStarted" | "sealed" | "sealedForGood" | "writeFirst" | "excused" | "stateOnly";
  readonly waitingFor: readonly Id[];
}

/** The seal over a round as this viewer meets it; null where they read everything. */
export const sealOf = (viewer: Asker, loop: Loop, round: Round): Seal | null => {
  if (readsRound(viewer, loop, round)) return null;
  const waitingFor = pendingIn(round).map((a) => a.personId);
  if (!isStarted(round)) return { why: "notStarted", waitingFor: [] };
  if (!isRevealed(round))
    return loop.ending ? { why: "sealedForGood", waitingFor: [] } : { why: "sealed", waitingFor };
  if (owesBefore(viewer, loop, round)) return { why: "writeFirst", waitingFor: [viewer.id] };
  return {
    why: wasExcused(viewer, loop) && !hasWritten(viewer, loop) ? "excused" : "stateOnly",
    waitingFor: [],
  };
};
