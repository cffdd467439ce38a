import { stringify } from "csv-stringify/sync";
import { COLUMNS, cellsOf, guardCell } from "~/domain/bank-file";
import type { BankQuestion } from "~/domain/bank-import";

/**
 * Questions as a table for spreadsheets: UTF-8 with its mark, lines ended as RFC 4180 has them, and no cell that a
 * spreadsheet would take for a formula.
 */
export const csvOf = (questions: readonly BankQuestion[]): string => {
  const rows = questions.map((question) => {
    const cells = cellsOf({ ...question, id: question.key });
    return COLUMNS.map((name) => guardCell(cells[name] ?? ""));
  });
  return stringify([COLUMNS, ...rows], { bom: true, record_delimiter: "\r\n" });
};

/** The same as JSON. */
export const jsonOf = (questions: readonly BankQuestion[]): string => {
  const items = questions.map(({ key, principle, state, version, words }) => {
    const { text: question, probes, evidence, mustNotAsk } = words;
    return { id: key, principle, state, version, question, probes, evidence, mustNotAsk };
  });
  return `${JSON.stringify({ format: "plumbline-questions", questions: items }, null, 2)}\n`;
};
