-- CreateTable
CREATE TABLE "planned_question" (
    "assignment_id" UUID NOT NULL,
    "loop_id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "planned_question_pkey" PRIMARY KEY ("assignment_id","question_id")
);

-- CreateIndex
CREATE INDEX "planned_question_question_id_idx" ON "planned_question"("question_id");

-- CreateIndex
CREATE UNIQUE INDEX "planned_question_loop_id_question_id_key" ON "planned_question"("loop_id", "question_id");

-- AddForeignKey
ALTER TABLE "planned_question" ADD CONSTRAINT "planned_question_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "assignment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "planned_question" ADD CONSTRAINT "planned_question_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ---- One loop, and an order -----------------------------------------------------------------------------------

ALTER TABLE planned_question ADD CHECK (position > 0);

CREATE FUNCTION plan_question_in_loop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM assignment a WHERE a.id = NEW.assignment_id AND a.loop_id = NEW.loop_id AND a.kind <> 'shadow')
  THEN RAISE EXCEPTION 'plumbline: questions are planned for who interviews in this loop' USING ERRCODE = 'PB015';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER same_loop BEFORE INSERT ON planned_question FOR EACH ROW EXECUTE FUNCTION plan_question_in_loop();

REVOKE ALL ON planned_question FROM PUBLIC;
GRANT SELECT, INSERT, DELETE ON planned_question TO plumbline_app;
REVOKE EXECUTE ON FUNCTION plan_question_in_loop FROM PUBLIC;
