import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { SaidObjection } from "~/domain/objections";
import type { Instant } from "~/domain/time";

type Refusal = {
  readonly objections?: readonly SaidObjection[];
  /** From when on another try is counted: then the answer is 429. */
  readonly again?: Instant;
};

/** Fields that never go back into a page, although the form library gives back what was typed. */
export const SECRETS = ["password", "current", "next", "code"];

/**
 * Gives back a form that holds a password, without it: 400 if it isn't complete, 409 if a rule says no, 429 with
 * Retry-After if there were too many attempts.
 */
export function withoutSecrets(submission: Submission<unknown, string[]>, refusal: Refusal = {}) {
  const { objections = [], again } = refusal;
  const formErrors = objections.length > 0 ? { formErrors: [] } : {};
  const result = submission.reply({ ...formErrors, hideFields: SECRETS });
  const wait = again === undefined ? null : Math.max(1, Math.ceil((again - Date.now()) / 1000));
  const headers: Record<string, string> = wait === null ? {} : { "Retry-After": String(wait) };
  const status = wait !== null ? 429 : objections.length > 0 ? 409 : 400;
  return data({ result, objections }, { status, headers });
}
