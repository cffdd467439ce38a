import { z } from "zod";
import { MOST } from "~/domain/bank";
import { choice, line, prose, whole } from "./fields";

const id = choice("Choose a principle.");
const name = line("Enter the principle's name.", 100);
const description = prose("Describe what the principle looks like in somebody's work.", 2000);

const anchor = () => prose("Say what you would have heard.", MOST.anchor);

/** A principle: added, changed, retired or taken back, and its anchors. */
export const principleForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), name, description }),
  z.object({ intent: z.literal("change"), id, name, description }),
  z.object({ intent: z.literal("retire"), id }),
  z.object({
    ...{ intent: z.literal("anchor"), id, version: whole("Open the page again.", 0, 999_999_999) },
    ...{ concern: anchor(), mildConcern: anchor(), mixed: anchor(), strength: anchor() },
    exceptionalStrength: anchor(),
  }),
  z.object({ intent: z.literal("restore"), id }),
]);
