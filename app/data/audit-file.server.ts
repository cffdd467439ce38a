import { Chain, type ChainEntry, type Flaw } from "./audit-chain.server";

/** What is wrong with the first bad line of a file; besides the chain's own flaws, that it is no entry of a whole export. */
export type FileFlaw = Flaw | "unreadable" | "partial";

export interface FileVerification {
  readonly checked: number;
  /** The hash that the file's whole part ends in: an end that was cut off shows only if it is compared. */
  readonly hash: string;
  readonly first: { readonly line: number; readonly flaw: FileFlaw } | null;
}

const TEXTS = ["at", "act", "details", "previousHash", "hash"] as const;
const IDS = ["actor", "loop", "subject"] as const;

/** Follows the lines of an exported audit log as the chain in the database is followed; one at a time, however many. */
export async function verifyLines(
  lines: AsyncIterable<string>,
  onProgress: (checked: number) => void = () => {},
): Promise<FileVerification> {
  const chain = new Chain();
  for await (const line of lines) {
    const entry = entryIn(line);
    const flaw = typeof entry === "string" ? entry : chain.follow(entry);
    if (flaw) return { checked: chain.number, hash: chain.hash, first: { line: chain.number + 1, flaw } };
    onProgress(chain.number);
  }
  return { checked: chain.number, hash: chain.hash, first: null };
}

function entryIn(line: string): ChainEntry | FileFlaw {
  const read = parse(line);
  if (typeof read !== "object" || read === null) return "unreadable";
  const said = read as Readonly<Record<string, unknown>>;
  // An export for a reader for whom entries are left out has neither numbers nor links (S9).
  if (!("number" in said || "hash" in said || "previousHash" in said)) return "partial";
  const isEntry =
    Number.isSafeInteger(said.number) &&
    TEXTS.every((key) => typeof said[key] === "string") &&
    IDS.every((key) => said[key] === null || typeof said[key] === "string");
  return isEntry ? (read as ChainEntry) : "unreadable";
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
