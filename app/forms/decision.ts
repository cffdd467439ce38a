import { z } from "zod";
import { BARS } from "~/domain/feedback";
import { prose, whole } from "./fields";

export const decideForm = z.object({
  intent: z.literal("decide"),
  outcome: z.enum(["hire", "hireAtAnotherLevel", "noHire", "moreEvidence"], { error: "Choose a decision." }),
  level: whole("Choose a level from the list.", 0, 99)
    .optional()
    .transform((level) => level ?? null),
  reason: prose("Write down why."),
});

export const levelBarForm = z.object({
  intent: z.literal("levelBar"),
  bar: z.enum(BARS, { error: "Answer whether this hire would raise the average at that level." }),
});

export const concurForm = z.object({
  intent: z.literal("concur"),
  text: prose("Write down why this hire raises the bar."),
});
