-- CreateTable
CREATE TABLE "focus_topic" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "by_id" UUID NOT NULL,
    "principle_id" UUID NOT NULL,
    "question_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "focus_topic_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "focus_topic_loop_id_idx" ON "focus_topic"("loop_id");

-- AddForeignKey
ALTER TABLE "focus_topic" ADD CONSTRAINT "focus_topic_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "focus_topic" ADD CONSTRAINT "focus_topic_principle_id_fkey" FOREIGN KEY ("principle_id") REFERENCES "principle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "focus_topic" ADD CONSTRAINT "focus_topic_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ---- Notes are drafts that are never submitted: their owner's alone, by the policy that drafts have (S1) ---------------

ALTER TABLE draft DROP CONSTRAINT draft_kind_check;
ALTER TABLE draft ADD CHECK (kind IN ('feedback', 'veto', 'notes'));

-- ---- A focus topic comes from somebody who has submitted in that round, and is never taken back (S4) ------------------

CREATE FUNCTION pass_focus() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM assignment a JOIN loop l ON l.id = a.loop_id
    WHERE a.loop_id = NEW.loop_id AND a.round_id = NEW.round_id AND a.person_id = NEW.by_id AND a.submitted_at IS NOT NULL AND l.ended_at IS NULL)
    OR (NEW.question_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM question q WHERE q.id = NEW.question_id AND q.principle_id = NEW.principle_id))
  THEN RAISE EXCEPTION 'plumbline: a focus topic comes from who has submitted, and is about its principle' USING ERRCODE = 'PB017';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER passed BEFORE INSERT ON focus_topic FOR EACH ROW EXECUTE FUNCTION pass_focus();
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON focus_topic FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX one_topic ON focus_topic (loop_id, round_id, principle_id, coalesce(question_id, principle_id));

REVOKE ALL ON focus_topic FROM PUBLIC;
GRANT SELECT, INSERT ON focus_topic TO plumbline_app;
REVOKE EXECUTE ON FUNCTION pass_focus FROM PUBLIC;
