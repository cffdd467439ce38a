import { z } from "zod";
import { BARS, VOTES } from "~/domain/feedback";
import { maybeProse } from "./fields";

export const voteForm = z.object({
  intent: z.literal("vote"),
  stage: z.enum(["revote", "final"]),
  vote: z.enum(VOTES, { error: "Choose your vote." }),
  bar: z.enum(BARS, { error: "Answer whether this hire would raise the average." }),
  changeReason: maybeProse(2_000),
});
