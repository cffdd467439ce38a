/**
 * What the laws let one person read, said once more in SQL and apart from the product's own rule, so that a fault in
 * the one is not repeated by the other. `$1` is the person; nobody signed in is the nil id.
 */
export const SIGHT: readonly string[] = [
  "DROP TABLE IF EXISTS my_part, my_loop, hidden_round, sight",
  `CREATE TEMP TABLE my_part AS
    SELECT a.loop_id, a.round_id, a.submitted_at, a.had_read, r.started_at,
      EXISTS (SELECT FROM excusal e WHERE e.assignment_id = a.id AND e.agreed) AS excused
    FROM assignment a JOIN round r ON r.id = a.round_id WHERE a.person_id = :who`,
  `CREATE TEMP TABLE my_loop AS
    SELECT l.id AS loop_id, coalesce(c.person_id = :who, false) AS own,
      coalesce(:who IN (l.hiring_manager_id, l.recruiter_id, (SELECT ap.person_id FROM appointment ap
        WHERE ap.loop_id = l.id ORDER BY ap.at DESC, ap.id DESC LIMIT 1)), false) AS holds,
      EXISTS (SELECT FROM my_part m WHERE m.loop_id = l.id)
        OR EXISTS (SELECT FROM appointment ap WHERE ap.loop_id = l.id AND ap.person_id = :who) AS sits,
      EXISTS (SELECT FROM my_part m WHERE m.loop_id = l.id AND m.submitted_at IS NOT NULL) AS wrote,
      EXISTS (SELECT FROM my_part m WHERE m.loop_id = l.id AND m.excused) AS excused,
      EXISTS (SELECT FROM capability k WHERE k.person_id = :who AND k.name = 'lead') AS leads,
      EXISTS (SELECT FROM capability k WHERE k.person_id = :who AND k.name IN ('lead', 'admin', 'auditor')) AS watches
    FROM loop l JOIN candidate c ON c.id = l.candidate_id`,
  // S1, S3, S4, S6, S9: the rounds of which this person reads nothing but their own.
  `CREATE TEMP TABLE hidden_round AS
    SELECT r.id AS round_id, r.loop_id, r.kind, r.revealed_at FROM round r JOIN my_loop l ON l.loop_id = r.loop_id
    WHERE r.revealed_at IS NULL OR l.own
      OR NOT (l.wrote OR (NOT l.excused AND (l.holds OR l.leads)))
      OR EXISTS (SELECT FROM my_part m WHERE m.loop_id = r.loop_id AND m.started_at IS NOT NULL
        AND m.submitted_at IS NULL AND NOT m.excused AND NOT r.id = ANY (m.had_read))`,
  // S8: whether a loop is there; and how much of what was concluded in it: nothing, state, everything (S4, S6).
  `CREATE TEMP TABLE sight AS
    SELECT l.loop_id, l.own, l.leads OR l.sits OR l.holds AS inside,
      NOT l.own AND (l.sits OR l.holds OR l.watches) AS known,
      CASE
        WHEN l.own OR NOT (l.sits OR l.holds OR l.watches) THEN 'nothing'
        WHEN EXISTS (SELECT FROM round r, my_part m WHERE r.loop_id = l.loop_id AND r.revealed_at IS NOT NULL
          AND m.loop_id = l.loop_id AND m.started_at IS NOT NULL AND m.submitted_at IS NULL AND NOT m.excused
          AND NOT r.id = ANY (m.had_read)) THEN 'nothing'
        WHEN NOT EXISTS (SELECT FROM hidden_round h WHERE h.loop_id = l.loop_id AND h.kind = 'main') THEN 'everything'
        WHEN l.excused AND NOT l.wrote THEN 'nothing'
        WHEN l.holds OR l.watches THEN 'state'
        ELSE 'nothing' END AS conclusions
    FROM my_loop l`,
];
