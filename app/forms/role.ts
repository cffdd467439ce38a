import { z } from "zod";
import { choice, choices, line, whole } from "./fields";

/** A role, new or changed. */
export const roleForm = z.object({
  title: line("Enter a title, such as Software engineer, Payments."),
  level: whole("Choose a level.", 0, 9999),
  teamId: choice("Choose a team."),
  hiringManagerId: choice("Choose the hiring manager."),
  recruiterId: choice("Choose the recruiter."),
  principles: choices().refine((ids) => ids.length > 0, "Choose at least one principle."),
});

/** What is done on a role's page. */
export const roleActs = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("close") }),
  z.object({ intent: z.literal("reopen") }),
  z.object({ intent: z.literal("pin"), questionId: choice("Choose a question.") }),
  z.object({ intent: z.literal("unpin"), questionId: choice("Choose a question.") }),
]);
