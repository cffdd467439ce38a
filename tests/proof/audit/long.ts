import path from "node:path";
import pg from "pg";
import { type Copy, copyOnce, copyTemplate } from "../../support/copy.ts";
import { settle } from "../../support/debrief-world.ts";
import { DEEP, tell } from "../chance";

// A long chain and a short one: what the long one takes more is time, not memory (R1).
export const [LONG, SHORT] = DEEP ? [1_000_000, 20_000] : [5_000, 2_500];
/** The program completes the question bank at its first start, and that is one entry more. */
export const STARTED = LONG + 1;
/** How long anything with the long one may take, in milliseconds. */
export const LIMIT = 1_800_000;

// Whoever kept a million entries would break with a heap of so many MB.
const HEAP = "--max-old-space-size=128";
/** Options for a Node that says at its end how much memory it ever held. */
export const PEAK = [HEAP, "--import", path.resolve("tests/proof/audit/peak.mjs")];

/** What a process whose output this is held at most, in kB; NaN if it hasn't said so. */
export const peakIn = (output: string): number => Number(/peak memory (\d+) kB/.exec(output)?.[1]);

export const inMB = (kilobytes: number): string => `${Math.round(kilobytes / 1000)} MB`;
export const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);

/** A settled organisation whose audit log has so many entries. */
export const chainOf = (count: number): Promise<Copy> =>
  copyOnce(`chain_${count}`, copyTemplate, async (copy) => {
    const began = performance.now();
    const owner = new pg.Client(copy.owner);
    await owner.connect();
    await settle(owner);
    await fill(owner, count);
    await owner.end();
    tell(`Audit chain: ${count} entries written in ${secondsSince(began)} s.`);
  });

// Each entry writes the chain's end anew, and what one transaction has written over only the next one can tidy away.
const AT_ONCE = 500;

/** Appends entries through the database's own trigger, with details as long as they are in life. */
async function fill(owner: pg.Client, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) {
    await owner.query(
      `INSERT INTO audit_entry (at, actor_id, act, loop_id, subject_id, details)
       SELECT '2026-01-05T09:00:00Z'::timestamptz + n * interval '11 seconds', md5('a' || n % 97)::uuid,
         (ARRAY['feedback.submitted', 'feedback.read', 'round.revealed', 'debrief.opened'])[n % 4 + 1],
         md5('l' || n / 40)::uuid, CASE WHEN n % 3 = 0 THEN md5('s' || n)::uuid END,
         json_build_object('version', n % 5, 'round', md5('r' || n / 9)::uuid)::text
       FROM generate_series($1::int, $2::int) n`,
      [from, Math.min(from + AT_ONCE - 1, count)],
    );
  }
  await owner.query("ANALYZE audit_entry");
}
