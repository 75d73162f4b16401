-- AlterTable
ALTER TABLE "contract_document" ADD COLUMN     "code" TEXT;

-- CreateIndex
CREATE INDEX "contract_document_issued_at_idx" ON "contract_document"("issued_at");

-- CreateTable
CREATE TABLE "letter_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "signatory" TEXT,
    "position" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "letter_settings_pkey" PRIMARY KEY ("id")
);

-- One row, which is there from the beginning.
INSERT INTO "letter_settings" ("id") VALUES (1);
ALTER TABLE "letter_settings" ADD CONSTRAINT "letter_settings_one" CHECK ("id" = 1);
