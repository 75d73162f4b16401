-- CreateTable
CREATE TABLE "due_reminder" (
    "contract_id" UUID NOT NULL,
    "due_on" DATE NOT NULL,
    "email_id" UUID NOT NULL,

    CONSTRAINT "due_reminder_pkey" PRIMARY KEY ("contract_id","due_on")
);

-- CreateIndex
CREATE INDEX "due_reminder_email_id_idx" ON "due_reminder"("email_id");

-- AddForeignKey
ALTER TABLE "due_reminder" ADD CONSTRAINT "due_reminder_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "due_reminder" ADD CONSTRAINT "due_reminder_email_id_fkey" FOREIGN KEY ("email_id") REFERENCES "outbound_email"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- Reminders so far were of what fell due five days after the mail was owed. They must not be sent again.
INSERT INTO "due_reminder" ("contract_id", "due_on", "email_id")
SELECT DISTINCT ON (i."contract_id", i."due_on") i."contract_id", i."due_on", e."id"
FROM "outbound_email" e
JOIN "contract" c ON c."customer_id" = e."customer_id"
JOIN "instalment" i ON i."contract_id" = c."id"
  AND i."due_on" = (e."created_at" AT TIME ZONE 'America/Mexico_City')::date + 5
  AND i."kind" <> 'purchase_option'
WHERE e."kind" = 'contracts.send-due-reminder'
ORDER BY i."contract_id", i."due_on", e."created_at";
