import type { FeedbackValue } from "~/forms/feedback-value";

type Mutable<T> = T extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T;

/** The form's fields as the form library wants them named. */
export type Fields = Mutable<FeedbackValue>;
export type PrincipleFieldset = Fields["principles"][number];
export type EvidenceFieldset = PrincipleFieldset["evidence"][number];

/** The id of the form, which its fields' ids begin with. */
export const FORM = "write";
