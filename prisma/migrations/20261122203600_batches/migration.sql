-- CreateEnum
CREATE TYPE "BatchKind" AS ENUM ('customers', 'contracts', 'movements', 'invoices', 'policies');

-- CreateEnum
CREATE TYPE "RowOutcome" AS ENUM ('created', 'updated', 'unchanged', 'refused');

-- CreateTable
CREATE TABLE "batch" (
    "id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "kind" "BatchKind" NOT NULL,
    "lines" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),
    "holder" UUID,
    "locked_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "batch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "batch_row" (
    "batch_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "external_id" TEXT,
    "outcome" "RowOutcome" NOT NULL,
    "record_id" UUID,
    "problems" JSONB,
    "digest" BYTEA NOT NULL,

    CONSTRAINT "batch_row_pkey" PRIMARY KEY ("batch_id","line")
);

-- CreateIndex
CREATE INDEX "batch_client_id_kind_idx" ON "batch"("client_id", "kind");

-- CreateIndex
CREATE INDEX "batch_updated_at_idx" ON "batch"("updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "batch_client_id_key_key" ON "batch"("client_id", "key");

-- AddForeignKey
ALTER TABLE "batch" ADD CONSTRAINT "batch_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "api_client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_row" ADD CONSTRAINT "batch_row_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;


