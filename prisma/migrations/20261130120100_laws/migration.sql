-- The database says the laws once more, behind the application: what may be written at all, what never changes
-- again, and who may read what is under the seal. Comments name the law.

-- ---- Words: only the vocabulary's values ---------------------------------------------------------------------

ALTER TABLE organisation ADD CHECK (id = 1), ADD CHECK (feedback_hours BETWEEN 1 AND 336), ADD CHECK (overdue_hours BETWEEN 1 AND 720),
  ADD CHECK (cool_off_days BETWEEN 0 AND 1095), ADD CHECK (currency_days BETWEEN 30 AND 1095);
ALTER TABLE person ADD CHECK (email = lower(email)), ADD CHECK (btrim(name) <> ''), ADD CHECK (manager_id IS DISTINCT FROM id);
ALTER TABLE capability ADD CHECK (name IN ('admin', 'recruiter', 'lead', 'auditor'));
ALTER TABLE certification ADD CHECK (step IN ('shadow', 'reverseShadow', 'certified', 'lapsed', 'revoked'));
ALTER TABLE account_token ADD CHECK (kind IN ('invitation', 'reset'));
ALTER TABLE loop ADD CHECK (end_kind IN ('candidateWithdrew', 'roleClosed', 'noHire', 'vetoUpheld', 'offerAccepted', 'offerDeclined', 'offerRescinded')),
  ADD CHECK ((ended_at IS NULL) = (end_kind IS NULL)),
  ADD CHECK (started_at IS NULL OR (level_number IS NOT NULL AND team_id IS NOT NULL));
ALTER TABLE round ADD CHECK (kind IN ('screen', 'main', 'followUp')), ADD CHECK (revealed_at IS NULL OR started_at IS NOT NULL);
ALTER TABLE assignment ADD CHECK (kind IN ('interviewer', 'hiringManager', 'barRaiser', 'shadow')), ADD CHECK (slot_end > slot_start),
  ADD CHECK ((slot_start IS NULL) = (slot_end IS NULL) AND (slot_start IS NULL) = (slot_zone IS NULL)),
  ADD CHECK (had_read IS NOT NULL); -- an absent list would read as "had read everything" (S4)
ALTER TABLE excusal ADD CHECK (kind IN ('removal', 'decline', 'noShow', 'conflict', 'succession')), ADD CHECK (btrim(reason) <> ''),
  ADD CHECK ((agreed IS NULL) = (answered_at IS NULL) AND (agreed IS NULL) = (answered_by_id IS NULL)),
  ADD CHECK (agreed IS DISTINCT FROM false OR coalesce(btrim(answer), '') <> ''); -- F8
ALTER TABLE appointment ADD CHECK (cause IN ('deactivated', 'recused', 'independence', 'overdue', 'revoked'));
ALTER TABLE replacement ADD CHECK (seat IN ('hiringManager', 'recruiter')), ADD CHECK ((agreed_at IS NULL) = (agreed_by_id IS NULL));
ALTER TABLE debrief ADD CHECK (kind IN ('full', 'further')),
  ADD CHECK (phase IN ('reading', 'revote', 'discussion', 'finalVote', 'decision', 'closed', 'adjourned')),
  ADD CHECK ((phase = 'closed') = (closed_at IS NOT NULL));
ALTER TABLE speaker ADD CHECK (kind IN ('interviewer', 'hiringManager', 'barRaiser'));
ALTER TABLE decision ADD CHECK (outcome IN ('hire', 'hireAtAnotherLevel', 'noHire', 'moreEvidence')), ADD CHECK (btrim(reason) <> '');
ALTER TABLE level_bar ADD CHECK (bar IN ('raises', 'meets', 'lowers'));
ALTER TABLE veto ADD CHECK (btrim(rationale) <> ''), ADD CHECK (coalesce(cardinality(principles), 0) > 0), ADD CHECK (resolution IN ('lifted', 'upheld')),
  ADD CHECK (btrim(resolved_text) <> ''),
  ADD CHECK ((resolution IS NULL) = (resolved_at IS NULL) AND (resolution IS NULL) = (resolved_by_id IS NULL) AND (resolution IS NULL) = (resolved_text IS NULL));
ALTER TABLE citation ADD CHECK (part IN ('cast', 'lift')), ADD CHECK (kind IN ('evidence', 'addendum'));
ALTER TABLE offer_step ADD CHECK (deed IN ('ready', 'dropped', 'extended', 'accepted', 'declined', 'rescinded')),
  ADD CHECK ((by_id IS NULL) = (deed = 'dropped'));
ALTER TABLE draft ADD CHECK (kind IN ('feedback', 'veto'));
ALTER TABLE feedback ADD CHECK (vote IN ('stronglyInclined', 'inclined', 'notInclined', 'stronglyNotInclined')), ADD CHECK (bar IN ('raises', 'meets', 'lowers')),
  ADD CHECK (btrim(summary) <> ''), ADD CHECK (vote NOT IN ('stronglyInclined', 'inclined') OR bar = 'raises'); -- F2
ALTER TABLE rating ADD CHECK (rating BETWEEN 1 AND 5), ADD CHECK ((rating IS NULL) = (not_assessed_reason IS NOT NULL)), -- F1
  ADD CHECK (btrim(not_assessed_reason) <> '');
ALTER TABLE withdrawal ADD CHECK (btrim(reason) <> '');
ALTER TABLE addendum ADD CHECK (btrim(text) <> '');
ALTER TABLE debrief_vote ADD CHECK (stage IN ('revote', 'final')), ADD CHECK (vote IN ('stronglyInclined', 'inclined', 'notInclined', 'stronglyNotInclined')),
  ADD CHECK (bar IN ('raises', 'meets', 'lowers')), ADD CHECK (vote NOT IN ('stronglyInclined', 'inclined') OR bar = 'raises');

-- ---- One at a time -----------------------------------------------------------------------------------------

CREATE UNIQUE INDEX one_open_loop ON loop (candidate_id, role_id) WHERE ended_at IS NULL; -- P7
CREATE UNIQUE INDEX one_main_round ON round (loop_id) WHERE kind = 'main';
CREATE UNIQUE INDEX one_open_excusal ON excusal (assignment_id) WHERE agreed IS NULL;
CREATE UNIQUE INDEX one_agreed_excusal ON excusal (assignment_id) WHERE agreed;
CREATE UNIQUE INDEX one_open_debrief ON debrief (loop_id) WHERE closed_at IS NULL;
CREATE UNIQUE INDEX one_open_veto ON veto (loop_id) WHERE resolution IS NULL;

-- ---- Who is asking -----------------------------------------------------------------------------------------

-- The viewer that this transaction has named; null where it has named none.
CREATE FUNCTION viewer_id() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('plumbline.viewer', true), '')::uuid
$$;

CREATE FUNCTION is_excused(assignment uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM excusal e WHERE e.assignment_id = assignment AND e.agreed)
$$;

-- Whether the viewer may read what this round's other people wrote: S1, S3, S4, S6, S9 in one place.
-- The pure rule is readsRound in app/domain/sight.ts; a property test holds the two together.
CREATE FUNCTION reads_round(wanted uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH here AS (
    SELECT r.loop_id, l.hiring_manager_id, l.recruiter_id, c.person_id AS candidate_person,
      (SELECT ap.person_id FROM appointment ap WHERE ap.loop_id = l.id ORDER BY ap.at DESC, ap.id DESC LIMIT 1) AS bar_raiser_id
    FROM round r JOIN loop l ON l.id = r.loop_id JOIN candidate c ON c.id = l.candidate_id
    WHERE r.id = wanted AND r.revealed_at IS NOT NULL
  ), mine AS (
    SELECT a.had_read, a.submitted_at, is_excused(a.id) AS excused, r.started_at
    FROM here JOIN assignment a ON a.loop_id = here.loop_id AND a.person_id = viewer_id() JOIN round r ON r.id = a.round_id
  )
  SELECT EXISTS (
    SELECT 1 FROM here
    WHERE viewer_id() IS NOT NULL
      AND candidate_person IS DISTINCT FROM viewer_id()
      AND (
        EXISTS (SELECT 1 FROM mine WHERE submitted_at IS NOT NULL)
        OR (
          NOT EXISTS (SELECT 1 FROM mine WHERE excused)
          AND (viewer_id() IN (hiring_manager_id, recruiter_id, bar_raiser_id)
            OR EXISTS (SELECT 1 FROM capability k WHERE k.person_id = viewer_id() AND k.name = 'lead'))
        )
      )
      AND NOT EXISTS (
        SELECT 1 FROM mine
        WHERE started_at IS NOT NULL AND submitted_at IS NULL AND NOT excused AND NOT (wanted = ANY (had_read))
      )
  )
$$;

CREATE FUNCTION viewer_is_lead() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM capability k WHERE k.person_id = viewer_id() AND k.name = 'lead')
$$;

-- A debrief's votes are read once all present have cast (D3), by those who read the loop's main round.
CREATE FUNCTION reads_votes(wanted uuid, wanted_stage text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1 FROM debrief d JOIN round r ON r.loop_id = d.loop_id AND r.kind = 'main'
    WHERE d.id = wanted
      AND CASE wanted_stage WHEN 'revote' THEN d.revote_shown_at ELSE d.final_shown_at END IS NOT NULL
      AND reads_round(r.id)
  )
$$;

-- ---- The seal: row-level security ---------------------------------------------------------------------------

ALTER TABLE draft ENABLE ROW LEVEL SECURITY;
ALTER TABLE feedback ENABLE ROW LEVEL SECURITY;
ALTER TABLE rating ENABLE ROW LEVEL SECURITY;
ALTER TABLE evidence ENABLE ROW LEVEL SECURITY;
ALTER TABLE withdrawal ENABLE ROW LEVEL SECURITY;
ALTER TABLE addendum ENABLE ROW LEVEL SECURITY;
ALTER TABLE debrief_vote ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_draft ON draft USING (owner_id = viewer_id()) WITH CHECK (owner_id = viewer_id());

CREATE POLICY read_feedback ON feedback FOR SELECT
  USING (author_id = viewer_id() OR (reads_round(round_id) AND (NOT practice OR viewer_is_lead()))); -- S1, S6, F9
CREATE POLICY write_feedback ON feedback FOR INSERT WITH CHECK (author_id = viewer_id()); -- F6

-- These follow their feedback: the subquery is itself under feedback's policy.
CREATE POLICY read_rating ON rating FOR SELECT USING (EXISTS (SELECT 1 FROM feedback f WHERE f.id = feedback_id));
CREATE POLICY read_evidence ON evidence FOR SELECT USING (EXISTS (SELECT 1 FROM feedback f WHERE f.id = feedback_id));
CREATE POLICY read_withdrawal ON withdrawal FOR SELECT USING (EXISTS (SELECT 1 FROM feedback f WHERE f.id = feedback_id));
CREATE POLICY read_addendum ON addendum FOR SELECT USING (EXISTS (SELECT 1 FROM feedback f WHERE f.id = feedback_id));

-- Whether this very transaction submits that feedback, and the viewer is its author: afterwards it is frozen (F3, F6).
CREATE FUNCTION is_submitting(wanted uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM feedback f WHERE f.id = wanted AND f.author_id = viewer_id() AND f.xmin = pg_current_xact_id()::xid)
$$;

CREATE POLICY write_rating ON rating FOR INSERT WITH CHECK (is_submitting(feedback_id));
CREATE POLICY write_evidence ON evidence FOR INSERT WITH CHECK (is_submitting(feedback_id)
  AND EXISTS (SELECT 1 FROM rating ra WHERE ra.id = rating_id AND ra.feedback_id = evidence.feedback_id)); -- under nobody else's rating
CREATE POLICY write_withdrawal ON withdrawal FOR INSERT WITH CHECK (EXISTS (SELECT 1 FROM feedback f WHERE f.id = feedback_id AND f.author_id = viewer_id()));
CREATE POLICY write_addendum ON addendum FOR INSERT WITH CHECK (EXISTS (SELECT 1 FROM feedback f WHERE f.id = feedback_id AND f.author_id = viewer_id()));

CREATE POLICY read_vote ON debrief_vote FOR SELECT USING (person_id = viewer_id() OR reads_votes(debrief_id, stage));
CREATE POLICY cast_vote ON debrief_vote FOR INSERT WITH CHECK (person_id = viewer_id());

-- What the gates need of revealed writing, for every reader of the loop's state alike (O1). Tells nothing of a sealed
-- round or of a vote that is not yet shown. Being the one function that crosses the seal, it returns only this.
CREATE FUNCTION gate_facts(wanted uuid) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT jsonb_build_object(
    'covered', coalesce((
      SELECT jsonb_agg(DISTINCT ra.principle_id)
      FROM round r JOIN feedback f ON f.round_id = r.id JOIN rating ra ON ra.feedback_id = f.id
      WHERE r.loop_id = wanted AND r.revealed_at IS NOT NULL AND NOT f.practice AND ra.rating IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM withdrawal w WHERE w.feedback_id = f.id)), '[]'::jsonb),
    'finalBars', coalesce((
      SELECT jsonb_agg(jsonb_build_object('personId', v.person_id, 'bar', v.bar) ORDER BY v.person_id)
      FROM debrief_vote v
      WHERE v.stage = 'final' AND v.debrief_id = (
        SELECT d.id FROM debrief d WHERE d.loop_id = wanted AND d.final_shown_at IS NOT NULL ORDER BY d.number DESC LIMIT 1)), '[]'::jsonb))
$$;

-- ---- What never changes again -------------------------------------------------------------------------------

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'plumbline: % is append-only', TG_TABLE_NAME USING ERRCODE = 'PB001';
END $$;

CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON feedback FOR EACH ROW EXECUTE FUNCTION refuse_change(); -- F3
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON rating FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON evidence FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON withdrawal FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON addendum FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON debrief_vote FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON citation FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON offer_step FOR EACH ROW EXECUTE FUNCTION refuse_change(); -- O4
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON decision FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON concurrence FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON level_bar FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON appointment FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON assessment FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON certification FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change(); -- R1
CREATE TRIGGER kept BEFORE TRUNCATE ON audit_entry EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE TRUNCATE ON feedback EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE TRUNCATE ON veto EXECUTE FUNCTION refuse_change();

-- What only a guarded step may bring about is not there from the start either (S3, D3, F3).
CREATE FUNCTION begin_blank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF jsonb_strip_nulls(to_jsonb(NEW)) ?| TG_ARGV
  THEN RAISE EXCEPTION 'plumbline: % begins without %', TG_TABLE_NAME, array_to_string(TG_ARGV, ', ') USING ERRCODE = 'PB011';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER blank BEFORE INSERT ON round FOR EACH ROW EXECUTE FUNCTION begin_blank('revealed_at');
CREATE TRIGGER blank BEFORE INSERT ON assignment FOR EACH ROW EXECUTE FUNCTION begin_blank('submitted_at', 'withdrawn_at');
CREATE TRIGGER blank BEFORE INSERT ON debrief FOR EACH ROW EXECUTE FUNCTION begin_blank('revote_shown_at', 'final_shown_at', 'closed_at');
CREATE TRIGGER blank BEFORE INSERT ON speaker FOR EACH ROW EXECUTE FUNCTION begin_blank('revote_cast_at', 'final_cast_at');

-- A veto's cast stands; a resolution is written once (V4).
CREATE FUNCTION guard_veto() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.resolution IS NOT NULL
    OR (NEW.id, NEW.loop_id, NEW.by_id, NEW.at, NEW.rationale, NEW.principles) IS DISTINCT FROM (OLD.id, OLD.loop_id, OLD.by_id, OLD.at, OLD.rationale, OLD.principles)
  THEN RAISE EXCEPTION 'plumbline: a veto is never edited or deleted' USING ERRCODE = 'PB002';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE OR DELETE ON veto FOR EACH ROW EXECUTE FUNCTION guard_veto();

-- Its citations are part of it: named in the transaction that casts, and for a lift until it is resolved (V4).
CREATE FUNCTION guard_citation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM veto v WHERE v.id = NEW.veto_id
    AND (v.xmin = pg_current_xact_id()::xid OR (NEW.part = 'lift' AND v.resolution IS NULL)))
  THEN RAISE EXCEPTION 'plumbline: a veto is never edited or deleted' USING ERRCODE = 'PB002';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE INSERT ON citation FOR EACH ROW EXECUTE FUNCTION guard_citation();

-- Ends, starts and reveals are never undone (S3, S10); a reveal needs its whole required set (F8).
CREATE FUNCTION guard_round() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE has_bar_raiser boolean; loop_ended timestamptz;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.started_at IS NOT NULL THEN RAISE EXCEPTION 'plumbline: a started round stays' USING ERRCODE = 'PB003'; END IF;
    RETURN OLD;
  END IF;
  IF OLD.started_at IS NOT NULL AND NEW.started_at IS DISTINCT FROM OLD.started_at
    OR OLD.revealed_at IS NOT NULL AND NEW.revealed_at IS DISTINCT FROM OLD.revealed_at
  THEN RAISE EXCEPTION 'plumbline: a start or reveal is never undone' USING ERRCODE = 'PB003';
  END IF;
  IF NEW.revealed_at IS NOT NULL AND OLD.revealed_at IS NULL THEN
    SELECT l.has_bar_raiser, l.ended_at INTO has_bar_raiser, loop_ended FROM loop l WHERE l.id = NEW.loop_id FOR UPDATE;
    IF loop_ended IS NOT NULL THEN RAISE EXCEPTION 'plumbline: sealed for good' USING ERRCODE = 'PB004'; END IF; -- S10
    IF EXISTS (SELECT 1 FROM assignment a WHERE a.round_id = NEW.id AND a.kind <> 'shadow' AND a.submitted_at IS NULL AND NOT is_excused(a.id))
      OR NOT EXISTS (SELECT 1 FROM assignment a WHERE a.round_id = NEW.id AND a.submitted_at IS NOT NULL
          AND (a.kind = 'interviewer' OR (NEW.kind <> 'main' AND a.kind <> 'shadow')))
      OR (NEW.kind = 'main' AND has_bar_raiser AND NOT EXISTS (SELECT 1 FROM assignment a WHERE a.round_id = NEW.id AND a.kind = 'barRaiser' AND a.submitted_at IS NOT NULL))
    THEN RAISE EXCEPTION 'plumbline: required feedback is missing' USING ERRCODE = 'PB004';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE OR DELETE ON round FOR EACH ROW EXECUTE FUNCTION guard_round();

CREATE FUNCTION guard_loop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NOT NULL AND (NEW.ended_at, NEW.end_kind, NEW.end_reason) IS DISTINCT FROM (OLD.ended_at, OLD.end_kind, OLD.end_reason)
    OR OLD.started_at IS NOT NULL AND NEW.started_at IS DISTINCT FROM OLD.started_at
    OR NEW.changed_at < OLD.changed_at
  THEN RAISE EXCEPTION 'plumbline: a start or an end is never undone' USING ERRCODE = 'PB003';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE ON loop FOR EACH ROW EXECUTE FUNCTION guard_loop();

-- A panel takes nobody in after the reveal (S5), lets nobody out after the start (F8), and never has the candidate (P3).
CREATE FUNCTION guard_assignment() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE r round%ROWTYPE;
BEGIN
  SELECT * INTO r FROM round WHERE id = coalesce(NEW.round_id, OLD.round_id);
  IF TG_OP = 'DELETE' THEN
    IF r.started_at IS NOT NULL THEN RAISE EXCEPTION 'plumbline: after the start a person leaves by excusal' USING ERRCODE = 'PB005'; END IF;
    RETURN OLD;
  END IF;
  IF r.revealed_at IS NOT NULL THEN RAISE EXCEPTION 'plumbline: the round is revealed' USING ERRCODE = 'PB005'; END IF;
  IF NEW.loop_id <> r.loop_id OR EXISTS (
    SELECT 1 FROM loop l JOIN candidate c ON c.id = l.candidate_id
    WHERE l.id = NEW.loop_id AND (c.person_id = NEW.person_id OR (NEW.kind = 'hiringManager' AND l.hiring_manager_id <> NEW.person_id)))
  THEN RAISE EXCEPTION 'plumbline: not a possible panel member' USING ERRCODE = 'PB005';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE INSERT OR DELETE ON assignment FOR EACH ROW EXECUTE FUNCTION guard_assignment();

-- ---- Feedback and its state ---------------------------------------------------------------------------------

-- Writing feedback moves its assignment's state: nobody else can, so state and writing never disagree.
CREATE FUNCTION feedback_submitted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE a assignment%ROWTYPE; r round%ROWTYPE; loop_ended timestamptz; reset timestamptz;
BEGIN
  SELECT ended_at INTO loop_ended FROM loop WHERE id = NEW.loop_id FOR UPDATE;
  SELECT * INTO a FROM assignment WHERE id = NEW.assignment_id FOR UPDATE;
  SELECT * INTO r FROM round WHERE id = a.round_id;
  IF a.person_id IS DISTINCT FROM NEW.author_id OR a.round_id <> NEW.round_id OR a.loop_id <> NEW.loop_id
    OR NEW.practice <> (a.kind = 'shadow') OR a.submitted_at IS NOT NULL OR is_excused(a.id) OR loop_ended IS NOT NULL
    OR r.started_at IS NULL OR (r.revealed_at IS NOT NULL AND a.kind <> 'shadow')
    OR NEW.version <> 1 + (SELECT count(*) FROM feedback f WHERE f.assignment_id = a.id)
  THEN RAISE EXCEPTION 'plumbline: this feedback cannot be submitted' USING ERRCODE = 'PB006';
  END IF;
  SELECT ac.reset_at INTO reset FROM account ac WHERE ac.person_id = NEW.author_id;
  UPDATE assignment SET submitted_at = NEW.submitted_at, withdrawn_at = NULL, late = coalesce(NEW.submitted_at > a.due_at, false),
    after_reset = coalesce(NEW.submitted_at < reset + interval '24 hours', false) WHERE id = a.id;
  RETURN NEW;
END $$;
CREATE TRIGGER submitted BEFORE INSERT ON feedback FOR EACH ROW EXECUTE FUNCTION feedback_submitted();

CREATE FUNCTION feedback_withdrawn() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE f feedback%ROWTYPE;
BEGIN
  SELECT * INTO f FROM feedback WHERE id = NEW.feedback_id;
  PERFORM 1 FROM loop WHERE id = f.loop_id FOR UPDATE;
  IF EXISTS (SELECT 1 FROM round WHERE id = f.round_id AND revealed_at IS NOT NULL) OR EXISTS (SELECT 1 FROM loop WHERE id = f.loop_id AND ended_at IS NOT NULL)
  THEN RAISE EXCEPTION 'plumbline: after the reveal feedback is not withdrawn' USING ERRCODE = 'PB006';
  END IF;
  UPDATE assignment SET submitted_at = NULL, withdrawn_at = NEW.at WHERE id = f.assignment_id;
  RETURN NEW;
END $$;
CREATE TRIGGER withdrawn BEFORE INSERT ON withdrawal FOR EACH ROW EXECUTE FUNCTION feedback_withdrawn();

CREATE FUNCTION guard_addendum() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM feedback f JOIN round r ON r.id = f.round_id WHERE f.id = NEW.feedback_id AND r.revealed_at IS NOT NULL)
  THEN RAISE EXCEPTION 'plumbline: an addendum comes after the reveal' USING ERRCODE = 'PB006';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE INSERT ON addendum FOR EACH ROW EXECUTE FUNCTION guard_addendum();

-- An excusal is never of submitted feedback (F8).
CREATE FUNCTION guard_excusal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND (OLD.agreed IS NOT NULL OR (NEW.assignment_id, NEW.kind, NEW.reason, NEW.by_id, NEW.at) IS DISTINCT FROM (OLD.assignment_id, OLD.kind, OLD.reason, OLD.by_id, OLD.at)))
  THEN RAISE EXCEPTION 'plumbline: an excusal is answered once and stays' USING ERRCODE = 'PB007';
  END IF;
  IF NEW.agreed AND EXISTS (SELECT 1 FROM assignment a WHERE a.id = NEW.assignment_id AND a.submitted_at IS NOT NULL)
  THEN RAISE EXCEPTION 'plumbline: submitted feedback is never excused' USING ERRCODE = 'PB007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE INSERT OR UPDATE OR DELETE ON excusal FOR EACH ROW EXECUTE FUNCTION guard_excusal();

-- ---- Debrief votes ------------------------------------------------------------------------------------------

-- Joined, and neither left nor sent home by an adjournment since; someone listed without a turn never votes.
CREATE FUNCTION is_present(s speaker) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.place IS NOT NULL AND s.joined_at > greatest(s.left_at, (SELECT max(aj.at) FROM adjournment aj WHERE aj.debrief_id = s.debrief_id), '-infinity')
$$;

CREATE FUNCTION vote_cast() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE d debrief%ROWTYPE; s speaker%ROWTYPE;
BEGIN
  SELECT * INTO d FROM debrief WHERE id = NEW.debrief_id;
  PERFORM 1 FROM loop WHERE id = d.loop_id FOR UPDATE;
  SELECT * INTO s FROM speaker WHERE debrief_id = NEW.debrief_id AND person_id = NEW.person_id;
  IF is_present(s) IS NOT TRUE OR d.phase <> (CASE NEW.stage WHEN 'revote' THEN 'revote' ELSE 'finalVote' END)
  THEN RAISE EXCEPTION 'plumbline: no vote is open for this person' USING ERRCODE = 'PB008';
  END IF;
  UPDATE speaker SET revote_cast_at = CASE NEW.stage WHEN 'revote' THEN NEW.at ELSE revote_cast_at END,
    final_cast_at = CASE NEW.stage WHEN 'final' THEN NEW.at ELSE final_cast_at END
    WHERE debrief_id = NEW.debrief_id AND person_id = NEW.person_id;
  RETURN NEW;
END $$;
CREATE TRIGGER cast_state BEFORE INSERT ON debrief_vote FOR EACH ROW EXECUTE FUNCTION vote_cast();

-- Votes show only when everyone present has cast (D3), and once.
CREATE FUNCTION guard_debrief() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.closed_at IS NOT NULL
    OR OLD.revote_shown_at IS NOT NULL AND NEW.revote_shown_at IS DISTINCT FROM OLD.revote_shown_at
    OR OLD.final_shown_at IS NOT NULL AND NEW.final_shown_at IS DISTINCT FROM OLD.final_shown_at
    OR NEW.revote_shown_at IS NOT NULL AND OLD.revote_shown_at IS NULL AND EXISTS (
      SELECT 1 FROM speaker s WHERE s.debrief_id = NEW.id AND is_present(s) AND s.revote_cast_at IS NULL)
    OR NEW.final_shown_at IS NOT NULL AND OLD.final_shown_at IS NULL AND EXISTS (
      SELECT 1 FROM speaker s WHERE s.debrief_id = NEW.id AND is_present(s) AND s.final_cast_at IS NULL)
  THEN RAISE EXCEPTION 'plumbline: not a possible step of a debrief' USING ERRCODE = 'PB008';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE OR DELETE ON debrief FOR EACH ROW EXECUTE FUNCTION guard_debrief();

-- ---- Veto and offer -----------------------------------------------------------------------------------------

CREATE FUNCTION offer_deed(wanted uuid) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT o.deed FROM offer_step o WHERE o.loop_id = wanted ORDER BY o.at DESC, o.id DESC LIMIT 1), 'none')
$$;

-- No ready offer with an open veto, whichever comes first (V2, O2). Both sides take the loop's lock.
CREATE FUNCTION guard_offer_step() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE before text;
BEGIN
  PERFORM 1 FROM loop WHERE id = NEW.loop_id FOR UPDATE;
  before := offer_deed(NEW.loop_id);
  IF NEW.deed IN ('ready', 'extended') AND EXISTS (SELECT 1 FROM veto v WHERE v.loop_id = NEW.loop_id AND v.resolution IS DISTINCT FROM 'lifted')
  THEN RAISE EXCEPTION 'plumbline: a veto stands against this offer' USING ERRCODE = 'PB009';
  END IF;
  IF NOT (CASE NEW.deed
    WHEN 'ready' THEN before IN ('none', 'dropped')
    WHEN 'dropped' THEN before = 'ready'
    WHEN 'extended' THEN before = 'ready'
    WHEN 'rescinded' THEN before IN ('extended', 'accepted')
    ELSE before = 'extended' END)
  THEN RAISE EXCEPTION 'plumbline: not a possible step of an offer' USING ERRCODE = 'PB009';
  END IF;
  IF EXISTS (SELECT 1 FROM offer_step o WHERE o.loop_id = NEW.loop_id AND o.at >= NEW.at)
  THEN RAISE EXCEPTION 'plumbline: an offer goes forward in time' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE INSERT ON offer_step FOR EACH ROW EXECUTE FUNCTION guard_offer_step();

CREATE FUNCTION guard_veto_cast() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM loop WHERE id = NEW.loop_id FOR UPDATE;
  IF offer_deed(NEW.loop_id) NOT IN ('none', 'dropped', 'ready')
    OR NEW.resolution IS NOT NULL
    OR NEW.by_id IS DISTINCT FROM (SELECT ap.person_id FROM appointment ap WHERE ap.loop_id = NEW.loop_id ORDER BY ap.at DESC, ap.id DESC LIMIT 1)
  THEN RAISE EXCEPTION 'plumbline: only the Bar Raiser casts a veto, until an offer is extended' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER cast_guard BEFORE INSERT ON veto FOR EACH ROW EXECUTE FUNCTION guard_veto_cast();

-- By the end of the transaction that casts a veto, no offer stands ready against it (V2).
CREATE FUNCTION veto_drops_readiness() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF offer_deed(NEW.loop_id) = 'ready'
  THEN RAISE EXCEPTION 'plumbline: a veto drops readiness in its own transaction' USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER drops_readiness AFTER INSERT ON veto DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION veto_drops_readiness();

-- ---- People: the last lead stays (P4) -----------------------------------------------------------------------

CREATE FUNCTION guard_last_lead() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE leaving uuid;
BEGIN
  leaving := CASE TG_TABLE_NAME WHEN 'capability' THEN (to_jsonb(OLD) ->> 'person_id')::uuid ELSE (to_jsonb(OLD) ->> 'id')::uuid END;
  IF TG_TABLE_NAME = 'capability' AND to_jsonb(OLD) ->> 'name' <> 'lead' THEN RETURN OLD; END IF;
  PERFORM 1 FROM organisation WHERE id = 1 FOR UPDATE;
  IF EXISTS (SELECT 1 FROM capability WHERE person_id = leaving AND name = 'lead')
    AND NOT EXISTS (SELECT 1 FROM capability k JOIN person p ON p.id = k.person_id WHERE k.name = 'lead' AND p.deactivated_at IS NULL AND p.id <> leaving)
  THEN RAISE EXCEPTION 'plumbline: the last lead stays' USING ERRCODE = 'PB010';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER last_lead BEFORE DELETE ON capability FOR EACH ROW EXECUTE FUNCTION guard_last_lead();
CREATE TRIGGER last_lead BEFORE UPDATE OF deactivated_at ON person FOR EACH ROW
  WHEN (NEW.deactivated_at IS NOT NULL AND OLD.deactivated_at IS NULL) EXECUTE FUNCTION guard_last_lead();

-- ---- The audit chain (R1) -----------------------------------------------------------------------------------

INSERT INTO audit_head (id, number, hash) VALUES (1, 0, repeat('0', 64));
ALTER TABLE audit_head ADD CHECK (id = 1);
ALTER TABLE audit_entry ADD CHECK (jsonb_typeof(details::jsonb) = 'object');

-- sha256 over these lines, joined by line feeds: number, instant, actor, act, loop, subject, details, previous hash.
-- An absent value is an empty line; the instant is UTC with milliseconds, 2026-12-03T09:00:00.000Z.
CREATE FUNCTION audit_hash(e audit_entry) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws(E'\n', e.number::text, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    coalesce(e.actor_id::text, ''), e.act, coalesce(e.loop_id::text, ''), coalesce(e.subject_id::text, ''), e.details, e.previous_hash), 'UTF8')), 'hex')
$$;

CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE head audit_head%ROWTYPE;
BEGIN
  SELECT * INTO head FROM audit_head WHERE id = 1 FOR UPDATE;
  NEW.number := head.number + 1;
  NEW.previous_hash := head.hash;
  NEW.hash := audit_hash(NEW);
  UPDATE audit_head SET number = NEW.number, hash = NEW.hash WHERE id = 1;
  RETURN NEW;
END $$;
CREATE TRIGGER chain BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();

-- ---- What the application's role may do ---------------------------------------------------------------------

REVOKE ALL ON ALL TABLES IN SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO plumbline_app;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO plumbline_app;
GRANT INSERT ON organisation, level, team, person, capability, certification, account, session, account_token, throttle, principle, role, role_principle,
  candidate, conflict, loop, loop_principle, term_change, round, assignment, assignment_principle, excusal, appointment, recusal, replacement, weighing,
  debrief, adjournment, speaker, decision, level_bar, concurrence, assessment, veto, citation, offer_step,
  draft, feedback, rating, evidence, withdrawal, addendum, debrief_vote, reading TO plumbline_app;
GRANT INSERT (at, actor_id, act, loop_id, subject_id, details) ON audit_entry TO plumbline_app;
GRANT UPDATE ON organisation, level, team, person, account, session, account_token, throttle, principle, role, candidate, draft TO plumbline_app;
GRANT UPDATE (changed_at, hiring_manager_id, recruiter_id, started_at, level_number, team_id, has_bar_raiser, ended_at, end_kind, end_reason, ended_by_id,
  cool_off_by_id, cool_off_reason, cool_off_at) ON loop TO plumbline_app;
GRANT UPDATE (started_at, revealed_at, focus) ON round TO plumbline_app;
GRANT UPDATE (slot_start, slot_end, slot_zone, due_at, had_read) ON assignment TO plumbline_app;
GRANT UPDATE (agreed, answered_by_id, answered_at, answer) ON excusal TO plumbline_app;
GRANT UPDATE (agreed_by_id, agreed_at) ON replacement TO plumbline_app;
GRANT UPDATE (phase, phase_at, revote_shown_at, final_shown_at, closed_at, closed_by_id) ON debrief TO plumbline_app;
GRANT UPDATE (joined_at, read_at, left_at, left_reason, turn_started_at, turn_ended_at) ON speaker TO plumbline_app;
GRANT UPDATE (resolution, resolved_by_id, resolved_at, resolved_text) ON veto TO plumbline_app;
GRANT DELETE ON session, account_token, throttle, capability, role_principle, loop_principle, draft, round, assignment, assignment_principle TO plumbline_app;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
GRANT EXECUTE ON FUNCTION viewer_id, is_submitting, is_excused, reads_round, reads_votes, viewer_is_lead, gate_facts, offer_deed, audit_hash TO plumbline_app;
