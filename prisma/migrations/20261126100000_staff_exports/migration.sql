-- CreateEnum
CREATE TYPE "ExportFormat" AS ENUM ('csv', 'xlsx');

-- CreateEnum
CREATE TYPE "StaffExportState" AS ENUM ('pending', 'working', 'done', 'failed');

-- CreateTable
CREATE TABLE "staff_export" (
    "id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "resource" TEXT NOT NULL,
    "format" "ExportFormat" NOT NULL,
    "filter" TEXT,
    "filtered_by" TEXT[],
    "state" "StaffExportState" NOT NULL DEFAULT 'pending',
    "rows" INTEGER NOT NULL DEFAULT 0,
    "expected" INTEGER NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT date_trunc('milliseconds'::text, clock_timestamp()),
    "locked_until" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "problem" TEXT,
    "file_id" UUID,
    "done_at" TIMESTAMPTZ(3),
    "fetched_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_export_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "staff_export_file_id_key" ON "staff_export"("file_id");

-- CreateIndex
CREATE INDEX "staff_export_staff_id_created_at_idx" ON "staff_export"("staff_id", "created_at");

-- CreateIndex
CREATE INDEX "staff_export_state_next_attempt_at_idx" ON "staff_export"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "staff_export_expires_at_idx" ON "staff_export"("expires_at");

-- AddForeignKey
ALTER TABLE "staff_export" ADD CONSTRAINT "staff_export_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_export" ADD CONSTRAINT "staff_export_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
