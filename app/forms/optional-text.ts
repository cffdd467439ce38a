import { z } from "zod";

/**
 * Text that may be missing: then it is the empty string. Judged in one piece rather than piped on, because the
 * reading of forms takes an empty text for a missing one at every step of a pipe.
 */
export const optionalText = (most: number) =>
  z
    .string()
    .max(most, `Use at most ${most} characters.`)
    .refine(
      (text) => !/[^\P{Cc}\t\r\n]/u.test(text),
      "Remove the characters that can't be shown, then send it again.",
    )
    .optional()
    .transform((text) => (text ?? "").replace(/\r\n?/g, "\n").trim());
