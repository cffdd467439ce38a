import { z } from "zod";

const NO_CONTROL = /^[\t\n\r\P{Cc}]*$/u;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const CONTROL = "Remove the characters that can't be shown, then send it again.";

/** One line of text: trimmed, not empty. `ask` is the sentence shown when it is missing, such as "Enter a name." */
export const line = (ask: string, most = 200) =>
  z
    .string({ error: ask })
    .trim()
    .min(1, ask)
    .max(most, `Use at most ${most} characters.`)
    .regex(NO_CONTROL, CONTROL)
    .refine((text) => !/[\r\n]/.test(text), "Keep it on one line.");

// Judged without a pipe: conform takes an empty string for a missing one wherever a string schema begins.
const tidy = (text: string | undefined): string => (text ?? "").replace(/\r\n?/g, "\n").trim();

/** Text of any length up to `most`; line breaks are kept, as LF. */
export const prose = (ask: string, most = 20_000) =>
  z
    .string({ error: ask })
    .transform(tidy)
    .refine((text) => text !== "", ask)
    .refine((text) => text.length <= most, `Use at most ${most} characters.`)
    .refine((text) => NO_CONTROL.test(text), CONTROL);

/** Text that may be missing: then it is the empty string. */
export const maybeProse = (most = 20_000) =>
  z
    .string()
    .optional()
    .transform(tidy)
    .refine((text) => text.length <= most, `Use at most ${most} characters.`)
    .refine((text) => NO_CONTROL.test(text), CONTROL);

/** Text of a draft, kept as it was typed (F4): line ends as LF, and no NUL, which no database keeps. */
export const keptText = (most = 20_000) =>
  z
    .string()
    .optional()
    .transform((text) => (text ?? "").replaceAll("\u0000", "").replace(/\r\n?/g, "\n"))
    .refine((text) => text.length <= most, `Use at most ${most} characters.`);

/** The revision of a draft; whatever else is sent is none. */
export const revision = () => z.coerce.number().int().min(0).max(2_000_000_000).catch(0);

/** An id chosen from a list. */
export const choice = (ask: string) => z.string({ error: ask }).regex(UUID, ask);

/** An id that may be left blank: then null. */
export const maybeChoice = () =>
  z
    .string()
    .regex(UUID, "Choose one from the list.")
    .optional()
    .transform((id) => id ?? null);

/** Ids of ticked boxes; none is an empty list. */
export const choices = () => z.array(z.string().regex(UUID, "Choose from the list.")).max(100).default([]);

/** A calendar day, "2026-12-03". */
export const day = (ask: string) =>
  z
    .string({ error: ask })
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: ask, abort: true })
    .refine(isDay, ask);

// From 1900 on: the database knows no year 0, and nobody here has anything before.
function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return text >= "1900" && !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** A whole number within bounds. */
export const whole = (ask: string, least: number, most: number) =>
  z
    .string({ error: ask })
    .regex(/^-?\d{1,9}$/, ask)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(least, `Use a number from ${least} to ${most}.`)
        .max(most, `Use a number from ${least} to ${most}.`),
    );

/** An e-mail address, in lower case as it is kept. */
export const email = () =>
  z
    .string({ error: "Enter an e-mail address, such as name@example.com." })
    .trim()
    .toLowerCase()
    .max(254, "Use at most 254 characters.")
    .pipe(z.email("Enter an e-mail address, such as name@example.com."));

/** An IANA time zone that this server knows. */
export const timeZone = () =>
  z
    .string({ error: "Choose a time zone." })
    .refine(isTimeZone, "Choose a time zone from the list, such as Europe/Berlin.");

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A local date and time, "2026-12-03T14:00", as a datetime-local input sends it. */
export const localTime = (ask: string) =>
  z
    .string({ error: ask })
    .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { error: ask, abort: true })
    .refine((text) => isDay(text.slice(0, 10)), ask);
