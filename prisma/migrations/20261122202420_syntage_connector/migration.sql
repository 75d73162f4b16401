-- AlterTable
ALTER TABLE "syntage_request" ADD COLUMN     "entity_id" TEXT,
ADD COLUMN     "extractions" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "onboarding_url" TEXT,
ADD COLUMN     "told_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "syntage_request_entity_id_key" ON "syntage_request"("entity_id");


