-- Whoever looks at a loop is told that it changed, by every server process alike. Nothing but the loop's id is told, and
-- only at the commit: what changed each reader reads anew, by what they may see (S2).
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('plumbline_loop_changed', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER told AFTER UPDATE OF changed_at ON loop FOR EACH ROW WHEN (NEW.changed_at IS DISTINCT FROM OLD.changed_at)
  EXECUTE FUNCTION tell_change();

REVOKE EXECUTE ON FUNCTION tell_change FROM PUBLIC;
