import { z } from "zod";
import { MOST } from "~/domain/bank";
import { choice, prose, whole } from "./fields";

const sign = () => prose("Say what you would hear.", MOST.sign);
const signs = z.object({ strong: sign(), weak: sign() });

const probes = z
  .string()
  .optional()
  .transform((text) =>
    (text ?? "")
      .split(/\r\n?|\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .refine((list) => list.length > 0, "Enter at least one follow-up probe.")
  .refine((list) => list.length <= MOST.probes, `Use at most ${MOST.probes} probes, each on its own line.`)
  .refine(
    (list) => list.every((probe) => probe.length <= MOST.probe),
    `Use at most ${MOST.probe} characters for each probe.`,
  )
  .refine(
    (list) => list.every((probe) => !/\p{Cc}/u.test(probe)),
    "Remove the characters that can't be shown.",
  );

/** What a question says. */
export const questionWords = {
  text: prose("Enter the question as the interviewer asks it.", MOST.text),
  probes,
  evidence: z.object({ junior: signs, senior: signs, leader: signs }),
  mustNotAsk: prose("Say what an interviewer must not ask here.", MOST.mustNotAsk),
};

/** A new question. */
export const newQuestionForm = z.object({ principleId: choice("Choose a principle."), ...questionWords });

/** The next version of a question, and the version that it was written from. */
export const questionForm = z.object({
  ...questionWords,
  version: whole("Open the question again: the version is missing.", 1, 999_999_999),
});

/** What is done on a question's page. */
export const questionActs = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("retire") }),
  z.object({ intent: z.literal("restore") }),
]);
