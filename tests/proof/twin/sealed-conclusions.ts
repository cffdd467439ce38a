import { type Sealed, text, WORD } from "./sealed";

const unheard = "(SELECT loop_id FROM sight WHERE conclusions <> 'everything')";
const silent = "(SELECT loop_id FROM sight WHERE conclusions = 'nothing')";
const outside = "(SELECT loop_id FROM sight WHERE NOT inside)";
const flipped = (vote: string) =>
  `CASE ${vote} WHEN 'stronglyNotInclined' THEN 'notInclined' ELSE 'stronglyNotInclined' END`;
const unshown = `person_id <> :who AND debrief_id IN (SELECT d.id FROM debrief d
  WHERE CASE stage WHEN 'revote' THEN d.revote_shown_at ELSE d.final_shown_at END IS NULL)`;

/** What is said in a debrief, and what comes of it. */
export const CONCLUSIONS: readonly Sealed[] = [
  {
    name: "votes of a debrief that are not shown yet",
    law: "D3",
    sql: [
      `UPDATE debrief_vote SET vote = ${flipped("vote")}, bar = CASE bar WHEN 'lowers' THEN 'meets' ELSE 'lowers' END,
        change_reason = '${WORD} changed my mind' WHERE ${unshown}`,
    ],
  },
  {
    name: "votes of a debrief, for who may not read them",
    law: "S6",
    sql: [
      `UPDATE debrief_vote SET vote = ${flipped("vote")}, change_reason = '${WORD} changed my mind' WHERE person_id <> :who
        AND debrief_id IN (SELECT id FROM debrief WHERE loop_id IN ${unheard})`,
      `UPDATE debrief_vote SET bar = CASE bar WHEN 'lowers' THEN 'meets' ELSE 'lowers' END WHERE person_id <> :who
        AND debrief_id IN (SELECT id FROM debrief WHERE loop_id IN ${silent})`,
    ],
  },
  {
    name: "who came, read and spoke when",
    law: "S6",
    sql: [
      `UPDATE speaker SET joined_at = joined_at + interval '2 minutes', read_at = read_at + interval '3 minutes',
        turn_started_at = turn_started_at + interval '1 minute', left_reason = '${WORD} rang'
        WHERE debrief_id IN (SELECT id FROM debrief WHERE loop_id IN ${unheard})`,
    ],
  },
  {
    name: "reasons of decisions, concurrences and vetoes",
    law: "S6",
    sql: [
      `UPDATE decision SET reason = ${text("reason")} WHERE loop_id IN ${unheard}`,
      `UPDATE concurrence SET text = ${text("text")} WHERE loop_id IN ${unheard}`,
      `UPDATE assessment SET text = ${text("text")} WHERE loop_id IN ${unheard}`,
      `UPDATE weighing SET text = ${text("text")} WHERE loop_id IN ${unheard}`,
      `UPDATE veto SET rationale = ${text("rationale")}, resolved_text = ${text("resolved_text")},
        principles = ARRAY(SELECT id FROM principle ORDER BY name LIMIT 5) WHERE loop_id IN ${unheard}`,
      `DELETE FROM citation WHERE veto_id IN (SELECT id FROM veto WHERE loop_id IN ${unheard})`,
    ],
  },
  {
    name: "what was decided, for who must write first",
    law: "S4",
    sql: [
      `UPDATE decision SET outcome = CASE outcome WHEN 'noHire' THEN 'hire' ELSE 'noHire' END WHERE loop_id IN ${silent}`,
      `UPDATE veto SET resolution = 'lifted', resolved_by_id = by_id, resolved_at = at + interval '1 day', resolved_text = '${WORD}'
        WHERE resolution IS NULL AND loop_id IN ${silent}`,
      `DELETE FROM offer_step WHERE loop_id IN ${silent}`,
      `UPDATE debrief SET phase = CASE phase WHEN 'reading' THEN 'discussion' ELSE 'reading' END
        WHERE phase <> 'closed' AND loop_id IN ${silent}`,
    ],
  },
  {
    name: "reasons that people gave inside a loop",
    law: "S8",
    sql: [
      `UPDATE excusal SET reason = ${text("reason")}, answer = ${text("answer")}
        WHERE assignment_id IN (SELECT id FROM assignment WHERE loop_id IN ${outside})`,
      `UPDATE assignment_answer SET reason = ${text("reason")}
        WHERE reason IS NOT NULL AND assignment_id IN (SELECT id FROM assignment WHERE loop_id IN ${outside})`,
      `UPDATE assignment_move SET reason = ${text("reason")}
        WHERE assignment_id IN (SELECT id FROM assignment WHERE loop_id IN ${outside})`,
      `UPDATE appointment SET reason = ${text("reason")} WHERE loop_id IN ${outside}`,
      `UPDATE loop SET end_reason = ${text("end_reason")} WHERE end_reason IS NOT NULL AND id IN ${outside}`,
      `UPDATE offer_step SET reason = ${text("reason")} WHERE deed <> 'dropped' AND loop_id IN ${outside}`,
    ],
  },
];

const apart = `(SELECT c.id FROM candidate c WHERE NOT EXISTS (SELECT FROM loop l JOIN sight s ON s.loop_id = l.id
    WHERE l.candidate_id = c.id AND s.inside AND NOT s.own)
  AND (c.person_id = :who OR NOT EXISTS (SELECT FROM capability WHERE person_id = :who AND name IN ('recruiter', 'admin'))))`;

/** What those see of a candidate who know their loops by name and state alone. */
export const RECORDS: readonly Sealed[] = [
  {
    name: "why somebody stepped back, is to be replaced, or has a conflict of interest",
    law: "S8",
    sql: [
      `UPDATE recusal SET reason = ${text("reason")} WHERE loop_id IN ${outside}`,
      `UPDATE replacement SET reason = ${text("reason")} WHERE loop_id IN ${outside}
        AND NOT EXISTS (SELECT FROM capability WHERE person_id = :who AND name = 'admin')`,
      `UPDATE conflict SET reason = ${text("reason")} WHERE person_id <> :who AND candidate_id IN ${apart}`,
    ],
  },
  {
    name: "a candidate's address and notes",
    law: "S8",
    sql: [
      `UPDATE candidate SET email = '${WORD}' || left(md5(email), 6) || '@example.org', notes = '${WORD} ' || md5(notes), links = '{https://${WORD}.example}'
        WHERE EXISTS (SELECT FROM capability WHERE person_id = :who AND name IN ('lead', 'auditor'))
          AND NOT EXISTS (SELECT FROM capability WHERE person_id = :who AND name IN ('recruiter', 'admin'))
          AND id NOT IN (SELECT l.candidate_id FROM my_loop m JOIN loop l ON l.id = m.loop_id WHERE m.sits OR m.holds)`,
    ],
  },
];
