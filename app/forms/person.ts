import { z } from "zod";
import { CAPABILITIES } from "~/domain/viewer";
import { day, email, line, maybeChoice, timeZone, whole } from "./fields";

/** A person, new or changed. */
export const personForm = z.object({
  name: line("Enter the person's name."),
  email: email(),
  level: whole("Choose a level.", 0, 9999),
  startDate: day("Enter the day the person started, such as 2024-03-01."),
  teamId: maybeChoice(),
  managerId: maybeChoice(),
  timeZone: timeZone(),
});

const capability = z.enum(CAPABILITIES, { error: "Choose a capability." });

/** What is done on a person's page. */
export const personActs = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("grant"), capability }),
  z.object({ intent: z.literal("revoke"), capability }),
  z.object({ intent: z.literal("deactivate") }),
  z.object({ intent: z.literal("reactivate") }),
]);
