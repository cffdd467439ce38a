import type pg from "pg";
import { type RevealedLoop, revealedLoop, WHO, type Who } from "./debrief-world";

const PANEL: readonly (readonly [Who, string, number])[] = [
  ["amara", "interviewer", 4],
  ["bo", "interviewer", 5],
  ["hana", "hiringManager", 6],
  ["ravi", "barRaiser", 7],
];

/** A loop whose every gate is met: revealed, debriefed, decided for hire, concurred with, and no veto. */
export async function offerableLoop(owner: pg.Client): Promise<RevealedLoop> {
  const loop = await revealedLoop(owner);
  const speakers = PANEL.map(
    ([who, kind, level], i) =>
      `('${WHO[who]}', '${kind}', ${level}, '2020-01-01'::date, ${i + 1}, now() - interval '49 minutes')`,
  );
  // One round trip, since some tests want hundreds of these.
  await owner.query(`
    INSERT INTO debrief (loop_id, number, kind, opened_at, opened_by_id, held_independence, phase, phase_at)
      VALUES ('${loop.id}', 1, 'full', now() - interval '50 minutes', '${WHO.ravi}', true, 'finalVote', now() - interval '40 minutes');
    INSERT INTO speaker (debrief_id, person_id, kind, level_number, tenure_from, place, joined_at)
      SELECT d.id, s.person::uuid, s.kind, s.level, s.since, s.place, s.joined FROM debrief d,
        (VALUES ${speakers.join(", ")}) AS s (person, kind, level, since, place, joined) WHERE d.loop_id = '${loop.id}';
    INSERT INTO debrief_vote (debrief_id, person_id, stage, vote, bar, at)
      SELECT s.debrief_id, s.person_id, 'final', 'inclined', 'raises', now() - interval '35 minutes'
      FROM speaker s JOIN debrief d ON d.id = s.debrief_id WHERE d.loop_id = '${loop.id}';
    UPDATE debrief SET phase = 'decision', final_shown_at = now() - interval '34 minutes' WHERE loop_id = '${loop.id}';
    INSERT INTO decision (loop_id, debrief_id, outcome, level_number, reason, by_id, at)
      SELECT '${loop.id}', d.id, 'hire', 5, 'Raises the average.', '${WHO.hana}', now() - interval '30 minutes'
      FROM debrief d WHERE d.loop_id = '${loop.id}';
    INSERT INTO concurrence (loop_id, decision_id, by_id, text, at)
      SELECT '${loop.id}', x.id, '${WHO.ravi}', 'I concur.', now() - interval '20 minutes'
      FROM decision x WHERE x.loop_id = '${loop.id}';
    UPDATE debrief SET phase = 'closed', closed_at = now() - interval '15 minutes', closed_by_id = '${WHO.ravi}' WHERE loop_id = '${loop.id}';
    UPDATE loop SET changed_at = now() - interval '15 minutes' WHERE id = '${loop.id}';`);
  return loop;
}
