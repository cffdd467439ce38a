import { z } from "zod";
import { INTERVIEWER_STEPS } from "~/domain/interviewing";
import type { Place } from "~/domain/ladder";
import { STEPS } from "~/domain/programme";
import { choice, day, maybeProse } from "./fields";

const WHERE = "Choose a loop from the list, or that it was outside Plumbline.";

const place = z
  .union([z.literal("outside"), choice(WHERE)], { error: WHERE })
  .optional()
  .transform((sent): Place => {
    if (sent === undefined) return "unsaid";
    return sent === "outside" ? sent : { loopId: sent };
  });

const on = day("Enter the day of the step, such as 2026-03-01.");

/** One step of somebody's way up a ladder; the intent names the ladder. */
export const stepForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("barRaiser"),
    step: z.enum(STEPS, { error: "Choose a step." }),
    on,
    place,
    origin: z
      .boolean()
      .default(false)
      .transform((ticked) => (ticked ? ("founding" as const) : ("ordinary" as const))),
    note: maybeProse(2000),
  }),
  z.object({
    intent: z.literal("interviewer"),
    step: z.enum(INTERVIEWER_STEPS, { error: "Choose a step." }),
    on,
    place,
    note: maybeProse(2000),
  }),
]);
