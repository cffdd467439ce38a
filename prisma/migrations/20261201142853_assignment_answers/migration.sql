-- CreateTable
CREATE TABLE "assignment_answer" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "assignment_id" UUID NOT NULL,
    "answer" TEXT NOT NULL,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assignment_answer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "assignment_answer_assignment_id_at_idx" ON "assignment_answer"("assignment_id", "at");

-- AddForeignKey
ALTER TABLE "assignment_answer" ADD CONSTRAINT "assignment_answer_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "assignment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE assignment_answer ADD CHECK (answer IN ('accepted', 'declined')), ADD CHECK (answer <> 'declined' OR btrim(reason) <> ''),
  ADD CHECK (answer <> 'declined' OR reason IS NOT NULL);

CREATE FUNCTION answer_before_start() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM assignment a JOIN round r ON r.id = a.round_id WHERE a.id = NEW.assignment_id AND r.started_at IS NOT NULL)
  THEN RAISE EXCEPTION 'plumbline: after the start a person leaves by excusal' USING ERRCODE = 'PB023';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER before_start BEFORE INSERT ON assignment_answer FOR EACH ROW EXECUTE FUNCTION answer_before_start();

REVOKE ALL ON assignment_answer FROM PUBLIC;
GRANT SELECT, INSERT, DELETE ON assignment_answer TO plumbline_app;
REVOKE EXECUTE ON FUNCTION answer_before_start FROM PUBLIC;
