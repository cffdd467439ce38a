import { z } from "zod";
import { MOST } from "~/domain/bank";
import { type BankFile, FILE_STATES, type FileFlaw, type FileQuestion } from "~/domain/bank-file";
import { line, prose } from "./fields";
import { questionWords } from "./question";

const probe = line("Enter the probe.", MOST.probe);

const item = z.object({
  id: z.string().trim().default(""),
  principle: line("Name the principle."),
  state: z
    .string()
    .trim()
    .transform((text) => text || "in use")
    .pipe(z.enum(FILE_STATES, `The state is “${FILE_STATES.join("” or “")}”.`))
    .default("in use"),
  question: questionWords.text,
  probes: z
    .array(probe, "List the follow-up probes.")
    .min(1, "Enter at least one follow-up probe.")
    .max(MOST.probes, `Use at most ${MOST.probes} probes.`),
  evidence: questionWords.evidence,
  mustNotAsk: prose("Say what an interviewer must not ask here.", MOST.mustNotAsk),
});

/** An entry as the file has it, read as a question or as the reasons why it is none; `nameOf` names its parts. */
export function readEntry(
  entry: unknown,
  at: number,
  nameOf: (path: readonly PropertyKey[]) => string,
): FileQuestion | FileFlaw {
  const judged = item.safeParse(entry);
  if (judged.success) {
    const { id, principle, state, question: text, probes, evidence, mustNotAsk } = judged.data;
    return { at, id, principle, state, words: { text, probes, evidence, mustNotAsk } };
  }
  const says = judged.error.issues.map(({ path, message }) => `${nameOf(path)}: ${message}`);
  return { at, id: idOf(entry), says };
}

/** Entries in the two piles that they belong to. */
export const sorted = (places: BankFile["places"], read: readonly (FileQuestion | FileFlaw)[]): BankFile => ({
  places,
  questions: read.filter((entry) => "words" in entry),
  flaws: read.filter((entry) => "says" in entry),
});

const idOf = (entry: unknown): string =>
  typeof entry === "object" && entry !== null && "id" in entry && typeof entry.id === "string"
    ? entry.id.slice(0, 80)
    : "";
