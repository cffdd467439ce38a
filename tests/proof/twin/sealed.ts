/** One kind of thing that somebody may not see, and how it is made to differ in the second world. */
export interface Sealed {
  readonly name: string;
  readonly law: string;
  /** Statements on the second world, in order; `:who` is the reader. Together they must change something for somebody. */
  readonly sql: readonly string[];
}

/** A word that stands only in the second world, for searches. */
export const WORD = "zanzibar";

/** Another text in place of a column's own, of another length. */
export const text = (column: string) =>
  `'${WORD} ' || md5(${column}) || repeat(' and more', length(${column}) % 7)`;
