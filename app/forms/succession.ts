import { z } from "zod";
import { choice, choices, prose, whole } from "./fields";

const reason = prose("Write down the reason.");

/** Who takes over from whom in a loop, and changes of its terms. */
export const successionActs = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("recuse"), reason }),
  z.object({
    intent: z.literal("appoint"),
    cause: z.enum(["deactivated", "recused", "independence", "overdue", "revoked"], {
      error: "Choose why the Bar Raiser cannot act.",
    }),
    personId: choice("Choose the successor."),
    reason,
  }),
  z.object({ intent: z.literal("assess"), text: prose("Write down your assessment.") }),
  z.object({
    intent: z.literal("propose"),
    seat: z.enum(["hiringManager", "recruiter"], { error: "Choose whom to replace." }),
    personId: choice("Choose who takes over."),
    reason,
  }),
  z.object({ intent: z.literal("agree"), replacementId: choice("Choose a proposal.") }),
  z.object({
    intent: z.literal("terms"),
    level: whole("Choose a level.", 0, 9999),
    teamId: choice("Choose a team."),
    principles: choices(),
    reason,
  }),
]);

export type SuccessionAct = z.output<typeof successionActs>;
