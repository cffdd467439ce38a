import { CsvError, type Info, parse } from "csv-parse/sync";
import {
  type BankFile,
  type Cells,
  COLUMNS,
  itemOf,
  MOST_FILE,
  NEEDED,
  unguardCell,
} from "~/domain/bank-file";
import { readEntry, sorted } from "./bank-file";

type Record = { readonly cells: readonly string[]; readonly line: number };

/**
 * A bank's table, read row by row: parted by commas, semicolons or tabs, whichever its first line has most of. Or one
 * sentence if the file as a whole can't be read.
 */
export function readCsv(text: string): BankFile | string {
  const records = recordsIn(text);
  if (typeof records === "string") return records;
  const [head, ...rows] = records;
  const names = (head?.cells ?? []).map((name) => unguardCell(name).trim().toLowerCase());
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0)
    return `The first line has to name the columns; these are missing: ${missing.join(", ")}.`;
  const twice = COLUMNS.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice) return `The first line names the column ${twice} twice.`;
  if (rows.length > MOST_FILE.questions) return `A file holds at most ${MOST_FILE.questions} questions.`;
  return sorted(
    "line",
    rows.map(({ cells, line }) => readRow(cells, names, line)),
  );
}

function readRow(cells: readonly string[], names: readonly string[], line: number) {
  const isTooLong = cells.slice(names.length).some((cell) => cell.trim() !== "");
  if (isTooLong || cells.length < names.length) {
    const says = [`This line has ${cells.length} cells, and the first line names ${names.length} columns.`];
    return { at: line, id: cells[names.indexOf("id")] ?? "", says };
  }
  const named: Cells = Object.fromEntries(
    names.map((name, index) => [name, unguardCell(cells[index] ?? "")]),
  );
  return readEntry(itemOf(named), line, columnOf);
}

/** The column that a part of a question stands in. */
function columnOf([part, ...rest]: readonly PropertyKey[]): string {
  if (part === "evidence") return rest.join("_");
  if (part === "probes") return typeof rest[0] === "number" ? `probe_${rest[0] + 1}` : "probe_1";
  return part === "mustNotAsk" ? "must_not_ask" : String(part ?? "the line");
}

function recordsIn(text: string): readonly Record[] | string {
  const plain = text.replace(/\r\n?/g, "\n");
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const;
  try {
    const delimiter = delimiterOf(plain);
    const found = parse(plain, { ...options, delimiter, record_delimiter: "\n" }) as unknown as readonly {
      readonly record: readonly string[];
      readonly info: Info;
    }[];
    return found.map(({ record, info }) => ({ cells: record, line: info.lines - breaksIn(record) }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return `A quotation mark is not where it can be, in line ${error.lines ?? "?"} or in the cell that ends there.`;
  }
}

// The parser counts to a record's end; people look for its beginning.
const breaksIn = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);

function delimiterOf(text: string): string {
  const [head = ""] = text.split("\n", 1);
  const count = (mark: string) => head.split(mark).length;
  return [";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ",");
}
