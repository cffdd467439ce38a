import type { Id } from "~/domain/loop";
import { database } from "./database.server";

type Row = { readonly person_id: Id; readonly duties: readonly string[] };

/**
 * What waits for each of a demo's people, in a few words, so that a newcomer finds the one who can go on. Only for a
 * demo: it names candidates to people who aren't signed in.
 */
export async function demoDuties(): Promise<ReadonlyMap<Id, readonly string[]>> {
  const rows = await database().$queryRaw<Row[]>`
    WITH open AS (
      SELECT l.*, c.name AS candidate,
        (SELECT ap.person_id FROM appointment ap WHERE ap.loop_id = l.id ORDER BY ap.at DESC LIMIT 1) AS bar_raiser_id,
        EXISTS (SELECT 1 FROM round r WHERE r.loop_id = l.id AND r.started_at IS NOT NULL AND r.revealed_at IS NULL) AS sealed,
        EXISTS (SELECT 1 FROM round r WHERE r.loop_id = l.id AND r.revealed_at IS NOT NULL) AS revealed
      FROM loop l JOIN candidate c ON c.id = l.candidate_id
      WHERE l.ended_at IS NULL AND EXISTS (SELECT 1 FROM organisation o WHERE o.demo)
    ), duty AS (
    SELECT a.person_id, 'Owes feedback on ' || l.candidate AS words, l.created_at
      FROM open l JOIN round r ON r.loop_id = l.id JOIN assignment a ON a.round_id = r.id
      WHERE r.started_at IS NOT NULL AND r.revealed_at IS NULL AND a.submitted_at IS NULL AND a.kind <> 'shadow' AND NOT is_excused(a.id)
    UNION ALL SELECT l.bar_raiser_id, 'Can answer a request to excuse somebody, on ' || l.candidate, l.created_at
      FROM open l WHERE EXISTS (SELECT 1 FROM assignment a JOIN excusal e ON e.assignment_id = a.id WHERE a.loop_id = l.id AND e.agreed IS NULL)
    UNION ALL SELECT l.bar_raiser_id, 'Can open the debrief on ' || l.candidate, l.created_at
      FROM open l WHERE l.revealed AND NOT l.sealed AND NOT EXISTS (SELECT 1 FROM debrief d WHERE d.loop_id = l.id)
    UNION ALL SELECT l.bar_raiser_id, 'Leads the debrief on ' || l.candidate, l.created_at
      FROM open l WHERE EXISTS (SELECT 1 FROM debrief d WHERE d.loop_id = l.id AND d.closed_at IS NULL)
    UNION ALL SELECT v.by_id, 'Has an open veto on ' || l.candidate, l.created_at
      FROM open l JOIN veto v ON v.loop_id = l.id WHERE v.resolution IS NULL
    UNION ALL SELECT l.recruiter_id, 'Can extend the offer to ' || l.candidate, l.created_at FROM open l WHERE offer_deed(l.id) = 'ready'
    UNION ALL SELECT l.recruiter_id, 'Waits for the answer of ' || l.candidate, l.created_at FROM open l WHERE offer_deed(l.id) = 'extended'
    ) SELECT person_id, array_agg(words ORDER BY created_at, words) AS duties FROM duty GROUP BY person_id`;
  return new Map(rows.map((row) => [row.person_id, row.duties]));
}
