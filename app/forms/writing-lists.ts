import { z } from "zod";
import { MOST_IN_LISTS, phrasesFrom } from "~/domain/writing-lists";
import { line, maybeProse, prose } from "./fields";

const phrases = () =>
  maybeProse(40_000)
    .transform(phrasesFrom)
    .refine((all) => all.length <= MOST_IN_LISTS.phrases, `Use at most ${MOST_IN_LISTS.phrases} lines.`)
    .refine(
      (all) => all.every((phrase) => phrase.length <= MOST_IN_LISTS.phrase),
      `Use at most ${MOST_IN_LISTS.phrase} characters on a line.`,
    );

const list = {
  reason: prose("Say why nobody should write about it: writers read this.", MOST_IN_LISTS.reason),
  phrases: phrases(),
  unless: phrases(),
};

const key = () => z.string().regex(/^[a-z0-9-]{1,60}$/, "Choose a topic.");

/** What is done to the lists of the private checks. */
export const listsForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("topic"), key: key(), title: line("Enter the topic.", 80), ...list }),
  z.object({ intent: z.literal("addTopic"), title: line("Enter the topic.", 80), ...list }),
  z.object({ intent: z.literal("removeTopic"), key: key() }),
  z.object({ intent: z.literal("opinions"), ...list }),
  z.object({
    intent: z.literal("language"),
    language: z
      .string({ error: "Enter a language, such as en or de." })
      .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, "Enter a language, such as en or de."),
  }),
  z.object({ intent: z.literal("restore") }),
]);
