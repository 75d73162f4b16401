-- CreateTable
CREATE TABLE "timeline_entry" (
    "id" UUID NOT NULL,
    "lead_id" UUID,
    "quote_id" UUID,
    "customer_id" UUID,
    "source" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "fact" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "timeline_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "timeline_entry_lead_id_at_idx" ON "timeline_entry"("lead_id", "at");

-- CreateIndex
CREATE INDEX "timeline_entry_quote_id_at_idx" ON "timeline_entry"("quote_id", "at");

-- CreateIndex
CREATE INDEX "timeline_entry_customer_id_at_idx" ON "timeline_entry"("customer_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "timeline_entry_source_reference_key" ON "timeline_entry"("source", "reference");

-- AddForeignKey
ALTER TABLE "timeline_entry" ADD CONSTRAINT "timeline_entry_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timeline_entry" ADD CONSTRAINT "timeline_entry_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timeline_entry" ADD CONSTRAINT "timeline_entry_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- It is about one record.
ALTER TABLE "timeline_entry" ADD CONSTRAINT "timeline_entry_about_one" CHECK (num_nonnulls("lead_id", "quote_id", "customer_id") = 1);
