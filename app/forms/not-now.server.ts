import { parse } from "@conform-to/react";
import { data } from "@remix-run/node";
import { say, when } from "~/domain/objections";
import { SECRETS } from "./secret-answer.server";
import { readSent } from "./sent.server";

/**
 * 503: what a form sent could not be kept just now, for no fault of its own. The form gets back what was typed, but
 * for secrets, and the reason; `sent` is the same as plain fields, for where not even the form can be drawn.
 */
export async function notNow(request: Request) {
  const form = await readSent(request);
  const submission = parse(form, { resolve: () => ({ value: null }) });
  const objections = when(true, "notNow").map((objection) => say(objection, () => ""));
  return data(
    { result: submission.reply({ formErrors: [], hideFields: SECRETS }), objections, sent: sentIn(form) },
    { status: 503, headers: { "Retry-After": "5" } },
  );
}

const sentIn = (form: FormData) =>
  [...form].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" && !SECRETS.includes(name) ? [[name, value] as const] : [],
  );
