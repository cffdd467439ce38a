import { isBlank } from "./content";
import { actsAsLead, type Id, type Loop, outsideLeads } from "./loop";
import { type Objection, when } from "./objections";

/** P6: once the main round has started, changing the loop's terms is an outside lead's act, with a reason. */
export const objectionsToChangeTerms = (personId: Id, loop: Loop, reason: string): readonly Objection[] => [
  ...when(loop.ending !== null, "loopEnded"),
  ...when(!actsAsLead(personId, loop), "notOutsideLead", outsideLeads(loop)),
  ...when(loop.startedAt === null, "termsNotFixed", [loop.recruiterId, loop.hiringManagerId]),
  ...when(isBlank(reason), "reasonMissing", [personId]),
];
