import { parse } from "@conform-to/react";
import { data } from "@remix-run/node";
import { say, when } from "~/domain/objections";
import { SECRETS } from "./secret-answer.server";
import { readSent } from "./sent.server";

/**
 * 503: what a form sent could not be kept just now, for no fault of its own. The form gets back what was typed, but
 * for secrets, and the reason.
 */
export async function notNow(request: Request) {
  const submission = parse(await readSent(request), { resolve: () => ({ value: null }) });
  const objections = when(true, "notNow").map((objection) => say(objection, () => ""));
  return data(
    { result: submission.reply({ formErrors: [], hideFields: SECRETS }), objections },
    { status: 503, headers: { "Retry-After": "5" } },
  );
}
