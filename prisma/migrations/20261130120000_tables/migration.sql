-- The tables, as schema.prisma describes them. What must never be stands in the next migration.
-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "organisation" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "feedback_hours" INTEGER NOT NULL DEFAULT 24,
    "overdue_hours" INTEGER NOT NULL DEFAULT 72,
    "cool_off_days" INTEGER NOT NULL DEFAULT 180,
    "currency_days" INTEGER NOT NULL DEFAULT 365,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organisation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "level" (
    "number" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "exempt" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "level_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "team" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "team_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "person" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "level_number" INTEGER NOT NULL,
    "start_date" DATE NOT NULL,
    "team_id" UUID,
    "manager_id" UUID,
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "deactivated_at" TIMESTAMPTZ(3),

    CONSTRAINT "person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "capability" (
    "person_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "granted_by_id" UUID,
    "granted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "capability_pkey" PRIMARY KEY ("person_id","name")
);

-- CreateTable
CREATE TABLE "certification" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "person_id" UUID NOT NULL,
    "step" TEXT NOT NULL,
    "on_day" DATE NOT NULL,
    "founding" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT NOT NULL DEFAULT '',
    "recorded_by_id" UUID NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "certification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account" (
    "person_id" UUID NOT NULL,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "reset_at" TIMESTAMPTZ(3),
    "warning" TEXT,

    CONSTRAINT "account_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_token" (
    "id" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "agreed_by_id" UUID,
    "agreed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "throttle" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "throttle_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "principle" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "principle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "role" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "title" TEXT NOT NULL,
    "level_number" INTEGER NOT NULL,
    "team_id" UUID NOT NULL,
    "hiring_manager_id" UUID NOT NULL,
    "recruiter_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "role_principle" (
    "role_id" UUID NOT NULL,
    "principle_id" UUID NOT NULL,

    CONSTRAINT "role_principle_pkey" PRIMARY KEY ("role_id","principle_id")
);

-- CreateTable
CREATE TABLE "candidate" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "notes" TEXT NOT NULL DEFAULT '',
    "links" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "person_id" UUID,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conflict" (
    "candidate_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "declared_by_id" UUID NOT NULL,
    "declared_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conflict_pkey" PRIMARY KEY ("candidate_id","person_id")
);

-- CreateTable
CREATE TABLE "loop" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "candidate_id" UUID NOT NULL,
    "role_id" UUID NOT NULL,
    "hiring_manager_id" UUID NOT NULL,
    "recruiter_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "level_number" INTEGER,
    "team_id" UUID,
    "has_bar_raiser" BOOLEAN NOT NULL DEFAULT true,
    "ended_at" TIMESTAMPTZ(3),
    "end_kind" TEXT,
    "end_reason" TEXT,
    "ended_by_id" UUID,
    "cool_off_by_id" UUID,
    "cool_off_reason" TEXT,
    "cool_off_at" TIMESTAMPTZ(3),

    CONSTRAINT "loop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "loop_principle" (
    "loop_id" UUID NOT NULL,
    "principle_id" UUID NOT NULL,

    CONSTRAINT "loop_principle_pkey" PRIMARY KEY ("loop_id","principle_id")
);

-- CreateTable
CREATE TABLE "term_change" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "by_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "term_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "round" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "revealed_at" TIMESTAMPTZ(3),
    "focus" UUID[] DEFAULT ARRAY[]::UUID[],

    CONSTRAINT "round_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assignment" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "slot_start" TIMESTAMPTZ(3),
    "slot_end" TIMESTAMPTZ(3),
    "slot_zone" TEXT,
    "due_at" TIMESTAMPTZ(3),
    "submitted_at" TIMESTAMPTZ(3),
    "late" BOOLEAN NOT NULL DEFAULT false,
    "withdrawn_at" TIMESTAMPTZ(3),
    "after_reset" BOOLEAN NOT NULL DEFAULT false,
    "had_read" UUID[] DEFAULT ARRAY[]::UUID[],

    CONSTRAINT "assignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assignment_principle" (
    "assignment_id" UUID NOT NULL,
    "principle_id" UUID NOT NULL,

    CONSTRAINT "assignment_principle_pkey" PRIMARY KEY ("assignment_id","principle_id")
);

-- CreateTable
CREATE TABLE "excusal" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "assignment_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "agreed" BOOLEAN,
    "answered_by_id" UUID,
    "answered_at" TIMESTAMPTZ(3),
    "answer" TEXT,

    CONSTRAINT "excusal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "appointment" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "held_independence" BOOLEAN NOT NULL,
    "cause" TEXT,
    "reason" TEXT,

    CONSTRAINT "appointment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recusal" (
    "loop_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recusal_pkey" PRIMARY KEY ("loop_id","person_id")
);

-- CreateTable
CREATE TABLE "replacement" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "from_id" UUID NOT NULL,
    "to_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "agreed_by_id" UUID,
    "agreed_at" TIMESTAMPTZ(3),

    CONSTRAINT "replacement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "weighing" (
    "loop_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "weighing_pkey" PRIMARY KEY ("loop_id","person_id")
);

-- CreateTable
CREATE TABLE "debrief" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "opened_by_id" UUID NOT NULL,
    "held_independence" BOOLEAN NOT NULL,
    "phase" TEXT NOT NULL,
    "phase_at" TIMESTAMPTZ(3) NOT NULL,
    "revote_shown_at" TIMESTAMPTZ(3),
    "final_shown_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "closed_by_id" UUID,

    CONSTRAINT "debrief_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "adjournment" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "debrief_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "adjournment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "speaker" (
    "debrief_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "level_number" INTEGER NOT NULL,
    "tenure_from" DATE NOT NULL,
    "place" INTEGER,
    "joined_at" TIMESTAMPTZ(3),
    "read_at" TIMESTAMPTZ(3),
    "left_at" TIMESTAMPTZ(3),
    "left_reason" TEXT,
    "revote_cast_at" TIMESTAMPTZ(3),
    "final_cast_at" TIMESTAMPTZ(3),
    "turn_started_at" TIMESTAMPTZ(3),
    "turn_ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "speaker_pkey" PRIMARY KEY ("debrief_id","person_id")
);

-- CreateTable
CREATE TABLE "decision" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "debrief_id" UUID,
    "outcome" TEXT NOT NULL,
    "level_number" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "level_bar" (
    "decision_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "bar" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "level_bar_pkey" PRIMARY KEY ("decision_id","person_id")
);

-- CreateTable
CREATE TABLE "concurrence" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "decision_id" UUID NOT NULL,
    "by_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "concurrence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assessment" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assessment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "veto" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "rationale" TEXT NOT NULL,
    "principles" UUID[],
    "resolution" TEXT,
    "resolved_by_id" UUID,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_text" TEXT,

    CONSTRAINT "veto_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "citation" (
    "veto_id" UUID NOT NULL,
    "part" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "source_id" UUID NOT NULL,

    CONSTRAINT "citation_pkey" PRIMARY KEY ("veto_id","part","kind","source_id")
);

-- CreateTable
CREATE TABLE "offer_step" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "deed" TEXT NOT NULL,
    "by_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT,

    CONSTRAINT "offer_step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "draft" (
    "owner_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "revision" INTEGER NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "draft_pkey" PRIMARY KEY ("owner_id","kind","subject_id")
);

-- CreateTable
CREATE TABLE "feedback" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "loop_id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "assignment_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "practice" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL,
    "vote" TEXT NOT NULL,
    "bar" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rating" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "feedback_id" UUID NOT NULL,
    "principle_id" UUID NOT NULL,
    "rating" INTEGER,
    "not_assessed_reason" TEXT,

    CONSTRAINT "rating_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "evidence" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "rating_id" UUID NOT NULL,
    "feedback_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "situation" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "result" TEXT NOT NULL,

    CONSTRAINT "evidence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "withdrawal" (
    "feedback_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "withdrawal_pkey" PRIMARY KEY ("feedback_id")
);

-- CreateTable
CREATE TABLE "addendum" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "feedback_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "addendum_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "debrief_vote" (
    "debrief_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "stage" TEXT NOT NULL,
    "vote" TEXT NOT NULL,
    "bar" TEXT NOT NULL,
    "change_reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "debrief_vote_pkey" PRIMARY KEY ("debrief_id","person_id","stage")
);

-- CreateTable
CREATE TABLE "reading" (
    "person_id" UUID NOT NULL,
    "text_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reading_pkey" PRIMARY KEY ("person_id","text_id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "number" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" UUID,
    "act" TEXT NOT NULL,
    "loop_id" UUID,
    "subject_id" UUID,
    "details" TEXT NOT NULL,
    "previous_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "audit_head" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "number" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "team_name_key" ON "team"("name");

-- CreateIndex
CREATE UNIQUE INDEX "person_email_key" ON "person"("email");

-- CreateIndex
CREATE INDEX "person_name_id_idx" ON "person"("name", "id");

-- CreateIndex
CREATE INDEX "person_team_id_idx" ON "person"("team_id");

-- CreateIndex
CREATE INDEX "person_manager_id_idx" ON "person"("manager_id");

-- CreateIndex
CREATE INDEX "certification_person_id_recorded_at_idx" ON "certification"("person_id", "recorded_at");

-- CreateIndex
CREATE INDEX "session_person_id_idx" ON "session"("person_id");

-- CreateIndex
CREATE INDEX "account_token_person_id_idx" ON "account_token"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "principle_name_key" ON "principle"("name");

-- CreateIndex
CREATE INDEX "role_title_id_idx" ON "role"("title", "id");

-- CreateIndex
CREATE INDEX "candidate_name_id_idx" ON "candidate"("name", "id");

-- CreateIndex
CREATE INDEX "candidate_person_id_idx" ON "candidate"("person_id");

-- CreateIndex
CREATE INDEX "candidate_email_idx" ON "candidate"("email");

-- CreateIndex
CREATE INDEX "loop_candidate_id_idx" ON "loop"("candidate_id");

-- CreateIndex
CREATE INDEX "loop_hiring_manager_id_idx" ON "loop"("hiring_manager_id");

-- CreateIndex
CREATE INDEX "loop_recruiter_id_idx" ON "loop"("recruiter_id");

-- CreateIndex
CREATE INDEX "loop_created_at_id_idx" ON "loop"("created_at", "id");

-- CreateIndex
CREATE INDEX "term_change_loop_id_idx" ON "term_change"("loop_id");

-- CreateIndex
CREATE UNIQUE INDEX "round_loop_id_number_key" ON "round"("loop_id", "number");

-- CreateIndex
CREATE INDEX "assignment_loop_id_idx" ON "assignment"("loop_id");

-- CreateIndex
CREATE INDEX "assignment_person_id_idx" ON "assignment"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "assignment_round_id_person_id_key" ON "assignment"("round_id", "person_id");

-- CreateIndex
CREATE INDEX "excusal_assignment_id_idx" ON "excusal"("assignment_id");

-- CreateIndex
CREATE INDEX "appointment_loop_id_at_idx" ON "appointment"("loop_id", "at");

-- CreateIndex
CREATE INDEX "appointment_person_id_idx" ON "appointment"("person_id");

-- CreateIndex
CREATE INDEX "replacement_loop_id_idx" ON "replacement"("loop_id");

-- CreateIndex
CREATE UNIQUE INDEX "debrief_loop_id_number_key" ON "debrief"("loop_id", "number");

-- CreateIndex
CREATE INDEX "adjournment_debrief_id_idx" ON "adjournment"("debrief_id");

-- CreateIndex
CREATE UNIQUE INDEX "speaker_debrief_id_place_key" ON "speaker"("debrief_id", "place");

-- CreateIndex
CREATE INDEX "decision_loop_id_at_idx" ON "decision"("loop_id", "at");

-- CreateIndex
CREATE INDEX "concurrence_loop_id_idx" ON "concurrence"("loop_id");

-- CreateIndex
CREATE INDEX "assessment_loop_id_idx" ON "assessment"("loop_id");

-- CreateIndex
CREATE INDEX "veto_loop_id_idx" ON "veto"("loop_id");

-- CreateIndex
CREATE INDEX "offer_step_loop_id_at_idx" ON "offer_step"("loop_id", "at");

-- CreateIndex
CREATE INDEX "feedback_loop_id_idx" ON "feedback"("loop_id");

-- CreateIndex
CREATE UNIQUE INDEX "feedback_assignment_id_version_key" ON "feedback"("assignment_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "rating_feedback_id_principle_id_key" ON "rating"("feedback_id", "principle_id");

-- CreateIndex
CREATE INDEX "evidence_rating_id_idx" ON "evidence"("rating_id");

-- CreateIndex
CREATE INDEX "addendum_feedback_id_idx" ON "addendum"("feedback_id");

-- CreateIndex
CREATE INDEX "audit_entry_hash_idx" ON "audit_entry"("hash");

-- CreateIndex
CREATE INDEX "audit_entry_loop_id_number_idx" ON "audit_entry"("loop_id", "number");

-- CreateIndex
CREATE INDEX "audit_entry_subject_id_idx" ON "audit_entry"("subject_id");

-- AddForeignKey
ALTER TABLE "person" ADD CONSTRAINT "person_level_number_fkey" FOREIGN KEY ("level_number") REFERENCES "level"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person" ADD CONSTRAINT "person_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person" ADD CONSTRAINT "person_manager_id_fkey" FOREIGN KEY ("manager_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "capability" ADD CONSTRAINT "capability_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certification" ADD CONSTRAINT "certification_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role" ADD CONSTRAINT "role_level_number_fkey" FOREIGN KEY ("level_number") REFERENCES "level"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role" ADD CONSTRAINT "role_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_principle" ADD CONSTRAINT "role_principle_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_principle" ADD CONSTRAINT "role_principle_principle_id_fkey" FOREIGN KEY ("principle_id") REFERENCES "principle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conflict" ADD CONSTRAINT "conflict_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "loop" ADD CONSTRAINT "loop_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "loop" ADD CONSTRAINT "loop_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "loop_principle" ADD CONSTRAINT "loop_principle_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "term_change" ADD CONSTRAINT "term_change_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "round" ADD CONSTRAINT "round_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment_principle" ADD CONSTRAINT "assignment_principle_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "assignment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "excusal" ADD CONSTRAINT "excusal_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "assignment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recusal" ADD CONSTRAINT "recusal_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "replacement" ADD CONSTRAINT "replacement_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weighing" ADD CONSTRAINT "weighing_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "debrief" ADD CONSTRAINT "debrief_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adjournment" ADD CONSTRAINT "adjournment_debrief_id_fkey" FOREIGN KEY ("debrief_id") REFERENCES "debrief"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "speaker" ADD CONSTRAINT "speaker_debrief_id_fkey" FOREIGN KEY ("debrief_id") REFERENCES "debrief"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "decision" ADD CONSTRAINT "decision_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "level_bar" ADD CONSTRAINT "level_bar_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "decision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "concurrence" ADD CONSTRAINT "concurrence_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "veto" ADD CONSTRAINT "veto_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "citation" ADD CONSTRAINT "citation_veto_id_fkey" FOREIGN KEY ("veto_id") REFERENCES "veto"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_step" ADD CONSTRAINT "offer_step_loop_id_fkey" FOREIGN KEY ("loop_id") REFERENCES "loop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating" ADD CONSTRAINT "rating_feedback_id_fkey" FOREIGN KEY ("feedback_id") REFERENCES "feedback"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_rating_id_fkey" FOREIGN KEY ("rating_id") REFERENCES "rating"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_feedback_id_fkey" FOREIGN KEY ("feedback_id") REFERENCES "feedback"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addendum" ADD CONSTRAINT "addendum_feedback_id_fkey" FOREIGN KEY ("feedback_id") REFERENCES "feedback"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "debrief_vote" ADD CONSTRAINT "debrief_vote_debrief_id_person_id_fkey" FOREIGN KEY ("debrief_id", "person_id") REFERENCES "speaker"("debrief_id", "person_id") ON DELETE RESTRICT ON UPDATE CASCADE;
