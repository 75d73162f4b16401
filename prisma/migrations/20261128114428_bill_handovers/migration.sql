-- CreateEnum
CREATE TYPE "BillHandoverWay" AS ENUM ('counter', 'courier');

-- AlterEnum
ALTER TYPE "BillRequestState" ADD VALUE 'with_courier';

-- AlterEnum
ALTER TYPE "ContractDocumentKind" ADD VALUE 'bill_receipt';

-- CreateTable
CREATE TABLE "bill_handover" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "way" "BillHandoverWay" NOT NULL,
    "former_state" "BillRequestState" NOT NULL,
    "carrier" TEXT,
    "tracking_number" TEXT,
    "destination" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "receiver" TEXT,
    "receiver_name" TEXT,
    "id_kind" TEXT,
    "id_number" TEXT,
    "received_at" TIMESTAMPTZ(3),
    "signing" TEXT,
    "recorded_by" TEXT NOT NULL,
    "document_id" UUID,
    "voided_at" TIMESTAMPTZ(3),
    "voided_by" TEXT,
    "void_reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bill_handover_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bill_handover_file" (
    "handover_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "file_id" UUID NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "bill_handover_file_pkey" PRIMARY KEY ("handover_id","purpose")
);

-- CreateIndex
CREATE UNIQUE INDEX "bill_handover_document_id_key" ON "bill_handover"("document_id");

-- CreateIndex
CREATE INDEX "bill_handover_request_id_created_at_idx" ON "bill_handover"("request_id", "created_at");

-- AddForeignKey
ALTER TABLE "bill_handover" ADD CONSTRAINT "bill_handover_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "bill_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_handover" ADD CONSTRAINT "bill_handover_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "contract_document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_handover_file" ADD CONSTRAINT "bill_handover_file_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "bill_handover"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_handover_file" ADD CONSTRAINT "bill_handover_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


