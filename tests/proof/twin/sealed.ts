/** One kind of thing that somebody may not see, and how it is made to differ in the second world. */
export interface Sealed {
  readonly name: string;
  readonly law: string;
  /** Statements on the second world, in order; `:who` is the reader. Together they must change something for somebody. */
  readonly sql: readonly string[];
}

/** A word that stands only in the second world, for searches. */
export const WORD = "zanzibar";

const others = `author_id <> :who AND (round_id IN (SELECT round_id FROM hidden_round)
  OR (practice AND NOT EXISTS (SELECT FROM capability WHERE person_id = :who AND name = 'lead')))`;
const hidden = `(SELECT id FROM feedback WHERE ${others})`;
// The gates' states are open to who knows of a loop's conclusions at all (S8): what they are made of stays as it is.
const free = `(SELECT f.id FROM feedback f JOIN round r ON r.id = f.round_id JOIN sight s ON s.loop_id = f.loop_id
  WHERE f.id IN ${hidden} AND (f.practice OR r.revealed_at IS NULL OR s.conclusions = 'nothing'))`;
const unheard = "(SELECT loop_id FROM sight WHERE conclusions <> 'everything')";
const silent = "(SELECT loop_id FROM sight WHERE conclusions = 'nothing')";
const outside = "(SELECT loop_id FROM sight WHERE NOT inside)";
const text = (column: string) => `'${WORD} ' || md5(${column}) || repeat(' and more', length(${column}) % 7)`;
const flipped = (vote: string) =>
  `CASE ${vote} WHEN 'stronglyNotInclined' THEN 'notInclined' ELSE 'stronglyNotInclined' END`;
const unshown = `person_id <> :who AND debrief_id IN (SELECT d.id FROM debrief d
  WHERE CASE stage WHEN 'revote' THEN d.revote_shown_at ELSE d.final_shown_at END IS NULL)`;

/** What people wrote about a candidate. */
const WRITING: readonly Sealed[] = [
  {
    name: "votes and bar answers",
    law: "S1",
    sql: [
      `UPDATE feedback SET vote = CASE vote WHEN 'stronglyNotInclined' THEN 'inclined' ELSE 'stronglyNotInclined' END,
        bar = CASE vote WHEN 'stronglyNotInclined' THEN 'raises' ELSE 'lowers' END WHERE ${others}`,
    ],
  },
  {
    name: "summaries and their lengths",
    law: "S1",
    sql: [`UPDATE feedback SET summary = ${text("summary")} WHERE ${others}`],
  },
  {
    name: "ratings",
    law: "S1",
    sql: [
      `UPDATE rating SET rating = CASE rating WHEN 3 THEN 5 ELSE 6 - rating END
        WHERE rating IS NOT NULL AND feedback_id IN ${hidden}`,
    ],
  },
  {
    name: "what was not assessed, and why",
    law: "F1",
    sql: [
      `UPDATE rating SET not_assessed_reason = ${text("not_assessed_reason")}
        WHERE not_assessed_reason IS NOT NULL AND feedback_id IN ${hidden}`,
      `UPDATE rating SET rating = NULL, not_assessed_reason = '${WORD}: no time was left'
        WHERE rating IS NOT NULL AND hashtext(id::text) % 2 = 0 AND feedback_id IN ${free}`,
    ],
  },
  {
    name: "evidence and its lengths",
    law: "S1",
    sql: [
      `UPDATE evidence SET situation = ${text("situation")}, action = ${text("action")}, result = ${text("result")}
        WHERE feedback_id IN ${hidden}`,
    ],
  },
  {
    name: "how much evidence there is",
    law: "S1",
    sql: [
      `DELETE FROM evidence WHERE position > 0 AND feedback_id IN ${hidden}
        AND id NOT IN (SELECT source_id FROM citation)`,
      `INSERT INTO evidence (rating_id, feedback_id, position, situation, action, result)
        SELECT id, feedback_id, 90 + n, '${WORD}', 'They did one thing more.', 'It went well.'
        FROM rating, generate_series(1, 3) n WHERE rating IS NOT NULL AND feedback_id IN ${hidden}`,
    ],
  },
  {
    name: "why somebody withdrew",
    law: "S1",
    sql: [`UPDATE withdrawal SET reason = ${text("reason")} WHERE feedback_id IN ${hidden}`],
  },
  {
    name: "addenda, and whether there are any",
    law: "S6",
    sql: [
      `UPDATE addendum SET text = ${text("text")} WHERE feedback_id IN ${hidden}`,
      `INSERT INTO addendum (feedback_id, text, at) SELECT f.id, '${WORD} once more', f.submitted_at + interval '1 hour'
        FROM feedback f JOIN round r ON r.id = f.round_id WHERE r.revealed_at IS NOT NULL AND f.id IN ${hidden}`,
    ],
  },
];

/** What nobody but its writer knows of. */
const DRAFTS: readonly Sealed[] = [
  {
    name: "whether a draft exists",
    law: "S1",
    sql: [
      "DELETE FROM draft WHERE kind = 'feedback' AND owner_id <> :who AND hashtext(subject_id::text) % 2 = 0",
      `INSERT INTO draft (owner_id, kind, subject_id, content, revision, saved_at)
        SELECT a.person_id, 'feedback', a.id, '{"principles": [], "bar": "lowers", "vote": "notInclined", "summary": "${WORD}"}',
          4, now() FROM assignment a WHERE a.person_id <> :who AND hashtext(a.id::text) % 2 <> 0
        ON CONFLICT DO NOTHING`,
    ],
  },
  {
    name: "a draft's length and when it was saved",
    law: "S1",
    sql: [
      `UPDATE draft SET revision = revision + 7, saved_at = saved_at - interval '40 minutes',
        content = jsonb_set(content::jsonb, '{summary}', '"${WORD} and much more than before"')
        WHERE kind = 'feedback' AND owner_id <> :who`,
    ],
  },
  {
    name: "a veto being drafted",
    law: "S1",
    sql: [
      "DELETE FROM draft WHERE kind = 'veto' AND owner_id <> :who",
      `INSERT INTO draft (owner_id, kind, subject_id, content, revision, saved_at)
        SELECT DISTINCT person_id, 'veto', loop_id, jsonb_build_object('rationale', '${WORD}', 'principles', '[]'::jsonb, 'cites', '[]'::jsonb), 2, now()
        FROM appointment WHERE person_id <> :who ON CONFLICT DO NOTHING`,
    ],
  },
];

/** What is said in a debrief, and what comes of it. */
const CONCLUSIONS: readonly Sealed[] = [
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
      `UPDATE appointment SET reason = ${text("reason")} WHERE loop_id IN ${outside}`,
      `UPDATE loop SET end_reason = ${text("end_reason")} WHERE end_reason IS NOT NULL AND id IN ${outside}`,
      `UPDATE offer_step SET reason = ${text("reason")} WHERE deed <> 'dropped' AND loop_id IN ${outside}`,
    ],
  },
];

/** What those see of a candidate who know their loops by name and state alone. */
const RECORDS: readonly Sealed[] = [
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

export const SEALED: readonly Sealed[] = [...WRITING, ...DRAFTS, ...CONCLUSIONS, ...RECORDS];
