-- Says at the database what only the rules said so far: when a veto may be cast and who resolves it on what (V1, V3),
-- and that a rating stands on evidence (F2).

-- V1: cast by the Bar Raiser, from the reveal of the main round until an offer is extended.
CREATE OR REPLACE FUNCTION guard_veto_cast() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM loop WHERE id = NEW.loop_id FOR UPDATE;
  IF offer_deed(NEW.loop_id) NOT IN ('none', 'dropped', 'ready')
    OR NEW.resolution IS NOT NULL
    OR NEW.by_id IS DISTINCT FROM (SELECT ap.person_id FROM appointment ap WHERE ap.loop_id = NEW.loop_id ORDER BY ap.at DESC, ap.id DESC LIMIT 1)
    OR NOT EXISTS (SELECT 1 FROM round r WHERE r.loop_id = NEW.loop_id AND r.kind = 'main' AND r.revealed_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM loop l WHERE l.id = NEW.loop_id AND l.ended_at IS NOT NULL)
  THEN RAISE EXCEPTION 'plumbline: only the Bar Raiser casts a veto, from the reveal until an offer is extended' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;

-- V3: who cast it resolves it, or the last successor named since for a cause that counts with an open veto.
-- The pure rule is resolverOf in app/domain/veto.ts.
CREATE FUNCTION resolver_of(v veto) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((
    SELECT ap.person_id FROM appointment ap
    WHERE ap.loop_id = v.loop_id AND ap.at > v.at AND ap.cause IN ('deactivated', 'recused', 'revoked')
    ORDER BY ap.at DESC, ap.id DESC LIMIT 1), v.by_id)
$$;

CREATE FUNCTION guard_veto_resolution() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM loop WHERE id = NEW.loop_id FOR UPDATE;
  IF NEW.resolved_by_id IS DISTINCT FROM resolver_of(OLD) OR NEW.resolved_by_id IS DISTINCT FROM viewer_id()
  THEN RAISE EXCEPTION 'plumbline: only its Bar Raiser resolves a veto' USING ERRCODE = 'PB012';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER resolution_guard BEFORE UPDATE OF resolution ON veto FOR EACH ROW
  WHEN (NEW.resolution IS NOT NULL AND OLD.resolution IS NULL) EXECUTE FUNCTION guard_veto_resolution();

-- V3, by the end of the transaction: a lift cites what somebody else recorded since the cast, in a round added after
-- it or in an addendum; an uphold has recorded no hire and ended the loop.
CREATE FUNCTION veto_resolved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.resolution = 'lifted' AND NOT EXISTS (
    SELECT 1 FROM citation c
      LEFT JOIN evidence e ON c.kind = 'evidence' AND e.id = c.source_id
      LEFT JOIN addendum ad ON c.kind = 'addendum' AND ad.id = c.source_id
      JOIN feedback f ON f.id = coalesce(e.feedback_id, ad.feedback_id)
      JOIN round r ON r.id = f.round_id
    WHERE c.veto_id = NEW.id AND c.part = 'lift' AND f.loop_id = NEW.loop_id AND NOT f.practice
      AND f.author_id NOT IN (NEW.by_id, NEW.resolved_by_id)
      AND (ad.at > NEW.at OR (r.created_at > NEW.at AND f.submitted_at > NEW.at AND r.revealed_at IS NOT NULL)))
  THEN RAISE EXCEPTION 'plumbline: a veto is lifted on new evidence of somebody else' USING ERRCODE = 'PB012';
  END IF;
  IF NEW.resolution = 'upheld' AND NOT (
    EXISTS (SELECT 1 FROM loop l WHERE l.id = NEW.loop_id AND l.end_kind = 'vetoUpheld')
    AND EXISTS (SELECT 1 FROM decision d WHERE d.loop_id = NEW.loop_id AND d.outcome = 'noHire' AND d.at >= NEW.resolved_at))
  THEN RAISE EXCEPTION 'plumbline: upholding a veto records no hire and ends the loop' USING ERRCODE = 'PB012';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER resolved AFTER UPDATE OF resolution ON veto DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.resolution IS NOT NULL) EXECUTE FUNCTION veto_resolved();

-- F2, by the end of the transaction that submits: a rating stands on at least one piece of evidence.
CREATE FUNCTION rating_has_evidence() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM evidence e WHERE e.rating_id = NEW.id)
  THEN RAISE EXCEPTION 'plumbline: a rating needs evidence' USING ERRCODE = 'PB013';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER has_evidence AFTER INSERT ON rating DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.rating IS NOT NULL) EXECUTE FUNCTION rating_has_evidence();

REVOKE EXECUTE ON FUNCTION resolver_of, guard_veto_resolution, veto_resolved, rating_has_evidence FROM PUBLIC;
