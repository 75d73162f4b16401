-- CreateEnum
CREATE TYPE "PreferredTime" AS ENUM ('morning', 'afternoon', 'any');

-- CreateEnum
CREATE TYPE "LeadState" AS ENUM ('new', 'contacted', 'closed');

-- AlterTable
ALTER TABLE "outbound_email" ADD COLUMN     "lead_id" UUID;

-- AlterTable
ALTER TABLE "plan" ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "plan_version" ADD COLUMN     "created_by" TEXT;

-- AlterTable
ALTER TABLE "quote" ADD COLUMN     "balloon_percent" DECIMAL(7,4),
ADD COLUMN     "units" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "lead" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "quote_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "preferred_time" "PreferredTime" NOT NULL,
    "state" "LeadState" NOT NULL DEFAULT 'new',
    "notes" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lead_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lead_created_at_idx" ON "lead"("created_at");

-- CreateIndex
CREATE INDEX "lead_state_created_at_idx" ON "lead"("state", "created_at");

-- CreateIndex
CREATE INDEX "lead_search_idx" ON "lead" USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops, "phone" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "lead_quote_id_kind_key" ON "lead"("quote_id", "kind");

-- CreateIndex
CREATE INDEX "outbound_email_lead_id_idx" ON "outbound_email"("lead_id");

-- CreateIndex
CREATE INDEX "quote_plan_version_id_idx" ON "quote"("plan_version_id");

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_email" ADD CONSTRAINT "outbound_email_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Quotes of Flexibility made before keep the balloon they were calculated with.
UPDATE "quote" SET "balloon_percent" = ("terms"->>'balloonPercentOfPrice')::DECIMAL WHERE "terms"->>'kind' = 'flexibility';
