-- Keeps when the audit chain was last verified and what was found, and how far the verification under way has come (R1).

-- CreateTable
CREATE TABLE "audit_verification" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by_id" UUID,
    "head_number" BIGINT NOT NULL,
    "head" TEXT NOT NULL,
    "checked" BIGINT NOT NULL,
    "flaw" TEXT,
    "broken_number" BIGINT,

    CONSTRAINT "audit_verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_verifying" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "run_id" UUID NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "beat_at" TIMESTAMPTZ(3) NOT NULL,
    "checked" BIGINT NOT NULL DEFAULT 0,
    "total" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "audit_verifying_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_verification_at_idx" ON "audit_verification"("at");

ALTER TABLE audit_verification ADD CHECK (flaw IN ('edited', 'unlinked', 'missing', 'afterEnd', 'beforeStart', 'rewritten')),
  ADD CHECK ((flaw IS NULL) = (broken_number IS NULL)), ADD CHECK (flaw IS NOT NULL OR checked = head_number);
ALTER TABLE audit_verifying ADD CHECK (id = 1), ADD CHECK (checked BETWEEN 0 AND total);

CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON audit_verification FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE TRUNCATE ON audit_verification EXECUTE FUNCTION refuse_change();

GRANT SELECT, INSERT ON audit_verification TO plumbline_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON audit_verifying TO plumbline_app;
