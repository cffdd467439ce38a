import { type Sealed, text, WORD } from "./sealed";

const others = `author_id <> :who AND (round_id IN (SELECT round_id FROM hidden_round)
  OR (practice AND NOT EXISTS (SELECT FROM capability WHERE person_id = :who AND name = 'lead')))`;
const hidden = `(SELECT id FROM feedback WHERE ${others})`;
// The gates' states are open to who knows of a loop's conclusions at all (S8): what they are made of stays as it is.
const free = `(SELECT f.id FROM feedback f JOIN round r ON r.id = f.round_id JOIN sight s ON s.loop_id = f.loop_id
  WHERE f.id IN ${hidden} AND (f.practice OR r.revealed_at IS NULL OR s.conclusions = 'nothing'))`;

/** What people wrote about a candidate. */
export const WRITING: readonly Sealed[] = [
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
export const DRAFTS: readonly Sealed[] = [
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
    name: "interview notes, and whether there are any",
    law: "S1",
    sql: [
      "DELETE FROM draft WHERE kind = 'notes' AND owner_id <> :who",
      `INSERT INTO draft (owner_id, kind, subject_id, content, revision, saved_at)
        SELECT a.person_id, 'notes', a.id, jsonb_build_object('byQuestion', coalesce((SELECT jsonb_object_agg(q.question_id, '${WORD}')
          FROM planned_question q WHERE q.assignment_id = a.id), '{}'::jsonb), 'free', '${WORD}: they hesitated'), 3, now()
        FROM assignment a WHERE a.person_id <> :who ON CONFLICT DO NOTHING`,
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
