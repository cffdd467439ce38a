import { z } from "zod";
import type { Citation } from "~/domain/loop";
import { choices, keptText, prose, revision } from "./fields";

const CITE = /^(evidence|addendum):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const toCitation = (value: string): Citation => {
  const [kind, id] = value.split(":") as ["evidence" | "addendum", string];
  return { kind, id };
};

const cited = () => z.array(z.string().regex(CITE, "Choose from the list.")).max(200).default([]);

const someCited = (ask: string) =>
  cited()
    .refine((list) => list.length > 0, ask)
    .transform((list) => list.map(toCitation));

const kept = {
  baseRevision: revision(),
  /** The newer draft's revision, where its writer chose to keep this one instead. */
  insteadOf: revision(),
};

const drafted = {
  rationale: keptText(),
  principles: choices(),
  cites: cited().transform((list) => list.map(toCitation)),
  ...kept,
};

/** What the autosave of a veto sends. */
export const vetoDraftForm = z.object(drafted);

/** The revision that a save takes the place of. */
export const vetoBase = ({ baseRevision, insteadOf }: z.output<z.ZodObject<typeof kept>>): number =>
  insteadOf || baseRevision;

/** Everything that is sent about a veto; `intent` says which deed it is. */
export const vetoForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("draft"), ...drafted }),
  z.object({
    intent: z.literal("cast"),
    ...kept,
    rationale: prose("Write down why you block this hire."),
    principles: choices().refine(
      (list) => list.length > 0,
      "Name at least one principle that the veto rests on.",
    ),
    cites: someCited("Cite at least one piece of evidence."),
  }),
  z.object({
    intent: z.literal("lift"),
    text: prose("Write down what has changed since the cast."),
    cites: someCited("Cite at least one piece of evidence recorded since the cast."),
  }),
  z.object({ intent: z.literal("uphold"), text: prose("Write down why the veto stands.") }),
]);
