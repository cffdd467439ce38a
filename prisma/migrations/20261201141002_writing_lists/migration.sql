-- CreateTable
CREATE TABLE "writing_list" (
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "writing_list_pkey" PRIMARY KEY ("version")
);

ALTER TABLE writing_list ADD CHECK (version > 0), ADD CHECK (jsonb_typeof(content) = 'object');

CREATE FUNCTION next_writing_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version <> 1 + (SELECT coalesce(max(w.version), 0) FROM writing_list w)
  THEN RAISE EXCEPTION 'plumbline: the versions of the lists have no gap' USING ERRCODE = 'PB019';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER next BEFORE INSERT ON writing_list FOR EACH ROW EXECUTE FUNCTION next_writing_list();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON writing_list FOR EACH ROW EXECUTE FUNCTION refuse_change();

REVOKE ALL ON writing_list FROM PUBLIC;
GRANT SELECT, INSERT ON writing_list TO plumbline_app;
REVOKE EXECUTE ON FUNCTION next_writing_list FROM PUBLIC;
