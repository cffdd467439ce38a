import type pg from "pg";

/** What must never be found in a database, each as a query for the rows that break it. */
const INVARIANTS: Readonly<Record<string, string>> = {
  "a revealed round lacks required feedback (S3)": `
    SELECT r.id FROM round r JOIN assignment a ON a.round_id = r.id
    WHERE r.revealed_at IS NOT NULL AND a.kind <> 'shadow' AND a.submitted_at IS NULL AND NOT is_excused(a.id)`,
  "a complete round of an open loop is still sealed (S3)": `
    SELECT r.id FROM round r JOIN loop l ON l.id = r.loop_id
    WHERE r.started_at IS NOT NULL AND r.revealed_at IS NULL AND l.ended_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM assignment a WHERE a.round_id = r.id AND a.kind <> 'shadow' AND a.submitted_at IS NULL AND NOT is_excused(a.id))`,
  "somebody's feedback is in and excused at once (F8)":
    "SELECT id FROM assignment WHERE submitted_at IS NOT NULL AND is_excused(id)",
  "an assignment's state and its writing disagree (F6)": `
    SELECT a.id FROM assignment a WHERE (a.submitted_at IS NOT NULL) <> EXISTS (
      SELECT 1 FROM feedback f WHERE f.assignment_id = a.id AND NOT EXISTS (SELECT 1 FROM withdrawal w WHERE w.feedback_id = f.id))`,
  "two versions stand (F5)": `
    SELECT f.assignment_id AS id FROM feedback f LEFT JOIN withdrawal w ON w.feedback_id = f.id
    WHERE w.feedback_id IS NULL GROUP BY 1 HAVING count(*) > 1`,
  "an offer is ready past a veto (V2)":
    "SELECT v.loop_id AS id FROM veto v WHERE v.resolution IS NULL AND offer_deed(v.loop_id) IN ('ready')",
  "an offer is ready past a sealed round (S5)": `
    SELECT r.id FROM round r WHERE r.started_at IS NOT NULL AND r.revealed_at IS NULL AND offer_deed(r.loop_id) = 'ready'`,
  "an upheld veto's loop goes on, or lacks its decision (V3)": `
    SELECT v.id FROM veto v JOIN loop l ON l.id = v.loop_id WHERE v.resolution = 'upheld' AND (
      l.end_kind IS DISTINCT FROM 'vetoUpheld' OR NOT EXISTS (SELECT 1 FROM decision d WHERE d.loop_id = l.id AND d.outcome = 'noHire'))`,
  "a veto was cast after its loop's end (V4)":
    "SELECT v.id FROM veto v JOIN loop l ON l.id = v.loop_id WHERE v.at > l.ended_at",
  "two people speak at once, or a turn was left out (D2)": `
    SELECT s.debrief_id AS id FROM speaker s WHERE s.turn_started_at IS NOT NULL AND s.turn_ended_at IS NULL
    GROUP BY 1 HAVING count(*) > 1
    UNION SELECT s.debrief_id FROM speaker s JOIN speaker earlier ON earlier.debrief_id = s.debrief_id AND earlier.place < s.place
    WHERE s.turn_started_at IS NOT NULL AND earlier.turn_ended_at IS NULL`,
  "all votes are cast, and they are not shown (D3)": `
    SELECT d.id FROM debrief d WHERE d.phase = 'revote' AND d.revote_shown_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM speaker s WHERE s.debrief_id = d.id AND s.revote_cast_at IS NULL)`,
  "a debrief was opened under a revoked certification (P2)": `
    SELECT o.number::text AS id FROM audit_entry o WHERE o.act = 'debrief.opened' AND (
      SELECT c.details::jsonb ->> 'step' FROM audit_entry c
      WHERE c.act = 'certification.recorded' AND c.subject_id = o.actor_id AND c.number < o.number ORDER BY c.number DESC LIMIT 1) = 'revoked'`,
  "the chain of the record is broken, forked or has a gap (R1)": `
    SELECT e.number::text AS id FROM audit_entry e LEFT JOIN audit_entry b ON b.number = e.number - 1
    WHERE e.hash <> audit_hash(e) OR e.previous_hash <> coalesce(b.hash, repeat('0', 64))
    UNION SELECT number::text FROM audit_head WHERE number <> (SELECT count(*) FROM audit_entry)`,
};

/** What each act of the record stands for: as many entries as rows, or something was doubled or lost. */
const COUNTED: Readonly<Record<string, string>> = {
  "feedback.submitted": "SELECT loop_id FROM feedback",
  "feedback.withdrawn": "SELECT f.loop_id FROM withdrawal w JOIN feedback f ON f.id = w.feedback_id",
  "round.revealed": "SELECT loop_id FROM round WHERE revealed_at IS NOT NULL",
  "veto.cast": "SELECT loop_id FROM veto",
  "veto.lifted": "SELECT loop_id FROM veto WHERE resolution = 'lifted'",
  "veto.upheld": "SELECT loop_id FROM veto WHERE resolution = 'upheld'",
  "offer.ready": "SELECT loop_id FROM offer_step WHERE deed = 'ready'",
  "offer.dropped": "SELECT loop_id FROM offer_step WHERE deed = 'dropped'",
  "debrief.opened": "SELECT loop_id FROM debrief",
};

/** How many rows of each kind a loop had before anything was recorded, since a scene is written past the record. */
export type Before = Readonly<Record<string, number>>;

const countOf = async (owner: pg.Client, rows: string, loop: string): Promise<number> => {
  const sql = `SELECT count(*)::int AS n FROM (${rows}) AS row WHERE row.loop_id = $1`;
  return (await owner.query<{ n: number }>(sql, [loop])).rows[0]?.n ?? 0;
};

export async function countsOf(owner: pg.Client, loop: string): Promise<Before> {
  const counts: Record<string, number> = {};
  for (const [act, rows] of Object.entries(COUNTED)) counts[act] = await countOf(owner, rows, loop);
  return counts;
}

/** Everything that is wrong in the database, in words; empty where every invariant holds. */
export async function brokenIn(owner: pg.Client): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [says, sql] of Object.entries(INVARIANTS)) {
    const { rows } = await owner.query<{ id: string }>(sql);
    if (rows.length > 0) found.push(`${says}: ${rows.map(({ id }) => id).join(", ")}`);
  }
  return found;
}

/** Acts that a loop's record tells more or less often than they happened since. */
export async function miscountedIn(
  owner: pg.Client,
  loop: string,
  before: Before,
): Promise<readonly string[]> {
  const now = await countsOf(owner, loop);
  const { rows } = await owner.query<{ act: string; n: number }>(
    "SELECT act, count(*)::int AS n FROM audit_entry WHERE loop_id = $1 GROUP BY act",
    [loop],
  );
  const recorded = new Map(rows.map(({ act, n }) => [act, n]));
  return Object.keys(COUNTED).flatMap((act) => {
    const happened = (now[act] ?? 0) - (before[act] ?? 0);
    const told = recorded.get(act) ?? 0;
    return happened === told ? [] : [`${act}: happened ${happened} times, recorded ${told} times`];
  });
}
