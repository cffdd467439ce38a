import { z } from "zod";
import { choice, line, prose } from "./fields";

const id = choice("Choose a principle.");
const name = line("Enter the principle's name.", 100);
const description = prose("Describe what the principle looks like in somebody's work.", 2000);

/** A principle: added, changed, retired or taken back. */
export const principleForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), name, description }),
  z.object({ intent: z.literal("change"), id, name, description }),
  z.object({ intent: z.literal("retire"), id }),
  z.object({ intent: z.literal("restore"), id }),
]);
