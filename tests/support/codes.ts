import type { Objection } from "~/domain/objections";

/** The codes of some objections, sorted, as tables of stories compare them. */
export const codes = (objections: readonly Objection[]): readonly string[] =>
  objections.map((o) => o.code).sort();
