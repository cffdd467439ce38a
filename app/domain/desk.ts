import { unweighedConflicts } from "./conflict";
import { isOwedVote } from "./debrief";
import { deedsOf } from "./debrief-deeds";
import { objectionsToCoolOff } from "./ending";
import { excusalAnswerers } from "./excusal";
import {
  type Assignment,
  actsAsLead,
  assignmentsOf,
  barRaiserOf,
  type CannotAct,
  type Id,
  isSealed,
  type Loop,
  openDebriefOf,
  openVetoOf,
  type Round,
  stateOf,
} from "./loop";
import { objectionsToAgreeReplacement } from "./replacement";
import { sightOfConclusions } from "./sight";
import { isCauseTrue, successorMustAssess } from "./succession";
import type { Instant } from "./time";
import { citesThatLift, resolverOf } from "./veto";
import type { Viewer } from "./viewer";

type Asker = Pick<Viewer, "id" | "capabilities">;

/** What a loop waits for from one person: the deed, whom it is about, and where it is done. */
export interface DeskItem {
  readonly deed: DeskDeed;
  readonly people: readonly Id[];
  /** The assignment that feedback is owed for. */
  readonly assignmentId: Id | null;
}

export type DeskDeed =
  | ("writeFeedback" | "answerExcusal" | "weighConflict" | "assess" | "openDebrief" | "reopenDebrief")
  | ("join" | "markRead" | "revote" | "finalVote" | "lead" | "concur" | "levelBar")
  | ("resolveVeto" | "awaitNewEvidence")
  | ("succeed" | "agreeCoolOff" | "agreeReplacement");

const item = (
  is: boolean,
  deed: DeskDeed,
  people: readonly Id[] = [],
  assignmentId: Id | null = null,
): readonly DeskItem[] => (is ? [{ deed, people, assignmentId }] : []);

const owedIn = (personId: Id, loop: Loop): readonly DeskItem[] =>
  assignmentsOf(loop)
    .filter(({ round, assignment }) => isOwedHere(personId, round, assignment))
    .flatMap(({ assignment }) => item(true, "writeFeedback", [], assignment.id));

const isOwedHere = (personId: Id, round: Round, assignment: Assignment): boolean =>
  isSealed(round) &&
  assignment.personId === personId &&
  assignment.kind !== "shadow" &&
  stateOf(assignment) === "pending";

const excusalsFor = (personId: Id, loop: Loop, at: Instant): readonly DeskItem[] =>
  assignmentsOf(loop)
    .filter(
      ({ assignment: a }) =>
        a.personId !== personId &&
        a.excusals.some((e) => e.answer === null) &&
        excusalAnswerers(loop, a, at).includes(personId),
    )
    .flatMap(({ assignment }) => item(true, "answerExcusal", [assignment.personId]));

const votesOf = (personId: Id, loop: Loop): readonly DeskItem[] => {
  const debrief = openDebriefOf(loop);
  if (!debrief) return [];
  return [
    ...item(isOwedVote(debrief, personId, "revote"), "revote"),
    ...item(isOwedVote(debrief, personId, "final"), "finalVote"),
  ];
};

const debriefFor = (personId: Id, loop: Loop, at: Instant): readonly DeskItem[] => {
  const deeds = deedsOf(personId, loop, at);
  const isFree = (deed: keyof typeof deeds) => deeds[deed]?.length === 0;
  return [
    ...item(isFree("open"), "openDebrief"),
    ...item(isFree("reopen"), "reopenDebrief"),
    ...item(isFree("join"), "join"),
    ...item(isFree("markRead"), "markRead"),
    ...votesOf(personId, loop),
    ...item(isFree("advance") || isFree("nextTurn") || isFree("close"), "lead"),
    ...item(isFree("levelBar"), "levelBar"),
    ...item(isFree("concur"), "concur"),
  ];
};

const vetoFor = (personId: Id, loop: Loop): readonly DeskItem[] => {
  const open = openVetoOf(loop);
  if (!open || resolverOf(loop, open) !== personId) return [];
  return item(true, citesThatLift(loop).length > 0 ? "resolveVeto" : "awaitNewEvidence");
};

/** What this loop waits for from its Bar Raiser; nothing once it has ended. What they must not read yet stays out (S4). */
export const deskItemsOf = (asker: Asker, loop: Loop, at: Instant): readonly DeskItem[] => {
  if (loop.ending) return [];
  const own = [...owedIn(asker.id, loop), ...excusalsFor(asker.id, loop, at)];
  if (sightOfConclusions(asker, loop) !== "everything") return own;
  const isBarRaiser = barRaiserOf(loop) === asker.id;
  return [
    ...own,
    ...item(isBarRaiser && unweighedConflicts(loop).length > 0, "weighConflict", conflictedIn(loop)),
    ...item(isBarRaiser && successorMustAssess(loop), "assess"),
    ...debriefFor(asker.id, loop, at),
    ...vetoFor(asker.id, loop),
  ];
};

const conflictedIn = (loop: Loop): readonly Id[] => unweighedConflicts(loop).map((c) => c.personId);

const CAUSES: readonly CannotAct[] = ["deactivated", "recused", "revoked", "independence", "overdue"];

/** Why the present Bar Raiser cannot act, if they cannot (P5). */
export const causeToSucceed = (loop: Loop, at: Instant): CannotAct | null =>
  (loop.terms.hasBarRaiser ? CAUSES.find((cause) => isCauseTrue(loop, cause, at)) : null) ?? null;

/** What this loop waits for from a lead outside it: nothing where they have any part themselves. */
export const leadItemsOf = (asker: Asker, loop: Loop, at: Instant): readonly DeskItem[] => {
  if (loop.ending || !asker.capabilities.includes("lead")) return [];
  const waiting = loop.replacements.filter(
    (r) => objectionsToAgreeReplacement(asker.id, loop, r.id, at).length === 0,
  );
  const isOutside = actsAsLead(asker.id, loop);
  const barRaiser = barRaiserOf(loop);
  return [
    ...item(isOutside && causeToSucceed(loop, at) !== null, "succeed", barRaiser ? [barRaiser] : []),
    ...(isOutside ? excusalsFor(asker.id, loop, at) : []),
    ...item(objectionsToCoolOff(asker.id, loop, "…").length === 0, "agreeCoolOff"),
    ...waiting.flatMap((r) => item(true, "agreeReplacement", [r.toId])),
  ];
};
