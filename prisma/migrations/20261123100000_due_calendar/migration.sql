-- CreateTable
CREATE TABLE "due_calendar" (
    "customer_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "with_amounts" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "due_calendar_pkey" PRIMARY KEY ("customer_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "due_calendar_token_hash_key" ON "due_calendar"("token_hash");

-- AddForeignKey
ALTER TABLE "due_calendar" ADD CONSTRAINT "due_calendar_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
