-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "duplicate" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "group_id" UUID;

-- Payments of one group share the provider's page.
-- DropIndex
DROP INDEX "payment_provider_provider_reference_key";

-- CreateIndex
CREATE INDEX "payment_provider_provider_reference_idx" ON "payment"("provider", "provider_reference");

-- CreateIndex
CREATE INDEX "payment_group_id_idx" ON "payment"("group_id");
