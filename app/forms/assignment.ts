import { z } from "zod";
import { choice, choices, prose } from "./fields";
import { slotFields } from "./slot";

const round = choice("Choose a round.");
const assignment = choice("Choose somebody on the panel.");

/** What is done on the plan of a loop. */
export const planActs = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("assign"),
    roundId: round,
    personId: choice("Choose a person."),
    kind: z.enum(["interviewer", "hiringManager", "barRaiser", "shadow"], { error: "Choose a part." }),
    ...slotFields,
    principles: choices(),
  }),
  z.object({ intent: z.literal("change"), assignmentId: assignment, ...slotFields, principles: choices() }),
  z.object({ intent: z.literal("unassign"), assignmentId: assignment }),
  z.object({ intent: z.literal("addScreen") }),
  z.object({ intent: z.literal("addFollowUp"), focus: choices() }),
  z.object({ intent: z.literal("addMain") }),
  z.object({ intent: z.literal("removeRound"), roundId: round }),
  z.object({ intent: z.literal("start"), roundId: round }),
  z.object({ intent: z.literal("agreeCoolOff"), reason: prose("Write down why you agree.") }),
]);

export type PlanAct = z.output<typeof planActs>;
