import { z } from "zod";
import { maybeProse, prose } from "./fields";

/** The deeds of an offer; `intent` says which. Rescinding says why (O4). */
export const offerForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("ready") }),
  z.object({ intent: z.literal("extended") }),
  z.object({ intent: z.literal("accepted") }),
  z.object({ intent: z.literal("declined"), reason: maybeProse() }),
  z.object({ intent: z.literal("rescinded"), reason: prose("Write down why the offer is taken back.") }),
]);
