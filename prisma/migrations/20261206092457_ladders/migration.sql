-- AlterTable
ALTER TABLE "certification" ADD COLUMN     "loop_id" UUID;

-- AlterTable
ALTER TABLE "organisation" ADD COLUMN     "reverse_shadow_steps" INTEGER NOT NULL DEFAULT 2,
ADD COLUMN     "shadow_steps" INTEGER NOT NULL DEFAULT 2;

-- CreateTable
CREATE TABLE "interviewer_step" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "person_id" UUID NOT NULL,
    "step" TEXT NOT NULL,
    "on_day" DATE NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "loop_id" UUID,
    "recorded_by_id" UUID NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "interviewer_step_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "interviewer_step_person_id_recorded_at_idx" ON "interviewer_step"("person_id", "recorded_at");

-- AddForeignKey
ALTER TABLE "certification" ADD CONSTRAINT "certification_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interviewer_step" ADD CONSTRAINT "interviewer_step_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interviewer_step" ADD CONSTRAINT "interviewer_step_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE certification DROP CONSTRAINT certification_step_check,
  ADD CONSTRAINT certification_step_check CHECK (step IN ('nominated', 'shadow', 'reverseShadow', 'certified', 'lapsed', 'revoked'));
ALTER TABLE interviewer_step ADD CHECK (step IN ('trained', 'shadow', 'onTheirOwn'));
ALTER TABLE organisation ADD CHECK (shadow_steps BETWEEN 1 AND 20), ADD CHECK (reverse_shadow_steps BETWEEN 1 AND 20);

CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON interviewer_step FOR EACH ROW EXECUTE FUNCTION refuse_change();

REVOKE ALL ON interviewer_step FROM PUBLIC;
GRANT SELECT, INSERT ON interviewer_step TO plumbline_app;
