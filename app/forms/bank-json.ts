import { type BankFile, MOST_FILE } from "~/domain/bank-file";
import { readEntry, sorted } from "./bank-file";

/** A bank's JSON form, read question by question; or one sentence if the file as a whole can't be read. */
export function readJson(text: string): BankFile | string {
  const parsed = parse(text);
  if (typeof parsed === "string") return parsed;
  const list = listIn(parsed.value);
  if (list === null) return "The file has no list of questions.";
  if (list.length > MOST_FILE.questions) return `A file holds at most ${MOST_FILE.questions} questions.`;
  return sorted(
    "question",
    list.map((entry, index) => readEntry(entry, index + 1, (path) => path.join(".") || "the question")),
  );
}

function parse(text: string): { readonly value: unknown } | string {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const at = placeIn(text, (error as Error).message);
    if (at === null)
      return "This is not JSON: a comma, a bracket or a quotation mark is not where it can be.";
    return `This is not JSON from line ${text.slice(0, at).split("\n").length} on.`;
  }
}

// The engine names the place, or quotes the ten characters before it, or says that the end came too early.
const POSITION = /position (\d+)/;
const QUOTED = /, \.\.\."(.*)" is not valid JSON$|, \.\.\."(.*)"\.\.\. is not valid JSON$/s;
const BEFORE = 10;

function placeIn(text: string, message: string): number | null {
  const position = POSITION.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, last, inside] = QUOTED.exec(message) ?? [];
  const quoted = inside ?? last;
  if (quoted === undefined) return /end of JSON/.test(message) ? text.length : null;
  const at = text.indexOf(quoted);
  return at >= 0 && at === text.lastIndexOf(quoted) ? at + BEFORE : null;
}

const listIn = (value: unknown): readonly unknown[] | null => {
  if (Array.isArray(value)) return value;
  const list = typeof value === "object" && value !== null && "questions" in value ? value.questions : null;
  return Array.isArray(list) ? list : null;
};
