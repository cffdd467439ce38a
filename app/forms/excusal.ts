import { z } from "zod";
import { REQUESTED_EXCUSALS } from "~/domain/excusal";
import { choice, maybeProse, prose } from "./fields";

/** Excusals and what is said about conflicts of interest. */
export const excusalActs = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("request"),
    assignmentId: choice("Choose who is to be excused."),
    kind: z.enum(REQUESTED_EXCUSALS, { error: "Choose what happened." }),
    reason: prose("Write down the reason."),
  }),
  z.object({
    intent: z.literal("answer"),
    excusalId: choice("Choose a request."),
    answer: z.enum(["agree", "refuse"], { error: "Choose whether you agree." }),
    reason: maybeProse(),
  }),
  z.object({
    intent: z.literal("weigh"),
    personId: choice("Choose whose feedback."),
    text: prose("Write down whether it is weighed, and why."),
  }),
]);

export type ExcusalAct = z.output<typeof excusalActs>;
