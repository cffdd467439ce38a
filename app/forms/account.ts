import { z } from "zod";
import { choice, email } from "./fields";

const CONTROL = /\p{Cc}/u;

/** A password to be set: long rather than strange. Not trimmed: its spaces are part of it. */
export const newPassword = () =>
  z
    .string({ error: "Choose a password of at least 12 characters." })
    .min(12, "Use at least 12 characters.")
    .max(200, "Use at most 200 characters.")
    .refine((text) => !CONTROL.test(text), "Leave out tabs and line breaks.");

/** A password to be compared. */
const password = (ask: string) =>
  z.string({ error: ask }).min(1, ask).max(200, "Use at most 200 characters.");

export const signInForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("password"),
    email: email(),
    password: password("Enter your password."),
  }),
  z.object({
    intent: z.literal("demo"),
    personId: choice("Choose one of the people."),
  }),
]);

export const accountForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("password"),
    current: password("Enter your current password."),
    next: newPassword(),
  }),
  z.object({ intent: z.literal("endSession"), sessionId: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.object({ intent: z.literal("everywhere") }),
  z.object({ intent: z.literal("dismiss") }),
]);

/** The first password behind an invitation, or a new one behind a reset link. */
export const linkForm = z.object({ next: newPassword() });

export const keepAccountForm = z.object({ intent: z.enum(["invite", "reset", "agree", "end"]) });
