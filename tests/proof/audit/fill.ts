import type pg from "pg";

// Each entry writes the chain's end anew, and what one transaction has written over only the next one can tidy away.
const AT_ONCE = 500;

/** Appends so many entries through the database's own trigger, with details as long as they are in life. */
export async function fill(owner: pg.Client, count: number): Promise<void> {
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
