import { z } from "zod";
import { STEPS } from "~/domain/programme";
import { choice, day, maybeProse } from "./fields";

/** One step of somebody's way through the Bar Raiser programme. */
export const certificationForm = z.object({
  personId: choice("Choose a person."),
  step: z.enum(STEPS, { error: "Choose a step." }),
  on: day("Enter the day of the step, such as 2026-03-01."),
  origin: z
    .boolean()
    .default(false)
    .transform((ticked) => (ticked ? ("founding" as const) : ("ordinary" as const))),
  note: maybeProse(2000),
});
