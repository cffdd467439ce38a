/** An instant as the domain has it: milliseconds since the epoch, or null. */
const ms = (column: string) => `round(extract(epoch FROM ${column}) * 1000)::bigint`;

/** The rows of a subquery as a JSON array, in its order; empty rather than null. */
const list = (object: string, from: string, order: string) =>
  `coalesce((SELECT jsonb_agg(jsonb_build_object(${object}) ORDER BY ${order}) FROM ${from}), '[]'::jsonb)`;

const ids = (column: string, from: string) =>
  `coalesce((SELECT jsonb_agg(${column} ORDER BY ${column}) FROM ${from}), '[]'::jsonb)`;

const excusals = list(
  `'id', e.id, 'kind', e.kind, 'reason', e.reason, 'byId', e.by_id, 'at', ${ms("e.at")},
   'answer', CASE WHEN e.agreed IS NULL THEN NULL ELSE jsonb_build_object('agreed', e.agreed, 'byId', e.answered_by_id, 'at', ${ms("e.answered_at")}, 'reason', e.answer) END`,
  "excusal e WHERE e.assignment_id = a.id",
  "e.at, e.id",
);

const moves = list(
  `'from', ${ms("mv.from_start")}, 'to', ${ms("mv.to_start")}, 'reason', mv.reason, 'byId', mv.by_id, 'at', ${ms("mv.at")}`,
  "assignment_move mv WHERE mv.assignment_id = a.id",
  "mv.at, mv.id",
);

const assignments = list(
  `'id', a.id, 'personId', a.person_id, 'kind', a.kind,
   'slot', CASE WHEN a.slot_start IS NULL THEN NULL ELSE jsonb_build_object('start', ${ms("a.slot_start")}, 'end', ${ms("a.slot_end")}, 'zone', a.slot_zone) END,
   'principles', ${ids("ap.principle_id", "assignment_principle ap WHERE ap.assignment_id = a.id")},
   'questions', coalesce((SELECT jsonb_agg(pq.question_id ORDER BY pq.position) FROM planned_question pq WHERE pq.assignment_id = a.id), '[]'::jsonb),
   'answer', (SELECT jsonb_build_object('answer', aa.answer, 'reason', aa.reason, 'at', ${ms("aa.at")}) FROM assignment_answer aa WHERE aa.assignment_id = a.id ORDER BY aa.at DESC, aa.id LIMIT 1),
   'dueAt', ${ms("a.due_at")}, 'submittedAt', ${ms("a.submitted_at")}, 'late', a.late, 'withdrawnAt', ${ms("a.withdrawn_at")},
   'afterReset', a.after_reset, 'hadRead', to_jsonb(a.had_read), 'excusals', ${excusals}, 'moves', ${moves}`,
  "assignment a WHERE a.round_id = r.id",
  "a.slot_start NULLS LAST, a.id",
);

const rounds = list(
  `'id', r.id, 'number', r.number, 'kind', r.kind, 'createdAt', ${ms("r.created_at")}, 'startedAt', ${ms("r.started_at")},
   'revealedAt', ${ms("r.revealed_at")}, 'focus', to_jsonb(r.focus), 'assignments', ${assignments}`,
  "round r WHERE r.loop_id = l.id",
  "r.number",
);

const speakers = list(
  `'personId', s.person_id, 'kind', s.kind, 'level', s.level_number, 'tenureFrom', to_char(s.tenure_from, 'YYYY-MM-DD'), 'place', s.place,
   'joinedAt', ${ms("s.joined_at")}, 'readAt', ${ms("s.read_at")}, 'leftAt', ${ms("s.left_at")}, 'leftReason', s.left_reason,
   'revoteCastAt', ${ms("s.revote_cast_at")}, 'finalCastAt', ${ms("s.final_cast_at")}, 'turnStartedAt', ${ms("s.turn_started_at")}, 'turnEndedAt', ${ms("s.turn_ended_at")}`,
  "speaker s WHERE s.debrief_id = d.id",
  "s.place NULLS LAST, s.person_id",
);

const debriefs = list(
  `'id', d.id, 'number', d.number, 'kind', d.kind, 'openedAt', ${ms("d.opened_at")}, 'openedById', d.opened_by_id, 'heldIndependence', d.held_independence,
   'phase', d.phase, 'phaseAt', ${ms("d.phase_at")}, 'revoteShownAt', ${ms("d.revote_shown_at")}, 'finalShownAt', ${ms("d.final_shown_at")}, 'closedAt', ${ms("d.closed_at")},
   'adjournments', ${list(`'reason', aj.reason, 'at', ${ms("aj.at")}`, "adjournment aj WHERE aj.debrief_id = d.id", "aj.at, aj.id")},
   'speakers', ${speakers}`,
  "debrief d WHERE d.loop_id = l.id",
  "d.number",
);

const decisions = list(
  `'id', x.id, 'debriefId', x.debrief_id, 'outcome', x.outcome, 'level', x.level_number, 'reason', x.reason, 'byId', x.by_id, 'at', ${ms("x.at")},
   'levelBars', ${list(`'personId', b.person_id, 'bar', b.bar, 'at', ${ms("b.at")}`, "level_bar b WHERE b.decision_id = x.id", "b.at, b.person_id")}`,
  "decision x WHERE x.loop_id = l.id",
  "x.at, x.id",
);

const cites = (part: string) =>
  list(
    "'kind', c.kind, 'id', c.source_id",
    `citation c WHERE c.veto_id = v.id AND c.part = '${part}'`,
    "c.kind, c.source_id",
  );

const vetoes = list(
  `'id', v.id, 'byId', v.by_id, 'at', ${ms("v.at")}, 'rationale', v.rationale, 'principles', to_jsonb(v.principles), 'cites', ${cites("cast")},
   'resolution', CASE WHEN v.resolution IS NULL THEN NULL ELSE jsonb_build_object('kind', v.resolution, 'byId', v.resolved_by_id, 'at', ${ms("v.resolved_at")},
     'text', v.resolved_text, 'cites', ${cites("lift")}) END`,
  "veto v WHERE v.loop_id = l.id",
  "v.at, v.id",
);

// Under row-level security: only what the transaction's viewer may read comes back.
const ratings = list(
  `'principleId', ra.principle_id, 'rating', ra.rating, 'notAssessedReason', ra.not_assessed_reason,
   'olderAnchors', CASE WHEN ra.anchors_version < (SELECT max(an.version) FROM anchors an WHERE an.principle_id = ra.principle_id) THEN ra.anchors_version END,
   'evidence', ${list("'id', ev.id, 'situation', ev.situation, 'action', ev.action, 'result', ev.result, 'questionId', ev.question_id, 'asked', (SELECT qu.text FROM question qu WHERE qu.id = ev.question_id)", "evidence ev WHERE ev.rating_id = ra.id", "ev.position, ev.id")}`,
  "rating ra WHERE ra.feedback_id = f.id",
  "ra.principle_id",
);

const feedback = list(
  `'id', f.id, 'assignmentId', f.assignment_id, 'authorId', f.author_id, 'roundId', f.round_id, 'version', f.version, 'submittedAt', ${ms("f.submitted_at")},
   'content', jsonb_build_object('principles', ${ratings}, 'bar', f.bar, 'vote', f.vote, 'summary', f.summary),
   'withdrawal', (SELECT jsonb_build_object('reason', w.reason, 'at', ${ms("w.at")}) FROM withdrawal w WHERE w.feedback_id = f.id)`,
  "feedback f WHERE f.loop_id = l.id",
  "f.assignment_id, f.version",
);

const addenda = list(
  `'id', ad.id, 'assignmentId', f.assignment_id, 'authorId', f.author_id, 'roundId', f.round_id, 'text', ad.text, 'at', ${ms("ad.at")}`,
  "addendum ad JOIN feedback f ON f.id = ad.feedback_id WHERE f.loop_id = l.id",
  "ad.at, ad.id",
);

const votes = list(
  `'debriefId', dv.debrief_id, 'personId', dv.person_id, 'stage', dv.stage, 'vote', dv.vote, 'bar', dv.bar, 'changeReason', dv.change_reason, 'at', ${ms("dv.at")}`,
  "debrief_vote dv JOIN debrief d ON d.id = dv.debrief_id WHERE d.loop_id = l.id",
  "dv.debrief_id, dv.stage, dv.person_id",
);

const earlier = `(SELECT jsonb_build_object('how', o.end_kind, 'at', ${ms("o.ended_at")}) FROM loop o
  WHERE o.candidate_id = l.candidate_id AND o.role_id = l.role_id AND o.id <> l.id AND o.ended_at <= l.created_at
    AND o.ended_at > l.created_at - make_interval(days => org.cool_off_days) AND o.end_kind IN ('noHire', 'vetoUpheld', 'candidateWithdrew', 'roleClosed')
  ORDER BY o.ended_at DESC LIMIT 1)`;

/** $1: loop ids. One row a loop: its facts as JSON, in the shape of domain/loop.ts but for the people. */
export const LOOP_SQL = `SELECT jsonb_build_object('id', l.id,
  'candidate', jsonb_build_object('id', c.id, 'name', c.name, 'personId', c.person_id),
  'role', jsonb_build_object('id', ro.id, 'title', ro.title),
  'policy', jsonb_build_object('feedbackHours', org.feedback_hours, 'overdueHours', org.overdue_hours, 'coolOffDays', org.cool_off_days, 'currencyDays', org.currency_days),
  'terms', CASE WHEN l.started_at IS NULL THEN jsonb_build_object('level', ro.level_number, 'teamId', ro.team_id,
      'requiredPrinciples', ${ids("rp.principle_id", "role_principle rp WHERE rp.role_id = ro.id")},
      'hasBarRaiser', NOT lv.exempt OR EXISTS (SELECT 1 FROM assignment ba WHERE ba.loop_id = l.id AND ba.kind = 'barRaiser'))
    ELSE jsonb_build_object('level', l.level_number, 'teamId', l.team_id,
      'requiredPrinciples', ${ids("lp.principle_id", "loop_principle lp WHERE lp.loop_id = l.id")}, 'hasBarRaiser', l.has_bar_raiser) END,
  'termChanges', ${list(`'byId', tc.by_id, 'reason', tc.reason, 'at', ${ms("tc.at")}`, "term_change tc WHERE tc.loop_id = l.id", "tc.at, tc.id")},
  'hiringManagerId', l.hiring_manager_id, 'recruiterId', l.recruiter_id,
  'createdAt', ${ms("l.created_at")}, 'startedAt', ${ms("l.started_at")}, 'changedAt', ${ms("l.changed_at")},
  'ending', CASE WHEN l.ended_at IS NULL THEN NULL ELSE jsonb_build_object('kind', l.end_kind, 'reason', l.end_reason, 'byId', l.ended_by_id, 'at', ${ms("l.ended_at")}) END,
  'earlier', ${earlier},
  'coolOff', CASE WHEN l.cool_off_at IS NULL THEN NULL ELSE jsonb_build_object('byId', l.cool_off_by_id, 'reason', l.cool_off_reason, 'at', ${ms("l.cool_off_at")}) END,
  'rounds', ${rounds},
  'appointments', ${list(`'id', ap.id, 'personId', ap.person_id, 'byId', ap.by_id, 'at', ${ms("ap.at")}, 'heldIndependence', ap.held_independence, 'cause', ap.cause, 'reason', ap.reason`, "appointment ap WHERE ap.loop_id = l.id", "ap.at, ap.id")},
  'recusals', ${list(`'personId', rc.person_id, 'reason', rc.reason, 'at', ${ms("rc.at")}`, "recusal rc WHERE rc.loop_id = l.id", "rc.at")},
  'replacements', ${list(`'id', rp.id, 'seat', rp.seat, 'fromId', rp.from_id, 'toId', rp.to_id, 'reason', rp.reason, 'byId', rp.by_id, 'at', ${ms("rp.at")}, 'agreedById', rp.agreed_by_id, 'agreedAt', ${ms("rp.agreed_at")}`, "replacement rp WHERE rp.loop_id = l.id", "rp.at, rp.id")},
  'focusTopics', ${list(`'id', ft.id, 'roundId', ft.round_id, 'byId', ft.by_id, 'principleId', ft.principle_id, 'questionId', ft.question_id, 'at', ${ms("ft.at")}`, "focus_topic ft WHERE ft.loop_id = l.id", "ft.at, ft.id")},
  'conflicts', ${list(
    `'personId', k.person_id, 'reason', k.reason, 'byId', k.declared_by_id, 'at', ${ms("k.declared_at")},
     'weighing', (SELECT jsonb_build_object('text', we.text, 'byId', we.by_id, 'at', ${ms("we.at")}) FROM weighing we WHERE we.loop_id = l.id AND we.person_id = k.person_id)`,
    "conflict k WHERE k.candidate_id = l.candidate_id",
    "k.declared_at, k.person_id",
  )},
  'debriefs', ${debriefs},
  'assessments', ${list(`'id', ass.id, 'authorId', ass.author_id, 'text', ass.text, 'at', ${ms("ass.at")}`, "assessment ass WHERE ass.loop_id = l.id", "ass.at, ass.id")},
  'decisions', ${decisions},
  'concurrences', ${list(`'decisionId', co.decision_id, 'byId', co.by_id, 'text', co.text, 'at', ${ms("co.at")}`, "concurrence co WHERE co.loop_id = l.id", "co.at, co.id")},
  'vetoes', ${vetoes},
  'offer', ${list(`'deed', os.deed, 'byId', os.by_id, 'at', ${ms("os.at")}, 'reason', os.reason`, "offer_step os WHERE os.loop_id = l.id", "os.at, os.id")},
  'gateFacts', gate_facts(l.id),
  'writing', jsonb_build_object('feedback', ${feedback}, 'addenda', ${addenda}, 'votes', ${votes})
) AS facts
FROM loop l JOIN candidate c ON c.id = l.candidate_id JOIN role ro ON ro.id = l.role_id JOIN level lv ON lv.number = ro.level_number
  CROSS JOIN organisation org
WHERE l.id = ANY ($1::uuid[])`;

/** $1: ids of people whom loops mention; leads and admins come with them. One row. */
export const PEOPLE_SQL = `WITH RECURSIVE wanted AS (
  SELECT p.id FROM person p WHERE p.id = ANY ($1::uuid[]) OR EXISTS (SELECT 1 FROM capability k WHERE k.person_id = p.id AND k.name IN ('lead', 'admin'))
), line AS (
  SELECT w.id, p.manager_id, 1 AS step FROM wanted w JOIN person p ON p.id = w.id WHERE p.manager_id IS NOT NULL
  UNION ALL
  SELECT line.id, p.manager_id, line.step + 1 FROM line JOIN person p ON p.id = line.manager_id WHERE p.manager_id IS NOT NULL AND line.step < 30
), active AS (
  SELECT k.person_id, k.name FROM capability k JOIN person p ON p.id = k.person_id WHERE p.deactivated_at IS NULL
)
SELECT
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'level', p.level_number, 'teamId', p.team_id,
    'startDate', to_char(p.start_date, 'YYYY-MM-DD'), 'deactivatedAt', ${ms("p.deactivated_at")},
    'managers', coalesce((SELECT jsonb_agg(line.manager_id ORDER BY line.step) FROM line WHERE line.id = p.id), '[]'::jsonb),
    'certifications', ${list(`'step', ce.step, 'on', to_char(ce.on_day, 'YYYY-MM-DD'), 'founding', ce.founding, 'at', ${ms("ce.recorded_at")}`, "certification ce WHERE ce.person_id = p.id", "ce.recorded_at, ce.id")},
    'lastLedAt', (SELECT ${ms("max(d.closed_at)")} FROM debrief d WHERE d.closed_by_id = p.id)))
    FROM person p JOIN wanted w ON w.id = p.id), '[]'::jsonb) AS people,
  coalesce((SELECT jsonb_agg(person_id ORDER BY person_id) FROM active WHERE name = 'lead'), '[]'::jsonb) AS leads,
  coalesce((SELECT jsonb_agg(person_id ORDER BY person_id) FROM active WHERE name = 'admin'), '[]'::jsonb) AS admins,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', pr.id, 'name', pr.name) ORDER BY pr.position) FROM principle pr), '[]'::jsonb) AS principles`;
