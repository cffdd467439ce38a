import { type Sealed, WORD } from "./sealed";

// One started loop always stays, changed beyond recognition: that the organisation has begun to interview is no secret.
const stays = "(SELECT id FROM loop WHERE started_at IS NOT NULL ORDER BY created_at, id LIMIT 1)";
const gone = `(SELECT loop_id FROM sight WHERE NOT known AND NOT own AND loop_id <> ${stays})`;
const foreign = "(SELECT loop_id FROM sight WHERE NOT known)";
const strangers = `(SELECT c.id FROM candidate c WHERE EXISTS (SELECT FROM loop l WHERE l.candidate_id = c.id)
  AND NOT EXISTS (SELECT FROM loop l JOIN sight s ON s.loop_id = l.id WHERE l.candidate_id = c.id AND s.known)
  AND (c.person_id = :who OR NOT EXISTS (SELECT FROM capability WHERE person_id = :who)))`;
const own = "(SELECT loop_id FROM sight WHERE own)";
const ownCandidates = "(SELECT id FROM candidate WHERE person_id = :who)";

const PARTS = [
  "decision",
  "concurrence",
  "veto",
  "assessment",
  "offer_step",
  "recusal",
  "replacement",
  "weighing",
];
const WRITTEN = `DELETE FROM addendum WHERE feedback_id IN (SELECT id FROM feedback WHERE loop_id IN ${foreign})`;

/** Whether things are there at all. These come last: the kinds before them ask the loops that these take away. */
export const EXISTENCE: readonly Sealed[] = [
  {
    name: "loops of other people",
    law: "S8",
    sql: [
      ...PARTS.map((table) => `DELETE FROM ${table} WHERE loop_id IN ${gone}`),
      WRITTEN,
      `DELETE FROM evidence WHERE feedback_id IN (SELECT id FROM feedback WHERE loop_id IN ${gone})`,
      `DELETE FROM rating WHERE feedback_id IN (SELECT id FROM feedback WHERE loop_id IN ${gone})`,
      `DELETE FROM feedback WHERE loop_id IN ${gone}`,
      `DELETE FROM debrief WHERE loop_id IN ${gone}`,
      `DELETE FROM appointment WHERE loop_id IN ${gone}`,
      `DELETE FROM assignment WHERE loop_id IN ${gone}`,
      `DELETE FROM round WHERE loop_id IN ${gone}`,
      `DELETE FROM loop WHERE id IN ${gone}`,
    ],
  },
  {
    name: "whom and what those loops are about",
    law: "S8",
    sql: [
      `UPDATE loop SET created_at = created_at + interval '3 hours', changed_at = changed_at + interval '2 hours',
        ended_at = NULL, end_kind = NULL, hiring_manager_id = recruiter_id WHERE id IN ${foreign}`,
      `UPDATE candidate SET name = '${WORD} ' || left(md5(name), 9), email = '${WORD}' || left(md5(email), 5) || '@example.org',
        notes = ${`'${WORD} ' || md5(notes)`} WHERE id IN ${strangers}`,
    ],
  },
  {
    name: "everything of one's own candidacy",
    law: "S9",
    sql: [
      ...PARTS.map((table) => `DELETE FROM ${table} WHERE loop_id IN ${own}`),
      `DELETE FROM feedback WHERE loop_id IN ${own}`,
      `DELETE FROM draft WHERE subject_id IN (SELECT id FROM assignment WHERE loop_id IN ${own})`,
      `UPDATE debrief SET phase = 'reading', closed_at = NULL WHERE loop_id IN ${own}`,
      `UPDATE assignment SET submitted_at = NULL, due_at = due_at + interval '1 day' WHERE loop_id IN ${own}`,
      `UPDATE round SET revealed_at = NULL WHERE loop_id IN ${own}`,
    ],
  },
  {
    name: "the record of one's own candidacy",
    law: "S9",
    sql: [
      `UPDATE audit_entry SET act = 'candidate.changed', details = '{"fields":["${WORD}"]}', at = at + interval '5 minutes',
        actor_id = (SELECT id FROM person ORDER BY name LIMIT 1)
        WHERE loop_id IN ${own} OR subject_id IN ${ownCandidates} OR subject_id IN ${own}`,
    ],
  },
  {
    name: "how many entries of one's own candidacy the chain had when it was verified",
    law: "S9",
    sql: [
      `UPDATE audit_verification SET checked = checked - 3, head_number = head_number - 3, head = md5(head) || md5(head)
        WHERE EXISTS (SELECT FROM candidate WHERE person_id = :who)`,
    ],
  },
];
