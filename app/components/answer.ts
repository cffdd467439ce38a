import type { SubmissionResult } from "@conform-to/react";

/** One reason to say no, as a screen shows it: the sentence, whom it names, and who can move it. */
export type Objection = {
  readonly code: string;
  readonly text: string;
  readonly people?: readonly { readonly id: string; readonly name: string }[];
  readonly mover?: string;
};

/** What a form's action answers: field errors from parsing, or objections from a rule, or neither. */
export type ActionAnswer =
  | { readonly result?: SubmissionResult<string[]>; readonly objections?: readonly Objection[] }
  | undefined;
