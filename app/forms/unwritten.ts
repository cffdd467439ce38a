import { z } from "zod";

const NO_CONTROL = /^(?:\P{Cc}|[\t\n\r])*$/u;

/**
 * Text that may be left out: then it is the empty string. Judged before it is transformed: an empty box is no value at
 * all to the form's parser, which would take an empty result for a missing one again.
 */
export const unwritten = (most: number) =>
  z
    .string()
    .max(most, `Use at most ${most} characters.`)
    .regex(NO_CONTROL, "Remove the characters that can't be shown, then send it again.")
    .optional()
    .transform((text) => (text ?? "").replace(/\r\n?/g, "\n").trim());
