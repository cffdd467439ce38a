import { z } from "zod";
import { newPassword } from "./account";
import { email, line, timeZone, whole } from "./fields";

const code = () =>
  z
    .string()
    .trim()
    .max(40)
    .optional()
    .transform((text) => text ?? "");

export const welcomeForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("found"),
    code: code(),
    organisation: line("Enter the organisation's name.", 120),
    name: line("Enter your name.", 120),
    email: email(),
    password: newPassword(),
    team: line("Enter the name of your team.", 120),
    level: whole("Choose your level.", 1, 30),
    timeZone: timeZone(),
    barRaiser: z.enum(["certified", "notYet"], { error: "Say whether you are a certified Bar Raiser." }),
  }),
  z.object({ intent: z.literal("demo"), code: code() }),
]);
