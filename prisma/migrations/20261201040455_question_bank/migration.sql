-- AlterTable
ALTER TABLE "organisation" ADD COLUMN     "leader_from" INTEGER NOT NULL DEFAULT 7,
ADD COLUMN     "senior_from" INTEGER NOT NULL DEFAULT 5;

-- CreateTable
CREATE TABLE "question" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "key" TEXT NOT NULL,
    "principle_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "text" TEXT NOT NULL DEFAULT '',
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_version" (
    "question_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "probes" TEXT[],
    "junior_strong" TEXT NOT NULL,
    "junior_weak" TEXT NOT NULL,
    "senior_strong" TEXT NOT NULL,
    "senior_weak" TEXT NOT NULL,
    "leader_strong" TEXT NOT NULL,
    "leader_weak" TEXT NOT NULL,
    "must_not_ask" TEXT NOT NULL,
    "by_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "question_version_pkey" PRIMARY KEY ("question_id","version")
);

-- CreateTable
CREATE TABLE "question_step" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "question_id" UUID NOT NULL,
    "step" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "question_step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "anchors" (
    "principle_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "concern" TEXT NOT NULL,
    "mild_concern" TEXT NOT NULL,
    "mixed" TEXT NOT NULL,
    "strength" TEXT NOT NULL,
    "exceptional_strength" TEXT NOT NULL,
    "by_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "anchors_pkey" PRIMARY KEY ("principle_id","version")
);

-- CreateTable
CREATE TABLE "pin" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "role_id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "pinned_by_id" UUID NOT NULL,
    "pinned_at" TIMESTAMPTZ(3) NOT NULL,
    "unpinned_by_id" UUID,
    "unpinned_at" TIMESTAMPTZ(3),

    CONSTRAINT "pin_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "question_key_key" ON "question"("key");

-- CreateIndex
CREATE INDEX "question_text_id_idx" ON "question"("text", "id");

-- CreateIndex
CREATE INDEX "question_changed_at_id_idx" ON "question"("changed_at", "id");

-- CreateIndex
CREATE INDEX "question_principle_id_idx" ON "question"("principle_id");

-- CreateIndex
CREATE INDEX "question_step_question_id_at_idx" ON "question_step"("question_id", "at");

-- CreateIndex
CREATE INDEX "pin_role_id_idx" ON "pin"("role_id");

-- CreateIndex
CREATE INDEX "pin_question_id_idx" ON "pin"("question_id");

-- AddForeignKey
ALTER TABLE "question" ADD CONSTRAINT "question_principle_id_fkey" FOREIGN KEY ("principle_id") REFERENCES "principle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_step" ADD CONSTRAINT "question_step_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "anchors" ADD CONSTRAINT "anchors_principle_id_fkey" FOREIGN KEY ("principle_id") REFERENCES "principle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pin" ADD CONSTRAINT "pin_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pin" ADD CONSTRAINT "pin_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ---- Words, and one at a time -------------------------------------------------------------------------------

ALTER TABLE organisation ADD CHECK (senior_from < leader_from);
ALTER TABLE question ADD CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(key) <= 80);
ALTER TABLE question_version ADD CHECK (version > 0), ADD CHECK (probes IS NOT NULL AND array_position(probes, NULL) IS NULL),
  ADD CHECK (btrim(text) <> '' AND btrim(must_not_ask) <> '' AND btrim(junior_strong) <> '' AND btrim(junior_weak) <> ''
    AND btrim(senior_strong) <> '' AND btrim(senior_weak) <> '' AND btrim(leader_strong) <> '' AND btrim(leader_weak) <> '');
ALTER TABLE question_step ADD CHECK (step IN ('retired', 'restored'));
ALTER TABLE anchors ADD CHECK (version > 0),
  ADD CHECK (btrim(concern) <> '' AND btrim(mild_concern) <> '' AND btrim(mixed) <> '' AND btrim(strength) <> '' AND btrim(exceptional_strength) <> '');
ALTER TABLE pin ADD CHECK ((unpinned_at IS NULL) = (unpinned_by_id IS NULL));

CREATE UNIQUE INDEX one_open_pin ON pin (role_id, question_id) WHERE unpinned_at IS NULL;

-- ---- What a question says is its latest version's, and whether it is retired its latest step's ----------------

CREATE FUNCTION begin_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := 0; NEW.text := ''; NEW.changed_at := NEW.created_at; NEW.retired_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER begun BEFORE INSERT ON question FOR EACH ROW EXECUTE FUNCTION begin_question();

CREATE FUNCTION follow_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE question SET version = NEW.version, text = NEW.text, changed_at = NEW.at WHERE id = NEW.question_id AND version = NEW.version - 1;
  IF NOT FOUND THEN RAISE EXCEPTION 'plumbline: the versions of a question have no gap' USING ERRCODE = 'PB014';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER followed AFTER INSERT ON question_version FOR EACH ROW EXECUTE FUNCTION follow_version();

CREATE FUNCTION question_has_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM question_version v WHERE v.question_id = NEW.id)
  THEN RAISE EXCEPTION 'plumbline: a question has at least one version' USING ERRCODE = 'PB014';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER has_words AFTER INSERT ON question DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION question_has_words();

CREATE FUNCTION follow_step() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE question SET retired_at = CASE NEW.step WHEN 'retired' THEN NEW.at END
  WHERE id = NEW.question_id AND (retired_at IS NULL) = (NEW.step = 'retired');
  IF NOT FOUND THEN RAISE EXCEPTION 'plumbline: not a possible step of a question' USING ERRCODE = 'PB014';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER followed AFTER INSERT ON question_step FOR EACH ROW EXECUTE FUNCTION follow_step();

CREATE FUNCTION next_anchors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version <> 1 + (SELECT coalesce(max(a.version), 0) FROM anchors a WHERE a.principle_id = NEW.principle_id)
  THEN RAISE EXCEPTION 'plumbline: the versions of the anchors have no gap' USING ERRCODE = 'PB014';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER next BEFORE INSERT ON anchors FOR EACH ROW EXECUTE FUNCTION next_anchors();

-- ---- What never changes again -------------------------------------------------------------------------------

CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON question_version FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON question_step FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON anchors FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON question FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON pin FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A key is stable: nothing may come to mean another question, or a question under another principle.
CREATE FUNCTION keep_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.key, NEW.principle_id, NEW.created_at) IS DISTINCT FROM (OLD.id, OLD.key, OLD.principle_id, OLD.created_at)
  THEN RAISE EXCEPTION 'plumbline: a question keeps its key and its principle' USING ERRCODE = 'PB014';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER same BEFORE UPDATE ON question FOR EACH ROW EXECUTE FUNCTION keep_question();

CREATE FUNCTION unpin_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.unpinned_at IS NOT NULL OR NEW.unpinned_at IS NULL
    OR (NEW.id, NEW.role_id, NEW.question_id, NEW.pinned_by_id, NEW.pinned_at) IS DISTINCT FROM (OLD.id, OLD.role_id, OLD.question_id, OLD.pinned_by_id, OLD.pinned_at)
  THEN RAISE EXCEPTION 'plumbline: a pin is taken off once and stays as history' USING ERRCODE = 'PB014';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER once BEFORE UPDATE ON pin FOR EACH ROW EXECUTE FUNCTION unpin_once();

-- ---- What the application's role may do ---------------------------------------------------------------------

REVOKE ALL ON question, question_version, question_step, anchors, pin FROM PUBLIC;
GRANT SELECT, INSERT ON question, question_version, question_step, anchors, pin TO plumbline_app;
GRANT UPDATE (unpinned_by_id, unpinned_at) ON pin TO plumbline_app;
REVOKE EXECUTE ON FUNCTION begin_question, follow_version, question_has_words, follow_step, next_anchors, keep_question, unpin_once FROM PUBLIC;
