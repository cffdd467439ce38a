-- CreateTable
CREATE TABLE "assignment_move" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "assignment_id" UUID NOT NULL,
    "from_start" TIMESTAMPTZ(3) NOT NULL,
    "from_end" TIMESTAMPTZ(3) NOT NULL,
    "to_start" TIMESTAMPTZ(3) NOT NULL,
    "to_end" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assignment_move_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "assignment_move_assignment_id_at_idx" ON "assignment_move"("assignment_id", "at");

-- AddForeignKey
ALTER TABLE "assignment_move" ADD CONSTRAINT "assignment_move_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "assignment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE assignment_move ADD CHECK (btrim(reason) <> ''), ADD CHECK (from_end > from_start), ADD CHECK (to_end > to_start);

CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON assignment_move FOR EACH ROW EXECUTE FUNCTION refuse_change();

REVOKE ALL ON assignment_move FROM PUBLIC;
GRANT SELECT, INSERT ON assignment_move TO plumbline_app;
