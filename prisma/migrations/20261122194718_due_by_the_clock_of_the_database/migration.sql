-- Cut to the columns' milliseconds: rounded up, a row would not be due yet when it is reached for at once.

-- AlterTable
ALTER TABLE "bank_file" ALTER COLUMN "next_attempt_at" SET DEFAULT date_trunc('milliseconds', clock_timestamp());

-- AlterTable
ALTER TABLE "outbound_email" ALTER COLUMN "next_attempt_at" SET DEFAULT date_trunc('milliseconds', clock_timestamp());

-- AlterTable
ALTER TABLE "statement_item" ALTER COLUMN "next_attempt_at" SET DEFAULT date_trunc('milliseconds', clock_timestamp());


