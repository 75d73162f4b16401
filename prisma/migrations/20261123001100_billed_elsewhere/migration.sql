-- CreateEnum
CREATE TYPE "BillingPullState" AS ENUM ('pending', 'pulling', 'failed');

-- CreateEnum
CREATE TYPE "BilledInvoiceState" AS ENUM ('due', 'taken', 'refused');

-- CreateTable
CREATE TABLE "billing_pull" (
    "id" TEXT NOT NULL,
    "state" "BillingPullState" NOT NULL DEFAULT 'pending',
    "cursor" TEXT,
    "asked_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT date_trunc('milliseconds'::text, clock_timestamp()),
    "locked_until" TIMESTAMPTZ(3),
    "last_error" TEXT,

    CONSTRAINT "billing_pull_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "billed_invoice" (
    "id" UUID NOT NULL,
    "external_id" TEXT NOT NULL,
    "uuid" UUID,
    "name" TEXT NOT NULL DEFAULT '',
    "cancelled_at" TIMESTAMPTZ(3),
    "state" "BilledInvoiceState" NOT NULL DEFAULT 'due',
    "problems" JSONB,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "told_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tried_at" TIMESTAMPTZ(3),
    "invoice_id" UUID,

    CONSTRAINT "billed_invoice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "billed_invoice_external_id_key" ON "billed_invoice"("external_id");

-- CreateIndex
CREATE INDEX "billed_invoice_state_failures_id_idx" ON "billed_invoice"("state", "failures", "id");

-- CreateIndex
CREATE INDEX "billed_invoice_told_at_idx" ON "billed_invoice"("told_at");

-- CreateIndex
CREATE INDEX "billed_invoice_invoice_id_idx" ON "billed_invoice"("invoice_id");

-- AddForeignKey
ALTER TABLE "billed_invoice" ADD CONSTRAINT "billed_invoice_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- There is one billing system, and how far it was read is one row.
INSERT INTO "billing_pull" ("id") VALUES ('billing');
