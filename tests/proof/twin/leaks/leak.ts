import type pg from "pg";
import { asked } from "../sql";

/** Where a leak shows: in what is answered, in the log, or in the audit log. */
export type Trace = "answers" | "log" | "record";

/** A fault put into the product on purpose, and a few questions that bring it to light. */
export interface Leak {
  readonly name: string;
  readonly persona: string;
  readonly caught: Trace;
  /** Done to both databases beforehand. */
  readonly sql?: readonly string[];
  readonly asks: (ids: LoopIds) => readonly string[];
  /** Sent to each address instead of a GET. */
  readonly body?: string;
}

export interface LoopIds {
  /** One loop whose main round is sealed and one whose main round is revealed, both the recruiter's. */
  readonly sealed: string;
  readonly revealed: string;
}

/** The loops that the leaks are about. */
export async function loopIds(client: pg.Client): Promise<LoopIds> {
  const [row] = await asked<{ sealed: string; revealed: string }>(
    client,
    `SELECT max(l.id::text) FILTER (WHERE c.name LIKE 'Rafael%' AND r.title LIKE 'Software%') AS sealed,
      max(l.id::text) FILTER (WHERE c.name LIKE 'Saoirse%') AS revealed
    FROM loop l JOIN candidate c ON c.id = l.candidate_id JOIN role r ON r.id = l.role_id`,
  );
  if (!row?.sealed || !row.revealed) throw new Error("The scene lacks the loops that the leaks are about.");
  return row;
}
