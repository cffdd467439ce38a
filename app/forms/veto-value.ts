import type { Citation } from "~/domain/loop";

/** The form of a veto in texts, as the page shows it and a browser keeps it. */
export type VetoValue = {
  readonly rationale: string;
  readonly principles: readonly string[];
  /** Each as "evidence:<id>" or "addendum:<id>". */
  readonly cites: readonly string[];
};

/** How a form names a citation. */
export const citeValue = ({ kind, id }: Citation): string => `${kind}:${id}`;

/** Reads a form's fields back into its value. */
export const vetoValueFrom = (fields: FormData): VetoValue => ({
  rationale: String(fields.get("rationale") ?? ""),
  principles: fields.getAll("principles").map(String),
  cites: fields.getAll("cites").map(String),
});
