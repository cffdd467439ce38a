import type { Id } from "./loop";
import { accountReasons } from "./reasons/account";
import { bankReasons } from "./reasons/bank";
import { debriefReasons } from "./reasons/debrief";
import { feedbackReasons } from "./reasons/feedback";
import { loopReasons } from "./reasons/loop";
import { offerReasons } from "./reasons/offer";
import { panelReasons } from "./reasons/panel";
import { recordsReasons } from "./reasons/records";
import { vetoReasons } from "./reasons/veto";

/** Every reason we say no: its sentence, and who can change it. Both are shown to the person as they stand. */
export const REASONS = {
  ...loopReasons,
  ...panelReasons,
  ...feedbackReasons,
  ...debriefReasons,
  ...vetoReasons,
  ...offerReasons,
  ...recordsReasons,
  ...accountReasons,
  ...bankReasons,
} as const;

export type ReasonCode = keyof typeof REASONS;

/**
 * A reason to say no. An empty list means yes. `people` are those who can move it (or whom it concerns);
 * `about` names things, such as principles, that the sentence is about.
 */
export interface Objection {
  readonly code: ReasonCode;
  readonly people: readonly Id[];
  readonly about: readonly string[];
}

/** One objection if the condition holds, none otherwise; made to be spread into a list. */
export const when = (
  condition: boolean,
  code: ReasonCode,
  people: readonly (Id | null)[] = [],
  about: readonly string[] = [],
): readonly Objection[] => (condition ? [{ code, people: people.filter((id) => id !== null), about }] : []);

/** An objection in words, with the names of the people, as forms, checklists and boards show it. */
export interface SaidObjection {
  readonly code: ReasonCode;
  readonly text: string;
  readonly people: readonly { readonly id: Id; readonly name: string }[];
  readonly mover: string;
}

/** Puts an objection into words. `nameOf` gives a person's name as the reader may know it. */
export const say = (objection: Objection, nameOf: (id: Id) => string): SaidObjection => {
  const reason = REASONS[objection.code];
  const about = objection.about.length > 0 ? ` (${objection.about.join(", ")})` : "";
  return {
    code: objection.code,
    text: reason.says.replace(/\.$/, `${about}.`),
    people: objection.people.map((id) => ({ id, name: nameOf(id) })),
    mover: reason.mover,
  };
};
