import { z } from "zod";
import { MOST_QUESTIONS } from "~/domain/asking";
import { choice, choices, maybeProse, prose } from "./fields";
import { slotFields } from "./slot";

const ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const PAIR = new RegExp(`^${ID}:${ID}$`);

/** Ticked boxes, each an assignment and a principle. */
const pairs = () => z.array(z.string().regex(PAIR, "Choose from the list.")).max(500).default([]);

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
  z.object({
    intent: z.literal("change"),
    assignmentId: assignment,
    ...slotFields,
    principles: choices(),
    reason: maybeProse(2000),
  }),
  z.object({ intent: z.literal("unassign"), assignmentId: assignment }),
  z.object({ intent: z.literal("addScreen") }),
  z.object({ intent: z.literal("addFollowUp"), focus: choices() }),
  z.object({ intent: z.literal("addMain") }),
  z.object({ intent: z.literal("distribute"), roundId: round, pair: pairs() }),
  z.object({ intent: z.literal("removeRound"), roundId: round }),
  z.object({ intent: z.literal("start"), roundId: round }),
  z.object({ intent: z.literal("agreeCoolOff"), reason: prose("Write down why you agree.") }),
]);

/** What one interviewer is to ask. */
export const questionsForm = z.object({
  questions: choices().refine(
    (ids) => ids.length <= MOST_QUESTIONS,
    `Choose at most ${MOST_QUESTIONS}: an hour holds no more.`,
  ),
});

export type PlanAct = z.output<typeof planActs>;
