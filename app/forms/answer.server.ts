import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { SaidObjection } from "~/domain/objections";
import { readSent, refuse } from "./sent.server";

/**
 * Reads the request's form and judges it by the schema, whose fields stand in the order of the page: so do the errors
 * in the summary on top. Throws 400 as `readSent` does.
 */
export async function parseForm<S extends z.ZodType>(request: Request, schema: S) {
  const form = await readSent(request);
  try {
    return parseWithZod(form, { schema });
  } catch {
    // Fields that contradict each other, such as a list that is sent as a text and to be made longer.
    return refuse();
  }
}

/** 400: the form isn't complete. What was typed goes back with an error beside each field. */
export const invalid = (submission: Submission<unknown, string[]>) =>
  data({ result: submission.reply(), objections: [] as readonly SaidObjection[] }, { status: 400 });

/** The same for what only reading a field's text has shown. */
export const unreadable = (submission: Submission<unknown, string[]>, field: string, says: string) =>
  data(
    {
      result: submission.reply({ fieldErrors: { [field]: [says] } }),
      objections: [] as readonly SaidObjection[],
    },
    { status: 400 },
  );

/** 409: a rule says no. What was typed goes back, and the reasons with it. */
export const refused = (submission: Submission<unknown, string[]>, objections: readonly SaidObjection[]) =>
  data({ result: submission.reply({ formErrors: [] }), objections }, { status: 409 });

type Outcome = {
  readonly objections: readonly SaidObjection[];
  /** Where it goes on if nothing was objected to. */
  readonly to: string;
};

/** Parses the form, does what it asks, and answers: `invalid`, `refused`, or a redirect. */
export async function answerForm<S extends z.ZodType>(
  request: Request,
  schema: S,
  deed: (sent: z.output<S>) => Promise<Outcome>,
) {
  const submission = await parseForm(request, schema);
  if (submission.status !== "success") return invalid(submission);
  const { objections, to } = await deed(submission.value);
  return objections.length > 0 ? refused(submission, objections) : redirect(to);
}
