-- AlterTable
ALTER TABLE "lead" ADD COLUMN     "merge_trace" JSONB,
ADD COLUMN     "merged_at" TIMESTAMPTZ(3),
ADD COLUMN     "merged_into_id" UUID;

-- CreateTable
CREATE TABLE "distinct_leads" (
    "one_id" UUID NOT NULL,
    "other_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "distinct_leads_pkey" PRIMARY KEY ("one_id","other_id")
);

-- CreateIndex
CREATE INDEX "distinct_leads_other_id_idx" ON "distinct_leads"("other_id");

-- CreateIndex
CREATE INDEX "lead_phone_created_at_idx" ON "lead"("phone", "created_at");

-- CreateIndex
CREATE INDEX "lead_merged_into_id_idx" ON "lead"("merged_into_id");

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "distinct_leads" ADD CONSTRAINT "distinct_leads_one_id_fkey" FOREIGN KEY ("one_id") REFERENCES "lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "distinct_leads" ADD CONSTRAINT "distinct_leads_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;



ALTER TABLE "lead" ADD CONSTRAINT "lead_merged_once" CHECK (
  merged_into_id <> id AND (merged_into_id IS NULL) = (merged_at IS NULL) AND (merged_into_id IS NULL) = (merge_trace IS NULL)
);
ALTER TABLE "distinct_leads" ADD CONSTRAINT "distinct_leads_in_order" CHECK (one_id < other_id);
