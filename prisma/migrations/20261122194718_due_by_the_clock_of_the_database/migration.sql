-- AlterTable
ALTER TABLE "bank_file" ALTER COLUMN "next_attempt_at" SET DEFAULT clock_timestamp();

-- AlterTable
ALTER TABLE "outbound_email" ALTER COLUMN "next_attempt_at" SET DEFAULT clock_timestamp();

-- AlterTable
ALTER TABLE "statement_item" ALTER COLUMN "next_attempt_at" SET DEFAULT clock_timestamp();


