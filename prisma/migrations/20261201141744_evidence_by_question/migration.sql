-- AlterTable
ALTER TABLE "evidence" ADD COLUMN     "question_id" UUID;

-- AlterTable
ALTER TABLE "rating" ADD COLUMN     "anchors_version" INTEGER;

-- AddForeignKey
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A rating stays what its words meant then, whatever the anchors say later.
CREATE FUNCTION remember_anchors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.anchors_version := CASE WHEN NEW.rating IS NOT NULL THEN (SELECT max(a.version) FROM anchors a WHERE a.principle_id = NEW.principle_id) END;
  RETURN NEW;
END $$;
CREATE TRIGGER anchored BEFORE INSERT ON rating FOR EACH ROW EXECUTE FUNCTION remember_anchors();
REVOKE EXECUTE ON FUNCTION remember_anchors FROM PUBLIC;
