-- AlterTable
ALTER TABLE "staff_import_row" ADD COLUMN     "content" BYTEA;

-- CreateTable
CREATE TABLE "invoice_taking" (
    "invoice_id" UUID NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoice_taking_pkey" PRIMARY KEY ("invoice_id")
);

-- AddForeignKey
ALTER TABLE "invoice_taking" ADD CONSTRAINT "invoice_taking_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;


