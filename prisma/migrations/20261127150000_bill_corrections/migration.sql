-- AlterEnum
ALTER TYPE "BillRequestState" ADD VALUE 'needs_correction';

-- CreateTable
CREATE TABLE "bill_correction" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "items" JSONB NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mended_at" TIMESTAMPTZ(3),
    "dropped_at" TIMESTAMPTZ(3),

    CONSTRAINT "bill_correction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bill_former_file" (
    "correction_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "file_id" UUID NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "bill_former_file_pkey" PRIMARY KEY ("correction_id","purpose")
);

-- CreateIndex
CREATE INDEX "bill_correction_request_id_asked_at_idx" ON "bill_correction"("request_id", "asked_at");

-- AddForeignKey
ALTER TABLE "bill_correction" ADD CONSTRAINT "bill_correction_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "bill_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_former_file" ADD CONSTRAINT "bill_former_file_correction_id_fkey" FOREIGN KEY ("correction_id") REFERENCES "bill_correction"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_former_file" ADD CONSTRAINT "bill_former_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


