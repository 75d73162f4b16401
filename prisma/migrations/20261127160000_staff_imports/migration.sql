-- CreateEnum
CREATE TYPE "StaffImportStep" AS ENUM ('receive', 'map', 'check', 'checked', 'write', 'written', 'undo', 'undone');

-- CreateEnum
CREATE TYPE "StaffImportState" AS ENUM ('idle', 'pending', 'working', 'failed');

-- CreateTable
CREATE TABLE "staff_import" (
    "id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "headings" TEXT[],
    "mapping" JSONB NOT NULL,
    "step" "StaffImportStep" NOT NULL DEFAULT 'receive',
    "state" "StaffImportState" NOT NULL DEFAULT 'idle',
    "whole" BOOLEAN,
    "rows" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "cursor" INTEGER NOT NULL DEFAULT 0,
    "bad" INTEGER NOT NULL DEFAULT 0,
    "taken" INTEGER NOT NULL DEFAULT 0,
    "undone" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "attempts_before" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "locked_until" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "problem" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_import_row" (
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "cells" JSONB NOT NULL,
    "key" TEXT,
    "problems" JSONB,
    "record_id" UUID,

    CONSTRAINT "staff_import_row_pkey" PRIMARY KEY ("import_id","line")
);

-- CreateIndex
CREATE INDEX "staff_import_staff_id_created_at_idx" ON "staff_import"("staff_id", "created_at");

-- CreateIndex
CREATE INDEX "staff_import_state_next_attempt_at_idx" ON "staff_import"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "staff_import_expires_at_idx" ON "staff_import"("expires_at");

-- CreateIndex
CREATE INDEX "staff_import_row_import_id_key_line_idx" ON "staff_import_row"("import_id", "key", "line");

-- AddForeignKey
ALTER TABLE "staff_import" ADD CONSTRAINT "staff_import_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_import_row" ADD CONSTRAINT "staff_import_row_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "staff_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;


