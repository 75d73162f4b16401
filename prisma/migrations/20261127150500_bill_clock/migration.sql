-- AlterTable
ALTER TABLE "bill_request" ADD COLUMN     "step_due_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "bill_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "received_hours" INTEGER NOT NULL DEFAULT 8,
    "review_hours" INTEGER NOT NULL DEFAULT 18,
    "preparing_hours" INTEGER NOT NULL DEFAULT 45,
    "sent_hours" INTEGER NOT NULL DEFAULT 45,
    "opens_at" TEXT NOT NULL DEFAULT '09:00',
    "closes_at" TEXT NOT NULL DEFAULT '18:00',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bill_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bill_request_step_due_at_id_idx" ON "bill_request"("step_due_at", "id");



INSERT INTO "bill_settings" ("id") VALUES (1);
ALTER TABLE "bill_settings"
  ADD CONSTRAINT "bill_settings_one" CHECK (id = 1),
  ADD CONSTRAINT "bill_settings_hours" CHECK (
    received_hours BETWEEN 1 AND 80 AND review_hours BETWEEN 1 AND 80 AND preparing_hours BETWEEN 1 AND 80
    AND sent_hours BETWEEN 1 AND 80 AND opens_at < closes_at
  );
