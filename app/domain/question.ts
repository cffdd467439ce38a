import { isSameQuestion, objectionsToKeepBank, type QuestionWords } from "./bank";
import type { Id } from "./loop";
import { type Objection, when } from "./objections";
import { type Actor, objectionsToRecruit } from "./records";
import type { Instant } from "./time";

/** What a new question has to be judged by. */
export interface AddFacts {
  readonly actor: Actor;
  readonly principle: "there" | "retired" | "unknown";
  /** Another question of the same principle in the same words, if there is one. */
  readonly twinId: Id | null;
}

/** Objects to anybody but an admin or lead, to a principle that can't be chosen, and to a question there already. */
export const objectionsToAddQuestion = ({ actor, principle, twinId }: AddFacts): readonly Objection[] => [
  ...objectionsToKeepBank(actor),
  ...when(principle !== "there", "choiceGone"),
  ...when(twinId !== null, "questionThere"),
];

/** What an edit has to be judged by. */
export interface EditFacts {
  readonly actor: Actor;
  readonly before: QuestionWords;
  readonly after: QuestionWords;
  /** The version that stands, and the one that the writer had before them. */
  readonly standing: number;
  readonly seen: number;
  readonly twinId: Id | null;
}

/** Objects to anybody but an admin or lead, to an edit of what has been edited since, to none at all, and to a twin. */
export const objectionsToEditQuestion = (facts: EditFacts): readonly Objection[] => {
  const { actor, before, after, standing, seen, twinId } = facts;
  const keeping = objectionsToKeepBank(actor);
  if (keeping.length > 0) return keeping;
  if (isSameQuestion(before, after)) return when(true, "questionUnchanged");
  return [...when(standing !== seen, "questionChanged"), ...when(twinId !== null, "questionThere")];
};

/** What new anchors of a principle have to be judged by: versions as for an edit, 0 where there are none yet. */
export interface AnchorFacts {
  readonly actor: Actor;
  readonly change: "some" | "none";
  readonly standing: number;
  readonly seen: number;
}

/** Objects to anybody but an admin or lead, to anchors that were changed since, and to no change at all (F1). */
export const objectionsToSetAnchors = (facts: AnchorFacts): readonly Objection[] => [
  ...objectionsToKeepBank(facts.actor),
  ...when(facts.change === "none", "questionUnchanged"),
  ...when(facts.change === "some" && facts.standing !== facts.seen, "questionChanged"),
];

export type QuestionStep = "retired" | "restored";

/** Objects to anybody but an admin or lead, and to a repetition. Retiring takes nothing from where it was used. */
export const objectionsToStep = (
  actor: Actor,
  retiredAt: Instant | null,
  step: QuestionStep,
): readonly Objection[] => [
  ...objectionsToKeepBank(actor),
  ...when((retiredAt !== null) === (step === "retired"), "alreadyDone"),
];

/** What pinning a question to a role has to be judged by. */
export interface PinFacts {
  readonly actor: Actor;
  readonly question: "inUse" | "retired" | "unknown";
  readonly pin: "there" | "none";
}

/** Objects to anybody but recruiters and admins, who keep roles; to a question out of use; to a repetition. */
export const objectionsToPin = ({ actor, question, pin }: PinFacts): readonly Objection[] => [
  ...objectionsToRecruit(actor),
  ...when(question === "unknown", "choiceGone"),
  ...when(question === "retired", "questionRetired"),
  ...when(pin === "there", "alreadyDone"),
];

/** Objects to anybody but recruiters and admins, and where nothing is pinned. A retired question may be taken off. */
export const objectionsToUnpin = ({ actor, pin }: Pick<PinFacts, "actor" | "pin">): readonly Objection[] => [
  ...objectionsToRecruit(actor),
  ...when(pin === "none", "alreadyDone"),
];
