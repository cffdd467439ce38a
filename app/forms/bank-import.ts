import { z } from "zod";
import { type BankFile, MOST_FILE } from "~/domain/bank-file";
import { readCsv } from "./bank-csv";
import { readJson } from "./bank-json";

const sent = {
  text: z.string().optional(),
  fileText: z.string().optional(),
  fileFlaw: z.enum(["encoding", "size"]).optional(),
};

/** Looking at what importing a file would do, and doing what was looked at: `seen` says which preview that was. */
export const bankImportForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("preview"), ...sent }),
  z.object({ intent: z.literal("import"), ...sent, seen: z.string().max(100).default("") }),
]);

const TOO_LARGE = `A file holds at most ${MOST_FILE.characters.toLocaleString("en")} characters.`;
const FLAWS = {
  encoding: "This file is not text in UTF-8. Save it as “CSV UTF-8”, then choose it again.",
  size: TOO_LARGE,
};

/** The file that was chosen, else the text that was pasted, read as a bank's; or one sentence why it can't be. */
export function readSentBank({
  text = "",
  fileText,
  fileFlaw,
}: z.output<typeof bankImportForm>): BankFile | string {
  if (fileFlaw) return FLAWS[fileFlaw];
  const source = fileText ?? text;
  if (source.trim() === "") return "Choose a file, or paste what one holds.";
  if (source.length > MOST_FILE.characters) return TOO_LARGE;
  return /^\s*[[{]/.test(source) ? readJson(source) : readCsv(source);
}
