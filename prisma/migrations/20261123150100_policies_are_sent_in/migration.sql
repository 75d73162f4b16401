-- CreateEnum
CREATE TYPE "PolicySubmissionState" AS ENUM ('received', 'in_review', 'accepted', 'rejected');

-- CreateTable
CREATE TABLE "policy_submission" (
    "id" UUID NOT NULL,
    "folio" TEXT NOT NULL,
    "contract_id" UUID NOT NULL,
    "state" "PolicySubmissionState" NOT NULL DEFAULT 'received',
    "insurer" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "coverage" TEXT NOT NULL,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "premium" DECIMAL(14,2) NOT NULL,
    "sum_insured" DECIMAL(14,2) NOT NULL,
    "lender_first" BOOLEAN NOT NULL,
    "file_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "reason" TEXT,
    "decided_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "policy_submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "policy_submission_event" (
    "id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "state" "PolicySubmissionState" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "policy_submission_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "policy_reminder" (
    "policy_id" UUID NOT NULL,
    "days_before" INTEGER NOT NULL,
    "told_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "policy_reminder_pkey" PRIMARY KEY ("policy_id","days_before")
);

-- CreateIndex
CREATE UNIQUE INDEX "policy_submission_folio_key" ON "policy_submission"("folio");

-- CreateIndex
CREATE INDEX "policy_submission_contract_id_created_at_idx" ON "policy_submission"("contract_id", "created_at");

-- CreateIndex
CREATE INDEX "policy_submission_state_created_at_idx" ON "policy_submission"("state", "created_at");

-- CreateIndex
CREATE INDEX "policy_submission_event_submission_id_at_idx" ON "policy_submission_event"("submission_id", "at");

-- AddForeignKey
ALTER TABLE "policy_submission" ADD CONSTRAINT "policy_submission_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_submission" ADD CONSTRAINT "policy_submission_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_submission_event" ADD CONSTRAINT "policy_submission_event_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "policy_submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_reminder" ADD CONSTRAINT "policy_reminder_policy_id_fkey" FOREIGN KEY ("policy_id") REFERENCES "policy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was decided is the history of what was insured.
CREATE TRIGGER never_changed BEFORE UPDATE ON "policy_submission" FOR EACH ROW WHEN (OLD.state IN ('accepted', 'rejected')) EXECUTE FUNCTION refuse_change();

SELECT mails_go_with('policy_submission');
