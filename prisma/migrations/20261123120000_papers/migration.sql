CREATE TYPE "PaperKind" AS ENUM ('statement', 'invoice', 'credit_note', 'payment_complement', 'receipt', 'letter', 'certificate', 'contract', 'cover', 'schedule');
CREATE TYPE "AccountantState" AS ENUM ('asked', 'confirmed', 'stopped');
CREATE TYPE "PaperArchiveState" AS ENUM ('pending', 'working', 'done', 'failed');

-- Asked for the contracts of one customer: each part finds them by its index on the contract.
CREATE VIEW "paper" AS
SELECT id, 'statement'::"PaperKind" AS kind, contract_id, cut_on AS day, 1 AS place FROM "statement"
UNION ALL
SELECT id,
  CASE type WHEN 'income' THEN 'invoice' WHEN 'credit_note' THEN 'credit_note' ELSE 'payment_complement' END::"PaperKind",
  contract_id, (issued_at AT TIME ZONE 'America/Mexico_City')::date, 1 FROM "invoice"
UNION ALL
SELECT id, 'receipt'::"PaperKind", contract_id, (COALESCE(paid_at, created_at) AT TIME ZONE 'America/Mexico_City')::date, 1
FROM "payment" WHERE state = 'paid'
UNION ALL
SELECT id, CASE WHEN kind IN ('interest_certificate', 'rent_certificate') THEN 'certificate' ELSE 'letter' END::"PaperKind",
  contract_id, (issued_at AT TIME ZONE 'America/Mexico_City')::date, 1 FROM "contract_document"
UNION ALL
SELECT id, 'contract'::"PaperKind", contract_id, (COALESCE(completed_at, updated_at) AT TIME ZONE 'America/Mexico_City')::date, 1
FROM "signing_request" WHERE signed_file_id IS NOT NULL AND sent_at IS NOT NULL AND state = 'completed'
UNION ALL
SELECT id, 'cover'::"PaperKind", id, signed_on, 1 FROM "contract"
UNION ALL
SELECT id, 'schedule'::"PaperKind", id, signed_on, 2 FROM "contract";

CREATE TABLE "accountant" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "state" "AccountantState" NOT NULL DEFAULT 'asked',
    "asked_until" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accountant_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "paper_archive" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "accountant_id" UUID,
    "state" "PaperArchiveState" NOT NULL DEFAULT 'pending',
    "made" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT date_trunc('milliseconds'::text, clock_timestamp()),
    "locked_until" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "file_id" UUID,
    "done_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "paper_archive_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "paper_archive_paper" (
    "archive_id" UUID NOT NULL,
    "paper_id" UUID NOT NULL,
    "kind" "PaperKind" NOT NULL,

    CONSTRAINT "paper_archive_paper_pkey" PRIMARY KEY ("archive_id","paper_id","kind")
);

CREATE UNIQUE INDEX "accountant_customer_id_email_key" ON "accountant"("customer_id", "email");
-- A customer has one accountant at a time.
CREATE UNIQUE INDEX "accountant_of_customer" ON "accountant"("customer_id") WHERE removed_at IS NULL;
CREATE INDEX "paper_archive_customer_id_created_at_idx" ON "paper_archive"("customer_id", "created_at");
CREATE INDEX "paper_archive_state_next_attempt_at_idx" ON "paper_archive"("state", "next_attempt_at");
CREATE INDEX "paper_archive_expires_at_idx" ON "paper_archive"("expires_at");
CREATE INDEX "paper_archive_paper_paper_id_idx" ON "paper_archive_paper"("paper_id");

ALTER TABLE "accountant" ADD CONSTRAINT "accountant_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "paper_archive" ADD CONSTRAINT "paper_archive_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "paper_archive" ADD CONSTRAINT "paper_archive_accountant_id_fkey" FOREIGN KEY ("accountant_id") REFERENCES "accountant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "paper_archive" ADD CONSTRAINT "paper_archive_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "paper_archive_paper" ADD CONSTRAINT "paper_archive_paper_archive_id_fkey" FOREIGN KEY ("archive_id") REFERENCES "paper_archive"("id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT mails_go_with('accountant');
SELECT mails_go_with('paper_archive');
