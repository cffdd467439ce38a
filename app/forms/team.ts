import { z } from "zod";
import { choice, line } from "./fields";

const name = line("Enter the team's name.", 100);

/** A team: a new one, or another name for one. */
export const teamForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), name }),
  z.object({ intent: z.literal("rename"), id: choice("Choose a team."), name }),
]);
