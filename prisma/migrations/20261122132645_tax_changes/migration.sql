-- CreateEnum
CREATE TYPE "TaxChangeState" AS ENUM ('pending', 'approved', 'rejected', 'cancelled');

-- CreateTable
CREATE TABLE "tax_change" (
    "id" UUID NOT NULL,
    "folio" TEXT NOT NULL,
    "tax_profile_id" UUID NOT NULL,
    "state" "TaxChangeState" NOT NULL DEFAULT 'pending',
    "legal_name" TEXT NOT NULL,
    "rfc" TEXT NOT NULL,
    "rfc_index" TEXT NOT NULL,
    "regime" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL,
    "former_name" TEXT NOT NULL,
    "former_rfc" TEXT NOT NULL,
    "former_rfc_index" TEXT NOT NULL,
    "former_regime" TEXT,
    "former_postal_code" TEXT,
    "file_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "reason" TEXT,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tax_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "tax_change_folio_key" ON "tax_change"("folio");

-- CreateIndex
CREATE INDEX "tax_change_tax_profile_id_created_at_idx" ON "tax_change"("tax_profile_id", "created_at");

-- CreateIndex
CREATE INDEX "tax_change_state_created_at_idx" ON "tax_change"("state", "created_at");

-- CreateIndex
CREATE INDEX "tax_change_former_rfc_index_idx" ON "tax_change"("former_rfc_index");

-- AddForeignKey
ALTER TABLE "tax_change" ADD CONSTRAINT "tax_change_tax_profile_id_fkey" FOREIGN KEY ("tax_profile_id") REFERENCES "tax_profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_change" ADD CONSTRAINT "tax_change_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- What has ended is the history of whom contracts name.
CREATE TRIGGER never_changed BEFORE UPDATE ON "tax_change" FOR EACH ROW WHEN (OLD.state <> 'pending') EXECUTE FUNCTION refuse_change();

SELECT mails_go_with('tax_change');
