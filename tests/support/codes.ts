import type { Objection } from "~/domain/objections";

/** The codes of some objections, sorted, as tables of stories compare them. */
export const codes = (objections: readonly Objection[]): readonly string[] =>
  objections.map((o) => o.code).sort();

/** Each objection's code with the people who can move it, as "code person person". */
export const movers = (objections: readonly Objection[]): readonly string[] =>
  objections.map((o) => [o.code, ...o.people].join(" "));
