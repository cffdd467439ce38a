import { z } from "zod";
import { line, whole } from "./fields";

const number = whole("Enter a whole number.", 0, 9999);
const label = line("Enter a label, such as L5 or Senior.", 60);
const exempt = z.boolean().default(false);

const level = whole("Enter the number of a level.", 0, 9999);

/** The organisation's settings: its name, times, bands and practice, and its levels. The bounds are the database's own. */
export const settingsForm = z.discriminatedUnion("intent", [
  z
    .object({
      intent: z.literal("organisation"),
      name: line("Enter the organisation's name."),
      feedbackHours: whole("Enter a number of hours.", 1, 336),
      overdueHours: whole("Enter a number of hours.", 1, 720),
      coolOffDays: whole("Enter a number of days.", 0, 1095),
      currencyDays: whole("Enter a number of days.", 30, 1095),
      seniorFrom: level,
      leaderFrom: level,
      shadowSteps: whole("Enter a number of times.", 1, 20),
      reverseShadowSteps: whole("Enter a number of times.", 1, 20),
    })
    .refine(({ seniorFrom, leaderFrom }) => seniorFrom < leaderFrom, {
      path: ["leaderFrom"],
      error: "Leaders begin above the level from which one is senior.",
    }),
  z.object({ intent: z.literal("addLevel"), number, label, exempt }),
  z.object({ intent: z.literal("changeLevel"), number, label, exempt }),
]);
