import { z } from "zod";
import { choice, email, line, maybeChoice, maybeProse, prose } from "./fields";

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Web addresses, one a line. Only http and https: anything else in a link could run in the reader's page. */
const links = maybeProse(4000)
  .transform((text) => [
    ...new Set(
      text
        .split("\n")
        .map((row) => row.trim())
        .filter(Boolean),
    ),
  ])
  .refine((rows) => rows.length <= 20, "Use at most 20 links.")
  .refine(
    (rows) => rows.every(isWebAddress),
    "Write one web address a line, each starting with https:// or http://.",
  );

/** A candidate, new or changed. */
export const candidateForm = z.object({
  name: line("Enter the candidate's name."),
  email: email(),
  links,
  notes: maybeProse(20_000),
  personId: maybeChoice(),
});

/** What is done on a candidate's page. */
export const candidateActs = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("link"), personId: choice("Choose a person.") }),
  z.object({
    intent: z.literal("declare"),
    personId: maybeChoice(),
    reason: prose("Say what the conflict of interest is.", 2000),
  }),
]);

/** Where an act leads: who links the record to themselves can't see it any more (S9). */
export const afterLink = (viewer: { readonly id: string }, personId: string | null, path: string): string =>
  personId === viewer.id ? "/candidates?done=link" : path;
