import { z } from "zod";
import { CANCELLATIONS } from "~/domain/ending";
import { prose } from "./fields";

/** How a loop ends without a decision. */
export const endingForm = z.object({
  kind: z.enum(CANCELLATIONS, { error: "Choose why the loop ends." }),
  reason: prose("Write down the reason."),
});
