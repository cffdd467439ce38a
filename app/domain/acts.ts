import { objectionsToWeigh, unweighedConflicts } from "./conflict";
import { successorMustAssess } from "./debrief-presence";
import { objectionsToEnd } from "./ending";
import { objectionsToAnswerExcusal, objectionsToRequestExcusal, REQUESTED_EXCUSALS } from "./excusal";
import {
  actsAsLead,
  assignmentsOf,
  barRaiserOf,
  type Id,
  isRevealed,
  isStarted,
  type Loop,
  mainRoundOf,
  openVetoOf,
  stateOf,
} from "./loop";
import type { Objection } from "./objections";
import { mayPlan, objectionsToPlan } from "./panel";
import { sightOfConclusions } from "./sight";
import type { Instant } from "./time";
import { resolverOf } from "./veto";
import type { Viewer } from "./viewer";

/** What a person may turn to from a loop's page. */
export type LoopAct =
  | "writeFeedback"
  | "prepareInterview"
  | "ownFeedback"
  | "plan"
  | "answerExcusals"
  | "askExcusal"
  | "weighConflict"
  | "assess"
  | "debrief"
  | "veto"
  | "offer"
  | "succession"
  | "end";

export interface ActToDo {
  readonly act: LoopAct;
  /** The assignment that it is about, where it is about one. */
  readonly about: Id | null;
  readonly objections: readonly Objection[];
}

type Asker = Pick<Viewer, "id" | "capabilities">;

const act = (name: LoopAct, objections: readonly Objection[] = [], about: Id | null = null): ActToDo => ({
  ...{ act: name, about, objections },
});

const only = (
  condition: boolean,
  name: LoopAct,
  objections: readonly Objection[] = [],
): readonly ActToDo[] => (condition ? [act(name, objections)] : []);

const duties = (viewer: Asker, loop: Loop): readonly ActToDo[] =>
  assignmentsOf(loop)
    .filter(({ assignment }) => assignment.personId === viewer.id && stateOf(assignment) !== "excused")
    .flatMap(({ round, assignment }) => {
      if (assignment.submittedAt !== null) return [act("ownFeedback", [], assignment.id)];
      if (loop.ending) return [];
      const interview = act("prepareInterview", [], assignment.id);
      return isStarted(round) ? [act("writeFeedback", [], assignment.id), interview] : [interview];
    });

/** Whether this person's answer is asked for, whatever they would say. */
const canAnswer = (viewer: Asker, loop: Loop, at: Instant): boolean =>
  assignmentsOf(loop).some(({ assignment }) =>
    assignment.excusals.some(
      (e) =>
        e.answer === null &&
        objectionsToAnswerExcusal(viewer.id, loop, e.id, { agreed: false, reason: "said" }, at).length === 0,
    ),
  );

/** The assignments that this person may ask an excusal for, with what it may be (F8). */
export const excusablesFor = (personId: Id, loop: Loop) =>
  assignmentsOf(loop).flatMap(({ round, assignment }) => {
    const kinds = REQUESTED_EXCUSALS.filter(
      (kind) => objectionsToRequestExcusal(personId, loop, assignment.id, kind, "said").length === 0,
    );
    return kinds.length > 0 ? [{ round, assignment, kinds }] : [];
  });

const canWeigh = (viewer: Asker, loop: Loop): boolean =>
  unweighedConflicts(loop).some((c) => objectionsToWeigh(viewer.id, loop, c.personId, "said").length === 0);

const blocks = (viewer: Asker, loop: Loop): boolean => {
  const main = mainRoundOf(loop);
  const open = openVetoOf(loop);
  const resolves = open !== null && resolverOf(loop, open) === viewer.id;
  return resolves || (main !== null && isRevealed(main) && barRaiserOf(loop) === viewer.id);
};

const steersSuccession = (viewer: Asker, loop: Loop): boolean =>
  loop.startedAt !== null &&
  loop.ending === null &&
  (actsAsLead(viewer.id, loop) || barRaiserOf(loop) === viewer.id || loop.admins.includes(viewer.id));

/**
 * What this person can turn to on this loop now, most urgent first. Acts that never are theirs are left out; one that
 * is theirs and has to wait carries the reasons.
 */
export const actsOf = (viewer: Asker, loop: Loop, at: Instant): readonly ActToDo[] => {
  const main = mainRoundOf(loop);
  const isOpen = main !== null && isRevealed(main) && sightOfConclusions(viewer, loop) === "everything";
  const isBarRaiser = barRaiserOf(loop) === viewer.id;
  return [
    ...duties(viewer, loop),
    ...only(canAnswer(viewer, loop, at), "answerExcusals"),
    ...only(canWeigh(viewer, loop), "weighConflict"),
    ...only(isBarRaiser && loop.ending === null && successorMustAssess(loop), "assess"),
    ...only(isOpen, "debrief"),
    ...only(isOpen && blocks(viewer, loop), "veto"),
    ...only(viewer.id === loop.recruiterId && loop.startedAt !== null, "offer"),
    ...only(mayPlan(viewer.id, loop) && loop.ending === null, "plan", objectionsToPlan(viewer.id, loop)),
    ...only(excusablesFor(viewer.id, loop).length > 0, "askExcusal"),
    ...only(steersSuccession(viewer, loop), "succession"),
    ...only(
      viewer.id === loop.recruiterId && loop.ending === null,
      "end",
      objectionsToEnd(viewer.id, loop, "candidateWithdrew", "said"),
    ),
  ];
};
